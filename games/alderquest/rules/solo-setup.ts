import { at, emit, type Flow, reveal, shuffle } from '@rulewright/kernel'
import { type Difficulty, difficulties } from '../content/difficulties.ts'
import { fileOf, SOLO_FRONTS } from '../content/field.ts'
import { GUILDS, type Guild, guildOfClass } from '../content/guilds.ts'
import { guildOfHero, STAND_IN } from '../content/heroes.ts'
import { minionsOf, typeOf } from '../content/minion-types.ts'
import { acornFace, BLUE, type Piece, RED, SNOW, TRAP, tilesOf } from '../content/pieces.ts'
import { relicNamed } from '../content/relics.ts'
import { choose } from './choices.ts'
import { holdStarting, layRows, shuffleDecks } from './deal.ts'
import type { AlderquestEvent } from './events.ts'
import { showTop } from './minions.ts'
import { type AlderquestState, soloOf } from './state.ts'

/** AQ-23.8, AQ-23.9, AQ-23.15: the Rival Stack, the Snowflake reserve, and what is left out. */
export function setupSolo(g: AlderquestState, id: Difficulty): void {
  const { target, traps, snowflakes, removed, matchByGuild } = difficulties[id]
  const acorns = [1, 2, 3].flatMap((points) => tilesOf(BLUE, acornFace(BLUE, points)).slice(points === 3 ? removed : 0))
  const stack = [...acorns, ...tilesOf(BLUE, TRAP).slice(0, traps), ...tilesOf(BLUE, SNOW).slice(0, snowflakes)]
  const snowReserve = [...tilesOf(RED, SNOW), ...tilesOf(BLUE, SNOW)].filter((piece) => !stack.includes(piece))
  const all: Piece[] = []
  for (const t of g.teams) {
    all.push(...t.starting, ...t.tilePouch, ...t.trapStack)
    t.starting = []
    t.tilePouch = []
    t.trapStack = []
  }
  g.solo = {
    rivalStack: shuffle(g.random, stack),
    automaDeck: [],
    automaMarks: [],
    automaDiscard: [],
    card: -1,
    snowReserve,
    outOfGame: all.filter((piece) => !stack.includes(piece) && !snowReserve.includes(piece)),
    target,
    matchByGuild,
    next: 0,
  }
  g.relicDeck = g.relicDeck.filter((relic) => relic !== relicNamed('RL-6'))
  g.outRelics = [relicNamed('RL-6')]
}

/** AQ-23.5, AQ-23.10, AQ-23.12: the person's guild; the minions of the others form the Automa Deck. */
export function* chooseSoloGuild(g: AlderquestState): Flow {
  const options = GUILDS.map((_, guild) => ({ do: 'guild', guild }) as const)
  const { guild: own } = yield* choose(g, RED, 'solo-guild', 'AQ-23.5', options)
  g.teams[RED].guilds = [own]
  emit<AlderquestEvent>({ type: 'chose-guild', team: RED, guild: own })
  g.teams[BLUE].guilds = GUILDS.map((_, guild) => guild).filter((guild) => guild !== own)
  const solo = soloOf(g)
  for (const guild of g.teams[BLUE].guilds) {
    g.decks[guild] = []
    g.marks[guild] = []
  }
  solo.automaDeck = shuffle(g.random, g.teams[BLUE].guilds.flatMap(minionsOf))
  solo.automaMarks = solo.automaDeck.map(() => 0)
  showTop(solo.automaMarks)
  reveal(g)
  g.phase = 'solo-heroes'
}

/** D-S4: a Hero of each rival guild, then the guilds of the left side and of the top. */
export function* chooseSoloHeroes(g: AlderquestState): Flow {
  const heroes: number[] = []
  for (const guild of g.teams[BLUE].guilds) {
    const options = [2 * guild, 2 * guild + 1].map((hero) => ({ do: 'rival-hero', hero }) as const)
    heroes.push((yield* choose(g, RED, 'solo-hero', 'AQ-23.11', options, { guild })).hero)
  }
  const left = yield* chooseSide(g, heroes, topGuild(g))
  const others = heroes.filter((hero) => hero !== left)
  const top = yield* chooseSide(g, others, -1)
  const right = others.find((hero) => hero !== top) ?? top
  for (const [n, hero] of [left, top, right].entries()) placeRival(g, hero, SOLO_FRONTS[n] ?? 0)
  finishSetup(g)
}

/** AQ-23.11: the left Hero's guild must differ from that of the Automa Deck's top card. */
function topGuild(g: AlderquestState): Guild {
  const { automaDeck } = soloOf(g)
  return guildOfClass(typeOf(at(automaDeck, automaDeck.length - 1)).class)
}

function* chooseSide(g: AlderquestState, heroes: readonly number[], barred: Guild): Flow<number> {
  const guilds = heroes.map(guildOfHero).filter((guild) => guild !== barred)
  const options = guilds.map((guild) => ({ do: 'side', guild }) as const)
  const { guild } = yield* choose(g, RED, 'solo-side', 'AQ-23.11', options, { left: barred >= 0 })
  return at(
    heroes.filter((hero) => guildOfHero(hero) === guild),
    0,
  )
}

function placeRival(g: AlderquestState, hero: number, front: number): void {
  g.heroes.push({ hero, team: BLUE, place: 1, lane: fileOf(front), front, ready: false })
  g.spareHeroes.splice(g.spareHeroes.indexOf(hero), 1)
  emit<AlderquestEvent>({ type: 'placed-hero', team: BLUE, hero, front })
}

/** AQ-23.6, AQ-23.7, AQ-23.13, AQ-23.14, AQ-23.16. */
function finishSetup(g: AlderquestState): void {
  const own = at(g.teams[RED].guilds, 0)
  for (const [n, hero] of [2 * own, 2 * own + 1, STAND_IN].entries()) {
    const lane = 2 * n
    g.heroes.push({ hero, team: RED, place: 0, lane, front: lane, ready: false })
    if (hero !== STAND_IN) g.spareHeroes.splice(g.spareHeroes.indexOf(hero), 1)
    emit<AlderquestEvent>({ type: 'placed-hero', team: RED, hero, front: lane })
  }
  const rivals = g.heroes.filter((hero) => hero.team === BLUE).map(({ hero }) => guildOfHero(hero))
  const [x, y, z] = [at(rivals, 0), at(rivals, 1), at(rivals, 2)]
  layRows(g, [own, x, y, z], [y, z, own, x])
  holdStarting(g, g.teams[RED], own)
  shuffleDecks(g)
  reveal(g)
  emit<AlderquestEvent>({ type: 'began', cells: [...g.board] })
  g.phase = 'ready'
}
