import { ask, at, emit, type Flow, gameOver } from '@rulewright/kernel'
import type { PrimalEvent } from './events.ts'
import { hunterAt, monsterOf, perilIdOf, stanceIdOf } from './lookup.ts'
import { setVulnerable } from './monster.ts'
import { DOUBLE_KEEP } from './options.ts'
import { difficultyOf, stands, threshold } from './query.ts'
import { stanceRevealed } from './queue.ts'
import type { PrimalState } from './state.ts'

/** E-01 DEAL: one source of damage by a hunter (PR-14.1). */
export function* deal(g: PrimalState, hunter: number, n: number): Flow {
  if (n <= 0 || !stands(g, hunter)) return
  if (g.vulnerable) {
    const choice = yield* ask({ seat: hunter, prompt: 'double', rule: 'PR-21.10', options: DOUBLE_KEEP, about: { amount: n } })
    if (choice.do === 'double') {
      setVulnerable(g, false)
      return inflict(g, hunter, 2 * n, true)
    }
  }
  inflict(g, hunter, n, false)
}

/** Damage goes to the stance card, and from there to the monster's health. */
export function inflict(g: PrimalState, hunter: number, total: number, doubled: boolean): void {
  if (total <= 0) return
  hunterAt(g, hunter).dealt += total
  g.damage += total
  emit<PrimalEvent>({ type: 'dealt', hunter, amount: total, doubled })
  // PR-14.2: the threshold is read again for each wound, since the stance may have changed.
  while (g.damage >= threshold(g)) {
    g.damage -= threshold(g)
    loseHealth(g)
  }
}

/** One health point less, with all that follows at once (PR-14.4, PR-14.5). */
export function loseHealth(g: PrimalState): void {
  g.health -= 1
  emit<PrimalEvent>({ type: 'wounded', health: g.health })
  if (g.health === 0) {
    g.result = 'slain'
    emit<PrimalEvent>({ type: 'ended', result: 'slain' })
    throw gameOver
  }
  if (g.health === at(monsterOf(g).stances, g.stance).nextAt) nextStance(g)
}

function nextStance(g: PrimalState): void {
  g.stance += 1
  emit<PrimalEvent>({ type: 'stance', stance: stanceIdOf(g, g.stance) })
  for (const peril of g.perils) emit<PrimalEvent>({ type: 'peril', peril: perilIdOf(g, peril), change: 'leaves' })
  g.perils = at(difficultyOf(g).perils, g.stance).slice()
  for (const peril of g.perils) emit<PrimalEvent>({ type: 'peril', peril: perilIdOf(g, peril), change: 'enters' })
  // The Blind token leaves with the peril it lay on.
  g.blinded = -1
  g.blindedBy = -1
  if (at(monsterOf(g).stances, g.stance).revealed.length > 0) stanceRevealed(g, g.stance)
}
