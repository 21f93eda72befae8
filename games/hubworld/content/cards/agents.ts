import { defOf } from '../../rules/card.ts'
import { chooseCard, chooseInGrid, gridHas, isForged, isReadyForged } from '../../rules/choices.ts'
import { FRONT, rowOf } from '../../rules/grid.ts'
import { modify, shift, stageOne, stageUpTo, swap, unforge } from '../../rules/operations.ts'
import { rival } from '../../rules/seats.ts'
import { type CardState, cardAt, type HubworldState, NONE, playerAt } from '../../rules/state.ts'
import { exhaust, gainShards, unexhaust } from '../../rules/tokens.ts'
import { costOf } from '../../rules/values.ts'
import { archive, archiveAtRandom, archiveTop, draw } from '../../rules/zones.ts'
import {
  archiveFromCouncil,
  exhaustInFrontRow,
  exhaustInPath,
  exhaustSeeker,
  exhaustSelf,
  exileFromArchives,
  exileFromCouncilWorth,
  loseAction,
  loseShardsAsCost,
  swapFrontAndBack,
  takeHeat,
} from './costs.ts'
import {
  action,
  agent,
  anyone,
  cipher,
  discover,
  engagerHas,
  instant,
  inYourGrid,
  lasting,
  reaction,
  redirectToAdjacent,
  rush,
  stagesACard,
  thisWasForged,
  youBreached,
  youDelve,
} from './vocabulary.ts'

const readyInFront = (card: CardState): boolean => !card.exhausted && rowOf(card.slot) === FRONT
const cheapForged = (card: CardState, g: HubworldState, id: number): boolean => card.forged && costOf(g, id) <= 3

