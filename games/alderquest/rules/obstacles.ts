import { type Decision, type Obstacle, obstaclesFrom, type Seat } from '@rulewright/kernel'
import { HEROES } from '../content/heroes.ts'
import { faceOf, rivalOf, type Team } from '../content/pieces.ts'
import { guildOfQuarrel } from '../content/quarrels.ts'
import { lackToActivate, lackToPlay, lackToUse } from './action.ts'
import { HERO_ACTIONS, lackToAct } from './hero-actions.ts'
import { minionById } from './minions.ts'
import type { AlderquestOption } from './options.ts'
import { heldCount, heldTotal } from './runes.ts'
import { seatFor, teamOfSeat } from './seats.ts'
import type { AlderquestState } from './state.ts'
import { isHeld } from './tiles.ts'

/** What a card or an ability can be missing (AQ-11.15): what its condition asks for and the table does not have. */
const NEEDS = {
  swap: 'AQ-11.15',
  'rune-to-draw': 'AQ-11.15',
  'rune-on-board': 'AQ-11.15',
  'rune-to-exchange': 'AQ-11.15',
  'rune-to-steal': 'AQ-11.15',
  prey: 'AQ-11.15',
  'snow-on-board': 'AQ-11.15',
  snowflake: 'AQ-11.15',
  'acorn-on-board': 'AQ-11.15',
  'acorn-to-pass': 'AQ-11.15',
  'own-tile': 'AQ-11.15',
  'tile-to-move': 'AQ-11.15',
  'two-tiles': 'AQ-11.15',
  'ally-minion': 'AQ-11.15',
  'basic-ally': 'AQ-11.15',
  'tired-ally': 'AQ-11.15',
  'rival-to-move': 'AQ-11.15',
  'rival-in-reach': 'AQ-11.15',
  'rival-in-lane': 'AQ-11.15',
  disguise: 'AQ-11.15',
  ambush: 'AQ-11.15',
  martyr: 'AQ-11.15',
  root: 'AQ-11.15',
} as const
export type Need = keyof typeof NEEDS

/** Why something is not on offer, and the rule that says so. The predicates behind the option lists return one of these, or null. */
export const REASONS = {
  ...NEEDS,
  // Heroes
  'hero-exhausted': 'AQ-11.1',
  'other-place': 'AQ-22.8',
  'hero-idle': 'AQ-11.2',
  'no-swap': 'AQ-11.3',
  'no-slide': 'AQ-11.6',
  'no-line': 'AQ-11.9',
  'front-ally': 'AQ-11.11',
  'front-guarded': 'AQ-13.8',
  'summon-rune': 'AQ-10.4',
  'summon-deck': 'AQ-11.12',
  'ability-cost': 'AQ-11.14',
  'no-ability': 'AQ-23.18',
  // Minions
  'minion-exhausted': 'AQ-12.3',
  'minion-stunned': 'AQ-7.4',
  'minion-boxed-in': 'AQ-13.3',
  moving: 'AQ-13.3',
  'another-moves': 'AQ-7.17',
  'must-move': 'AQ-13.3',
  // Cards, runes and tiles
  'quarrel-rune': 'AQ-10.6',
  'relic-rune': 'AQ-10.7',
  'no-effect': 'AQ-11.15',
  armed: 'AQ-18.6',
  'runes-pay': 'AQ-10.1',
  'runes-left': 'AQ-7.15',
  'tile-stays': 'AQ-13.10',
  'tiles-later': 'AQ-7.6',
  'tiles-first': 'AQ-7.2',
  'turn-ending': 'AQ-7.18',
  // Somebody or something else comes first
  'asked-first': 'AQ-7.16',
  others: 'AQ-20.8',
  turn: 'AQ-7.1',
  setup: 'AQ-6.19',
} as const satisfies Readonly<Record<string, string>>

export type Reason = keyof typeof REASONS

type Because = Pick<Obstacle, 'about'> & { readonly why: Reason }

const obstacle = obstaclesFrom<AlderquestOption, Reason>(REASONS)

/** What the seat has and cannot use now, each with its reason; `asked` is what the seat is asked. */
export function obstacles(g: AlderquestState, seat: Seat, asked: Decision | null): readonly Obstacle<AlderquestOption>[] {
  const team = teamOfSeat(g, seat)
  if (team === null || g.result !== null) return []
  // The options of a decision of this game are this game's.
  const offered = (asked?.options ?? []) as readonly AlderquestOption[]
  const things = new Set(offered.map(thingOf))
  const found: Obstacle<AlderquestOption>[] = []
  for (const option of expected(g, team)) {
    if (things.has(thingOf(option))) continue
    const { why, about } = because(g, seat, asked, option)
    found.push(obstacle(option, why, about))
  }
  if (asked?.prompt === 'hero-action') found.push(...heroActions(g, asked, offered))
  return found
}

