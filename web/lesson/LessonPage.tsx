import { findGame } from '@rulewright/games'
import type { TaughtLesson } from '@rulewright/games/manifest'
import type { Game } from '@rulewright/kernel'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { ConnectedTo } from '../match/connection.ts'
import { MatchPage } from '../pages/MatchPage.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import { Coach } from './Coach.tsx'
import { Finished } from './Finished.tsx'
import { LessonConnection } from './lesson-connection.ts'
import { keepFinished, keepStep, reached, useProgress } from './progress.ts'

interface LessonPageProps {
  readonly game: string
  readonly lesson: string
}

/** A guided match on the game's own board, from where it was left. */
export function LessonPage({ game, lesson }: LessonPageProps) {
  const m = useMessages()
  const load = useCallback(() => lessonOf(game, lesson), [game, lesson])
  const [loading, again] = useAsync(load)
  if (loading.state === 'failed') return <FailedPage title={m.errors.title} error={loading.error} missing={null} retry={again} />
  if (loading.state === 'loading') return <LoadingPage />
  if (!loading.value) return <FailedPage title={m.errors.notFoundTitle} error={null} missing={m.errors.notFound} retry={again} />
  return <Guided {...loading.value} />
}

async function lessonOf(game: string, id: string): Promise<{ readonly rules: Game; readonly taught: TaughtLesson } | null> {
  const manifest = findGame(game)
  const [rules, lessons] = await Promise.all([manifest?.rules(), manifest?.lessons?.()])
  const taught = lessons?.find(({ lesson }) => lesson.id === id)
  return rules && taught ? { rules, taught } : null
}

function Guided({ rules, taught }: { readonly rules: Game; readonly taught: TaughtLesson }) {
  const m = useMessages()
  const [, go] = useLocation()
  const { id } = taught.lesson
  const connection = useMemo(() => {
    const seats = Number(taught.lesson.config.seats ?? rules.seats[0] ?? 1)
    const names = Array.from({ length: seats }, (_, seat) => (seat === taught.lesson.seat ? m.table.you : m.lesson.partner(seat)))
    return new LessonConnection(rules, taught, names, reached(useProgress.getState(), rules.id, id) ?? 0)
  }, [rules, taught, id, m])
  const { at, of } = connection.useCoach()
  useEffect(() => {
    if (at >= of) keepFinished(rules.id, id)
    else if (at > 0) keepStep(rules.id, id, at)
  }, [rules, id, at, of])
  return (
    <ConnectedTo value={connection}>
      <MatchPage match="lesson" />
      {at < of ? (
        <Coach lesson={connection} title={taught.words.title} leave={() => go(`/game/${rules.id}`)} />
      ) : (
        <Finished game={rules.id} lesson={id} title={taught.words.title} />
      )}
    </ConnectedTo>
  )
}
