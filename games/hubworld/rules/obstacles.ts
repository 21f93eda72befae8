import { at, type Decision, type Obstacle, obstaclesFrom, type Seat } from '@rulewright/kernel'
import { cardIn, lackToUse, optionToUse } from './abilities.ts'
import { lackToDelve, lackToDraw } from './actions.ts'
import { type Def, defAt, defOf, eventOf, type Indexed, type Lack } from './card.ts'
import { lackOfShards, priceOfPresence, priceToPlay, priceToRush, shardsIn } from './costs.ts'
import { PATHS, SEEKER, type Slot } from './grid.ts'
import { lackToCollect } from './instants.ts'
import { DRAW, GAIN, type HubworldOption } from './options.ts'
import { lackToBreak } from './presence.ts'
import { inPlaceToReact, lackToReact, wasInHand } from './reactions.ts'
import { clockwise } from './seats.ts'
import { type CardId, cardAt, type Engagement, type HubworldState, NONE, type Occasion, playerAt, type Window } from './state.ts'
import { costOf } from './values.ts'
import { NOTHING } from './zones.ts'

/** Why something is not on offer, with the rule that says so. */
export const REASONS = {
  // what prevents an ability or a price
  condition: 'HW-9.3',
  actions: 'HW-7.9',
  shards: 'HW-9.3',
  choice: 'HW-9.8',
  player: 'HW-9.17',
  exhausted: 'HW-4.8',
  commons: 'HW-9.4',
  council: 'HW-9.4',
  archives: 'HW-9.4',
  'front-row': 'HW-9.4',
  path: 'HW-16.7',
  'strong-card': 'HW-9.4',
  'forged-card': 'HW-9.4',
  'grid-card': 'HW-9.4',
  agent: 'HW-9.4',
  cached: 'HW-19.2',
  'action-to-lose': 'HW-29.2',
  'seeker-ready': 'HW-16.7',
  'their-heat': 'HW-17.7',
  'council-worth': 'HW-16.7',
  'front-and-back': 'HW-16.7',
  'no-presence': 'HW-14.12',
  // actions, instants and reactions at the wrong time
  'commons-empty': 'HW-7.2',
  'first-action': 'HW-7.8',
  'needs-action': 'HW-10.1',
  'instant-later': 'HW-10.4',
  'reaction-later': 'HW-11.1',
  'other-event': 'HW-11.1',
  'only-reactions': 'HW-10.12',
  'no-instant': 'HW-10.2',
  'too-late': 'HW-11.10',
  used: 'HW-11.5',
  // another question, or another player, comes first
  marked: 'HW-5.5',
  'not-stageable': 'HW-2.7',
  'asked-first': 'HW-6.8',
  setup: 'HW-5.6',
  limit: 'HW-8.4',
  priority: 'HW-10.7',
  delve: 'HW-7.10',
  turn: 'HW-6.4',
  others: 'HW-6.8',
} as const satisfies Record<Lack, string> & Record<string, string>

export type Reason = keyof typeof REASONS

type About = NonNullable<Obstacle['about']>
type HubworldObstacle = Obstacle<HubworldOption>

const obstacle = obstaclesFrom<HubworldOption, Reason>(REASONS)

/** What the seat has and cannot use now, each with its reason; `asked` is what the seat is asked. */
export function obstacles(g: HubworldState, seat: Seat, asked: Decision | null): readonly HubworldObstacle[] {
  const player = playerAt(g, seat)
  if (!player.inGame || g.result !== null) return []
  // The options of a decision of this game are this game's.
  const options = (asked?.options ?? []) as readonly HubworldOption[]
  const why = against(g, seat, asked)
  const found: HubworldObstacle[] = []
  for (const id of player.council) if (!options.some((option) => 'card' in option && option.card === id)) found.push(why.card(id))
  for (let slot = 0; slot <= SEEKER; slot++)
    if (cardIn(g, seat, slot) !== NONE && !options.some((option) => isAbout(option, seat, slot))) found.push(why.slot(slot))
  for (const option of mainActions(g, seat)) if (!options.some((offered) => offered.do === option.do)) found.push(why.action(option))
  if (asked?.prompt === 'presence' && g.engagement) found.push(...againstBreaking(g, g.engagement))
  return found
}

