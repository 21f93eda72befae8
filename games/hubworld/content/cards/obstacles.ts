import { ask } from '@rulewright/kernel'
import { chooseInGrid, gridHas, isAnything, isReadyForged, isUnforged } from '../../rules/choices.ts'
import { adjacentTo, FRONT, MIDDLE, rowOf } from '../../rules/grid.ts'
import { modify, shift } from '../../rules/operations.ts'
import { DECLINE, type HubworldOption } from '../../rules/options.ts'
import { type CardId, cardAt, type HubworldState, NONE, playerAt } from '../../rules/state.ts'
import { exhaust, gainHeat, gainShards, loseHeat, stealShards } from '../../rules/tokens.ts'
import { archiveAtRandom, archiveBottom, shuffleIntoCommons } from '../../rules/zones.ts'
import { archiveSelf, exhaustInFrontRow, gainHeatAsCost, loseShardsAsCost } from './costs.ts'
import {
  cipher,
  confront,
  discover,
  engagerHas,
  heatOf,
  inYourGrid,
  lasting,
  obstacle,
  reaction,
  refund,
  rush,
  slotOfCard,
  thisWasForged,
} from './vocabulary.ts'

function unforgedAround(g: HubworldState, self: CardId): number {
  const { owner, slot } = cardAt(g, self)
  const { grid } = playerAt(g, owner)
  return adjacentTo(slot).filter((near) => {
    const id = grid[near] ?? NONE
    return id !== NONE && !cardAt(g, id).forged
  }).length
}

const stealsOne = {
  when: (g: HubworldState, you: number) => heatOf(g, you) >= 2,
  effect: (g: HubworldState, { you, engager }: { readonly you: number; readonly engager: number }) => stealShards(g, you, engager, 1),
} as const

