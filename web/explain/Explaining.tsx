import type { Names, Words } from '@rulewright/kernel'
import { type Board, GlossaryContext, glossaryOf, type Unlit } from '@rulewright/tablekit'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { ExplainsContext } from './context.ts'
import { Explanation } from './Explanation.tsx'
import { entriesFor, obstacleFor, type Subject } from './subject.ts'
import { type Asking, useObstacles } from './useObstacles.ts'
import { usePointing } from './usePointing.ts'
import { wordFinder } from './words-in.ts'

const RuleDialog = lazy(() => import('../frame/RuleDialog.tsx').then((m) => ({ default: m.RuleDialog })))

interface ExplainingProps {
  readonly game: string
  readonly words: Words
  readonly board: Board | null
  readonly view: unknown
  readonly names: Names
  /** The seat for which reasons may be requested; null for spectators. */
  readonly asking: Asking | null
  readonly children: ReactNode
}

/**
 * Around a table: whatever is pointed at, focused or long-pressed is explained in the game's words, and pressing something
 * unlit shows what prevents it.
 */
export function Explaining({ game, words, board, view, names, asking, children }: ExplainingProps) {
  const glossary = useMemo(() => glossaryOf(words, board, view), [words, board, view])
  const [held, setHeld] = useState<{ readonly of: unknown; readonly subject: Subject } | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  // An explanation of one position disappears with the next.
  const subject = held && held.of === view && held.subject.element.isConnected ? held.subject : null
  const show = useCallback((next: Subject | null) => setHeld(next && { of: view, subject: next }), [view])
  const obstacles = useObstacles(asking, subject?.things != null)
  const pointing = usePointing(subject, show)
  const unlit = useCallback(
    ({ by, ...pressed }: Unlit) => show({ ...pressed, pinned: true, takesFocus: by === 'key', things: asking ? pressed.things : null }),
    [show, asking],
  )
  const finder = useMemo(() => wordFinder(words.glossary ?? []), [words])
  const explains = useMemo(() => ({ unlit, words: finder, readRule: setRule }), [unlit, finder])
  const obstacle = subject && obstacles ? obstacleFor(subject, obstacles) : null
  return (
    <GlossaryContext value={glossary}>
      <ExplainsContext value={explains}>
        <div style={{ display: 'contents' }} {...pointing}>
          {children}
        </div>
        {subject && (
          <Explanation
            subject={subject}
            entries={entriesFor(subject, glossary)}
            obstacle={obstacle}
            reason={obstacle ? (words.obstacle?.(obstacle, view, names) ?? null) : null}
            readRule={setRule}
            close={() => show(null)}
          />
        )}
        {rule && (
          <Suspense>
            <RuleDialog game={game} rule={rule} close={() => setRule(null)} />
          </Suspense>
        )}
      </ExplainsContext>
    </GlossaryContext>
  )
}
