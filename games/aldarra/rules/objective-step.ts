import { at, emit, type Flow, inSecret, reveal, type Seat, together } from '@rulewright/kernel'
import { SYNDICATE } from '../content/factions.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { chooseHidden } from './choices.ts'
import { different, discardObjective, drawObjective, takeFrom, tellDiscarded, tellDrawn } from './decks.ts'
import type { AldarraEvent } from './events.ts'
import { claimable, mayClaim, surveyOf } from './objectives.ts'
import { type AldarraOption, DONE } from './options.ts'
import { claimsThen } from './preparation.ts'
import { type AldarraState, HAND_LIMIT } from './state.ts'
import { gainVp, payCoins, payCrystals, playerOf } from './treasury.ts'

/** What a player has decided in step 4, hidden until all have (AL-16.5). */
const UNDECIDED = 0
const DRAWS = 1
const EXCHANGING = 2
const EXCHANGED = 3

const DRAW = { do: 'draw' } as const
const EXCHANGE = { do: 'exchange' } as const
type ObjectiveChoice = Extract<AldarraOption, { do: 'draw' | 'exchange' | 'done' | 'discard-objective' }>

/** AL-13.17 to AL-13.22 all choose at once; the draws follow in turn order. */
export function* secondaryObjectives(g: AldarraState): Flow {
  g.secret = true
  yield* inSecret(g.track, (seat) => drawOrExchange(g, seat))
  g.secret = false
  for (const seat of g.track) yield* draws(g, seat)
  yield* inSecret(g.track, (seat) => layAsideDownToLimit(g, seat))
  for (const seat of g.track) discardLaidAside(g, seat)
  claimsThen(g, 'reveal')
}

/**
 * The same question until everything is decided, so that nobody can infer from it what has been chosen so far: a player's
 * progress is in the state alone.
 */
function* drawOrExchange(g: AldarraState, seat: Seat): Flow {
  const player = playerOf(g, seat)
  while (player.plan === UNDECIDED || player.plan === EXCHANGING) {
    const chosen = yield* chooseHidden(g, seat, { prompt: 'objectives', rule: 'AL-13.17' }, () => objectiveChoices(g, seat))
    if (chosen.do === 'draw') player.plan = DRAWS
    else if (chosen.do === 'exchange') player.plan = EXCHANGING
    else if (chosen.do === 'done') player.plan = EXCHANGED
    else {
      takeFrom(player.objectives, chosen.objective)
      player.setAside.push(chosen.objective)
    }
  }
}

function objectiveChoices(g: AldarraState, seat: Seat): ObjectiveChoice[] {
  const { plan, objectives } = playerOf(g, seat)
  if (plan === UNDECIDED) return [DRAW, EXCHANGE]
  return [DONE, ...different(objectives).map((card) => ({ do: 'discard-objective', objective: card }) as const)]
}

function* draws(g: AldarraState, seat: Seat): Flow {
  const player = playerOf(g, seat)
  const n = player.plan === DRAWS ? 1 : player.setAside.length
  player.plan = UNDECIDED
  reveal(g)
  discardLaidAside(g, seat)
  for (let i = 0; i < n; i++) yield* drawOne(g, seat)
}

/** AL-6.22 the Syndicate looks at two cards and keeps one. */
function* drawOne(g: AldarraState, seat: Seat): Flow {
  const player = playerOf(g, seat)
  const looks = player.faction === SYNDICATE ? 2 : 1
  for (let i = 0; i < looks; i++) {
    const card = drawObjective(g)
    if (card >= 0) player.looking.push(card)
  }
  if (player.looking.length > 1) {
    const list = () => different(player.looking).map((card) => ({ do: 'keep', objective: card }) as const)
    const { objective: card } = yield* chooseHidden(g, seat, { prompt: 'keep', rule: 'AL-6.22' }, list)
    takeFrom(player.looking, card)
    for (const other of player.looking) discardObjective(g, seat, other)
    player.looking = [card]
  }
  player.objectives.push(...player.looking)
  tellDrawn(seat, player.looking)
  player.looking = []
}

/** AL-13.22 */
export function* discardDownToLimit(g: AldarraState, seat: Seat): Flow {
  yield* layAsideDownToLimit(g, seat)
  discardLaidAside(g, seat)
}

/** Several may be above the limit at once: the shared pile gets their cards when all have chosen. */
function* layAsideDownToLimit(g: AldarraState, seat: Seat): Flow {
  const { objectives, setAside } = playerOf(g, seat)
  while (objectives.length > HAND_LIMIT) {
    const list = () => different(objectives).map((card) => ({ do: 'discard-objective', objective: card }) as const)
    const { objective: card } = yield* chooseHidden(g, seat, { prompt: 'discard-objective', rule: 'AL-13.22' }, list)
    takeFrom(objectives, card)
    setAside.push(card)
  }
}

function discardLaidAside(g: AldarraState, seat: Seat): void {
  const player = playerOf(g, seat)
  const cards = player.setAside
  if (cards.length === 0) return
  player.setAside = []
  for (const card of cards) discardObjective(g, seat, card)
  tellDiscarded(seat, cards)
}

/** AL-14.6 to AL-14.8 a claim window: all at once, each one card at a time. */
export function* claimWindow(g: AldarraState): Flow {
  const seats: Seat[] = []
  for (let i = 0; i < g.seats; i++) if (mayClaim(g, at(g.track, i))) seats.push(at(g.track, i))
  g.vault = g.crystals
  yield* together(seats, (seat) => claims(g, seat))
  g.vault = -1
  g.phase = g.after
}

const CLAIM = { prompt: 'claim', rule: 'AL-14.7' } as const

function* claims(g: AldarraState, seat: Seat): Flow {
  const player = playerOf(g, seat)
  do {
    const chosen = yield* chooseHidden(g, seat, CLAIM, () => claimChoices(g, seat))
    if (chosen.do === 'done') return
    const objective = at(OBJECTIVES, chosen.objective)
    takeFrom(player.objectives, chosen.objective)
    player.claimed.push(chosen.objective)
    reveal(g)
    emit<AldarraEvent>({ type: 'claimed', seat, card: chosen.objective, vp: objective.vp })
    if (objective.pay) {
      payCoins(g, seat, objective.pay.coins)
      payCrystals(g, seat, objective.pay.crystals)
    }
    gainVp(g, seat, objective.vp)
  } while (mayClaim(g, seat))
}

function claimChoices(g: AldarraState, seat: Seat): Extract<AldarraOption, { do: 'done' | 'claim' }>[] {
  const survey = surveyOf(g, seat, true)
  const options: Extract<AldarraOption, { do: 'done' | 'claim' }>[] = [DONE]
  for (const objective of different(playerOf(g, seat).objectives))
    if (claimable(objective, survey)) options.push({ do: 'claim', objective })
  return options
}
