import { setMuted, useMuted } from '@rulewright/tablekit'
import type { Fairness, TableInfo } from '@rulewright/wire'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { useConnection } from '../match/connection.ts'
import { act } from '../match/live.ts'
import { linkTo } from '../match/replay.ts'
import { PACES, usePreferences } from '../preferences.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { MenuTool } from './Tools.tsx'

interface TableMenuProps {
  readonly table: TableInfo
  readonly seat: number | null
  readonly count: number
  readonly askHelp: () => void
  readonly askResign: () => void
}

/** Rarely needed actions at a table: replay, resign, a bot in my place, the link, the fair shuffle. */
export function TableMenu({ table, seat, count, askHelp, askResign }: TableMenuProps) {
  const m = useMessages()
  const muted = useMuted()
  const connection = useConnection()
  const running = table.status === 'running'
  return (
    <MenuTool>
      <button type="button" className={ui.quiet} onClick={askHelp}>
        {m.table.help}
      </button>
      <button type="button" className={ui.quiet} onClick={() => setMuted(!muted)}>
        {muted ? m.table.unmute : m.table.mute}
      </button>
      <PaceItem />
      <Link href={`/rules/${table.game}`} className={ui.quiet}>
        {m.help.rules}
      </Link>
      {(seat !== null || !running) && count > 0 && (
        <Link href={linkTo(connection.replayPath(table.match), count, seat)} className={ui.quiet}>
          {m.end.replay}
        </Link>
      )}
      {running && seat !== null && <SeatItems table={table} seat={seat} askResign={askResign} />}
      {connection.shared && (
        <>
          <p>
            {m.table.share}
            {table.spectators > 0 && ` (${m.table.spectators(table.spectators)})`}
          </p>
          <CopyLink path={connection.tablePath(table.match)} />
        </>
      )}
      {table.local && <p>{m.table.local}</p>}
      {table.adopted && <p>{m.table.adopted}</p>}
      {running && seat !== null && connection.move && !table.config.numbers && <MoveMenu table={table} move={connection.move} />}
      {table.fairness && <FairShuffle fairness={table.fairness} />}
      {table.continuedFrom && (
        <Link href={linkTo(connection.replayPath(table.continuedFrom.match), table.continuedFrom.count, null)} className={ui.quiet}>
          {m.table.continued}
        </Link>
      )}
    </MenuTool>
  )
}

/** How long the actions of others are shown. */
function PaceItem() {
  const m = useMessages()
  const pace = usePreferences((p) => p.pace)
  return (
    <ChoiceField
      legend={m.table.pace}
      values={PACES.map((p) => [p, m.table.paces[p]] as const)}
      value={pace}
      onChange={(value) => usePreferences.setState({ pace: value })}
    />
  )
}

interface SeatItemsProps {
  readonly table: TableInfo
  readonly seat: number
  readonly askResign: () => void
}

/** Closes the menu, since a change to the table is seen on the table itself. */
const thenClose =
  (deed: () => void) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    deed()
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  }

/** What may be done with one's own seat: leave it to a bot and take it back, or resign. */
function SeatItems({ table, seat, askResign }: SeatItemsProps) {
  const m = useMessages()
  const kind = table.seats.find((s) => s.seat === seat)?.kind
  if (kind === 'bot')
    return (
      <button type="button" className={ui.quiet} onClick={thenClose(() => act.back(seat))}>
        {m.table.comeBack}
      </button>
    )
  if (kind !== 'person') return null
  return (
    <>
      <button type="button" className={ui.quiet} onClick={thenClose(() => act.leave(seat))}>
        {m.table.leave}
      </button>
      <button type="button" className={ui.danger} onClick={askResign}>
        {table.concedes ? m.table.concede : m.table.resign}
      </button>
    </>
  )
}

function FairShuffle({ fairness }: { readonly fairness: Fairness }) {
  const m = useMessages()
  return (
    <>
      <p>
        <strong>{m.table.fair}.</strong> {m.table.fairAbout} <code>{fairness.commitment.slice(0, 16)}…</code>
      </p>
      {fairness.secret && (
        <p>
          {m.table.fairSecret}: <code>{fairness.secret}</code>
        </p>
      )}
    </>
  )
}
