import { type Names, type Phrase, thing } from '@rulewright/kernel'
import { BOARD_ROWS } from '../content/constants.ts'
import { SPACE_NAMES } from '../content/field.ts'
import { guildOfHero, HERO_IDS, HEROES } from '../content/heroes.ts'
import { KEYWORDS, MINION_TYPES, type Trigger } from '../content/minion-types.ts'
import { CLASSES, colourOfFace, GUILDS, isAcornFace, pointsOfFace, RED, SNOW, type Team, TRAP } from '../content/pieces.ts'
import { guildOfQuarrel, QUARREL_IDS, QUARRELS } from '../content/quarrels.ts'
import { RELIC_IDS } from '../content/relics.ts'
import type { MinionSeen } from '../rules/events.ts'
import type { AlderquestView, MinionView } from '../rules/view.ts'
import { automaTexts, classNames, guildNames, heroTexts, minionTexts, quarrelTexts, relicTexts, standIn } from './cards.ts'

const LANES = 'abcde'

export const guildName = (guild: number): string => {
  const id = GUILDS[guild]
  return id ? guildNames[id] : 'no guild'
}
export const className = (c: number): string => {
  const id = CLASSES[c]
  return id ? classNames[id] : 'minion'
}
export const automaText = (c: number): string => {
  const id = CLASSES[c]
  return id ? automaTexts[id] : ''
}
const heroText = (hero: number) => {
  const id = HERO_IDS[hero]
  return id ? heroTexts[id] : standIn
}
export const heroName = (hero: number): Phrase => thing('hero', hero, heroText(hero).name)
export const abilityName = (hero: number): string => heroText(hero).ability
export const abilityText = (hero: number): string => heroText(hero).text
/** "Thieves Pirate": in solitaire the class of a rival Hero tells who joins the Field. */
export const heroKind = (hero: number): string | null => {
  const def = HEROES[hero]
  return def ? `${guildName(guildOfHero(hero))} ${className(def.class)}` : null
}
/** The runes a Hero's ability costs; the stand-in has none to pay for. */
export const abilityCost = (hero: number): number | null => HEROES[hero]?.cost ?? null
export const runesName = (n: number): string => `${n} ${n === 1 ? 'rune' : 'runes'}`
export const typeName = (type: number): string => {
  const id = MINION_TYPES[type]?.id
  return id ? minionTexts[id].name : 'minion'
}
export const typeText = (type: number): string => {
  const id = MINION_TYPES[type]?.id
  return id ? minionTexts[id].text : ''
}
const TRIGGERS: Readonly<Record<Trigger, string>> = { reveal: 'Reveal', tribute: 'Tribute', squabble: 'Squabble', confront: 'Confront' }
/** AQ-12.2, the upgraded side of a minion: "Sneak · Tribute: The opponent draws two tiles." */
export const upgradedSide = (type: number): string => {
  const printed = MINION_TYPES[type]
  if (!printed) return ''
  const movement = printed.movement === 0 ? '' : `${keywordNames(printed.movement)} · `
  return `${movement}${TRIGGERS[printed.trigger]}: ${typeText(type)}`
}
const quarrelText = (quarrel: number) => quarrelTexts[QUARREL_IDS[quarrel] ?? 'Q-BAR-1']
export const quarrelName = (quarrel: number): Phrase => thing('quarrel', quarrel, quarrelText(quarrel).name)
export const isTrap = (quarrel: number): boolean => QUARRELS[quarrel]?.type === 'trap'
export const quarrelType = (quarrel: number): string => (isTrap(quarrel) ? 'Trap' : 'Scheme')
export const quarrelGuild = (quarrel: number): string => guildName(guildOfQuarrel(quarrel))
export const quarrelEffect = (quarrel: number): string => quarrelText(quarrel).text
/** What a Quarrel does, and for a Trap when. */
export const quarrelRules = (quarrel: number): string =>
  isTrap(quarrel) ? `When a rival minion reveals your Trap tile: ${quarrelEffect(quarrel)}` : quarrelEffect(quarrel)
