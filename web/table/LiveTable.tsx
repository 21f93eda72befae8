import { ChoosingContext } from '@rulewright/tablekit'
import type { TableInfo } from '@rulewright/wire'
import { useState } from 'react'
import { Explaining } from '../explain/Explaining.tsx'
import { Lights, useLighting } from '../frame/BoardView.tsx'
import { ConnectionNotice } from '../frame/ConnectionNotice.tsx'
import { Frame } from '../frame/Frame.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import { OtherNumbers } from '../frame/OtherNumbers.tsx'
import { RefusalNotice } from '../frame/RefusalNotice.tsx'
import { UndoRequest } from '../frame/UndoRequest.tsx'
import type { GameParts } from '../match/game.ts'
import { BACK } from '../match/keys.ts'
import type { SeatAtTable } from '../match/useTable.ts'
import { useMessages } from '../words/index.ts'
import { Advice, useCoach } from './Advice.tsx'
import { AnsweringNote } from './AnsweringNote.tsx'
import { Dock } from './Dock.tsx'
import { Goal } from './Goal.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { LiveSeats } from './LiveSeats.tsx'
import { LiveTools } from './LiveTools.tsx'
import { usePanels } from './panels.tsx'
import { TableHelp } from './TableHelp.tsx'
import { type ChoosingState, useChoosing } from './useChoosing.ts'
import { useKeys } from './useKeys.ts'
import { type LiveTableState, useLiveTable } from './useLiveTable.ts'
import { useTurnCue } from './useTurnCue.ts'

interface LiveTableProps {
  readonly at: SeatAtTable
  readonly table: TableInfo
  readonly parts: GameParts
}

/** The table during a match: frame, board, dock, panels, keys. */
export function LiveTable({ at: seated, table, parts }: LiveTableProps) {
  const m = useMessages()
  const t = useLiveTable(seated, table, parts)
  const { at } = t
  const [panel, showPanel] = useState('log')
  const [help, setHelp] = useState(false)
  const [resigning, setResigning] = useState(false)
  const lighting = useLighting()
  const panels = usePanels(t)
  const choosing = useChoosing(t)
  const coach = useCoach(t)
  const resting = useKeys(t, choosing, { ...panelKeys(setHelp, showPanel), hint: coach.ask, back: () => goBack(choosing) })
  useTurnCue(t.myTurn)
  return (
    <Lights lighting={lighting} board={t.board} view={t.view}>
      <Explaining game={table.game} words={t.words} board={t.board} view={t.view} names={t.names} asking={t.asking}>
        <Frame
          title={t.title}
          goal={t.words.goal ? <Goal t={t} /> : undefined}
          tab={t.myTurn ? `● ${t.isTurn ? m.table.yourTurn : m.table.yourAnswer} · ${t.title}` : t.title}
          steady
          resting={resting}
          notice={<Notices t={t} changed={parts.changed} />}
          tools={<LiveTools t={t} askCoach={coach.ask} askHelp={() => setHelp(true)} askResign={() => setResigning(true)} />}
          seats={<LiveSeats t={t} />}
          board={
            <ChoosingContext value={choosing.context}>
              <LiveBoard t={t} lighting={lighting} />
            </ChoosingContext>
          }
          foot={
            <>
              <AnsweringNote windows={t.windows} />
              <Dock t={t} choosing={choosing} light={lighting.light} resigning={resigning} stopResigning={() => setResigning(false)} />
            </>
          }
          panel={panel}
          showPanel={showPanel}
          panels={panels}
        />
        <LiveRegion
          decision={at.sent || t.windows.answering ? null : at.decision}
          view={t.view}
          words={t.words}
          names={t.names}
          lines={t.lines}
          verdict={t.verdict}
        />
        {help && <TableHelp t={t} close={() => setHelp(false)} />}
        {coach.open && <Advice t={t} askHelp={() => setHelp(true)} close={coach.close} />}
      </Explaining>
    </Lights>
  )
}

function Notices({ t, changed }: { readonly t: LiveTableState; readonly changed: GameParts['changed'] }) {
  return (
    <>
      <OtherNumbers changed={changed} />
      <ConnectionNotice />
      <RefusalNotice />
      <UndoRequest table={t.table} seat={t.at.seat} names={t.names} />
    </>
  )
}

/** The keys for the help and for switching between log and chat. */
const panelKeys = (setHelp: (open: boolean) => void, showPanel: (change: (panel: string) => string) => void) => ({
  help: () => setHelp(true),
  log: () => showPanel((current) => (current === 'log' ? 'chat' : 'log')),
})

/** Goes back a step; whatever is open over the table closes first, by itself. */
function goBack(choosing: ChoosingState): void {
  if (document.querySelector(OPEN)) return
  if (choosing.back) choosing.back()
  else if (choosing.list) choosing.toggleList()
  else {
    const cancel = choosing.keys.get(BACK)
    if (cancel !== undefined) choosing.press(cancel)
  }
}

const OPEN = 'aside[data-own-keys], section[data-own-keys]'
