import { emit, type Flow } from '@rulewright/kernel'
import { ADJACENT_GROUND, type Space, spacesOf } from '../content/field.ts'
import type { Guild } from '../content/guilds.ts'
import { JUDO } from '../content/minion-types.ts'
import type { Team } from '../content/pieces.ts'
import { choose } from './choices.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { destroyMinion, keywordsOf, lift, minionAt, put, takeTopMinion } from './minions.ts'
import { type AlderquestOption, PASS } from './options.ts'
import { inScene } from './scenes.ts'
import type { AlderquestState, Minion } from './state.ts'
import { openMask } from './tiles.ts'
import { tributesDue } from './tribute.ts'
import { momentOf, offer } from './triggers.ts'

const tell = (event: AlderquestEvent) => emit(event)

/**
 * A minion enters a space, on the way from wherever it was. If a rival stands there they squabble. True when the
 * minion now stands there (nobody was there, or the rival evaded), false when the squabble destroyed it.
 */
export function* comeInto(g: AlderquestState, m: Minion, space: Space): Flow<boolean> {
  const there = minionAt(g, space)
  if (!there) {
    put(g, m, space)
    return true
  }
  lift(g, m)
  for (const tile of g.tiles) if (tile.holder === m.id) tile.space = space
  m.space = space
  g.intruder = m
  return yield* inScene(g, { on: 'squabble', attacker: m.id, defender: there.id, space }, squabble(g, m, there))
}

/** AQ-17.2. */
function* squabble(g: AlderquestState, attacker: Minion, defender: Minion): Flow<boolean> {
  const { space } = attacker
  if (yield* evades(g, defender)) {
    g.intruder = null
    put(g, attacker, space)
    return true
  }
  tell({ type: 'squabble', attacker: attacker.id, defender: defender.id, who: seen(attacker), other: seen(defender), space })
  const attack = momentOf(attacker)
  const defence = momentOf(defender, null, true)
  const inOrder = attacker.team === g.active ? [attack, defence] : [defence, attack]
  for (const moment of inOrder) {
    yield* offer(g, 'squabble', moment)
    // A trigger may have passed Acorns into the canopy.
    yield* tributesDue(g)
  }
  if (defence.spared) tell({ type: 'spared', minion: defender.id, who: seen(defender) })
  else destroyMinion(g, defender)
  destroyMinion(g, attacker)
  return false
}

/** AQ-14.11, AQ-14.12: on the first attack of a turn a minion with Judo may slip away. */
function* evades(g: AlderquestState, defender: Minion): Flow<boolean> {
  if ((keywordsOf(g, defender) & JUDO) === 0 || defender.attackedIn === g.turn) return false
  defender.attackedIn = g.turn
  const ways = (ADJACENT_GROUND[defender.space] ?? 0) & openMask(g)
  const options: AlderquestOption[] = spacesOf(ways).map((to) => ({ do: 'escape', to }))
  options.push(PASS)
  const answer = yield* choose(g, defender.team, 'judo', 'AQ-14.11', options, { minion: defender.id })
  if (answer.do !== 'escape') return false
  tell({ type: 'moved', minion: defender.id, who: seen(defender), how: 'judo', from: defender.space, to: answer.to })
  put(g, defender, answer.to)
  return true
}

/** P-12: the top minion of a deck that has one enters a space without an ally; null if it did not survive. */
export function* summon(g: AlderquestState, team: Team, guild: Guild, space: Space): Flow<Minion | null> {
  const m = takeTopMinion(g, team, guild)
  tell({ type: 'summoned', minion: m.id, team, class: m.class, space })
  return (yield* comeInto(g, m, space)) ? m : null
}
