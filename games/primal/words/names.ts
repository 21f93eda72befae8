import { at } from '@rulewright/kernel'
import { HUNTERS, type HunterId, hunterSheets, MONSTERS, type MonsterId, monsterSheets, printedNames } from '../content/index.ts'
import type { Icon, Keyword, Piece, Position, Terrain } from '../content/vocabulary.ts'

/** What a thing is called. English reads the name printed on it; another language looks the id up in its own list first. */
export const nameOf = (id: string): string => printedNames.get(id) ?? id

const hunterSheet = (hunter: HunterId) => at(hunterSheets, HUNTERS.indexOf(hunter))

export const gearName = (hunter: HunterId, piece: Piece): string => nameOf(hunterSheet(hunter)[piece].id)
export const masteryName = (hunter: HunterId): string => nameOf(hunterSheet(hunter).mastery.id)
export const arenaName = (monster: MonsterId): string => at(monsterSheets, MONSTERS.indexOf(monster)).arena.name

/** The weapon class and what the hunter is good at. */
export function hunterTitle(hunter: HunterId): string {
  const { weaponClass, style } = hunterSheet(hunter)
  return `${weaponClass}: ${style}`
}

export const terrainNames: Readonly<Record<Terrain, string>> = {
  rock: 'Rock',
  water: 'Water',
  sand: 'Sand',
  fire: 'Fire',
  fog: 'Fog',
  baethanis: 'Baethanis',
  cyricae: 'Cyricae',
  synaerea: 'Synaerea',
}

export const keywordNames: Readonly<Record<Keyword, string>> = {
  assist: 'Assist',
  taunt: 'Taunt',
  berserker: 'Berserker',
  finisher: 'Finisher',
  stealth: 'Stealth',
  resilience: 'Resilience',
}

/** What a reaction icon reacts to. */
export const iconNames: Readonly<Record<Icon, string>> = {
  attack: 'an Attack is played',
  maneuver: 'a Maneuver is played',
  dodge: 'a Dodge is played',
  parry: 'a Parry is played',
  offensive: 'an Offensive card is played',
  defensive: 'a Defensive card is played',
  offensivePair: 'two Offensive cards in a row',
  defensivePair: 'two Defensive cards in a row',
  aggro: 'a card with aggro is played',
  threatened: 'a hunter becomes threatened',
  moved: 'a hunter moves',
  startFront: 'a turn starts in front',
  startFlank: 'a turn starts in a flank',
  startRear: 'a turn starts in the rear',
  handEmpty: 'the last card leaves a hand',
  attritionEnd: 'an Attrition phase ends',
  turned: 'the monster turns',
  roundEnd: 'the round ends',
  rampage: 'another behavior resolves',
}

export const sectorNames: readonly string[] = ['North', 'East', 'South', 'West']
export const positionNames: Readonly<Record<Position, string>> = { front: 'Front', flank: 'Flank', rear: 'Rear' }
