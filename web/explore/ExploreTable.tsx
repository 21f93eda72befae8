import { ChoosingContext } from '@rulewright/tablekit'
import { useState } from 'react'
import { Explaining } from '../explain/Explaining.tsx'
import { Lights, useLighting } from '../frame/BoardView.tsx'
import { ConnectionNotice } from '../frame/ConnectionNotice.tsx'
import { Frame } from '../frame/Frame.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import { Log } from '../frame/Log.tsx'
import { OtherNumbers } from '../frame/OtherNumbers.tsx'
import { RefusalNotice } from '../frame/RefusalNotice.tsx'
import { Seats } from '../frame/Seats.tsx'
import { lookBack } from '../match/live.ts'
import { Goal } from '../table/Goal.tsx'
import { LiveBoard } from '../table/LiveBoard.tsx'
import type { LiveTable } from '../table/LiveTable.tsx'
import { TableHelp } from '../table/TableHelp.tsx'
import { useChoosing } from '../table/useChoosing.ts'
import { useKeys } from '../table/useKeys.ts'
import { type LiveTableState, useLiveTable } from '../table/useLiveTable.ts'
import { useMessages } from '../words/index.ts'
import styles from './Explore.module.css'
import { ExploreDock } from './ExploreDock.tsx'
import { ExploreTools } from './ExploreTools.tsx'
import { useExploration } from './explore-connection.ts'
import { Lines } from './Lines.tsx'
import { OpinionList } from './OpinionList.tsx'
import { useStepKeys } from './useStepKeys.ts'

/** The table of an exploration: the usual frame, board and prompt, with the way back and forth, the lines and the bots' opinion. */
export function ExploreTable({ at: seated, table, parts }: Parameters<typeof LiveTable>[0]) {
  const m = useMessages()
  const connection = useExploration()
  const t = useLiveTable(seated, table, parts)
  const { at } = t
  const choosing = useChoosing(t)
  const [panel, showPanel] = useState('explore')
  const [help, setHelp] = useState(false)
  const lighting = useLighting()
  const resting = useKeys(t, choosing, {
    hint: () => connection.think(!connection.useSeen.getState().thinks),
    help: () => setHelp(true),
    log: () => showPanel((panel) => (panel === 'log' ? 'explore' : 'log')),
    back: choosing.back ?? (choosing.list ? choosing.toggleList : () => undefined),
  })
  useStepKeys(connection)
  const panels = [
    { id: 'explore', label: m.explore.panel, content: <Beside t={t} light={lighting.light} /> },
    { id: 'log', label: m.table.log, content: <ExploreLog t={t} /> },
  ]
  return (
    <Lights lighting={lighting} board={t.board} view={t.view}>
      <Explaining game={table.game} words={t.words} board={t.board} view={t.view} names={t.names} asking={null}>
        <Frame
          title={m.explore.of(t.title)}
          goal={t.words.goal ? <Goal t={t} /> : undefined}
          resting={resting}
          notice={
            <>
              <OtherNumbers changed={parts.changed} />
              <ConnectionNotice />
              <RefusalNotice />
            </>
          }
          tools={<ExploreTools askHelp={() => setHelp(true)} />}
          seats={<ExploreSeats t={t} />}
          board={
            <ChoosingContext value={choosing.context}>
              <LiveBoard t={t} lighting={lighting} />
            </ChoosingContext>
          }
          foot={<ExploreDock t={t} choosing={choosing} light={lighting.light} />}
          panel={panel}
          showPanel={showPanel}
          panels={panels}
        />
        <LiveRegion
          decision={at.sent ? null : at.decision}
          view={t.view}
          words={t.words}
          names={t.names}
          lines={t.lines}
          verdict={t.verdict}
        />
        {help && <TableHelp t={t} close={() => setHelp(false)} exploring />}
      </Explaining>
    </Lights>
  )
}

/** Who sits where. Where one plays everybody, nobody is oneself. */
function ExploreSeats({ t }: { readonly t: LiveTableState }) {
  const { names, table, view, board, at } = t
  const waiting = at.frame && !at.frame.outcome ? at.frame.waiting : []
  const mine = names.you === null ? [] : [names.you]
  return (
    <Seats
      seats={table.seats}
      names={names}
      mine={mine}
      live={false}
      waiting={waiting}
      clocks={null}
      toldAt={0}
      view={view}
      board={board}
    />
  )
}

/** The bots' opinion of what is asked, and the lines there are. */
function Beside({ t, light }: { readonly t: LiveTableState; readonly light: (thing: string | null) => void }) {
  return (
    <div className={styles.beside}>
      <OpinionList t={t} light={light} />
      <Lines t={t} />
    </div>
  )
}

/** What happened on the way here; each line leads back to its moment. */
function ExploreLog({ t }: { readonly t: LiveTableState }) {
  const connection = useExploration()
  const line = connection.useSeen((s) => s.explored?.place.line ?? 0)
  const { record, seat } = t.at
  return (
    <Log
      lines={t.lines}
      linkTo={() => connection.tablePath()}
      jump={(at) => connection.go({ line, at })}
      before={(record[0]?.count ?? 0) > 1 ? () => void lookBack(seat) : null}
    />
  )
}
