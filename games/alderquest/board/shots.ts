import type { Game } from '@rulewright/kernel'
import { LessonRun } from '../../lesson.ts'
import { first } from '../lessons/first.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestView } from '../rules/view.ts'

/** Moments of the first lesson: a step, and how many of its choices are made. */
const MOMENTS = {
  begun: 'goal 0',
  dropping: 'drop 1',
  matched: 'runes 0',
  summoned: 'reveal 0',
  carrying: 'tribute 0',
  above: 'tribute 1',
  scored: 'trap 0',
  hiding: 'hide 0',
  hidden: 'squabble 0',
} as const

export type Moment = keyof typeof MOMENTS

/** What the learner of the first lesson sees at these moments: real positions, so no picture goes stale. */
export function shots(): Readonly<Record<Moment, AlderquestView>> {
  const game: Game = alderquest
  const run = new LessonRun(game, first)
  const seen = new Map<string, AlderquestView>()
  for (let made = 0; run.step; ) {
    const { id, choose } = run.step
    // The views of this game are of this type.
    seen.set(`${id} ${made}`, run.match.view(first.seat) as AlderquestView)
    if (choose) run.choose(run.allowed?.[0] ?? -1)
    else run.next()
    made = run.step?.id === id ? made + 1 : 0
  }
  const at = (moment: Moment): AlderquestView => {
    const view = seen.get(MOMENTS[moment])
    if (!view) throw new Error(`the first lesson never comes to ${MOMENTS[moment]}`)
    return view
  }
  return {
    begun: at('begun'),
    dropping: at('dropping'),
    matched: at('matched'),
    summoned: at('summoned'),
    carrying: at('carrying'),
    above: at('above'),
    scored: at('scored'),
    hiding: at('hiding'),
    hidden: at('hidden'),
  }
}