export const agents = {
  'auntie-ruth': agent({
    title: 'Auntie Ruth: Proprietor of the Hidden Tea House',
    faction: 'omniworks',
    subtypes: ['paragon'],
    cost: 4,
    presence: 2,
    barrier: 3,
    collects: ['shard'],
    abilities: [instant({ costs: [exhaustSelf], player: anyone, effect: (g, { player }) => draw(g, player, 1) }), cipher(loseAction)],
  }),
  'doctor-twilight': agent({
    title: 'Doctor Twilight: Dream Surgeon',
    faction: 'the-collective',
    subtypes: ['visionary'],
    cost: 4,
    presence: 3,
    barrier: 3,
    collects: ['draw'],
    abilities: [
      instant({ costs: [exhaustSelf, exileFromArchives(1)], effect: (g, { you }) => gainShards(g, you, 3) }),
      discover({
        choice: (g, you) => playerAt(g, you).exile.length > 0,
        *effect(g, { you }) {
          const chosen = yield* chooseCard(you, playerAt(g, you).exile, 'choose-exile-card', 'HW-29.25')
          archive(g, chosen)
        },
      }),
    ],
  }),
  'gargala-larga': agent({
    title: 'Gargala Larga: Imperator of Growth',
    faction: 'old-aidalon',
    subtypes: ['enforcer'],
    cost: 3,
    presence: 1,
    barrier: 3,
    collects: ['shard'],
    abilities: [
      instant({
        when: (g, you) => cardAt(g, playerAt(g, you).seeker).exhausted,
        costs: [exhaustSelf],
        effect: (g, { you }) => unexhaust(g, playerAt(g, you).seeker),
      }),
      cipher(exhaustSeeker),
    ],
  }),
  'kryzar-the-rat': agent({
    title: 'Kryzar the Rat: Navigator of the Cortex Maze',
    faction: 'the-remnants',
    subtypes: ['enforcer'],
    cost: 5,
    presence: 2,
    barrier: 4,
    collects: ['draw'],
    abilities: [
      rush,
      instant({
        when: (g, you) => g.delve !== null && g.delve.delver === you,
        costs: [exhaustSelf, archiveFromCouncil(1)],
        effect: redirectToAdjacent,
      }),
    ],
  }),
  'rory-and-bug': agent({
    title: 'Rory & Bug: “We Fetch It, You Catch It!”',
    faction: 'omniworks',
    subtypes: ['renegade'],
    cost: 0,
    presence: 2,
    barrier: 3,
    collects: ['shard'],
    abilities: [instant({ costs: [exhaustSelf, loseShardsAsCost(2)], effect: (g, { you, self }) => shift(g, you, self) })],
  }),
  'sergeant-cole': agent({
    title: 'Sergeant Cole: Precinct 204, 3rd Level',
    faction: 'the-collective',
    subtypes: ['renegade'],
    cost: 1,
    presence: 1,
    barrier: 3,
    collects: ['shard'],
    abilities: [
      reaction('breachCompleted', {
        when: youBreached('archives'),
        costs: [exhaustSelf],
        effect: (g, { it }) => archiveTop(g, it.other, 2),
      }),
      cipher(exhaustInPath('archives')),
    ],
  }),
  'prime-treasurer-geel': agent({
    title: 'Prime Treasurer Geel: Munificent Financier',
    faction: 'old-aidalon',
    subtypes: ['paragon'],
    cost: 3,
    presence: 2,
    barrier: 4,
    collects: ['shard'],
    abilities: [
      lasting({ modifies: 'barrier', of: 'others', worksIn: 'forged', by: 1 }),
      discover({ when: inYourGrid, effect: (g, { you }) => gainShards(g, you, 4) }),
    ],
  }),
  'ulin-marr': agent({
    title: 'Ulin Marr: Eccentric Architect',
    faction: 'old-aidalon',
    subtypes: ['visionary'],
    cost: 2,
    presence: 1,
    barrier: 4,
    collects: ['draw'],
    abilities: [action({ costs: [exhaustSelf], effect: (g, { you }) => stageUpTo(g, you, 2) }), cipher(exhaustInFrontRow)],
  }),
  'big-varna-gorvis': agent({
    title: 'Big Varna Gorvis: Friends in Every District',
    faction: 'omniworks',
    subtypes: ['paragon'],
    cost: 2,
    presence: 2,
    barrier: 3,
    collects: ['draw'],
    abilities: [
      action({
        when: (g, you) => playerAt(g, you).council.length > playerAt(g, rival(g, you)).council.length,
        costs: [exhaustSelf],
        effect: (g, { you }) => gainShards(g, you, 3),
      }),
      discover({
        when: (g, you) => g.engagement !== null && playerAt(g, you).council.length > playerAt(g, g.engagement.engager).council.length,
        effect: (g, { engager }) => archiveAtRandom(g, engager, 1),
      }),
    ],
  }),
  'boss-bresloo': agent({
    title: 'Boss Bresloo: The Deal-Maker',
    faction: 'omniworks',
    subtypes: ['enforcer'],
    cost: 4,
    presence: 2,
    barrier: 3,
    collects: ['shard'],
    abilities: [
      reaction('cardForged', {
        when: thisWasForged,
        player: (g, _you, player) => gridHas(g, player, cheapForged),
        *effect(g, { you, player }) {
          const chosen = yield* chooseInGrid(g, you, player, 'choose-grid-card', 'HW-29.23', cheapForged)
          unforge(g, chosen)
        },
      }),
      discover({
        when: inYourGrid,
        choice: engagerHas(isForged),
        *effect(g, { you, engager }) {
          const chosen = yield* chooseInGrid(g, you, engager, 'choose-grid-card', 'HW-29.25', isForged)
          if (chosen === NONE) return
          unforge(g, chosen)
          exhaust(g, chosen)
        },
      }),
    ],
  }),
  'guildmaster-yanos': agent({
    title: 'Guildmaster Yanos: Affable Gaffer',
    faction: 'omniworks',
    subtypes: ['paragon'],
    cost: 3,
    presence: 1,
    barrier: 4,
    collects: ['shard'],
    abilities: [lasting({ modifies: 'cost', of: 'others', worksIn: 'forged', by: -1 }), cipher(exhaustInPath('council'))],
  }),
  'spider-rebbek': agent({
    title: '“Spider” Rebbek: Dragon’s Hoard Pitboss',
    faction: 'the-remnants',
    subtypes: ['enforcer'],
    cost: 2,
    presence: 2,
    barrier: 3,
    collects: ['draw'],
    abilities: [
      lasting({ modifies: 'presence', of: 'others', worksIn: 'forged', by: 1 }),
      discover({
        when: inYourGrid,
        choice: engagerHas(isReadyForged),
        *effect(g, { you, engager }) {
          const chosen = yield* chooseInGrid(g, you, engager, 'choose-grid-card', 'HW-29.25', isReadyForged)
          if (chosen !== NONE) exhaust(g, chosen)
        },
      }),
    ],
  }),
  'coroner-goodman': agent({
    title: 'Coroner Goodman: Slab Sleuth',
    faction: 'the-collective',
    subtypes: ['enforcer'],
    cost: 1,
    presence: 2,
    barrier: 3,
    collects: ['shard'],
    abilities: [
      reaction('engageBegins', {
        when: (g, you, _self, it) => it.other === you && defOf(g, it.card).type !== 'moment',
        mightWhen: (_g, you, _self, it) => it.other === you,
        costs: [exhaustSelf, exileFromArchives(1)],
        effect: (g, { it }) => modify(g, it.card, 'presence', 3, 'engagement'),
      }),
    ],
  }),
  maestro: agent({
    title: 'Maestro: The Bebop Boffin',
    faction: 'the-remnants',
    subtypes: ['visionary'],
    cost: 3,
    presence: 1,
    barrier: 4,
    collects: ['shard'],
    abilities: [
      reaction('approachDistrict', {
        when: youDelve,
        costs: [exhaustSelf],
        ...stagesACard,
        effect: (g, { you }) => stageOne(g, you),
      }),
      cipher(takeHeat(1)),
    ],
  }),
  'vapor-x': agent({
    title: 'Vapor X: Holomancer for Hire',
    faction: 'the-remnants',
    subtypes: ['renegade'],
    cost: 2,
    presence: 1,
    barrier: 3,
    collects: ['shard'],
    abilities: [
      instant({
        costs: [exhaustSelf, loseShardsAsCost(1)],
        choice: (g, you, self) => playerAt(g, you).grid.filter((id) => id !== NONE && id !== self).length >= 2,
        *effect(g, { you, self }) {
          const others = (_card: CardState, _g: HubworldState, id: number) => id !== self
          const first = yield* chooseInGrid(g, you, you, 'choose-grid-card', 'HW-18.14', others)
          const second = yield* chooseInGrid(g, you, you, 'swap-with', 'HW-18.14', others, first)
          swap(g, first, second)
        },
      }),
      cipher(swapFrontAndBack),
    ],
  }),
  'counselor-vreenax': agent({
    title: 'Counselor Vreenax: Planetary Exchequer',
    faction: 'the-collective',
    subtypes: ['paragon'],
    cost: 4,
    presence: 1,
    barrier: 4,
    collects: ['shard'],
    abilities: [lasting({ modifies: 'cost', of: 'rivalGrid', worksIn: 'forged', by: 1 }), cipher(exileFromCouncilWorth(3))],
  }),
  'renovator-warlan': agent({
    title: 'Renovator Warlan: ReDev Mogul',
    faction: 'old-aidalon',
    subtypes: ['enforcer'],
    cost: 3,
    presence: 2,
    barrier: 4,
    collects: ['shard'],
    abilities: [
      reaction('cardLeftGrid', {
        costs: [exhaustSelf],
        // By then this card is exhausted itself.
        player: (g, _you, player, self) => gridHas(g, player, readyInFront, self),
        *effect(g, { player }) {
          const chosen = yield* chooseInGrid(g, player, player, 'choose-grid-card', 'HW-29.17', readyInFront)
          exhaust(g, chosen)
        },
      }),
    ],
  }),
  'recruiter-nilero': agent({
    title: 'Recruiter Nilero: Effusive Inducer',
    faction: 'omniworks',
    subtypes: ['visionary'],
    cost: 3,
    presence: 2,
    barrier: 4,
    collects: ['draw'],
    abilities: [
      lasting({ modifies: 'councilLimit', of: 'owner', worksIn: 'forged', by: 2 }),
      discover({ player: anyone, effect: (g, { player }) => draw(g, player, 2) }),
    ],
  }),
} as const
