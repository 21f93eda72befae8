import type { Lesson } from '../../lesson.ts'
import { spaceNamed } from '../content/field.ts'
import { BAR, GUA } from '../content/guilds.ts'
import { heroNamed } from '../content/heroes.ts'
import type { AlderquestState } from '../rules/state.ts'
import { cellOf, minionOn, position, spaceOn, swapOf, tileOn } from './position.ts'

const CLARENCE = heroNamed('H-GUA-1')
const LILY = heroNamed('H-GUA-2')
const MAGGIE = heroNamed('H-THI-2')
const at = spaceNamed

/** The middle of a suggested first game: shields and masks to match, an Acorn beneath the canopy, a Trap beside it. */
const start = (): AlderquestState =>
  position({
    seed: 'first lesson',
    board: `
      5 . . . U1
      4 . T G U1
      3 . G G B
      2 G G T T
      1 U1 * H U1`,
    revealed: 'G B',
    red: {
      tiles: { a2: 'R1', b1: '*', c1: 'R3', c2: '!', d1: 'R1', e2: 'R2' },
      minions: { d4: 'MN-THI-2', b4: 'MN-GUA-1' },
    },
    blue: {
      tiles: { e4: 'U3', d5: 'U1', c5: 'U1', c4: 'U2', b5: '!', a4: '*' },
      minions: { a3: 'MN-HUN-5' },
      held: 'B B H',
    },
  })

const g = start()
/** The minion that is summoned. */
const MONK = g.nextMinion

/** How points are scored, in a turn and a half. */
export const first: Lesson = {
  id: 'first',
  minutes: 8,
  config: { seats: 2, start: 'first-game', quarrels: false, colour: 'red' },
  seed: 'first lesson',
  start,
  seat: 0,
  steps: [
    { id: 'goal', points: [tileOn(g, 'c4'), spaceOn('CN'), 'column:3'] },
    {
      id: 'drop',
      points: [`face:${GUA}`, 'column:0'],
      choose: [
        { do: 'drop', face: GUA },
        { do: 'column', column: 0 },
      ],
    },
    { id: 'runes', points: [`guild:${GUA}`] },
    {
      id: 'swap',
      points: [`hero:${CLARENCE}`, `cell:${cellOf(2, 2)}`, `cell:${cellOf(2, 3)}`],
      choose: swapOf(CLARENCE, cellOf(2, 2), cellOf(2, 3)),
    },
    {
      id: 'summon',
      points: [`hero:${LILY}`, `guild:${GUA}`, spaceOn('a1')],
      choose: [{ do: 'hero', hero: LILY }, { do: 'summon' }, { do: 'guild', guild: GUA }],
    },
    {
      id: 'reveal',
      points: [minionOn(g, 'd4'), tileOn(g, 'c4')],
      choose: [{ do: 'activate', minion: 1 }, { do: 'move', to: at('c4') }, { do: 'reveal' }],
    },
    {
      id: 'tribute',
      points: [minionOn(g, 'd4'), spaceOn('CN'), 'column:3'],
      choose: [
        { do: 'move', to: at('CN') },
        { do: 'column', column: 3 },
      ],
    },
    {
      id: 'trap',
      points: [minionOn(g, 'b4'), tileOn(g, 'b5')],
      choose: [{ do: 'activate', minion: 2 }, { do: 'move', to: at('b5') }, { do: 'reveal' }],
    },
    {
      id: 'end',
      points: [`face:${BAR}`, 'column:0'],
      choose: [{ do: 'drop', face: BAR }, { do: 'column', column: 0 }, { do: 'end' }],
      others: [
        { do: 'activate', minion: 3 },
        { do: 'move', to: at('a2') },
        { do: 'reveal' },
        { do: 'end' },
        { do: 'drop' },
        { do: 'column', column: 1 },
        { do: 'drop' },
        { do: 'column', column: 2 },
        { do: 'drop' },
        { do: 'column', column: 3 },
        { do: 'end' },
      ],
    },
    { id: 'hide', points: [spaceOn('e1')], choose: [{ do: 'space', space: at('e1') }] },
    {
      id: 'squabble',
      points: [`minion:${MONK}`, minionOn(g, 'a3')],
      choose: [
        { do: 'activate', minion: MONK },
        { do: 'move', to: at('a2') },
      ],
    },
    {
      id: 'snow',
      points: [`hero:${MAGGIE}`, `cell:${cellOf(3, 1)}`, `cell:${cellOf(4, 1)}`],
      choose: swapOf(MAGGIE, cellOf(3, 1), cellOf(4, 1)),
    },
    { id: 'play-on' },
  ],
}
