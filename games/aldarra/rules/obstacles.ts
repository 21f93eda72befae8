import { at, type Decision, type Obstacle, obstaclesFrom, type Seat } from '@rulewright/kernel'
import { CHARTER_OF_TRADE } from '../content/discoveries.ts'
import { PURCHASES } from '../content/purchases.ts'
import { STRONGHOLD } from '../content/tiles.ts'
import { CLASS_OF, DESTROYER, UNITS } from '../content/units.ts'
import { type BuildLack, lackToBuild } from './build.ts'
import { lackOfInterceptors } from './combat.ts'
import { isEscorted } from './damage.ts'
import { different } from './decks.ts'
import { count, forceOf, hasDiscovery, movementOf, priceOf } from './force.ts'
import { lackToPlay, type PlayLack, windowOf } from './holds.ts'
import { lackToBuy, priced } from './management.ts'
import { type FlyLack, lackToFly, OUT_OF_REACH, stepsByUnit } from './movement.ts'
import { claimable, surveyOf } from './objectives.ts'
import type { AldarraOption, AldarraPrompt } from './options.ts'
import type { AldarraState, Phase } from './state.ts'
import { isIn } from './track.ts'
import { payableCoins, payableCrystals, playerOf } from './treasury.ts'
import { objectiveView } from './view.ts'

/** Why something is not on offer, with the rule that says so. */
export const REASONS = {
  // a Hold card
  'card-window': 'AL-17.3',
  'no-effect': 'AL-17.5',
  'no-farther': 'AL-17.5',
  'no-deposits': 'AL-17.5',
  'no-retreat': 'AL-17.5',
  'not-fighting': 'AL-17.8',
  'no-hits': 'AL-17.5',
  'no-blanks': 'AL-17.5',
  'no-berth': 'AL-4.7',
  'no-target': 'AL-17.5',
  'no-crystals': 'AL-1.7',
  'only-cards': 'AL-17.3',
  // an Objective
  unmet: 'AL-14.4',
  'claim-later': 'AL-14.6',
  // a Unit
  'order-first': 'AL-10.4',
  'mode-first': 'AL-10.8',
  'orders-only': 'AL-10.1',
  'not-there': 'AL-10.8',
  nowhere: 'AL-10.20',
  'already-there': 'AL-10.9',
  immobile: 'AL-4.4',
  'too-far': 'AL-10.15',
  'no-way': 'AL-10.17',
  full: 'AL-4.5',
  'built-up': 'AL-4.6',
  'only-destroyers': 'AL-11.9',
  'in-combat': 'AL-11.9',
  besieged: 'AL-11.10',
  'no-intercept': 'AL-11.10',
  combat: 'AL-11.1',
  together: 'AL-11.53',
  stays: 'AL-11.56',
  escort: 'AL-4.16',
  // a territory
  explored: 'AL-12.4',
  'home-explored': 'AL-3.14',
  'their-home': 'AL-3.12',
  'not-beside': 'AL-11.54',
  'no-ship': 'AL-10.9',
  'no-fight': 'AL-11.1',
  'crystal-site': 'AL-9.12',
  'outpost-site': 'AL-8.5',
  'free-site': 'AL-6.15',
  'nothing-built': 'AL-13.41',
  // building, buying, taking
  coins: 'AL-0.6',
  crystals: 'AL-0.6',
  'no-piece': 'AL-4.8',
  'no-engineer': 'AL-13.48',
  'no-outpost': 'AL-13.50',
  'no-yard': 'AL-13.42',
  'build-later': 'AL-13.37',
  'buy-later': 'AL-13.8',
  owned: 'AL-13.28',
  // another question, or another player, comes first
  'asked-first': 'AL-0.4',
  arrival: 'AL-8.2',
  turn: 'AL-0.1',
  others: 'AL-16.5',
} as const satisfies Record<PlayLack | FlyLack | BuildLack, string> & Record<string, string>

export type Reason = keyof typeof REASONS
type About = NonNullable<Obstacle['about']>
type AldarraObstacle = Obstacle<AldarraOption>

const obstacle = obstaclesFrom<AldarraOption, Reason>(REASONS)

/** The match as one seat finds it, with the question it is asked, if any. */
interface Situation {
  readonly g: AldarraState
  readonly seat: Seat
  readonly prompt: AldarraPrompt | null
  readonly asked: Decision | null
  readonly options: readonly AldarraOption[]
}

/** What the seat has and cannot use now, each with its reason; `asked` is what the seat is asked. */
export function obstacles(g: AldarraState, seat: Seat, asked: Decision | null): readonly AldarraObstacle[] {
  if (g.over) return []
  // The options and prompts of a decision of this game are this game's.
  const options = (asked?.options ?? []) as readonly AldarraOption[]
  const t: Situation = { g, seat, asked, options, prompt: (asked?.prompt ?? null) as AldarraPrompt | null }
  const found: AldarraObstacle[] = []
  againstTerritories(t, found)
  againstUnits(t, found)
  againstCards(t, found)
  againstMarket(t, found)
  if (t.prompt === 'hit') againstTargets(t, found)
  return found
}