/** Everything of its own that a team may expect to use, each as the option it would be. */
function expected(g: AlderquestState, team: Team): readonly AlderquestOption[] {
  const t = g.teams[team]
  const list: AlderquestOption[] = []
  const faces = new Set(g.active === team ? g.revealed.map(faceOf) : [])
  for (const face of faces) list.push({ do: 'drop', face })
  for (const face of new Set(t.tileHand.map(faceOf))) if (!faces.has(face)) list.push({ do: 'set', face })
  for (const { hero, team: owner } of g.heroes) if (owner === team) list.push({ do: 'hero', hero })
  for (const m of g.at) if (m?.team === team) list.push({ do: 'activate', minion: m.id })
  if (g.intruder?.team === team) list.push({ do: 'activate', minion: g.intruder.id })
  for (const quarrel of new Set(t.quarrelHand)) list.push({ do: 'quarrel', quarrel })
  for (const quarrel of new Set(t.armed)) list.push({ do: 'trap', quarrel })
  for (const relic of t.relics) list.push({ do: 'relic', relic })
  for (const [guild, runes] of t.held.entries()) if (runes.length > 0) list.push({ do: 'pay', guild })
  for (const tile of g.tiles) if (tile.owner === team && !isHeld(tile)) list.push({ do: 'tile', tile: tile.handle })
  list.push({ do: 'end' })
  return list
}

/** Which thing an option is about; an armed Trap is not the Quarrel in hand, nor a rune to steal one to pay. */
function thingOf(option: AlderquestOption): string {
  if (option.do === 'trap') return `trap ${option.quarrel}`
  if ('face' in option) return `face ${option.face}`
  if ('hero' in option) return `hero ${option.hero}`
  if ('minion' in option) return `minion ${option.minion}`
  if ('quarrel' in option) return `quarrel ${option.quarrel}`
  if ('relic' in option) return `relic ${option.relic}`
  if ('guild' in option && option.do !== 'steal') return `guild ${option.guild}`
  return 'tile' in option ? `tile ${option.tile}` : option.do
}

const DRAFTS: readonly string[] = ['guilds', 'heroes', 'hide', 'solo-guild', 'solo-heroes']

function because(g: AlderquestState, seat: Seat, asked: Decision | null, option: AlderquestOption): Because {
  if (DRAFTS.includes(g.phase)) return { why: 'setup' }
  if (asked === null) return waiting(g, seat)
  switch (asked.prompt) {
    case 'action':
      return inAction(g, option)
    case 'move':
      return inMove(g, option)
    case 'set-tile':
      return { why: 'tiles-first' }
    case 'end-discard':
      return option.do === 'trap' ? { why: 'armed' } : { why: 'turn-ending' }
    default:
      return { why: 'asked-first', about: { ...asked.about, prompt: asked.prompt } }
  }
}

/** Another seat's turn, or the rivals' answer in one's own. */
function waiting(g: AlderquestState, seat: Seat): Because {
  const active = g.seatOf[g.place] ?? 0
  return active === seat ? { why: 'others', about: { seat: seatFor(g, rivalOf(g.active)) } } : { why: 'turn', about: { seat: active } }
}

/** AQ-7.14: the menu of a turn. */
function inAction(g: AlderquestState, option: AlderquestOption): Because {
  switch (option.do) {
    case 'hero':
      return ofHero(g, option.hero)
    case 'activate':
      return { why: lackToActivate(g, minionById(g, option.minion)) ?? 'no-effect' }
    case 'quarrel': {
      const guild = guildOfQuarrel(option.quarrel)
      return { why: lackToPlay(g, option.quarrel) ?? 'no-effect', about: { guild, held: heldCount(g, g.active, guild) } }
    }
    case 'relic':
      return { why: lackToUse(g, option.relic) ?? 'no-effect' }
    case 'end':
      return { why: 'runes-left', about: { runes: g.revealed.length } }
    default:
      return lasting(option)
  }
}

function ofHero(g: AlderquestState, id: number): Because {
  const hero = g.heroes.find((one) => one.hero === id)
  const why = (hero && lackToAct(g, hero)) ?? 'no-effect'
  return why === 'other-place' ? { why, about: { seat: g.seatOf[hero?.place ?? 0] ?? 0 } } : { why }
}

/** What is never used by pressing it in one's own turn. */
function lasting(option: AlderquestOption): Because {
  switch (option.do) {
    case 'set':
      return { why: 'tiles-later' }
    case 'trap':
      return { why: 'armed' }
    case 'tile':
      return { why: 'tile-stays' }
    default:
      return { why: 'runes-pay' }
  }
}

/** AQ-7.17: while a minion is moving, only it does anything. */
function inMove(g: AlderquestState, option: AlderquestOption): Because {
  const minion = g.activation?.minion ?? -1
  if (option.do === 'end') return { why: 'must-move' }
  if (option.do === 'activate' && option.minion === minion) return { why: 'moving' }
  if (option.do === 'set' || option.do === 'trap' || option.do === 'tile' || option.do === 'pay') return lasting(option)
  return { why: 'another-moves', about: { minion } }
}

/** The actions this Hero cannot take. */
function heroActions(g: AlderquestState, asked: Decision, offered: readonly AlderquestOption[]): Obstacle<AlderquestOption>[] {
  const hero = g.heroes.find((one) => one.hero === asked.about?.hero)
  if (!hero) return []
  return HERO_ACTIONS.flatMap(({ option, lack }) => {
    if (offered.some((other) => other.do === option.do)) return []
    const why = lack(g, hero) ?? 'no-effect'
    const held = heldTotal(g, hero.team)
    return [obstacle(option, why, { hero: hero.hero, front: hero.front, cost: HEROES[hero.hero]?.cost ?? 0, held })]
  })
}
