import { askAlways, emit } from '@rulewright/kernel'
import { chooseCard, chooseInGrid, gridHas, isAnything } from '../../rules/choices.ts'
import type { HubworldEvent } from '../../rules/events.ts'
import { areAdjacent, pathOf } from '../../rules/grid.ts'
import { endDelve, modify, shift, showTo, stageOne, swap } from '../../rules/operations.ts'
import { BOTTOM, TOP } from '../../rules/options.ts'
import { type HubworldState, NONE, playerAt } from '../../rules/state.ts'
import { gainActions, gainShards, loseHeat } from '../../rules/tokens.ts'
import { archive, draw, endOfCommons, shuffleIntoCommons, takeable, toBottomOfCommons } from '../../rules/zones.ts'
import { exhaustSelf, exileFromArchives, removeCached } from './costs.ts'
import {
  cache,
  heatOf,
  instant,
  lasting,
  lessHeatThanRival,
  reaction,
  redirectToAdjacent,
  refund,
  slotOfCard,
  source,
  stagesACard,
  thisWasForged,
  youDelve,
} from './vocabulary.ts'

const COUNCIL_PATH = 1
const COMMONS_PATH = 2
const inPath = (path: number) => (g: HubworldState, _you: number, self: number) => pathOf(slotOfCard(g, self)) === path

