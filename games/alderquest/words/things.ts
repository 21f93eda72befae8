import { at, counted, thing as marked, type Phrase, plain, type ThingWords } from '@rulewright/kernel'
import { BOARD_ROWS } from '../content/constants.ts'
import { isCanopy, LANE_NAMES, SPACE_NAMES } from '../content/field.ts'
import { CLASSES, GUILDS } from '../content/guilds.ts'
import { guildOfHero, HERO_IDS, HEROES } from '../content/heroes.ts'
import { KEYWORDS, MINION_TYPES, type Trigger } from '../content/minion-types.ts'
import { BLUE, colourOfFace, faceOf, isAcornFace, pointsOfFace, RED, SNOW, type Team, TRAP } from '../content/pieces.ts'
import { guildOfQuarrel, QUARREL_IDS, QUARRELS } from '../content/quarrels.ts'
import { RELIC_IDS } from '../content/relics.ts'
import type { MinionSeen } from '../rules/events.ts'
import type { AlderquestView, MinionView } from '../rules/view.ts'
import { printed } from './printed.ts'

const guildOf = (guild: number) => printed(at(GUILDS, guild))
export const guildName = (guild: number): string => guildOf(guild).name
export const exaltedText = (guild: number): string => guildOf(guild).exalted ?? ''
export const className = (c: number): string => printed(at(CLASSES, c)).name
export const automaText = (c: number): string => printed(`AD-${at(CLASSES, c)}`).text ?? ''
const heroOf = (hero: number) => printed(HERO_IDS[hero] ?? 'STAND-IN')
export const heroName = (hero: number): Phrase => marked('hero', hero, heroOf(hero).name)
export const abilityName = (hero: number): string => heroOf(hero).ability ?? ''
export const abilityText = (hero: number): string => heroOf(hero).text ?? ''
/** "Thieves Pirate": in solitaire the class of a rival Hero decides which minions come. */
export const heroKind = (hero: number): string | null => {
  const def = HEROES[hero]
  return def ? `${guildName(guildOfHero(hero))} ${className(def.class)}` : null
}
/** The runes a Hero's ability costs; null for the stand-in, who has none. */
export const abilityCost = (hero: number): number | null => HEROES[hero]?.cost ?? null
export const runesName = (n: number): string => counted(n, 'rune')
const typeOf = (type: number) => printed(at(MINION_TYPES, type).id)
export const typeName = (type: number): string => typeOf(type).name
export const typeText = (type: number): string => typeOf(type).text ?? ''
const TRIGGERS: Readonly<Record<Trigger, string>> = { reveal: 'Reveal', tribute: 'Tribute', squabble: 'Squabble', confront: 'Confront' }
/** AQ-12.2, the upgraded side of a minion: "Sneak · Tribute: The opponent draws two tiles." */
export const upgradedSide = (type: number): string => {
  const printed = MINION_TYPES[type]
  if (!printed) return ''
  const movement = printed.movement === 0 ? '' : `${keywordNames(printed.movement)} · `
  return `${movement}${TRIGGERS[printed.trigger]}: ${typeText(type)}`
}
const quarrelOf = (quarrel: number) => printed(at(QUARREL_IDS, quarrel))
export const quarrelName = (quarrel: number): Phrase => marked('quarrel', quarrel, quarrelOf(quarrel).name)
export const isTrap = (quarrel: number): boolean => QUARRELS[quarrel]?.type === 'trap'
export const quarrelType = (quarrel: number): string => (isTrap(quarrel) ? 'Trap' : 'Scheme')
export const quarrelGuild = (quarrel: number): string => guildName(guildOfQuarrel(quarrel))
export const quarrelEffect = (quarrel: number): string => quarrelOf(quarrel).text ?? ''
/** What a Quarrel does, and for a Trap when. */
export const quarrelRules = (quarrel: number): string =>
  isTrap(quarrel) ? `When a rival minion reveals your Trap tile: ${quarrelEffect(quarrel)}` : quarrelEffect(quarrel)
const relicOf = (relic: number) => printed(at(RELIC_IDS, relic))
export const relicName = (relic: number): Phrase => marked('relic', relic, relicOf(relic).name)
export const relicEffect = (relic: number): string => relicOf(relic).text ?? ''

const CANOPY_NAMES: Readonly<Record<string, string>> = {
  CN: 'the northern canopy',
  CE: 'the eastern canopy',
  CS: 'the southern canopy',
  CW: 'the western canopy',
}
export const spaceName = (space: number): Phrase => {
  const name = SPACE_NAMES[space] ?? '?'
  return marked('space', space, CANOPY_NAMES[name] ?? name)
}
export const laneName = (lane: number): string => `lane ${LANE_NAMES[lane] ?? '?'}`
export const cellName = (cell: number): Phrase =>
  marked('cell', cell, `column ${Math.floor(cell / BOARD_ROWS) + 1}, row ${(cell % BOARD_ROWS) + 1}`)
export const columnName = (column: number): string => `column ${column + 1}`

export const teamName = (team: Team): string => (team === RED ? 'Red' : 'Blue')

/** Whether the reader alone is the team: in the team game "you" could mean a partner. */
const isReader = (team: Team, view: AlderquestView): boolean => view.you === team && view.mode !== 'team'

