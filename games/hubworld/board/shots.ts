import type { Game } from '@rulewright/kernel'
import { LessonRun } from '../../lesson.ts'
import { first } from '../lessons/first.ts'
import { hubworld } from '../rules/index.ts'
import type { HubworldView } from '../rules/view.ts'

/** Moments of the first lesson: a step, and how many of its choices are made. */
const MOMENTS = {
  collected: 'actions 0',
  staged: 'forge 0',
  forged: 'forge 1',
  inside: 'heat 0',
  discovered: 'secure 0',
  secured: 'answer 0',
} as const

export type Shots = Readonly<Record<keyof typeof MOMENTS, HubworldView>>

/** What the learner of the first lesson sees at these moments: real positions, so no picture goes stale. */
export function shots(): Shots {
  const game: Game = hubworld
  const run = new LessonRun(game, first)
  const seen = new Map<string, HubworldView>()
  for (let made = 0; run.step; ) {
    const { id, choose } = run.step
    // The views of this game are of this type.
    seen.set(`${id} ${made}`, run.match.view(first.seat) as HubworldView)
    if (choose) run.choose(run.allowed?.[0] ?? -1)
    else run.next()
    made = run.step?.id === id ? made + 1 : 0
  }
  const at = (moment: keyof typeof MOMENTS): HubworldView => {
    const view = seen.get(MOMENTS[moment])
    if (!view) throw new Error(`the first lesson never comes to ${MOMENTS[moment]}`)
    return view
  }
  return {
    collected: at('collected'),
    staged: at('staged'),
    forged: at('forged'),
    inside: at('inside'),
    discovered: at('discovered'),
    secured: at('secured'),
  }
}
