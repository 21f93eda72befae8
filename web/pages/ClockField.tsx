import type { ClockSetting } from '@rulewright/wire'
import { ChoiceField } from '../ui/fields.tsx'
import type { Messages } from '../words/en.ts'
import { useMessages } from '../words/index.ts'

/** The clocks a table may be set up with. */
export const CLOCKS = {
  none: null,
  quick: { kind: 'live', seconds: 600, increment: 10 },
  long: { kind: 'live', seconds: 2400, increment: 30 },
  day: { kind: 'correspondence', hours: 24 },
  days: { kind: 'correspondence', hours: 72 },
} satisfies Readonly<Record<string, ClockSetting | null>>
export type ClockKey = keyof typeof CLOCKS

/** Which of them a table has; another one counts as none of them. */
export const clockKey = (clock: ClockSetting | null): ClockKey | null =>
  KEYS.find((key) => JSON.stringify(CLOCKS[key]) === JSON.stringify(clock)) ?? null

const KEYS: readonly ClockKey[] = ['none', 'quick', 'long', 'day', 'days']

export function ClockField({ value, onChange }: { readonly value: ClockKey; readonly onChange: (key: ClockKey) => void }) {
  const m = useMessages()
  return (
    <ChoiceField
      legend={m.game.clock}
      values={KEYS.map((key) => [key, clockWords(CLOCKS[key], m)] as const)}
      value={value}
      onChange={onChange}
    />
  )
}

export function clockWords(clock: ClockSetting | null, m: Messages): string {
  if (!clock) return m.game.noClock
  return clock.kind === 'live' ? m.game.live(clock.seconds / 60, clock.increment) : m.game.correspondence(clock.hours / 24)
}
