import { at, emit, type Flow } from '@rulewright/kernel'
import type { Guild } from '../content/guilds.ts'
import { faceOf, type Piece, rivalOf, type Team } from '../content/pieces.ts'
import { choose } from './choices.ts'
import type { AlderquestEvent } from './events.ts'
import type { AlderquestOption, AlderquestPrompt } from './options.ts'
import type { AlderquestState } from './state.ts'

const tell = (event: AlderquestEvent) => emit(event)
const GUILD_IDS = [0, 1, 2, 3] as const

export const heldCount = (g: AlderquestState, team: Team, guild: Guild): number => at(g.teams[team].held, guild).length
export function heldTotal(g: AlderquestState, team: Team): number {
  let n = 0
  for (const runes of g.teams[team].held) n += runes.length
  return n
}

function release(g: AlderquestState, team: Team, guild: Guild): Piece {
  const piece = at(g.teams[team].held, guild).pop()
  if (piece === undefined) throw new RangeError(`team ${team} holds no rune of guild ${guild}`)
  return piece
}

/** AQ-10.2: pays one rune of a guild. */
export function payRune(g: AlderquestState, team: Team, guild: Guild): void {
  const piece = release(g, team, guild)
  g.runeDiscard.push(piece)
  tell({ type: 'paid', team, piece })
}

/** D-A6, AQ-10.5, AQ-10.7: pays n runes of any guilds, one by one. */
export function* payAny(g: AlderquestState, team: Team, n: number, rule = 'AQ-10.5'): Flow {
  for (let paid = 0; paid < n; paid++) {
    const guild = yield* chooseGuild(g, team, 'pay', rule, 'pay', team)
    payRune(g, team, guild)
  }
}

/** P-10: the team chooses which of its runes it loses. */
export function* loseRunes(g: AlderquestState, team: Team, n: number): Flow {
  for (let lost = 0; lost < n && heldTotal(g, team) > 0; lost++) {
    const guild = yield* chooseGuild(g, team, 'lose-rune', 'AQ-24.14', 'lose', team)
    const piece = release(g, team, guild)
    g.runeDiscard.push(piece)
    tell({ type: 'lost-rune', team, piece })
  }
}

/** P-11: the team takes one of its rival's held runes. */
export function* stealRune(g: AlderquestState, team: Team): Flow {
  const rival = rivalOf(team)
  takeStolen(g, team, yield* chooseGuild(g, rival, 'steal-rune', 'AQ-24.14', 'steal', team))
}

/** Steals up to n runes, one by one (D-E9). */
export function* stealUpTo(g: AlderquestState, team: Team, n: number): Flow {
  const rival = rivalOf(team)
  for (let stolen = 0; stolen < n; stolen++) {
    const options: AlderquestOption[] = guildOptions(g, rival, 'steal')
    options.push({ do: 'done' })
    const chosen = yield* choose(g, team, 'steal-rune', 'AQ-24.14', options)
    if (chosen.do !== 'steal') return
    takeStolen(g, team, chosen.guild)
  }
}

function takeStolen(g: AlderquestState, team: Team, guild: Guild): void {
  const piece = release(g, rivalOf(team), guild)
  g.teams[team].held[guild]?.push(piece)
  tell({ type: 'stole-rune', team, piece })
}

/** P-09: up to n runes of these guilds out of the discard. */
export function* gainRunes(g: AlderquestState, team: Team, guilds: readonly Guild[], n: number): Flow {
  for (let gained = 0; gained < n; gained++) {
    const options: AlderquestOption[] = []
    for (const guild of guilds) if (g.runeDiscard.some((piece) => faceOf(piece) === guild)) options.push({ do: 'gain', guild })
    options.push({ do: 'done' })
    const chosen = yield* choose(g, team, 'gain-rune', 'AQ-20.6', options)
    if (chosen.do !== 'gain') return
    const piece = takeFromDiscard(g, chosen.guild)
    g.teams[team].held[chosen.guild]?.push(piece)
    tell({ type: 'gained-rune', team, piece })
  }
}

/** The last rune with this face in the discard. */
export function takeFromDiscard(g: AlderquestState, face: number): Piece {
  const index = g.runeDiscard.findLastIndex((piece) => faceOf(piece) === face)
  return at(g.runeDiscard.splice(index, 1), 0)
}

/** The guilds with a rune in the discard, other than one. */
export const guildsInDiscard = (g: AlderquestState): Guild[] =>
  GUILD_IDS.filter((guild) => g.runeDiscard.some((piece) => faceOf(piece) === guild))

interface HeldOption {
  readonly do: 'pay' | 'lose' | 'steal'
  readonly guild: Guild
}

function guildOptions(g: AlderquestState, holder: Team, how: HeldOption['do']): HeldOption[] {
  const options: HeldOption[] = []
  for (const guild of GUILD_IDS) if (heldCount(g, holder, guild) > 0) options.push({ do: how, guild })
  return options
}

function* chooseGuild(
  g: AlderquestState,
  holder: Team,
  prompt: AlderquestPrompt,
  rule: string,
  how: HeldOption['do'],
  team: Team,
): Flow<Guild> {
  return (yield* choose(g, team, prompt, rule, guildOptions(g, holder, how))).guild
}
