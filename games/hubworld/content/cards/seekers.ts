import { FRONT, rowOf } from '../../rules/grid.ts'
import { rival } from '../../rules/seats.ts'
import { type HubworldState, NONE, playerAt } from '../../rules/state.ts'
import { gainHeat, gainShards } from '../../rules/tokens.ts'
import { archiveAtRandom, draw } from '../../rules/zones.ts'
import { archiveTopOfCommons, exhaustSelf, gainHeatAsCost } from './costs.ts'
import { action, lessHeatThanRival, reaction, seeker, youBreached, youDelve } from './vocabulary.ts'

const frontRow = (g: HubworldState, seat: number): number =>
  playerAt(g, seat).grid.filter((id, slot) => id !== NONE && rowOf(slot) === FRONT).length

export const seekers = {
  'abnus-orzo': seeker({
    title: 'Abnus Orzo: Tireless Investigator',
    faction: 'the-collective',
    subtypes: ['enforcer'],
    collects: ['shard'],
    abilities: [
      reaction('breachCompleted', {
        when: youBreached('archives'),
        costs: [exhaustSelf, archiveTopOfCommons(1)],
        effect: (g, { it }) => archiveAtRandom(g, it.other, 1),
      }),
    ],
  }),
  'chairman-bo-pax': seeker({
    title: 'Chairman Bo Pax: Heir to Pax Industries',
    faction: 'old-aidalon',
    subtypes: ['visionary'],
    collects: ['draw'],
    abilities: [
      action({
        when: (g, you) => frontRow(g, you) > frontRow(g, rival(g, you)),
        costs: [exhaustSelf],
        effect: (g, { you }) => gainHeat(g, rival(g, you), 1),
      }),
    ],
  }),
  'goldie-xin': seeker({
    title: 'Goldie Xin: Junk Collector',
    faction: 'omniworks',
    subtypes: ['renegade'],
    collects: ['shard'],
    abilities: [action({ when: lessHeatThanRival, costs: [exhaustSelf], effect: (g, { you }) => gainShards(g, you, 3) })],
  }),
  'jayko-and-ace': seeker({
    title: 'Jayko & Ace: Boisterous Troublemakers',
    faction: 'the-remnants',
    subtypes: ['renegade'],
    collects: ['draw'],
    abilities: [
      reaction('approachDistrict', {
        when: youDelve,
        costs: [exhaustSelf, gainHeatAsCost(1)],
        effect(g, { you }) {
          gainShards(g, you, 2)
          draw(g, you, 1)
        },
      }),
    ],
  }),
} as const
