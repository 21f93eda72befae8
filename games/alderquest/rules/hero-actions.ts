import { at, emit, type Flow, inNameOf } from '@rulewright/kernel'
import type { Guild } from '../content/guilds.ts'
import { HEROES } from '../content/heroes.ts'
import { canDraw, dropLine } from './board.ts'
import { choose } from './choices.ts'
import type { AlderquestEvent } from './events.ts'
import { deckIsEmpty, minionAt } from './minions.ts'
import type { Reason } from './obstacles.ts'
import { heldCount, heldTotal, payAny, payRune } from './runes.ts'
import { inScene } from './scenes.ts'
import { summon } from './squabble.ts'
import type { AlderquestState, Hero } from './state.ts'
import { canSlide, canSwap, slide, swap } from './swap.ts'
import { pickUpAll } from './tiles.ts'

const SWAP = { do: 'swap' } as const
const SLIDE = { do: 'slide' } as const
const LINE = { do: 'line' } as const
const SUMMON = { do: 'summon' } as const
const ABILITY = { do: 'ability' } as const
const SUMMON_COST = { cost: 1 } as const
type HeroOption = typeof SWAP | typeof SLIDE | typeof LINE | typeof SUMMON | typeof ABILITY

/** AQ-10.4, AQ-11.12: whether the team could pay for and find a minion of this guild. */
const canCall = (g: AlderquestState, hero: Hero, guild: Guild): boolean => heldCount(g, hero.team, guild) > 0 && !deckIsEmpty(g, guild)

/** AQ-11.10, AQ-11.11, AQ-13.8: what stands in the way of a summons. */
function lackToSummon(g: AlderquestState, hero: Hero): Reason | null {
  const there = minionAt(g, hero.front)
  if (there?.team === hero.team) return 'front-ally'
  if (there?.guarded) return 'front-guarded'
  let paid = false
  for (const guild of g.teams[hero.team].guilds) {
    if (canCall(g, hero, guild)) return null
    if (heldCount(g, hero.team, guild) > 0) paid = true
  }
  return paid ? 'summon-deck' : 'summon-rune'
}

/** AQ-11.14, AQ-11.15; in solitaire AQ-23.18. */
function lackOfAbility(g: AlderquestState, hero: Hero): Reason | null {
  const def = g.solo ? undefined : HEROES[hero.hero]
  if (def === undefined) return 'no-ability'
  if (heldTotal(g, hero.team) < def.cost) return 'ability-cost'
  return def.requires(g, hero.team, hero) ? null : def.needs
}

/** The actions of a Hero in the order of AQ-11.2, and what stands in the way of each. */
export const HERO_ACTIONS: readonly { readonly option: HeroOption; lack(g: AlderquestState, hero: Hero): Reason | null }[] = [
  { option: SWAP, lack: (g, hero) => (canSwap(g, hero.team) ? null : 'no-swap') },
  { option: SLIDE, lack: (g) => (canSlide(g) ? null : 'no-slide') },
  { option: LINE, lack: (g) => (canDraw(g) ? null : 'no-line') },
  { option: SUMMON, lack: lackToSummon },
  { option: ABILITY, lack: lackOfAbility },
]

/** AQ-11.1: what stands in the way of any action of this Hero; a line can nearly always be dropped, so this rarely looks further. */
export function lackToAct(g: AlderquestState, hero: Hero): Reason | null {
  if (hero.place !== g.place) return 'other-place'
  if (!hero.ready) return 'hero-exhausted'
  if (canDraw(g)) return null
  return heroOptions(g, hero).length > 0 ? null : 'hero-idle'
}

function heroOptions(g: AlderquestState, hero: Hero): HeroOption[] {
  const options: HeroOption[] = []
  for (const { option, lack } of HERO_ACTIONS) if (lack(g, hero) === null) options.push(option)
  return options
}

/** AQ-11.1, D-A2: one action with a ready Hero. */
export const takeHeroAction = (g: AlderquestState, hero: Hero): Flow => inScene(g, { on: 'hero', hero: hero.hero }, heroAction(g, hero))

function* heroAction(g: AlderquestState, hero: Hero): Flow {
  const { do: action } = yield* choose(g, hero.team, 'hero-action', 'AQ-11.2', heroOptions(g, hero), { hero: hero.hero })
  hero.ready = false
  emit<AlderquestEvent>({ type: 'hero-action', hero: hero.hero, action })
  switch (action) {
    case 'swap':
      yield* swap(g, hero.team)
      break
    case 'slide':
      yield* slide(g, hero.team)
      break
    case 'line':
      dropLine(g)
      break
    case 'summon':
      yield* summonBefore(g, hero)
      break
    case 'ability':
      yield* ability(g, hero)
      break
  }
}

/** AQ-11.10, AQ-11.13. */
function* summonBefore(g: AlderquestState, hero: Hero): Flow {
  const { team } = hero
  const options = g.teams[team].guilds.filter((guild) => canCall(g, hero, guild)).map((guild) => ({ do: 'guild', guild }) as const)
  const { guild } = yield* choose(g, team, 'summon-guild', 'AQ-10.4', options, SUMMON_COST)
  payRune(g, team, guild)
  const m = yield* summon(g, team, guild, hero.front)
  if (m) pickUpAll(g, m)
}

/** AQ-11.14. */
function* ability(g: AlderquestState, hero: Hero): Flow {
  const def = at(HEROES, hero.hero)
  const by = { hero: hero.hero }
  yield* inNameOf(() => by, payAny(g, hero.team, def.cost))
  yield* inNameOf(() => by, def.effect(g, hero.team, hero))
}
