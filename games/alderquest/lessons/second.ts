import type { Lesson } from '../../lesson.ts'
import { spaceNamed } from '../content/field.ts'
import { GUA, HUN } from '../content/guilds.ts'
import { heroNamed } from '../content/heroes.ts'
import { quarrelNamed } from '../content/quarrels.ts'
import { relicNamed } from '../content/relics.ts'
import type { AlderquestState } from '../rules/state.ts'
import { cellOf, minionOn, position, spaceOn, swapOf, tileOn } from './position.ts'

const MAGGIE = heroNamed('H-THI-2')
const PICKPOCKET = quarrelNamed('Q-THI-1')
const STONE_CIRCLE = quarrelNamed('Q-GUA-5')
const BULWARK = quarrelNamed('Q-GUA-1')
const NUTCRACKER = relicNamed('RL-8')
const at = spaceNamed

/** With Quarrels: four masks and five shields to be won, and a Trap where Blue's Ranger will step. */
const start = (): AlderquestState =>
  position({
    seed: 'second lesson',
    board: `
      5 . . . T
      4 . . T H
      3 . G G T
      2 G H B T
      1 G B H B`,
    revealed: 'G H',
    red: {
      tiles: { a2: '!', c1: 'R3', c2: 'R2', d1: 'R1', e2: '*' },
      minions: { d3: 'MN-THI-2' },
      held: 'T G',
      quarrels: ['Q-THI-1', 'Q-GUA-5', 'Q-GUA-1'],
    },
    blue: {
      tiles: { e4: 'U2', d5: 'U1', c5: '*', c4: 'U3', b5: '!', a4: 'U1' },
      minions: { a3: 'MN-HUN-5' },
      held: 'B H H',
      quarrels: ['Q-BAR-2'],
    },
    relic: 'RL-8',
  })

const g = start()

/** What the first game leaves out: Quarrels, exalted guilds and relics. */
export const second: Lesson = {
  id: 'second',
  minutes: 5,
  config: { seats: 2, start: 'draft', quarrels: true, colour: 'red' },
  seed: 'second lesson',
  start,
  seat: 0,
  steps: [
    { id: 'quarrels', points: [`quarrel:${PICKPOCKET}`, `quarrel:${STONE_CIRCLE}`, `quarrel:${BULWARK}`] },
    {
      id: 'scheme',
      points: [`quarrel:${PICKPOCKET}`, `rival-guild:${HUN}`],
      choose: [
        { do: 'quarrel', quarrel: PICKPOCKET },
        { do: 'steal', guild: HUN },
      ],
    },
    { id: 'arm', points: [`quarrel:${STONE_CIRCLE}`], choose: [{ do: 'quarrel', quarrel: STONE_CIRCLE }] },
    {
      id: 'four',
      points: [`hero:${MAGGIE}`, `cell:${cellOf(3, 4)}`, `cell:${cellOf(4, 4)}`],
      choose: swapOf(MAGGIE, cellOf(3, 4), cellOf(4, 4)),
    },
    {
      id: 'sneak',
      points: [minionOn(g, 'd3'), tileOn(g, 'c4'), spaceOn('CN'), 'column:3'],
      choose: [
        { do: 'activate', minion: 1 },
        { do: 'sneak', to: at('c4') },
        { do: 'reveal' },
        { do: 'move', to: at('CN') },
        { do: 'column', column: 3 },
      ],
    },
    {
      id: 'five',
      points: [`face:${GUA}`, 'column:0'],
      choose: [
        { do: 'drop', face: GUA },
        { do: 'column', column: 0 },
      ],
    },
    {
      id: 'relic',
      points: [`relic:${NUTCRACKER}`, `guild:${HUN}`],
      choose: [
        { do: 'relic', relic: NUTCRACKER },
        { do: 'pay', guild: HUN },
      ],
    },
    {
      id: 'end',
      points: [`face:${HUN}`, 'column:0'],
      choose: [{ do: 'drop', face: HUN }, { do: 'column', column: 0 }, { do: 'end' }, { do: 'done' }],
      others: [{ do: 'activate', minion: 2 }, { do: 'move', to: at('a2') }, { do: 'reveal' }],
    },
    {
      id: 'spring',
      points: [`armed:${STONE_CIRCLE}`, minionOn(g, 'a3')],
      choose: [{ do: 'trap', quarrel: STONE_CIRCLE }],
      others: [
        { do: 'drop' },
        { do: 'column', column: 1 },
        { do: 'drop' },
        { do: 'column', column: 2 },
        { do: 'drop' },
        { do: 'column', column: 3 },
        { do: 'end' },
        { do: 'done' },
      ],
    },
    { id: 'play-on' },
  ],
}
