import type { Decision, Option } from '@rulewright/kernel'
import { useCallback, useMemo, useState } from 'react'
import { type Choice, choicesOf, narrowed, press as pressed, type ThingsOf } from './things.ts'

export interface Options<O extends Option> {
  /** Every choice with the things it concerns. */
  readonly all: readonly Choice<O>[]
  /** The choices compatible with what is picked. */
  readonly left: readonly Choice<O>[]
  readonly picked: readonly string[]
  /** The things compatible with what is picked. */
  readonly litThings: ReadonlySet<string>
  /** The things any choice concerns: pressing one that is not lit starts over with it. */
  readonly pressable: ReadonlySet<string>
  readonly of: (thing: string) => readonly Choice<O>[]
  /** Chooses when one choice is left, narrows when there are several. With care, what would be chosen is picked first. */
  readonly press: (thing: string, careful?: boolean) => void
  readonly choose: (index: number) => void
  readonly clear: () => void
}

const NONE: readonly string[] = []

/** Maps the options of a decision to the things on the board. `<Surface>` uses it; a board rarely needs it itself. */
export function useOptions<O extends Option>(
  decision: Decision<O> | null,
  choose: (index: number) => void,
  things?: ThingsOf<O>,
  among: ReadonlySet<number> | null = null,
): Options<O> {
  const [state, setState] = useState<{ readonly of: unknown; readonly among: unknown; readonly picked: readonly string[] }>({
    of: decision,
    among,
    picked: NONE,
  })
  const picked = state.of === decision && state.among === among ? state.picked : NONE
  const every = useMemo(() => choicesOf(decision, things), [decision, things])
  const all = useMemo(() => (among ? every.filter(({ index }) => among.has(index)) : every), [every, among])
  const left = useMemo(() => narrowed(all, picked), [all, picked])
  const litThings = useMemo(() => new Set([...picked, ...left.flatMap((choice) => choice.things)]), [left, picked])
  const pressable = useMemo(() => new Set(all.flatMap((choice) => choice.things)), [all])
  const pick = useCallback((things: readonly string[]) => setState({ of: decision, among, picked: things }), [decision, among])
  const clear = useCallback(() => pick(NONE), [pick])
  const answer = useCallback(
    (index: number) => {
      clear()
      choose(index)
    },
    [choose, clear],
  )
  const press = useCallback(
    (thing: string, careful = false) => {
      const result = pressed(all, picked, thing, careful)
      if (result.act === 'choose') answer(result.index)
      if (result.act === 'pick') pick(result.picked)
    },
    [all, picked, answer, pick],
  )
  const of = useCallback((thing: string) => left.filter((choice) => choice.things.includes(thing)), [left])
  return { all, left, picked, litThings, pressable, of, press, choose: answer, clear }
}
