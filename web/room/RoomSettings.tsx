import type { Settings, Words } from '@rulewright/kernel'
import type { SetUp } from '@rulewright/tablekit'
import type { RoomAct, TableInfo } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { applying, planned, settingsOf } from '../match/settings.ts'
import { gameInfo } from '../match/shelf.ts'
import { CLOCKS, ClockField, type ClockKey, clockKey, clockWords } from '../pages/ClockField.tsx'
import { SettingsForm } from '../pages/SettingsForm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Check } from '../ui/fields.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import type { Messages } from '../words/en.ts'
import { useMessages } from '../words/index.ts'
import styles from './WaitingRoom.module.css'

interface RoomSettingsProps {
  readonly table: TableInfo
  readonly words: Words
  readonly setUp: SetUp | null
  readonly act: (act: RoomAct) => void
  readonly error: unknown
}

/** Settings that differ from the defaults; the host may change them, and everybody their own seat's. */
export function RoomSettings(props: RoomSettingsProps) {
  const { table, words, setUp } = props
  const m = useMessages()
  const load = useCallback(() => gameInfo(table.game), [table.game])
  const [loading] = useAsync(load)
  const [changing, setChanging] = useState(false)
  const close = useCallback(() => setChanging(false), [])
  if (loading.state !== 'done') return null
  const settings = settingsOf(loading.value)
  const { seats, ...values } = table.config
  const shown = applying(settings, setUp, planned(values, settings, seats))
  const hasOwn = table.mine.length > 0 && Object.values(shown).some(({ kind }) => kind === 'each-seat')
  const facts = factsOf(table, shown, words, m)
  return (
    <section className={ui.stack} aria-label={m.room.settings}>
      {facts.length === 0 ? (
        <p className={styles.quiet}>{m.room.usual}</p>
      ) : (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {(table.host || hasOwn) && (
        <button type="button" className={ui.button} onClick={() => setChanging(true)}>
          {table.host ? m.room.change : m.room.own}
        </button>
      )}
      {changing && <Changing {...props} settings={shown} close={close} />}
    </section>
  )
}

/** In words: the clock, and what differs from the defaults. */
function factsOf(table: TableInfo, settings: Settings, words: Words, m: Messages): string[] {
  const facts = Object.entries(settings).flatMap(([key, setting]) => {
    const value = table.config[key]
    if (setting.kind === 'each-seat' || value === undefined || value === setting.default) return []
    const said = typeof value === 'boolean' ? (value ? m.room.yes : m.room.no) : typeof value === 'number' ? String(value) : null
    return [`${words.setting(key)}: ${said ?? words.setting(key, String(value))}`]
  })
  return [...(table.clock ? [clockWords(table.clock, m)] : []), ...facts, ...(table.listed && !table.tournament ? [m.room.listed] : [])]
}

function Changing({ table, words, setUp, act, error, settings, close }: RoomSettingsProps & { settings: Settings; close: () => void }) {
  const m = useMessages()
  const { seats, ...before } = table.config
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(before)
  const [clock, setClock] = useState<ClockKey | null>(clockKey(table.clock))
  const [listed, setListed] = useState(table.listed ?? false)
  const plan = planned(values, settings, seats)
  const own = Object.fromEntries(Object.entries(settings).filter(([, { kind }]) => kind === 'each-seat'))
  const [mine = 0] = table.mine
  const save = () => {
    if (table.host) act({ do: 'settings', config: unshown(plan.values, before), clock: clock ? CLOCKS[clock] : table.clock, listed })
    else act({ do: 'own', seat: mine, values: ofSeat(plan.values, own, mine) })
    close()
  }
  return (
    <Dialog title={table.host ? m.room.change : m.room.own} close={close}>
      <div className={styles.form}>
        {table.host && <ClockField value={clock ?? 'none'} onChange={setClock} />}
        {table.host && <Check label={m.game.listed} checked={listed} onChange={setListed} />}
        <SettingsForm
          settings={table.host ? settings : own}
          table={plan}
          words={words}
          setUp={setUp}
          change={(key, value) => setValues({ ...values, [key]: value })}
          only={
            table.host
              ? table.seats.filter(({ kind, seat }) => kind !== 'person' || table.mine.includes(seat)).map(({ seat }) => seat)
              : [mine]
          }
        />
        <ErrorNote error={error} />
        <button type="button" className={ui.primary} onClick={save}>
          {m.room.save}
        </button>
      </div>
    </Dialog>
  )
}

type Values = Readonly<Record<string, unknown>>

/** What the server did not show stays as it is there. */
function unshown(values: Values, before: Values): Record<string, unknown> {
  const entries = Object.entries(values).map(([key, value]) => {
    const was = before[key]
    if (!Array.isArray(value) || !Array.isArray(was)) return [key, value] as const
    return [key, value.map((item: unknown, seat) => (was[seat] === null && item === '' ? null : item))] as const
  })
  return Object.fromEntries(entries)
}

function ofSeat(values: Values, settings: Settings, seat: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(settings).map((key) => {
      const list = values[key]
      return [key, Array.isArray(list) ? list[seat] : undefined]
    }),
  )
}