/** Whether something on offer has these parts. */
const offers = (options: readonly AldarraOption[], parts: object): boolean =>
  options.some((option) => Object.entries(parts).every(([name, value]) => Reflect.get(option, name) === value))

function againstCards({ g, seat, asked, options, prompt }: Situation, found: AldarraObstacle[]): void {
  const { explores, objectives } = playerOf(g, seat)
  const open = prompt === 'window' ? asked?.about?.window : prompt === 'build' ? 'build-turn' : null
  for (const card of different(explores)) {
    if (offers(options, { explore: card })) continue
    const lack = open === windowOf(card) ? lackToPlay(g, seat, card) : null
    found.push(obstacle({ do: 'play', explore: card }, lack ?? 'card-window', { window: windowOf(card) }))
  }
  const survey = surveyOf(g, seat)
  for (const card of different(objectives)) {
    if (offers(options, { objective: card })) continue
    const { have, need } = objectiveView(card, survey)
    found.push(obstacle({ do: 'claim', objective: card }, claimable(card, survey) ? 'claim-later' : 'unmet', { have, need }))
  }
}

function againstUnits(t: Situation, found: AldarraObstacle[]): void {
  const { g, seat, options } = t
  const why = unitReason(t)
  for (let hex = 0; hex < g.tiles.length; hex++) {
    const force = forceOf(g, seat, hex)
    for (let unit = 0; unit < UNITS.length; unit++) {
      if (count(force, unit) === 0 || options.some((o) => isAboutUnit(g, o, hex, unit))) continue
      const [reason, about] = why(hex, unit)
      found.push(obstacle({ do: 'call', hex, unit }, reason, { ...about, unit }))
    }
  }
}

function isAboutUnit(g: AldarraState, o: AldarraOption, hex: number, unit: number): boolean {
  switch (o.do) {
    case 'call':
      return o.hex === hex && o.unit === unit
    case 'ship':
      return g.order?.hex === hex && o.unit === unit
    case 'lose':
      return (g.exploring?.hex ?? g.order?.hex) === hex && o.unit === unit
    case 'intercept':
      return o.hex === hex && unit === DESTROYER
    default:
      return false
  }
}

type Why = readonly [Reason, About?]

/** Why each Unit of the seat cannot be used, given the question it is asked. */
function unitReason(t: Situation): (hex: number, unit: number) => Why {
  const { g, seat, prompt } = t
  const { order, combat } = g
  const fight = combat ? (['combat', { hex: combat.hex }] as const) : null
  switch (prompt) {
    case null: {
      const why = waiting(g, seat)
      return () => why
    }
    case 'activate':
      return () => ['order-first']
    case 'mode':
      return () => ['mode-first', { hex: order?.hex }]
    case 'ship':
      return (hex, unit) => {
        if (hex !== order?.hex) return ['not-there', { hex: order?.hex }]
        return movementOf(g, seat, unit, hex, 0) === 0 ? ['immobile'] : ['nowhere']
      }
    case 'call': {
      const steps = stepsByUnit(g, seat, order?.hex ?? 0)
      return (hex, unit) => flying(t, unit, hex, order?.hex ?? 0, at(steps(unit), hex))
    }
    case 'intercept':
      return (hex, unit) =>
        unit === DESTROYER && combat ? [lackOfInterceptors(g, seat, combat.hex, hex) ?? 'others'] : ['only-destroyers']
    case 'retreat':
      return (hex, unit) => {
        if (!combat || hex !== combat.hex) return fight ?? ['others']
        return CLASS_OF[unit] === 'building' ? ['stays'] : ['together']
      }
    case 'window':
      return () => fight ?? ['only-cards']
    case 'delay':
    case 'support':
    case 'hit':
      return () => fight ?? ['others']
    case 'fly':
    case 'explore':
    case 'combat':
    case 'lose':
    case 'displace':
      return () => ['asked-first', { prompt }]
    default:
      return () => ['orders-only']
  }
}

/** Why a Unit cannot fly from one hex to another, with the numbers. */
function flying({ g, seat }: Situation, unit: number, from: number, to: number, steps: number): Why {
  const burners = g.order?.burners ?? 0
  const lack = lackToFly(g, seat, unit, from, to, steps, burners)
  if (lack !== 'too-far') return [lack ?? 'others', { hex: to }]
  return steps === OUT_OF_REACH ? ['no-way', { hex: to }] : ['too-far', { hex: to, steps, have: movementOf(g, seat, unit, from, burners) }]
}

