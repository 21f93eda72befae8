import { ask, at, type Flow } from '@rulewright/kernel'
import type { From, TurnTo, Where, Who } from '../content/vocabulary.ts'
import { hunterAt } from './lookup.ts'
import { HUNTER, SECTOR } from './options.ts'
import { decidingHunter, inFlank, inFront, nextWhoStands, stands, terrainAt } from './query.ts'
import { type PrimalState, WATER } from './state.ts'

/** For whom and about what a text resolves. */
export interface Run {
  /** The hunter whose card it is; -1: the monster's. */
  readonly you: number
  /** SUBJECT (PR-12.2). */
  readonly subject: number
  /** The sector chosen, or the one the event was about; -1: none. */
  sector: number
  /** The hunter chosen; -1: none. */
  chosen: number
  /** What a condition later in the text looks back at. */
  defensiveMilled: boolean
  unstrained: boolean
  /** A Recycle of the text was carried out. */
  recycled: boolean
}

export const runFor = (you: number, subject: number, sector = -1): Run => ({
  you,
  subject,
  sector,
  chosen: -1,
  defensiveMilled: false,
  unstrained: false,
  recycled: false,
})

/** 19.2: standing hunters only, in player order from the deciding hunter (PR-12.13). */
export function targets(g: PrimalState, who: Who, run: Run): readonly number[] {
  switch (who) {
    case 'self':
      return ifStands(g, run.you)
    case 'subject':
      return ifStands(g, run.subject)
    case 'chosen':
      return ifStands(g, run.chosen)
    case 'aggro':
      return ifStands(g, g.aggro)
    default:
      return everyone(g, who, run)
  }
}

const ifStands = (g: PrimalState, hunter: number): readonly number[] => (hunter >= 0 && stands(g, hunter) ? [hunter] : [])

function everyone(g: PrimalState, who: Exclude<Who, 'self' | 'subject' | 'chosen' | 'aggro'>, run: Run): readonly number[] {
  const first = decidingHunter(g)
  const many = g.hunters.length
  const found: number[] = []
  for (let n = 0; n < many; n++) {
    const hunter = (first + n) % many
    if (stands(g, hunter) && isMeant(g, who, run, hunter)) found.push(hunter)
  }
  return found
}

function isMeant(g: PrimalState, who: Exclude<Who, 'self' | 'subject' | 'chosen' | 'aggro'>, run: Run, hunter: number): boolean {
  const { sector, threatened } = hunterAt(g, hunter)
  switch (who) {
    case 'all':
      return true
    case 'front':
      return inFront(g, hunter)
    case 'flank':
      return inFlank(g, hunter)
    case 'threatened':
      return threatened
    case 'inMySector':
      return sector === hunterAt(g, run.you).sector
    case 'inSubjectSector':
      return stands(g, run.subject) && sector === hunterAt(g, run.subject).sector
    case 'inThatSector':
      return sector === run.sector
    case 'inWater':
      return (terrainAt(g, sector) & WATER) !== 0
    case 'frontOrWater':
      return inFront(g, hunter) || (terrainAt(g, sector) & WATER) !== 0
  }
}

/** D-10: the hunters a text lets its hunter choose from. */
export const eligibleFor = (g: PrimalState, from: From, you: number) =>
  HUNTER.filter(({ hunter }) => hunter < g.hunters.length && stands(g, hunter) && eligible(g, from, you, hunter))

export function* chooseHunter(g: PrimalState, from: From, you: number): Flow<number> {
  const options = eligibleFor(g, from, you)
  if (options.length === 0) return -1
  return (yield* ask({ seat: you, prompt: 'choose-hunter', rule: 'PR-21.2', options })).hunter
}

function eligible(g: PrimalState, from: From, you: number, hunter: number): boolean {
  switch (from) {
    case 'any':
      return true
    case 'other':
      return hunter !== you
    case 'mySector':
      return hunterAt(g, hunter).sector === hunterAt(g, you).sector
  }
}

/** The sectors a terrain effect means, fixed before the first is changed. */
export function places(g: PrimalState, where: Exclude<Where, 'mostCrowded'>, run: Run): readonly number[] {
  const front = g.facing
  const right = (front + 1) % 4
  const left = (front + 3) % 4
  switch (where) {
    case 'front':
      return [front]
    case 'flanks':
      return [right, left]
    case 'frontAndFlanks':
      return [front, right, left]
    case 'subject':
      return stands(g, run.subject) ? [hunterAt(g, run.subject).sector] : []
    case 'everywhere':
      return [0, 1, 2, 3]
    case 'withoutWater':
      return [0, 1, 2, 3].filter((sector) => (terrainAt(g, sector) & WATER) === 0)
    case 'threatened':
      return [0, 1, 2, 3].filter((sector) => g.hunters.some((h, n) => h.sector === sector && h.threatened && stands(g, n)))
  }
}

/** D-24: the sector with the most standing hunters; the deciding hunter breaks a tie. */
export function* mostCrowded(g: PrimalState): Flow<number> {
  const crowd = [0, 0, 0, 0]
  for (let n = 0; n < g.hunters.length; n++) {
    const { sector } = hunterAt(g, n)
    if (stands(g, n)) crowd[sector] = at(crowd, sector) + 1
  }
  const most = Math.max(...crowd)
  const options = SECTOR.filter(({ sector }) => at(crowd, sector) === most)
  return (yield* ask({ seat: decidingHunter(g), prompt: 'tie-sector', rule: 'PR-10.7', options })).sector
}

/** A sector that is found by comparing all hunters, and asked for where they tie. */
export const ASK = -2

/** The sector the monster must turn to; -1: none. */
export function sectorOf(g: PrimalState, to: TurnTo, run: Run): number {
  switch (to) {
    case 'self':
      return hunterAt(g, run.you).sector
    case 'subject':
      return stands(g, run.subject) ? hunterAt(g, run.subject).sector : -1
    case 'aggro':
      return hunterAt(g, g.aggro).sector
    default:
      return ASK
  }
}

export function* chosenSector(g: PrimalState, to: TurnTo): Flow<number> {
  if (to === 'mostCrowded') return yield* mostCrowded(g)
  if (to === 'fewestCards') return yield* sectorOfMost(g, (hunter) => -hunterAt(g, hunter).hand.length)
  return yield* sectorOfMost(g, (hunter) => hunterAt(g, hunter).damage)
}

/** D-24: the sector of the standing hunter with the most of something; tied hunters in one sector are no choice. */
function* sectorOfMost(g: PrimalState, value: (hunter: number) => number): Flow<number> {
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n < g.hunters.length; n++) if (stands(g, n)) most = Math.max(most, value(n))
  const options: (typeof HUNTER)[number][] = []
  for (let n = 0; n < g.hunters.length; n++) {
    if (!stands(g, n) || value(n) !== most) continue
    const { sector } = hunterAt(g, n)
    if (!options.some(({ hunter }) => hunterAt(g, hunter).sector === sector)) options.push(at(HUNTER, n))
  }
  if (options.length === 0) return hunterAt(g, Math.max(0, nextWhoStands(g, 0))).sector
  return hunterAt(g, (yield* ask({ seat: decidingHunter(g), prompt: 'tie-hunter', rule: 'PR-10.7', options })).hunter).sector
}