const isAbout = (option: HubworldOption, seat: Seat, slot: Slot): boolean =>
  'slot' in option && option.slot === slot && (option.do !== 'at' || option.seat === seat)

/** HW-7 — the actions that need no card of one's own; of the delves all are offered or none. */
function mainActions(g: HubworldState, seat: Seat): HubworldOption[] {
  const delves = clockwise(g, seat)
    .filter((enemy) => enemy !== seat)
    .flatMap((enemy) => PATHS.map((path): HubworldOption => ({ do: 'delve', seat: enemy, path })))
  return [GAIN, DRAW, ...delves]
}

/** What prevents a card in hand, the card in a slot, a main action. */
interface Against {
  card(id: CardId): HubworldObstacle
  slot(slot: Slot): HubworldObstacle
  action(option: HubworldOption): HubworldObstacle
}

function against(g: HubworldState, seat: Seat, asked: Decision | null): Against {
  if (asked === null) return allOf(g, seat, ...waiting(g, seat))
  if (asked.prompt === 'action') return onTurn(g, seat)
  const window = g.windows.at(-1)
  if (asked.prompt.startsWith('instant-')) return inInstants(g, seat)
  if (asked.prompt === 'reaction' && window?.occasion) return inReactions(g, seat, window, window.occasion)
  return askedFirst(g, seat, asked.prompt)
}

/** The option a card or slot would be, where the reason is not its own. */
const ofCard = (g: HubworldState, id: CardId): HubworldOption => ({ do: defOf(g, id).stageable ? 'stage' : 'play', card: id })
const ofSlot = (g: HubworldState, seat: Seat, slot: Slot): HubworldOption =>
  slot !== SEEKER && !cardAt(g, cardIn(g, seat, slot)).forged ? { do: 'forge', slot } : { do: 'collect', slot }

/** One reason for everything. */
const allOf = (g: HubworldState, seat: Seat, why: Reason, about?: About): Against => ({
  card: (id) => obstacle(ofCard(g, id), why, about),
  slot: (slot) => obstacle(ofSlot(g, seat, slot), why, about),
  action: (option) => obstacle(option, why, about),
})

/** Whom a seat that is not asked waits for, as everybody sees it. */
function waiting(g: HubworldState, seat: Seat): [Reason, About?] {
  if (g.phase === 'setup') return ['setup']
  const window = g.windows.at(-1)
  if (window && window.priority !== seat) return ['priority', { seat: window.priority }]
  if (g.phase === 'refresh') return ['limit']
  if (g.delve && g.delve.delver !== seat) return ['delve', { seat: g.delve.delver }]
  return g.turn !== seat ? ['turn', { seat: g.turn }] : ['others']
}

/** A question is open that is about other things. */
function askedFirst(g: HubworldState, seat: Seat, prompt: string): Against {
  const first = allOf(g, seat, 'asked-first', { prompt })
  return {
    ...first,
    card(id) {
      if (prompt === 'mulligan' && playerAt(g, seat).replacing.includes(id)) return obstacle({ do: 'choose', card: id }, 'marked')
      // Where a card is to be staged, every card that can be is on offer.
      const stages = prompt === 'stage-card' || prompt === 'stage-another'
      return stages ? obstacle({ do: 'choose', card: id }, 'not-stageable') : first.card(id)
    },
  }
}

/** DP-3 — on one's turn: what `actions` leaves out. */
function onTurn(g: HubworldState, seat: Seat): Against {
  const player = playerAt(g, seat)
  return {
    card(id) {
      const def = defOf(g, id)
      const [first] = def.actions
      if (first) return lacking(g, seat, { do: 'play', card: id }, first, NOTHING, priceToPlay(def))
      return later({ do: 'play', card: id }, def)
    },
    slot(slot) {
      const def = defOf(g, cardIn(g, seat, slot))
      const [first] = def.actions
      if (first) return lacking(g, seat, optionToUse(slot, first.index), first, NOTHING)
      return obstacle({ do: 'collect', slot }, lackToCollect(g, cardIn(g, seat, slot)) === 'exhausted' ? 'exhausted' : 'instant-later')
    },
    action: (option) => obstacle(option, (option.do === 'draw' ? lackToDraw(player) : lackToDelve(player)) ?? 'others'),
  }
}

