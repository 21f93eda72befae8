import { findGame } from '@rulewright/games'
import type { TaughtLesson } from '@rulewright/games/manifest'
import { useCallback } from 'react'
import { useAsync } from '../ui/useAsync.ts'

const NONE: readonly TaughtLesson[] = []

/** The lessons of a game, once they are loaded; what cannot be loaded is not offered. */
export function useLessons(game: string): readonly TaughtLesson[] {
  const load = useCallback(() => lessonsOf(game), [game])
  const [loading] = useAsync(load)
  return loading.state === 'done' ? loading.value : NONE
}

export async function lessonsOf(game: string): Promise<readonly TaughtLesson[]> {
  return (
    (await findGame(game)
      ?.lessons?.()
      .catch(() => NONE)) ?? NONE
  )
}
