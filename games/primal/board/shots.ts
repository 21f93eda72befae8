import { type Lesson, LessonRun } from '../../lesson.ts'
import { first } from '../lessons/first.ts'
import { second } from '../lessons/second.ts'
import { primal } from '../rules/index.ts'
import type { PrimalView } from '../rules/view.ts'

/** What the learner sees when each step of a lesson begins: real positions, played on the real rules. */
function viewsOf(lesson: Lesson): ReadonlyMap<string, PrimalView> {
  // A lesson knows its game only as a game.
  const run = new LessonRun(primal as never, lesson)
  const views = new Map<string, PrimalView>()
  const note = (at: string) => views.set(at, run.match.view(lesson.seat) as PrimalView)
  while (run.step) {
    if (!views.has(run.step.id)) note(run.step.id)
    else note(`${run.step.id}, later`)
    if (run.step.choose) run.choose(run.allowed?.[0] ?? -1)
    else run.next()
  }
  return views
}

/** The positions the pictures of the guide are drawn from. */
export function shots() {
  const alone = viewsOf(first)
  const together = viewsOf(second)
  const at = (views: ReadonlyMap<string, PrimalView>, step: string): PrimalView => {
    const view = views.get(step)
    if (!view) throw new Error(`no lesson has the step ${step}`)
    return view
  }
  return {
    /** In front of the beast, before the first choice. */
    front: at(alone, 'stay'),
    /** Threatened, with five cards in hand. */
    playing: at(alone, 'strike'),
    bitten: at(alone, 'dodge'),
    defended: at(alone, 'attrition, later'),
    newRound: at(alone, 'struggle'),
    /** The beast has turned to Ljonar; Mirah stands behind it. */
    turned: at(together, 'stay'),
    party: at(together, 'eyes'),
  }
}