/** A team as the reader calls it, at the beginning of a sentence and inside one. */
export const teamSubject = (team: Team, view: AlderquestView): string => (isReader(team, view) ? 'You' : teamName(team))
export const teamWho = (team: Team, view: AlderquestView): string => (isReader(team, view) ? 'you' : teamName(team))

export function faceName(face: number): string {
  if (face < 4) return `${guildName(face)} rune`
  if (face === SNOW) return 'Snowflake'
  if (face === TRAP) return 'Trap'
  if (!isAcornFace(face)) return 'tile'
  return `${teamName(colourOfFace(face))} Acorn (${pointsOfFace(face)})`
}

function minionOf(id: number, view: AlderquestView): MinionView | null {
  return view.minions.find((m) => m.id === id) ?? (view.intruder?.id === id ? view.intruder : null)
}

/** A minion as everybody sees it now: "your Raccoon Ninja", "Blue's Cleric". */
export function minionName(id: number, view: AlderquestView): Phrase {
  const m = minionOf(id, view)
  if (!m) return marked('minion', id, 'a minion')
  return minionSeen(id, { team: m.team, class: m.class, type: m.upgraded ? m.type : null }, view)
}

/** The same for a minion as it was when the event happened. */
export function minionSeen(id: number, seen: MinionSeen, view: AlderquestView): Phrase {
  const whose = isReader(seen.team, view) ? 'your' : `${teamName(seen.team)}’s`
  return marked('minion', id, `${whose} ${seen.type === null ? className(seen.class) : typeName(seen.type)}`)
}

export function minionWithSpace(id: number, view: AlderquestView): Phrase {
  const m = minionOf(id, view)
  return m ? `${minionName(id, view)} ${isCanopy(m.space) ? 'in' : 'on'} ${spaceName(m.space)}` : minionName(id, view)
}

/** A tile on the Field: its face if the reader knows it, who carries it, and where it is. */
export function tileName(handle: number, view: AlderquestView): Phrase {
  const tile = view.tiles.find((t) => t.handle === handle)
  if (!tile) return marked('tile', handle, 'a tile')
  const what = tile.face === null ? `a facedown ${teamName(tile.owner)} tile` : `the ${faceName(tile.face)}`
  const carrier = tile.holder === null || tile.holder < 0 ? '' : ` carried by ${plain(minionName(tile.holder, view))}`
  return marked('tile', handle, `${what}${carrier} on ${SPACE_NAMES[tile.space] ?? '?'}`)
}

export const keywordNames = (bits: number): string =>
  KEYWORDS.filter((_, n) => (bits & (1 << n)) !== 0)
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' and ')

type Describe = (n: number, view: AlderquestView) => ThingWords | null

const named = (name: Phrase, text = ''): ThingWords => (text === '' ? { name: plain(name) } : { name: plain(name), text })

const team: Describe = (n) => (n < 0 ? null : named(teamName(n === RED ? RED : BLUE)))
/** A number that stands for nothing of the kind has no name. */
const of = (kinds: readonly unknown[], describe: Describe): Describe => {
  return (n, view) => (n in kinds ? describe(n, view) : null)
}
const guild = of(GUILDS, (n) => named(guildName(n), `${guildOf(n).fullName ?? ''}. Exalted: ${exaltedText(n)}`))
const face: Describe = (n) => (n < 0 ? null : named(faceName(n)))
const minionClass = of(CLASSES, (n) => named(className(n)))
const automaCard = of(CLASSES, (n) => named(className(n), automaText(n)))
const minion: Describe = (n, view) => named(minionName(n, view))
const hero: Describe = (n) => named(heroName(n), `${abilityName(n)}: ${abilityText(n)}`)
const quarrel = of(QUARREL_IDS, (n) => named(quarrelName(n), quarrelRules(n)))
const relic = of(RELIC_IDS, (n) => named(relicName(n), relicEffect(n)))
const space: Describe = (n) => named(spaceName(n))
const tile: Describe = (n, view) => named(tileName(n, view))

/** The fields of the view that hold things by number. */
const FIELDS: Readonly<Record<string, Describe>> = {
  you: team,
  active: team,
  team,
  owner: team,
  winner: team,
  guild,
  guilds: guild,
  exalted: guild,
  face,
  faces: face,
  runePouch: face,
  hiding: face,
  piece: (n, view) => face(faceOf(n), view),
  class: minionClass,
  automaDiscard: automaCard,
  card: automaCard,
  type: of(MINION_TYPES, (n) => named(typeName(n), upgradedSide(n))),
  granted: (n) => (n === 0 ? null : named(keywordNames(n))),
  id: minion,
  minion,
  holder: minion,
  attacker: minion,
  defender: minion,
  hero,
  by: hero,
  spareHeroes: hero,
  quarrelDiscard: quarrel,
  quarrels: quarrel,
  armed: quarrel,
  playingQuarrel: quarrel,
  relics: relic,
  outRelics: relic,
  playingRelic: relic,
  space,
  front: space,
  lane: (n) => named(laneName(n)),
  handle: tile,
  tile,
}

export const thing = (key: string, value: string | number, view: AlderquestView): ThingWords | null =>
  typeof value === 'number' ? (FIELDS[key]?.(value, view) ?? null) : null