export const sources = {
  'capricious-informant': source({
    title: 'Capricious Informant',
    faction: 'the-collective',
    subtypes: ['persona'],
    cost: 2,
    presence: 2,
    collects: ['shard'],
    influence: 1,
    abilities: [refund(1), lasting({ modifies: 'barrier', of: 'rivalFrontRow', worksIn: 'forged', by: -1 })],
  }),
  'disagreeable-inspector': source({
    title: 'Disagreeable Inspector',
    faction: 'old-aidalon',
    subtypes: ['persona'],
    cost: 1,
    presence: 2,
    collects: ['shard'],
    influence: 1,
    abilities: [
      reaction('confrontBegins', {
        when: youDelve,
        costs: [exhaustSelf],
        effect: (g, { it }) => modify(g, it.card, 'barrier', -2, 'engagement'),
      }),
    ],
  }),
  shardwinner: source({
    title: 'Shardwinner',
    faction: 'old-aidalon',
    subtypes: ['persona'],
    cost: 3,
    presence: 2,
    collects: ['shard'],
    influence: 3,
    abilities: [
      lasting({ modifies: 'shardIcons', of: 'self', worksIn: 'grid', by: 1, when: inPath(COUNCIL_PATH) }),
      lasting({ modifies: 'presence', of: 'self', worksIn: 'grid', by: 4, when: inPath(COMMONS_PATH) }),
    ],
  }),
  'tele-mail-cluster': source({
    title: 'Tele-Mail Cluster',
    faction: 'omniworks',
    subtypes: ['contraption'],
    cost: 2,
    presence: 4,
    collects: ['draw'],
    influence: 4,
    abilities: [reaction('cardForged', { when: thisWasForged, ...stagesACard, effect: (g, { you }) => stageOne(g, you) })],
  }),
  'the-dragons-hoard': source({
    title: 'The Dragon’s Hoard',
    faction: 'the-remnants',
    subtypes: ['location'],
    cost: 2,
    presence: 3,
    collects: ['shard'],
    influence: 1,
    abilities: [lasting({ modifies: 'presence', of: 'adjacent', worksIn: 'forged', by: 1 })],
  }),
  'lost-byway': source({
    title: 'Lost Byway',
    faction: 'omniworks',
    subtypes: ['location'],
    cost: 3,
    presence: 4,
    collects: ['shard'],
    influence: 3,
    abilities: [reaction('cardForged', { when: thisWasForged, effect: (g, { you }) => loseHeat(g, you, 1) })],
  }),
  'silkline-shuttle': source({
    title: 'Silkline Shuttle',
    faction: 'the-remnants',
    subtypes: ['contraption'],
    cost: 2,
    presence: 4,
    collects: ['draw'],
    influence: 2,
    abilities: [
      reaction('cardForged', {
        when: thisWasForged,
        choice: (g, you, self) => gridHas(g, you, isAnything, self),
        *effect(g, { you, self }) {
          const other = yield* chooseInGrid(g, you, you, 'swap-with', 'HW-18.14', isAnything, self)
          swap(g, self, other)
        },
      }),
    ],
  }),
  'echopomp-revoker': source({
    title: 'Echopomp Revoker',
    faction: 'the-collective',
    subtypes: ['persona'],
    cost: 3,
    presence: 6,
    collects: ['draw'],
    influence: 5,
    abilities: [
      instant({
        when: (g) => g.delve !== null,
        costs: [exhaustSelf, exileFromArchives(2)],
        effect: (g) => endDelve(g),
      }),
    ],
  }),
  'bubblemap-kiosk': source({
    title: 'Bubblemap Kiosk',
    faction: 'old-aidalon',
    subtypes: ['contraption'],
    cost: 2,
    presence: 4,
    collects: ['draw'],
    influence: 2,
    abilities: [
      refund(1),
      reaction('discoveryBatchBegins', {
        when: (g, you, _self, it) => it.seat === you && it.district === 'commons' && g.batch !== null && !g.batch.fromBottom,
        costs: [exhaustSelf],
        effect(g) {
          if (g.batch) g.batch.fromBottom = true
        },
      }),
    ],
  }),
  'crispy-crawler': source({
    title: 'Crispy Crawler',
    faction: 'old-aidalon',
    subtypes: ['location'],
    cost: 1,
    presence: 2,
    collects: ['shard'],
    influence: 2,
    abilities: [cache(2), reaction('roundBegins', { costs: [removeCached(1)], effect: (g, { you }) => gainShards(g, you, 1) })],
  }),
  'pax-observatory': source({
    title: 'Pax Observatory',
    faction: 'old-aidalon',
    subtypes: ['location'],
    unique: true,
    cost: 6,
    presence: 6,
    collects: ['draw'],
    influence: 6,
    abilities: [reaction('refillActions', { when: youDelve, effect: (g, { you }) => gainActions(g, you, 1) })],
  }),
  'waterfront-soakhouse': source({
    title: 'Waterfront Soakhouse',
    faction: 'omniworks',
    subtypes: ['location'],
    cost: 1,
    presence: 2,
    collects: ['shard'],
    influence: 1,
    abilities: [lasting({ modifies: 'presence', of: 'self', worksIn: 'anywhere', by: 4, when: lessHeatThanRival })],
  }),
  wirecrawler: source({
    title: 'Wirecrawler',
    faction: 'omniworks',
    subtypes: ['being'],
    cost: 1,
    presence: 3,
    collects: [],
    influence: 4,
    abilities: [refund(1), instant({ costs: [exhaustSelf], effect: (g, { you, self }) => shift(g, you, self) })],
  }),
  'cargo-inspector': source({
    title: 'Cargo Inspector',
    faction: 'the-collective',
    subtypes: ['persona'],
    cost: 1,
    presence: 5,
    collects: [],
    influence: 2,
    abilities: [
      instant({
        costs: [exhaustSelf],
        *effect(g, { you }) {
          draw(g, you, 2)
          const chosen = yield* chooseCard(you, playerAt(g, you).council, 'choose-council-card', 'HW-29.5')
          if (chosen !== NONE) archive(g, chosen)
        },
      }),
    ],
  }),
  'echofield-registry': source({
    title: 'Echofield Registry',
    faction: 'the-collective',
    subtypes: ['contraption'],
    cost: 2,
    presence: 3,
    collects: ['shard'],
    influence: 3,
    abilities: [
      reaction('breachCompleted', {
        when: youDelve,
        costs: [exhaustSelf],
        choice: (g, you) => playerAt(g, you).archives.length > 0,
        *effect(g, { you }) {
          const chosen = yield* chooseCard(you, playerAt(g, you).archives, 'choose-archives-card', 'HW-3.7')
          shuffleIntoCommons(g, chosen)
          draw(g, you, 1)
        },
      }),
    ],
  }),
  'containment-funnel': source({
    title: 'Containment Funnel',
    faction: 'the-collective',
    subtypes: ['contraption'],
    cost: 3,
    presence: 3,
    collects: ['shard'],
    influence: 4,
    abilities: [
      reaction('confrontBegins', {
        when: (g, you, self, it) => it.other === you && areAdjacent(slotOfCard(g, it.card), slotOfCard(g, self)),
        costs: [exhaustSelf],
        effect(g, { self }) {
          if (g.engagement) g.engagement.insteadOf = self
        },
      }),
    ],
  }),
  'cargo-manifest': source({
    title: 'Cargo Manifest',
    faction: 'omniworks',
    subtypes: ['contraption'],
    cost: 2,
    presence: 3,
    collects: ['shard'],
    influence: 2,
    abilities: [
      reaction('cardForged', {
        when: thisWasForged,
        player: (g, you, player) => player !== you && takeable(g, player) > 0,
        *effect(g, { you, player }) {
          const top = endOfCommons(g, player, false)
          showTo(g, you, top)
          g.looking = { seat: you, card: top }
          const chosen = yield* askAlways({ seat: you, prompt: 'top-or-bottom', rule: 'HW-18.19', options: [TOP, BOTTOM] })
          g.looking = null
          if (chosen.do !== 'bottom') return
          toBottomOfCommons(g, top)
          emit<HubworldEvent>({ type: 'moved-to-bottom', seat: you, owner: player })
        },
      }),
    ],
  }),
  'job-board': source({
    title: 'Job Board',
    faction: 'omniworks',
    subtypes: ['location'],
    cost: 2,
    presence: 3,
    collects: ['draw'],
    influence: 2,
    abilities: [refund(1), lasting({ modifies: 'cost', of: 'adjacent', worksIn: 'forged', by: -1 })],
  }),
  'wall-wizard': source({
    title: 'Wall Wizard',
    faction: 'the-remnants',
    subtypes: ['persona'],
    cost: 1,
    presence: 4,
    collects: [],
    influence: 2,
    abilities: [
      refund(1),
      reaction('breachCompleted', { when: youDelve, costs: [exhaustSelf], effect: (g, { you }) => gainShards(g, you, 2) }),
    ],
  }),
  'marauders-market': source({
    title: 'Marauder’s Market',
    faction: 'the-remnants',
    subtypes: ['location'],
    cost: 2,
    presence: 3,
    collects: ['draw'],
    influence: 3,
    abilities: [instant({ when: (g, you) => heatOf(g, you) >= 2, costs: [exhaustSelf], effect: (g, { you }) => gainShards(g, you, 2) })],
  }),
  'daring-aeroboarder': source({
    title: 'Daring Aeroboarder',
    faction: 'the-remnants',
    subtypes: ['contraption'],
    cost: 3,
    presence: 3,
    collects: ['shard'],
    influence: 5,
    abilities: [
      reaction('approachSlot', {
        when: (g, you, _self, it) => it.seat === you && playerAt(g, you).council.length <= 3,
        costs: [exhaustSelf],
        effect: redirectToAdjacent,
      }),
    ],
  }),
} as const
