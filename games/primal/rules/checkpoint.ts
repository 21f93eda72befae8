import { ask, at, emit, type Flow, inNameOf } from '@rulewright/kernel'
import { resolveBehavior } from './behaviors.ts'
import { heal, resolve } from './effects.ts'
import type { PrimalEvent } from './events.ts'
import { hunterAt, monsterOf, perilIdOf } from './lookup.ts'
import type { PrimalOption } from './options.ts'
import { YES_NO } from './options.ts'
import { decidingHunter, level, objectiveGoal, stands, unleashAt } from './query.ts'
import { runFor } from './selectors.ts'
import type { PrimalState, QueueEntry } from './state.ts'
import { draw, sufferM, sufferPlain } from './suffering.ts'
import { count } from './tokens.ts'

/** Whether a checkpoint has anything to do: most have not, and need not run. */
export const unsettled = (g: PrimalState): boolean => g.queue.length > 0 || g.struggle >= unleashAt(g)

/** PR-13.4: one run of the loop until nothing applies: Unleash first, then the oldest waiting entry. */
export function* checkpoint(g: PrimalState): Flow {
  for (;;) {
    if (g.struggle >= unleashAt(g)) yield* unleash(g)
    else if (g.queue.length > 0) {
      const only = g.queue.length === 1 ? g.queue.pop() : undefined
      const flow = resolveEntry(g, only ?? (yield* nextEntry(g)))
      if (flow !== null) yield* flow
    } else break
  }
  g.resolved = 0
  g.batch = 0
}

/** PR-14.10. */
function* unleash(g: PrimalState): Flow {
  emit<PrimalEvent>({ type: 'unleashed' })
  const many = g.hunters.length
  const { firstPlayer } = g
  for (let n = 0; n < many; n++) yield* sufferM(g, (firstPlayer + n) % many, false)
  emit<PrimalEvent>({ type: 'struggle', by: many - g.struggle, struggle: many })
  g.struggle = many
}

/** PR-13.1, PR-13.2: the oldest batch, the best priority in it, and where several are left the deciding hunter's choice. */
function* nextEntry(g: PrimalState): Flow<QueueEntry> {
  const { queue } = g
  const { batch } = at(queue, 0)
  let best = 9
  for (let n = 0; n < queue.length; n++) {
    const entry = at(queue, n)
    if (entry.batch !== batch) break
    if (entry.priority < best) best = entry.priority
  }
  let first = -1
  let found = 0
  for (let n = 0; n < queue.length; n++) {
    const entry = at(queue, n)
    if (entry.batch !== batch) break
    if (entry.priority !== best) continue
    if (first < 0) first = n
    found += 1
  }
  return found === 1 ? take(g, first) : yield* chooseEntry(g, batch, best)
}

function take(g: PrimalState, place: number): QueueEntry {
  const entry = at(g.queue, place)
  g.queue.splice(place, 1)
  return entry
}

/** D-18. */
function* chooseEntry(g: PrimalState, batch: number, priority: number): Flow<QueueEntry> {
  const places: number[] = []
  const options: PrimalOption[] = []
  for (let n = 0; n < g.queue.length; n++) {
    const entry = at(g.queue, n)
    if (entry.batch !== batch || entry.priority !== priority) continue
    places.push(n)
    options.push({ do: 'entry', kind: entry.kind, at: entry.at, hunter: entry.subject })
  }
  const { index } = yield { seat: decidingHunter(g), prompt: 'order', rule: priority === 3 ? 'PR-12.9' : 'PR-13.1', options }
  return take(g, at(places, index))
}

/** As with effects, an entry that may ask something is returned as a flow. */
function resolveEntry(g: PrimalState, entry: QueueEntry): Flow | null {
  const { subject } = entry
  switch (entry.kind) {
    case 'stance':
      return resolve(g, at(monsterOf(g).stances, entry.at).revealed, runFor(-1, subject))
    case 'peril':
      return resolvePeril(g, entry)
    case 'behavior':
      return resolveBehavior(g, entry.at, subject)
    case 'objective':
      return contribute(g)
    case 'baethanis':
      if (stands(g, subject)) heal(g, subject, level(g))
      return null
    case 'synaerea':
      return synaerea(g, subject)
    case 'mastery':
      count(g, subject, 1)
      return null
  }
}

/** PR-13.6: a peril that is blinded, or has left play, has no effect. */
function* resolvePeril(g: PrimalState, entry: QueueEntry): Flow {
  const peril = entry.at
  if (peril === g.blinded || !g.perils.includes(peril)) return
  const id = perilIdOf(g, peril)
  emit<PrimalEvent>({ type: 'peril', peril: id, change: 'strikes' })
  const effects = at(monsterOf(g).perils, peril).effects ?? []
  yield* inNameOf(() => id, resolve(g, effects, runFor(-1, entry.subject, entry.sector)))
}

/** PR-5.10. */
function* contribute(g: PrimalState): Flow {
  if (g.objective < 0) return
  const goal = objectiveGoal(g)
  g.objective += 1
  const achieved = g.objective >= goal
  emit<PrimalEvent>({ type: 'objective', counters: g.objective, goal, achieved })
  if (!achieved) return
  g.objective = -1
  yield* resolve(g, monsterOf(g).objective.reward, runFor(-1, -1))
}

/** PR-3.20, D-03. */
function* synaerea(g: PrimalState, hunter: number): Flow {
  if (!stands(g, hunter)) return
  const choice = yield* ask({ seat: hunter, prompt: 'synaerea', rule: 'PR-3.20', options: YES_NO, about: { amount: level(g) } })
  if (choice.do === 'no') return
  const { falls } = hunterAt(g, hunter)
  yield* sufferPlain(g, hunter, level(g))
  if (hunterAt(g, hunter).falls === falls) yield* draw(g, hunter, 1)
}