export const obstacles = {
  'barbican-gate': obstacle({
    title: 'Barbican Gate',
    faction: 'the-collective',
    subtypes: ['location'],
    cost: 1,
    presence: 4,
    barrier: 1,
    influence: 1,
    abilities: [
      confront({
        *effect(g, { you, engager }) {
          const { grid } = playerAt(g, engager)
          const options: HubworldOption[] = [DECLINE]
          for (const id of grid)
            if (id !== NONE && isReadyForged(cardAt(g, id), g, id)) options.push({ do: 'at', seat: engager, slot: slotOfCard(g, id) })
          const chosen = yield* ask({ seat: engager, prompt: 'exhaust-or-decline', rule: 'HW-9.12', options })
          if (chosen.do === 'at') exhaust(g, grid[chosen.slot] ?? NONE)
          else gainShards(g, you, 2)
        },
      }),
      discover({ effect: (g, { you }) => gainShards(g, you, 1) }),
    ],
  }),
  'canal-network': obstacle({
    title: 'Canal Network',
    faction: 'omniworks',
    subtypes: ['location'],
    cost: 3,
    presence: 5,
    barrier: 2,
    influence: 3,
    abilities: [
      confront({
        player: (g, _you, player) => gridHas(g, player, isUnforged),
        *effect(g, { you, player }) {
          const chosen = yield* chooseInGrid(g, you, player, 'choose-grid-card', 'HW-29.4', isUnforged)
          if (chosen !== NONE) yield* shift(g, you, chosen)
        },
      }),
      discover({
        when: inYourGrid,
        player: (g, _you, player) => gridHas(g, player, isAnything),
        *effect(g, { you, player }) {
          const chosen = yield* chooseInGrid(g, you, player, 'choose-grid-card', 'HW-29.4', isAnything)
          if (chosen !== NONE) yield* shift(g, you, chosen)
        },
      }),
    ],
  }),
  'eye-enforcers': obstacle({
    title: 'Eye Enforcers',
    faction: 'the-collective',
    subtypes: ['persona'],
    cost: 4,
    presence: 5,
    barrier: 3,
    influence: 3,
    abilities: [
      confront({ costs: [loseShardsAsCost(1)], effect: (g, { engager }) => archiveAtRandom(g, engager, 1) }),
      discover({ when: inYourGrid, costs: [archiveSelf], effect: (g, { engager }) => archiveAtRandom(g, engager, 2) }),
    ],
  }),
  'salvage-rats': obstacle({
    title: 'Salvage Rats',
    faction: 'omniworks',
    subtypes: ['persona'],
    cost: 2,
    presence: 3,
    barrier: 0,
    influence: 4,
    abilities: [rush, lasting({ modifies: 'barrier', of: 'self', worksIn: 'forged', by: 1, forEach: unforgedAround })],
  }),
  'transit-station': obstacle({
    title: 'Transit Station',
    faction: 'old-aidalon',
    subtypes: ['location'],
    cost: 1,
    presence: 1,
    barrier: 1,
    influence: 2,
    abilities: [
      lasting({ modifies: 'presence', of: 'self', worksIn: 'grid', by: 4, when: (g, _you, self) => rowOf(slotOfCard(g, self)) === FRONT }),
      lasting({ modifies: 'barrier', of: 'self', worksIn: 'grid', by: 2, when: (g, _you, self) => rowOf(slotOfCard(g, self)) === MIDDLE }),
    ],
  }),
  'waterway-ferry': obstacle({
    title: 'Waterway Ferry',
    faction: 'omniworks',
    subtypes: ['contraption'],
    cost: 0,
    presence: 3,
    barrier: 1,
    influence: 2,
    abilities: [reaction('cardForged', { when: thisWasForged, effect: (g, { you, self }) => shift(g, you, self) })],
  }),
  'silent-interrogator': obstacle({
    title: 'Silent Interrogator',
    faction: 'the-collective',
    subtypes: ['contraption'],
    cost: 0,
    presence: 4,
    barrier: 0,
    influence: 1,
    abilities: [discover({ when: inYourGrid, effect: (g, { engager }) => archiveBottom(g, engager, 4) })],
  }),
  'asset-protection-hub': obstacle({
    title: 'Asset Protection Hub',
    faction: 'old-aidalon',
    subtypes: ['location'],
    cost: 2,
    presence: 4,
    barrier: 1,
    influence: 3,
    abilities: [refund(1), lasting({ modifies: 'barrier', of: 'adjacent', worksIn: 'forged', by: 1 })],
  }),
  'flooding-thoroughfare': obstacle({
    title: 'Flooding Thoroughfare',
    faction: 'omniworks',
    subtypes: ['location'],
    cost: 1,
    presence: 3,
    barrier: 1,
    influence: 1,
    abilities: [
      reaction('cardForged', {
        when: (g, _you, self, it) => it.card === self && g.delve !== null,
        effect: (g, { self }) => modify(g, self, 'barrier', 2, 'delve'),
      }),
    ],
  }),
  'tunnel-runners': obstacle({
    title: 'Tunnel Runners',
    faction: 'omniworks',
    subtypes: ['being', 'persona'],
    cost: 1,
    presence: 2,
    barrier: 1,
    influence: 3,
    abilities: [refund(1), confront({ costs: [loseShardsAsCost(1)], effect: (g, { you }) => loseHeat(g, you, 1) })],
  }),
  'emperor-drejj': obstacle({
    title: 'Emperor Drejj',
    faction: 'omniworks',
    subtypes: ['being'],
    cost: 5,
    presence: 6,
    barrier: 3,
    influence: 5,
    abilities: [
      reaction('cardForged', { when: (_g, you, _self, it) => it.seat === you, effect: (g, { you, self }) => shift(g, you, self) }),
      discover({
        when: inYourGrid,
        choice: engagerHas(isAnything),
        *effect(g, { you, engager }) {
          const chosen = yield* chooseInGrid(g, you, engager, 'choose-grid-card', 'HW-29.4', isAnything)
          if (chosen !== NONE) yield* shift(g, you, chosen)
        },
      }),
    ],
  }),
  'orobo-plaza': obstacle({
    title: 'Orobo Plaza',
    faction: 'the-remnants',
    subtypes: ['location'],
    cost: 1,
    presence: 3,
    barrier: 1,
    influence: 5,
    abilities: [confront(stealsOne), discover(stealsOne)],
  }),
  'probabilities-exchange': obstacle({
    title: 'Probabilities Exchange',
    faction: 'old-aidalon',
    subtypes: ['location'],
    cost: 3,
    presence: 4,
    barrier: 1,
    influence: 5,
    abilities: [
      confront({
        choice: engagerHas(isAnything),
        *effect(g, { engager }) {
          const chosen = yield* chooseInGrid(g, engager, engager, 'choose-grid-card', 'HW-18.20', isAnything)
          if (chosen !== NONE) shuffleIntoCommons(g, chosen)
        },
      }),
      cipher(exhaustInFrontRow),
    ],
  }),
  'yowling-tezu': obstacle({
    title: 'Yowling Tezu',
    faction: 'the-remnants',
    subtypes: ['being'],
    cost: 1,
    presence: 3,
    barrier: 1,
    influence: 1,
    abilities: [
      confront({ costs: [gainHeatAsCost(1)], effect: (g, { engager }) => gainHeat(g, engager, 1) }),
      discover({ when: inYourGrid, costs: [archiveSelf], effect: (g, { engager }) => gainHeat(g, engager, 2) }),
    ],
  }),
} as const
