import { askLate, emit, type Flow, inSecret, reveal, type Seat, shuffle } from '@rulewright/kernel'
import { START_QUARRELS } from '../content/constants.ts'
import { PATTERN } from '../content/field.ts'
import { GUILDS } from '../content/guilds.ts'
import { guildOfHero } from '../content/heroes.ts'
import { BLUE, FACES, faceOf, type Piece, RED, type Team } from '../content/pieces.ts'
import { quarrelsOf } from '../content/quarrels.ts'
import { drawQuarrel } from './cards.ts'
import { choose } from './choices.ts'
import { layRunes, placeHero, shuffleDecks } from './deal.ts'
import type { AlderquestEvent } from './events.ts'
import type { AlderquestOption } from './options.ts'
import { seatFor, teamOfPlace, teamOfSeat } from './seats.ts'
import type { AlderquestState } from './state.ts'
import { layTile } from './tiles.ts'

/** AQ-6.5, AQ-22.5: who chooses guilds, by place. */
const GUILD_ORDER = { duel: [1, 0, 1, 0], team: [1, 0, 3, 2] } as const
/** AQ-6.10, AQ-22.6: who places Heroes. */
const HERO_ORDER = { duel: [0, 1, 0, 1, 0, 1], team: [0, 1, 2, 3, 0, 1, 2, 3] } as const
/** AQ-3.13, AQ-22.2: the lanes of each place. */
const LANES = {
  duel: [
    [0, 2, 4],
    [0, 2, 4],
  ],
  team: [
    [0, 1],
    [3, 4],
    [3, 4],
    [0, 1],
  ],
} as const

const modeOf = (g: AlderquestState): 'duel' | 'team' => (g.mode === 'team' ? 'team' : 'duel')

/** D-S1: one choice of the guild draft. */
export function* draftGuild(g: AlderquestState): Flow {
  const order = GUILD_ORDER[modeOf(g)]
  const place = order[g.drafted] ?? 0
  g.place = place
  const team = teamOfPlace(place)
  const free = GUILDS.map((_, guild) => guild).filter((guild) => !g.teams.some((t) => t.guilds.includes(guild)))
  const options = free.map((guild) => ({ do: 'guild', guild }) as const)
  const { guild } = yield* choose(g, team, 'draft-guild', 'AQ-6.5', options)
  g.teams[team].guilds.push(guild)
  emit<AlderquestEvent>({ type: 'chose-guild', team, guild })
  g.drafted++
  if (g.drafted < order.length) return
  layRunes(g)
  g.drafted = 0
  g.phase = 'heroes'
}

/** D-S2: one Hero and its lane. */
export function* draftHero(g: AlderquestState): Flow {
  const order = HERO_ORDER[modeOf(g)]
  const place = order[g.drafted] ?? 0
  g.place = place
  const team = teamOfPlace(place)
  const heroes = heroesFor(g, team, place).map((hero) => ({ do: 'place-hero', hero }) as const)
  const { hero } = yield* choose(g, team, 'draft-hero', 'AQ-6.10', heroes)
  const taken = g.heroes.filter((h) => h.team === team).map((h) => h.lane)
  const lanes = (LANES[modeOf(g)][place] ?? []).filter((lane) => !taken.includes(lane)).map((lane) => ({ do: 'lane', lane }) as const)
  const { lane } = yield* choose(g, team, 'draft-lane', 'AQ-6.10', lanes, { hero })
  placeHero(g, team, place, hero, lane)
  g.drafted++
  if (g.drafted < order.length) return
  g.drafted = 0
  g.phase = 'hide'
}

/** AQ-6.11, AQ-22.6: no guild may be left out in a duel, and in a team each seat has one Hero of each. */
function heroesFor(g: AlderquestState, team: Team, place: number): number[] {
  const own = g.spareHeroes.filter((hero) => g.teams[team].guilds.includes(guildOfHero(hero)))
  // In a duel a guild has no third Hero to place.
  if (g.mode !== 'team') return own
  const placed = g.heroes.filter((h) => h.place === place).map((h) => guildOfHero(h.hero))
  return own.filter((hero) => !placed.includes(guildOfHero(hero)))
}

/** AQ-6.14 to AQ-6.16, AQ-22.7: both teams hide their starting tiles at once; then the rest is shuffled and drawn. */
export function* hide(g: AlderquestState): Flow {
  g.place = 0
  const seats = [seatFor(g, RED), seatFor(g, BLUE)]
  const isOfTeam = (viewer: Seat, of: Seat) => teamOfSeat(g, viewer) === teamOfSeat(g, of)
  yield* inSecret(seats, (seat) => hideTiles(g, seat === seats[0] ? RED : BLUE, seat), isOfTeam)
  for (const team of [RED, BLUE] as const) {
    const t = g.teams[team]
    for (const [n, piece] of t.hidden.entries()) layTile(g, piece, PATTERN[team][n] ?? 0)
    t.hidden = []
  }
  begin(g)
}

const HIDE = FACES.map((_, face) => ({ do: 'hide', face }) as const)

const kindsOf = (pieces: readonly Piece[]) => HIDE.filter(({ face }) => pieces.some((piece) => faceOf(piece) === face))

/** D-S3: the kinds of tile left for the next space of the pattern; then the team confirms or begins again. */
function* hideTiles(g: AlderquestState, team: Team, seat: number): Flow {
  const t = g.teams[team]
  for (;;) {
    while (t.starting.length > 0) {
      const space = PATTERN[team][t.hidden.length] ?? 0
      const question = { seat, prompt: 'hide-tile', rule: 'AQ-6.14', about: { space } }
      const { face } = yield* askLate(question, () => kindsOf(t.starting))
      const n = t.starting.findIndex((piece) => faceOf(piece) === face)
      t.hidden.push(...t.starting.splice(n, 1))
    }
    const confirm: AlderquestOption[] = [{ do: 'done' }, { do: 'cancel' }]
    const answer = yield* askLate({ seat, prompt: 'hide-confirm', rule: 'AQ-6.16' }, () => confirm)
    if (answer.do === 'done') return
    t.starting = t.hidden.sort((a, b) => a - b)
    t.hidden = []
  }
}

/** AQ-6.13, AQ-6.17, AQ-6.18: decks are shuffled, first Quarrels drawn, and Red begins. */
function begin(g: AlderquestState): void {
  for (const t of g.teams) if (g.quarrels) t.quarrelDeck = shuffle(g.random, t.guilds.flatMap(quarrelsOf))
  for (const team of [RED, BLUE] as const) for (let n = 0; n < START_QUARRELS[team]; n++) drawQuarrel(g, team)
  shuffleDecks(g)
  reveal(g)
  emit<AlderquestEvent>({ type: 'began', cells: [...g.board] })
  g.phase = 'ready'
}
