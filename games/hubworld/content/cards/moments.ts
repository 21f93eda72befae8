import { ask, emit, type Flow, reveal } from '@rulewright/kernel'
import { inPlace, usable } from '../../rules/abilities.ts'
import { type Condition, defOf, usableOf } from '../../rules/card.ts'
import { chooseCardOrDone, chooseInGrid, choosePlayer, chooseStageSlot, gridHas, isAnything } from '../../rules/choices.ts'
import { priceToPlay } from '../../rules/costs.ts'
import { discover, discoverBatch } from '../../rules/discover.ts'
import type { HubworldEvent } from '../../rules/events.ts'
import { modify, shift, showTo, stage, stageOne, stageUpTo } from '../../rules/operations.ts'
import { DECLINE, DISCOVER } from '../../rules/options.ts'
import { use } from '../../rules/reactions.ts'
import { type CardId, cardAt, type HubworldState, NONE, type Occasion, playerAt } from '../../rules/state.ts'
import { gainHeat, gainShards, loseHeat } from '../../rules/tokens.ts'
import { archive, archiveTop, draw, NOTHING, shuffleCommons, takeable } from '../../rules/zones.ts'
import { archiveTopOfCommons, exhaustInFrontRow, exhaustWithBarrier, returnOwnToCouncil, showAgent, unforgeOwn } from './costs.ts'
import { action, anyone, instant, moment, reaction, youBreached, youDelve } from './vocabulary.ts'

/** The card now in the approached slot, if it is forged. */
function forgedAt(g: HubworldState, it: Occasion): CardId {
  const id = playerAt(g, it.other).grid[it.slot] ?? NONE
  return id !== NONE && cardAt(g, id).forged ? id : NONE
}

/** The public part of the condition below: it was this player's ability, and the discovered card is still in place. */
const mightRepeat: Condition = (g, you, _self, it) => it.seat === you && g.engagement !== null && inPlace(g, g.engagement)

/** HW-29.25 — the resolved discover ability could be used again, its cost on top of this moment's. */
const couldRepeat: Condition = (g, you, self, it) => {
  if (!mightRepeat(g, you, self, it)) return false
  const ability = usableOf(defOf(g, it.card), it.ability)
  return ability !== null && usable(g, you, it.card, ability, NOTHING, priceToPlay(defOf(g, self)))
}

/** HW-18.20, HW-27.15 — search the Commons for a source, show it to one player, stage it; then shuffle. */
function* searchForSource(g: HubworldState, you: number): Flow {
  const found = new Set<number>()
  const sources = playerAt(g, you)
    .commons.slice()
    .sort((a, b) => a - b)
    .filter((id) => {
      const { id: def, type } = defOf(g, id)
      if (type !== 'source' || found.has(def)) return false
      found.add(def)
      return true
    })
  reveal(g)
  g.searching = you
  emit<HubworldEvent>({ type: 'searched', seat: you })
  const chosen = yield* chooseCardOrDone(you, sources, 'choose-commons-card', 'HW-18.20')
  if (chosen !== NONE) {
    const witness = yield* choosePlayer(g, you, (seat) => seat !== you, 'show-to')
    showTo(g, witness, chosen)
    stage(g, chosen, yield* chooseStageSlot(you, chosen))
    cardAt(g, chosen).seen |= 1 << witness
  }
  g.searching = NONE
  shuffleCommons(g, you)
}