/** The seat's own territories; and the Strongholds of others where an Order is placed. */
function againstTerritories(t: Situation, found: AldarraObstacle[]): void {
  const { g, seat, options, prompt } = t
  const why = territoryReason(t)
  for (let hex = 0; hex < g.tiles.length; hex++) {
    if (offers(options, { hex })) continue
    if (g.strongholds[seat] === hex || isIn(g, seat, hex)) {
      const [reason, about] = why(hex)
      found.push(obstacle(prompt === 'explore' ? { do: 'explore', hex } : { do: 'activate', hex }, reason, about))
    } else if (prompt === 'activate') found.push(obstacle({ do: 'activate', hex }, 'their-home'))
  }
}

function territoryReason(t: Situation): (hex: number) => Why {
  const { g, seat, prompt } = t
  const { order } = g
  switch (prompt) {
    case null: {
      const why = waiting(g, seat)
      return () => why
    }
    case 'explore':
      return (hex) => [g.tiles[hex] === STRONGHOLD ? 'home-explored' : 'explored']
    case 'mode':
      return () => ['mode-first', { hex: order?.hex }]
    case 'ship':
      return () => ['not-there', { hex: order?.hex }]
    case 'call':
      return (hex) => [hex === order?.hex ? 'already-there' : 'no-ship', { hex: order?.hex }]
    case 'fly': {
      const from = order?.hex ?? 0
      const ship = order?.ship ?? 0
      const steps = stepsByUnit(g, seat, from)(ship)
      return (hex) => flying(t, ship, from, hex, at(steps, hex))
    }
    case 'retreat':
    case 'displace':
      return () => ['not-beside']
    case 'combat':
      return () => ['no-fight']
    case 'intercept':
    case 'delay':
    case 'support':
    case 'hit':
      return () => ['combat', { hex: g.combat?.hex }]
    case 'crystal':
      return () => ['crystal-site']
    case 'outpost':
    case 'stronghold':
      return () => ['outpost-site']
    case 'free-outpost':
      return () => ['free-site']
    case 'build':
      return () => ['nothing-built']
    case 'window':
      return () => ['only-cards']
    default:
      return () => ['asked-first', { prompt }]
  }
}

/** What is built, bought and taken: the shipyard, Table 13.A, the Discoveries laid out. */
function againstMarket(t: Situation, found: AldarraObstacle[]): void {
  const { g, seat, options, prompt } = t
  const have = payableCoins(g, seat)
  const home = g.strongholds[seat] ?? -1
  const waits: Why = prompt === null ? waiting(g, seat) : ['asked-first', { prompt }]
  for (let unit = 0; home >= 0 && unit < UNITS.length; unit++) {
    if (offers(options, { do: 'build', unit })) continue
    const price = priceOf(g, seat, unit)
    const lack = prompt === 'build' ? lackToBuild(g, seat, unit) : null
    const later: Reason = prompt === null && g.phase === 'build' ? waits[0] : 'build-later'
    found.push(obstacle({ do: 'build', unit, hex: home, coins: price }, lack ?? later, { ...waits[1], price, have, unit }))
  }
  const charter = hasDiscovery(g, seat, CHARTER_OF_TRADE)
  for (let purchase = 0; purchase < PURCHASES.length; purchase++) {
    if (offers(options, { purchase })) continue
    const option = priced(purchase, charter)
    const lack = prompt === 'buy' ? lackToBuy(g, seat, option) : null
    const [price, owned] = option.crystals === 0 ? [option.coins, have] : [option.crystals, payableCrystals(g, seat)]
    found.push(obstacle(option, lack ?? 'buy-later', { price, have: owned }))
  }
  for (const discovery of different(g.discoveryRow)) {
    if (offers(options, { discovery })) continue
    const why: Why = hasDiscovery(g, seat, discovery) ? ['owned'] : waits
    found.push(obstacle({ do: 'take', discovery }, ...why))
  }
}

/** AL-4.16 what the seat would like to hit and may not. */
function againstTargets({ g, seat, options }: Situation, found: AldarraObstacle[]): void {
  const hex = g.combat?.hex ?? 0
  for (const owner of g.track) {
    const force = forceOf(g, owner, hex)
    for (let unit = 0; owner !== seat && unit < UNITS.length; unit++) {
      if (count(force, unit) === 0 || offers(options, { seat: owner, unit })) continue
      found.push(obstacle({ do: 'hit', seat: owner, unit }, isEscorted(force, unit) ? 'escort' : 'others'))
    }
  }
}

/** The phases in which one player after another has a turn. */
const IN_TURN: readonly Phase[] = ['order', 'combat', 'explore', 'order-done', 'placing', 'discovery', 'build']

/** Whom a seat that is not asked waits for, as everybody sees it. */
function waiting(g: AldarraState, seat: Seat): Why {
  if (g.phase === 'factions' || g.phase === 'strongholds' || g.phase === 'outposts') return ['arrival']
  const player = g.track[g.turn]
  return IN_TURN.includes(g.phase) && player !== undefined && player !== seat ? ['turn', { seat: player }] : ['others']
}