const relicText = (relic: number) => relicTexts[RELIC_IDS[relic] ?? 'RL-1']
export const relicName = (relic: number): Phrase => thing('relic', relic, relicText(relic).name)
export const relicEffect = (relic: number): string => relicText(relic).text

const CANOPY_NAMES: Readonly<Record<string, string>> = {
  CN: 'the northern canopy',
  CE: 'the eastern canopy',
  CS: 'the southern canopy',
  CW: 'the western canopy',
}
export const spaceName = (space: number): Phrase => {
  const name = SPACE_NAMES[space] ?? '?'
  return thing('space', space, CANOPY_NAMES[name] ?? name)
}
export const laneName = (lane: number): string => `lane ${LANES[lane] ?? '?'}`
export const cellName = (cell: number): Phrase =>
  thing('cell', cell, `column ${Math.floor(cell / BOARD_ROWS) + 1}, row ${(cell % BOARD_ROWS) + 1}`)
export const columnName = (column: number): string => `column ${column + 1}`

export const teamName = (team: Team): string => (team === RED ? 'Red' : 'Blue')

/** A team as the reader calls it. */
export const who = (team: Team, view: AlderquestView): string => (view.you === team ? 'you' : teamName(team))
export const Who = (team: Team, view: AlderquestView): string => (view.you === team ? 'You' : teamName(team))
/** "you draw", "Red draws". */
export const verb = (team: Team, view: AlderquestView, plain: string, third = `${plain}s`): string => (view.you === team ? plain : third)

export function faceName(face: number): string {
  if (face < 4) return `${guildName(face)} rune`
  if (face === SNOW) return 'Snowflake'
  if (face === TRAP) return 'Trap'
  if (!isAcornFace(face)) return 'tile'
  return `${teamName(colourOfFace(face))} Acorn (${pointsOfFace(face)})`
}
export const withArticle = (noun: string): string => `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`

function minionOf(id: number, view: AlderquestView): MinionView | null {
  return view.minions.find((m) => m.id === id) ?? (view.intruder?.id === id ? view.intruder : null)
}

/** A minion as the table sees it now: "your Raccoon Ninja", "Blue's Cleric". */
export function minionName(id: number, view: AlderquestView): Phrase {
  const m = minionOf(id, view)
  if (!m) return thing('minion', id, 'a minion')
  return minionSeen(id, { team: m.team, class: m.class, type: m.upgraded ? m.type : null }, view)
}

/** The same of a minion as an event saw it. */
export function minionSeen(id: number, seen: MinionSeen, view: AlderquestView): Phrase {
  const whose = view.you === seen.team ? 'your' : `${teamName(seen.team)}’s`
  return thing('minion', id, `${whose} ${seen.type === null ? className(seen.class) : typeName(seen.type)}`)
}

export function minionWithSpace(id: number, view: AlderquestView): Phrase {
  const m = minionOf(id, view)
  return m ? `${minionName(id, view)} on ${spaceName(m.space)}` : minionName(id, view)
}

/** A tile on the Field: its face if the reader knows it, and where it lies. */
export function tileName(handle: number, view: AlderquestView): Phrase {
  const tile = view.tiles.find((t) => t.handle === handle)
  if (!tile) return thing('tile', handle, 'a tile')
  const what = tile.face === null ? `a facedown ${teamName(tile.owner)} tile` : `the ${faceName(tile.face)}`
  return thing('tile', handle, `${what} on ${SPACE_NAMES[tile.space] ?? '?'}`)
}

export const keywordNames = (bits: number): string =>
  KEYWORDS.filter((_, n) => (bits & (1 << n)) !== 0)
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' and ')

export const seatName = (seat: number, names: Names): string => (names.you === seat ? 'You' : names.of(seat))
