import { Chat } from '../frame/Chat.tsx'
import { DataPanel } from '../frame/DataPanel.tsx'
import type { SidePanel } from '../frame/Frame.tsx'
import { Log } from '../frame/Log.tsx'
import { useConnection } from '../match/connection.ts'
import { act, lookBack } from '../match/live.ts'
import { linkTo } from '../match/replay.ts'
import { usePreferences } from '../preferences.ts'
import { useMessages } from '../words/index.ts'
import type { LiveTableState } from './useLiveTable.ts'

/** Beside the table: the log, the chat and, for developers, the data of the position. */
export function usePanels(t: LiveTableState): readonly SidePanel[] {
  const m = useMessages()
  const { shared } = useConnection()
  const tree = usePreferences((p) => p.tree)
  const { chat } = t.at.live
  return [
    { id: 'log', label: m.table.log, content: <TableLog t={t} /> },
    // Where nobody else can be at the table, there is nobody to talk to.
    ...(shared ? [{ id: 'chat', label: m.table.chat, content: <TableChat t={t} />, news: chat.length }] : []),
    ...(tree ? [{ id: 'tree', label: m.table.tree, content: <TableData t={t} /> }] : []),
  ]
}

function TableLog({ t }: { readonly t: LiveTableState }) {
  const { seat, record, curtain } = t.at
  const connection = useConnection()
  const hasMore = (record[0]?.count ?? 0) > 1 && curtain === null
  return (
    <Log
      lines={t.lines}
      linkTo={(count) => linkTo(connection.replayPath(t.table.match), count, seat)}
      before={hasMore ? () => void lookBack(seat) : null}
    />
  )
}

function TableChat({ t }: { readonly t: LiveTableState }) {
  const { live, seat } = t.at
  return (
    <Chat
      match={live.match}
      mine={live.table?.mine ?? []}
      lines={live.chat}
      partners={(live.table?.partners ?? []).map((partner) => t.names.of(partner))}
      spectators={live.table?.spectators ?? 0}
      toGallery={seat === null}
      say={(text, toTeam) => void act.say({ channel: seat === null ? 'gallery' : toTeam ? 'team' : 'table', text })}
    />
  )
}

function TableData({ t }: { readonly t: LiveTableState }) {
  return <DataPanel view={t.view} decision={t.at.decision} events={t.at.events} />
}
