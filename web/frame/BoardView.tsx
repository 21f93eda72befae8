import type { Decision, Event, Names, Seat, Words } from '@rulewright/kernel'
import { type Board, type BoardProps, LightsContext, Zoom } from '@rulewright/tablekit'
import { type CSSProperties, memo, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react'
import { ExplainsContext } from '../explain/context.ts'
import { GenericBoard } from '../generic/GenericBoard.tsx'
import { useEffectiveTheme } from '../preferences.ts'
import { Catch } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

interface BoardViewProps {
  readonly board: Board | null
  readonly view: unknown
  readonly seat: Seat | null
  readonly seats: number
  readonly decision: Decision | null
  readonly choose: (index: number) => void
  readonly events: readonly Event[]
  readonly names: Names
  readonly words: Words
  readonly lit: string | null
  readonly light: (thing: string | null) => void
}

/** The game's own board; the generic one where it has none, or where it crashed. */
export function BoardView({ board, view, seat, seats, decision, choose, events, names, words, lit, light }: BoardViewProps) {
  const unlit = use(ExplainsContext)?.unlit
  const now = useMemo(
    () => ({ board, view, seat, seats, decision, choose, events, names, words, lit, light, ...(unlit ? { unlit } : {}) }),
    [board, view, seat, seats, decision, choose, events, names, words, lit, light, unlit],
  )
  // What others do is drawn in pieces, so that the page stays responsive; my own questions appear and disappear at once.
  const inPieces = useDeferredValue(now)
  return <Drawn {...(decision === null && inPieces.decision === null ? inPieces : now)} />
}

/** Drawn again only when something visible has changed. */
const Drawn = memo(function Drawn({ board, seats, ...props }: BoardViewProps & Pick<BoardProps, 'unlit'>) {
  const m = useMessages()
  const plain = <GenericBoard {...props} seats={seats} />
  if (!board) return plain
  const { Component: GameBoard } = board
  return (
    <Catch
      instead={() => (
        <>
          <p className={ui.problem} role="alert">
            {m.errors.boardCrashed}
          </p>
          {plain}
        </>
      )}
    >
      <GameBoard {...props} />
    </Catch>
  )
})

export interface Lighting {
  readonly lit: string | null
  readonly light: (thing: string | null) => void
}

/** What is mentioned or pointed at, shared by board, prompt and log. */
export function useLighting(): Lighting {
  const [lit, light] = useState<string | null>(null)
  return useMemo(() => ({ lit, light }), [lit])
}

interface LightsProps {
  readonly lighting: Lighting
  readonly board: Board | null
  readonly view: unknown
  readonly children: ReactNode
}

/** Sets the game's colours around a table and connects its sentences with its board: hovering a name lights the thing and shows its face. */
export function Lights({ lighting, board, view, children }: LightsProps) {
  const [beside, setBeside] = useState<DOMRect | null>(null)
  const theme = useEffectiveTheme()
  const world: CSSProperties = {
    display: 'contents',
    ...board?.theme[theme],
    ...(view === null ? {} : board?.colours?.(view)),
  }
  const shown = beside && lighting.lit && view !== null ? board?.face?.(lighting.lit, view) : null
  return (
    <LightsContext value={lighting}>
      <div
        style={world}
        // Tapping a name in the log shows nothing large: it would stay there.
        onPointerOver={(event) => {
          if (event.pointerType === 'touch') return
          const target = event.target instanceof Element ? event.target : null
          setBeside(target?.closest('aside') ? target.getBoundingClientRect() : null)
        }}
      >
        {children}
        {shown && beside && (
          <Zoom beside={beside} {...(lighting.lit === null ? {} : { thing: lighting.lit })}>
            {shown}
          </Zoom>
        )}
      </div>
    </LightsContext>
  )
}