export const moments = {
  'calling-in-favors': moment({
    title: 'Calling in Favors',
    faction: 'omniworks',
    subtypes: ['commerce', 'influence'],
    cost: 0,
    influence: 3,
    ability: action({
      actions: 2,
      effect(g, { you }) {
        gainShards(g, you, 4)
        draw(g, you, 1)
      },
    }),
  }),
  'fun-run': moment({
    title: 'Fun Run',
    faction: 'the-remnants',
    subtypes: ['subterfuge', 'tactic'],
    cost: 0,
    influence: 2,
    ability: reaction('breachCompleted', { when: youBreached('commons'), effect: (g, { you }) => gainShards(g, you, 3) }),
  }),
  infiltrate: moment({
    title: 'Infiltrate',
    faction: 'omniworks',
    subtypes: ['subterfuge'],
    cost: 0,
    influence: 3,
    ability: reaction('discoveryBatchBegins', {
      when: youBreached('council'),
      effect(g) {
        if (g.batch) g.batch.bonus += 2
      },
    }),
  }),
  'likely-a-trap': moment({
    title: 'Likely a Trap',
    faction: 'the-collective',
    subtypes: ['subterfuge', 'tactic'],
    cost: 0,
    influence: 1,
    ability: reaction('encounterCompleted', {
      when(g, you, _self, it) {
        const { owner, zone, forged } = cardAt(g, it.card)
        return owner === you && zone === 'grid' && !forged
      },
      *effect(g, { it }) {
        const { do: answer } = yield* ask({ seat: it.seat, prompt: 'discover-or-lose', rule: 'HW-29.26', options: [DISCOVER, DECLINE] })
        if (answer === 'discover') yield* discover(g, it.seat, it.card)
        else archiveTop(g, it.seat, 2)
      },
    }),
  }),
  'smooth-handoff': moment({
    title: 'Smooth Handoff',
    faction: 'the-remnants',
    subtypes: ['subterfuge', 'tactic'],
    cost: 1,
    influence: 5,
    ability: instant({ costs: [returnOwnToCouncil], effect: (g, { you }) => stageOne(g, you) }),
  }),
  'turn-up-the-heat': moment({
    title: 'Turn Up the Heat',
    faction: 'the-remnants',
    subtypes: ['tactic'],
    cost: 1,
    influence: 1,
    ability: reaction('breachCompleted', { when: youDelve, effect: (g, { it }) => gainHeat(g, it.other, 1) }),
  }),
  'cooling-off': moment({
    title: 'Cooling Off',
    faction: 'omniworks',
    subtypes: ['subterfuge'],
    cost: 0,
    influence: 1,
    ability: action({
      player: anyone,
      effect(g, { player }) {
        loseHeat(g, player, 1)
        draw(g, player, 1)
      },
    }),
  }),
  'cornering-the-market': moment({
    title: 'Cornering the Market',
    faction: 'old-aidalon',
    subtypes: ['commerce'],
    cost: 0,
    influence: 2,
    ability: reaction('breachCompleted', { when: youBreached('commons'), effect: (g, { you }) => gainShards(g, you, 3) }),
  }),
  'franchise-fees': moment({
    title: 'Franchise Fees',
    faction: 'old-aidalon',
    subtypes: ['commerce', 'influence'],
    cost: 0,
    influence: 3,
    ability: action({ costs: [exhaustInFrontRow], effect: (g, { you }) => gainShards(g, you, 4) }),
  }),
  'twice-as-bad': moment({
    title: 'Twice as Bad',
    faction: 'the-collective',
    subtypes: ['subterfuge'],
    cost: 1,
    influence: 4,
    ability: reaction('discoverAbilityResolved', {
      when: couldRepeat,
      mightWhen: mightRepeat,
      effect: (g, { it }) => use(g, it.card, it.ability),
    }),
  }),
  'rapid-growth': moment({
    title: 'Rapid Growth',
    faction: 'old-aidalon',
    subtypes: ['influence'],
    cost: 1,
    influence: 4,
    ability: action({ effect: (g, { you }) => stageUpTo(g, you, 3) }),
  }),
  'print-on-demand': moment({
    title: 'Print on Demand',
    faction: 'old-aidalon',
    subtypes: ['influence'],
    cost: 0,
    influence: 5,
    ability: action({ when: (g, you) => takeable(g, you) > 0, effect: (g, { you }) => searchForSource(g, you) }),
  }),
  'forced-liquidation': moment({
    title: 'Forced Liquidation',
    faction: 'old-aidalon',
    subtypes: ['tactic'],
    cost: 3,
    influence: 6,
    ability: reaction('approachSlot', {
      when: (g, you, _self, it) => it.seat === you && forgedAt(g, it) !== NONE,
      costs: [exhaustWithBarrier(4)],
      effect: (g, { it }) => archive(g, forgedAt(g, it)),
    }),
  }),
  'threading-through': moment({
    title: 'Threading Through',
    faction: 'omniworks',
    subtypes: ['knowledge', 'tactic'],
    cost: 1,
    influence: 2,
    ability: instant({
      choice: (g, you) => gridHas(g, you, isAnything),
      *effect(g, { you }) {
        yield* shift(g, you, yield* chooseInGrid(g, you, you, 'choose-grid-card', 'HW-18.13', isAnything))
      },
    }),
  }),
  'trading-secrets': moment({
    title: 'Trading Secrets',
    faction: 'the-collective',
    subtypes: ['subterfuge'],
    cost: 0,
    influence: 4,
    ability: instant({ costs: [archiveTopOfCommons(2)], effect: (g, { you }) => gainShards(g, you, 2) }),
  }),
  'paper-trail': moment({
    title: 'Paper Trail',
    faction: 'the-collective',
    subtypes: ['subterfuge', 'tactic'],
    cost: 2,
    influence: 3,
    ability: reaction('breachCompleted', {
      when: youBreached('archives'),
      effect: (g, { you, it }) => discoverBatch(g, you, it.other, 'council', 1),
    }),
  }),
  propaganda: moment({
    title: 'Propaganda',
    faction: 'the-collective',
    subtypes: ['influence', 'subterfuge'],
    cost: 0,
    influence: 5,
    ability: action({ costs: [showAgent], effect: (g, { you }) => gainShards(g, you, 4) }),
  }),
  'protecting-our-investment': moment({
    title: 'Protecting Our Investment',
    faction: 'old-aidalon',
    subtypes: ['tactic'],
    cost: 0,
    influence: 1,
    ability: reaction('confrontBegins', {
      when: (g, you, _self, it) => it.other === you && defOf(g, it.card).type === 'obstacle',
      effect: (g, { it }) => modify(g, it.card, 'barrier', 3, 'engagement'),
    }),
  }),
  recalibrate: moment({
    title: 'Recalibrate',
    faction: 'omniworks',
    subtypes: ['knowledge'],
    cost: 0,
    influence: 1,
    ability: instant({ costs: [unforgeOwn], effect: (g, { you }) => draw(g, you, 1) }),
  }),
  tenacity: moment({
    title: 'Tenacity',
    faction: 'the-remnants',
    subtypes: ['influence'],
    cost: 0,
    influence: 1,
    ability: reaction('engageBegins', {
      when: (g, you, _self, it) => it.other === you && cardAt(g, it.card).zone === 'grid',
      effect: (g, { it }) => modify(g, it.card, 'presence', 3, 'engagement'),
    }),
  }),
  dodge: moment({
    title: 'Dodge',
    faction: 'the-remnants',
    subtypes: ['tactic'],
    cost: 0,
    influence: 2,
    ability: reaction('abilityBegins', {
      effect(_g, { you, it }) {
        it.cancelled = true
        emit<HubworldEvent>({ type: 'cancelled', seat: you })
      },
    }),
  }),
  'knot-today': moment({
    title: 'Knot Today',
    faction: 'the-remnants',
    subtypes: ['subterfuge', 'tactic'],
    cost: 0,
    influence: 4,
    ability: reaction('discoverBegins', {
      when: (g, you, self, it) => inCouncilOrCommons(g, you, self, it) && defOf(g, it.card).type === 'moment',
      mightWhen: (g, you, self, it) => inCouncilOrCommons(g, you, self, it),
      effect(g, { you, it }) {
        archive(g, it.card)
        draw(g, you, 1)
      },
    }),
  }),
} as const

const inCouncilOrCommons: Condition = (g, you, _self, it) => {
  const { zone } = cardAt(g, it.card)
  return it.seat === you && (zone === 'council' || zone === 'commons')
}
