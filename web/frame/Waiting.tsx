import type { Names } from '@rulewright/kernel'
import { SeatMark, Sentence } from '@rulewright/tablekit'
import type { TableInfo } from '@rulewright/wire'
import { useEffect, useState } from 'react'
import { useConnection } from '../match/connection.ts'
import { act } from '../match/live.ts'
import type { RecordLine } from '../match/record.ts'
import ui from '../ui/ui.module.css'
import type { Messages } from '../words/en.ts'
import { clockText, listOf, useMessages } from '../words/index.ts'
import styles from './Prompt.module.css'

interface WaitingProps {
  readonly table: TableInfo
  readonly seat: number | null
  readonly waiting: readonly number[]
  readonly names: Names
  /** What happened: the latest of it is shown here. */
  readonly lines: readonly RecordLine[]
  /** My question is being answered for me. */
  readonly answering?: boolean
}

/** What was done last and whom we wait for; and, when they are away, what can be done about it. */
export function Waiting({ table, seat, waiting, names, lines, answering }: WaitingProps) {
  const m = useMessages()
  const last = table.status === 'waiting' ? undefined : lines.findLast((line) => line.heading === null)
  const others = waiting.filter((s) => s !== seat)
  // While events are still being shown, the last ones too, there is nothing else to say.
  const mine = answering ? m.table.goesOn : last || table.status === 'over' ? '' : m.table.chosen
  // What a bot does is told; a person may take longer, and one wants to know whom it is that one waits for.
  const told = last !== undefined && others.every((other) => table.seats[other]?.kind === 'bot')
  const during = others.length > 0 && !told ? m.table.waitingFor(listOf(others.map(names.of))) : mine
  const sentence = table.status === 'waiting' ? beforeDeal(table, m) : during
  return (
    <div className={styles.waiting}>
      {others.length > 0 && <span className={styles.pulse} />}
      {last && (
        <strong className={styles.told}>
          {last.seat !== null && <SeatMark seat={last.seat} size={15} />} <Sentence of={last.phrase} />
        </strong>
      )}
      {last ? <span>{sentence}</span> : <strong>{sentence}</strong>}
      {seat === null && <span>{m.table.watching}</span>}
      {seat !== null &&
        table.seats.map((other) =>
          other.seat !== seat && other.claimAt !== null ? (
            <Claim key={other.seat} table={table} seat={seat} of={other.seat} at={other.claimAt} names={names} />
          ) : null,
        )}
    </div>
  )
}

/** Before the deal: for whom it waits. */
export function beforeDeal({ seats }: Pick<TableInfo, 'seats'>, m: Messages): string {
  if (seats.some(({ kind }) => kind === 'open')) return m.table.waitingForPlayers
  const coming = seats.filter(({ kind, connected }) => kind === 'person' && !connected).map(({ name }) => name)
  return coming.length > 0 ? m.ofTournament.comingTo(listOf(coming)) : m.table.waitingForDeal
}

interface ClaimProps {
  readonly table: TableInfo
  readonly seat: number
  readonly of: number
  readonly at: number
  readonly names: Names
}

function Claim({ table, seat, of, at, names }: ClaimProps) {
  const m = useMessages()
  const skew = useConnection().useLink((s) => s.skew)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = at - (now + skew)
  if (left > 0) return <span>{m.table.claimIn(names.of(of), clockText(left))}</span>
  const as = table.seats.length === 2 ? 'win' : 'bot'
  return (
    <>
      <button type="button" className={ui.button} onClick={() => act.claim({ seat, of, as: 'bot' })}>
        {m.table.claimBot(names.of(of))}
      </button>
      {as === 'win' && (
        <button type="button" className={ui.primary} onClick={() => act.claim({ seat, of, as })}>
          {m.table.claimWin(names.of(of))}
        </button>
      )}
    </>
  )
}
