import type { TableInfo } from '@rulewright/wire'
import { Confirm } from '../frame/Confirm.tsx'
import { act } from '../match/live.ts'
import type { Messages } from '../words/en.ts'
import { useMessages } from '../words/index.ts'

interface ResignQuestionProps {
  readonly table: TableInfo
  readonly seat: number
  readonly close: () => void
}

/** Asks for confirmation before a seat is given up. */
export function ResignQuestion({ table, seat, close }: ResignQuestionProps) {
  const m = useMessages()
  const resign = () => {
    act.resign(seat)
    close()
  }
  return <Confirm question={questionFor(table, m)} yes={table.concedes ? m.table.concede : m.table.resign} onYes={resign} onNo={close} />
}

/** What follows: the match ends, or the others play on without the seat (by the rules) or with a bot in it. */
export function questionFor(table: Pick<TableInfo, 'concedes' | 'seats'>, m: Messages): string {
  const two = table.seats.length <= 2
  if (table.concedes) return two ? m.table.concedeSure : m.table.concedeAmongMany
  return two ? m.table.resignSure : m.table.leaveSure
}