/** A moment that waits for another time: an instant for a window, a reaction for its event. */
function later(option: HubworldOption, def: Def): HubworldObstacle {
  const [instant] = def.instants
  return instant ? obstacle(option, 'instant-later') : obstacle(option, 'reaction-later', { ability: def.reactions[0]?.index ?? 0 })
}

/** DP-4 — in an instant window: what `instants` leaves out. */
function inInstants(g: HubworldState, seat: Seat): Against {
  return {
    card(id) {
      const def = defOf(g, id)
      if (def.rush) return tooDear(g, seat, { do: 'rush', card: id }, priceToRush(def))
      const option = ofCard(g, id)
      const [first] = def.instants
      if (option.do === 'play' && first) return lacking(g, seat, option, first, NOTHING, priceToPlay(def))
      if (def.stageable || def.actions.length > 0) return obstacle(option, 'needs-action')
      return later(option, def)
    },
    slot(slot) {
      const id = cardIn(g, seat, slot)
      const option = ofSlot(g, seat, slot)
      if (option.do === 'forge') return tooDear(g, seat, option, costOf(g, id))
      const def = defOf(g, id)
      const [first] = def.instants
      if (lackToCollect(g, id) === 'exhausted') return obstacle(option, 'exhausted')
      return first ? lacking(g, seat, optionToUse(slot, first.index), first, NOTHING) : obstacle(option, 'no-instant')
    },
    action: (option) => obstacle(option, 'needs-action'),
  }
}

/** DP-5 — in a reaction window: what `reactions` leaves out. */
function inReactions(g: HubworldState, seat: Seat, window: Window, it: Occasion): Against {
  const event = eventOf(it.trigger)
  const other = (option: HubworldOption, def: Def) => {
    const [first] = def.reactions
    return first ? obstacle(option, 'other-event', { ability: first.index }) : obstacle(option, 'only-reactions')
  }
  return {
    card(id) {
      const def = defOf(g, id)
      const option = ofCard(g, id)
      const found = def.type === 'moment' ? at(def.reactionTo, event) : null
      if (!found) return def.type === 'moment' ? other(option, def) : obstacle(option, 'only-reactions')
      if (!wasInHand(cardAt(g, id), window)) return obstacle(option, 'too-late')
      return lacking(g, seat, option, found, it, priceToPlay(def))
    },
    slot(slot) {
      const id = cardIn(g, seat, slot)
      const card = cardAt(g, id)
      const def = defAt(card.def)
      if (slot !== SEEKER && !card.forged) return obstacle({ do: 'forge', slot }, 'only-reactions')
      const found = at(def.reactionTo, event)
      if (!found) return other(ofSlot(g, seat, slot), def)
      const option = optionToUse(slot, found.index)
      if (!inPlaceToReact(card, window)) return obstacle(option, 'too-late')
      if (lackToReact(g, seat, window, it, id, found) === 'used') return obstacle(option, 'used')
      return lacking(g, seat, option, found, it)
    },
    action: (option) => obstacle(option, 'only-reactions'),
  }
}

/** What an ability lacks, with the numbers. */
function lacking(
  g: HubworldState,
  seat: Seat,
  option: HubworldOption,
  { index, ability }: Indexed,
  it: Occasion,
  shards = 0,
): HubworldObstacle {
  const self = 'card' in option ? option.card : 'slot' in option ? cardIn(g, seat, option.slot) : NONE
  const lack = lackToUse(g, seat, self, ability, it, shards)
  const { shards: have, actions } = playerAt(g, seat)
  if (lack === 'shards') return obstacle(option, lack, { shards: shardsIn(ability.costs, shards), have })
  if (lack === 'actions') return obstacle(option, lack, { actions: ability.actions, have: actions })
  return obstacle(option, lack ?? 'others', { ability: index })
}

const tooDear = (g: HubworldState, seat: Seat, option: HubworldOption, shards: number): HubworldObstacle =>
  obstacle(option, lackOfShards(g, seat, shards) ?? 'others', { shards, have: playerAt(g, seat).shards })

/** HW-16.3 — why the engaged card cannot be broken; its engager sees it. */
function againstBreaking(g: HubworldState, engagement: Engagement): HubworldObstacle[] {
  const lack = lackToBreak(g, engagement)
  if (lack === null) return []
  const shards = priceOfPresence(g, engagement)
  return [obstacle({ do: 'break', shards }, lack, { shards, have: playerAt(g, engagement.engager).shards })]
}
