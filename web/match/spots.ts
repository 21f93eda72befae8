import type { Event, Names } from '@rulewright/kernel'
import type { Spotlight } from '@rulewright/tablekit'
import type { GameParts } from './game.ts'
import { actorOf } from './record.ts'
import type { Spot } from './stage.ts'

interface SeenNews {
  readonly count: number
  readonly events: readonly Event[]
}

/** What there is to see in the table's news, in order. */
export function spotsIn(news: readonly SeenNews[], view: unknown, { board, words }: GameParts, names: Names): readonly Spot[] {
  return news.flatMap(({ count, events }) =>
    events.flatMap((event, n): Spot[] => {
      const light = board?.spotlight?.(event, view, names) ?? null
      return light ? [{ key: `${count}.${n}`, light, phrase: words.event(event, view, names), seat: actorOf(event) }] : []
    }),
  )
}

const WEIGHTS: Readonly<Record<Spotlight['kind'], number>> = { move: 1, card: 2, moment: 3 }

/** The most important of them, the first of equals; null if none. */
export const weightiest = (spots: readonly Spot[]): Spot | null =>
  spots.reduce<Spot | null>((best, spot) => (best && WEIGHTS[best.light.kind] >= WEIGHTS[spot.light.kind] ? best : spot), null)
