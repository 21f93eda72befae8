import { below } from '@rulewright/kernel'
import { tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { BLUE, faceOf, RED, TRAP, tilesOf } from '../content/pieces.ts'
import { collect, GRID, settle } from '../rules/board.ts'
import { drawRelic } from '../rules/cards.ts'
import { alderquest } from '../rules/index.ts'
import { parseBoard, signOf } from '../rules/notation.ts'
import { boardPoints } from '../rules/points.ts'
import { layTile, returnUnseen } from '../rules/tiles.ts'
import { type AlderTable, drop, H, minionOn, Q, RL, s, stateOf, swap, T, table, tilesOn, walk } from './table.ts'
import { told } from './told.ts'

const signs = (pieces: readonly number[]): string => pieces.map((piece) => signOf(faceOf(piece))).join(' ')
const discard = (t: AlderTable): string => signs(t.state.runeDiscard)

describe('what comes to a pile lies behind what was there', () => {
  it('AQ-10.2 a rune that is paid, AQ-24.14 one that is lost', () => {
    const paid = table({ discard: 'H H', red: { held: 'T', quarrels: ['Q-THI-2'] } }).choose({ do: 'quarrel' })
    expect(discard(paid)).toBe('H H T')
    const lost = table({
      minions: [{ at: 'c1' }],
      tiles: { c2: '!' },
      discard: 'B',
      red: { held: 'T' },
      blue: { armed: ['Q-HUN-5'], traps: 0 },
    })
    walk(lost, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    expect(discard(lost)).toBe('B T')
  })

  it('AQ-9.12 the runes of a rival match; Q-BAR-4 a rune that is exchanged', () => {
    const match = swap(table({ board: '1 B B T B', pouch: '', discard: 'H' }), 'H-GUA-2', [3, 1], [4, 1])
    expect(told(match)).toContain('refilled 4 0')
    const last = swap(table({ board: '2 . . H .\n1 B B T B', next: 'T G H T', discard: 'H' }), 'H-GUA-2', [3, 1], [4, 1])
    expect(discard(last)).toBe('H B B B')
    const key = table({ active: 'blue', board: '1 G . . .', blue: { held: 'B', quarrels: ['Q-BAR-4'] }, discard: 'T', pouch: 'H' })
    key.choose({ do: 'quarrel' }).choose({ do: 'rune', face: 3 })
    expect(discard(key)).toBe('B G')
  })

  it('AQ-9.14 an Acorn in a Collection, AQ-19.8 a relic in a hand, AQ-18.4 a Trap among the armed', () => {
    const [, g] = stateOf({ red: { collection: 'U1', relics: ['RL-3'] }, relicDeck: ['RL-4'] })
    collect(g, tilesOf(BLUE, 8)[0] ?? -1)
    drawRelic(g, RED)
    expect(signs(g.teams[RED].collection)).toBe('U1 U2')
    expect(g.teams[RED].relics).toEqual([RL('RL-3'), RL('RL-4')])
    const t = table({ red: { held: 'T', armed: ['Q-GUA-5'], quarrels: ['Q-THI-5'] } }).choose({ do: 'quarrel' })
    expect(t.state.teams[RED].armed).toEqual([Q('Q-GUA-5'), Q('Q-THI-5')])
  })

  it('AQ-23.24 solitaire: Snowflakes of your own turn lie on the rune discard in the order of the Board', () => {
    const t = swap(table({ mode: 'solo', board: '1 U1 * T U2', discard: 'H' }), 'H-THI-1', [3, 1], [4, 1])
    expect(discard(t)).toBe('H *')
    expect(t.state.snowflakes).toEqual([])
  })

  it('AQ-23.8 solitaire: a tile that goes back unseen lies anywhere in the Rival Stack, each place as likely', () => {
    for (let n = 0; n < 40; n++) {
      const [, g] = stateOf({ mode: 'solo', seed: `${n}`, solo: { stack: 'U1 U1 U1' } })
      const place = below({ ...g.random }, 4)
      const [piece = -1] = tilesOf(BLUE, 9)
      returnUnseen(g, piece)
      expect(g.solo?.rivalStack.indexOf(piece)).toBe(place)
    }
  })

  it('AQ-28.2 every tile that is laid has a number of its own, a higher one each time; its owner knows it and nobody else', () => {
    const [, g] = stateOf({})
    const handles = ([RED, BLUE, RED] as const).map((team, n) => layTile(g, tilesOf(team, TRAP)[n] ?? -1, s('a3')))
    expect(handles.map(({ handle }) => handle)).toEqual([1, 2, 3])
    expect(handles.map(({ known }) => known)).toEqual([1, 2, 1])
    expect(g.nextHandle).toBe(4)
  })

  it('AQ-21.5 the points of a colour on the Board', () => {
    const [, g] = stateOf({ board: '2 R1 U3 . .\n1 R2 U1 G *' })
    expect([boardPoints(g, RED), boardPoints(g, BLUE)]).toEqual([3, 4])
    g.board.fill(-1)
    expect([boardPoints(g, RED), boardPoints(g, BLUE)]).toEqual([0, 0])
  })
})

describe('matches', () => {
  it('AQ-9.3 runs of one guild in two rows are two groups, told from the bottom', () => {
    const groups = (text: string) =>
      GRID.groups(parseBoard(text, GRID)).map(({ cells, size }) => `${size} from ${31 - Math.clz32(cells & -cells)}`)
    expect(groups('3 G G G B\n2 B H T H\n1 G G G G')).toEqual(['4 from 0', '3 from 2'])
    expect(groups('4 B . . .\n3 B G G G\n2 B T B H\n1 B H G G')).toEqual(['4 from 0', '3 from 8'])
  })

  it('AQ-9.4 two runs joined by a third are one group', () => {
    const [group, more] = GRID.groups(parseBoard('3 G T G .\n2 G H G .\n1 G G G .', GRID))
    expect([group?.size, more]).toEqual([7, undefined])
  })

  it('AQ-9.10 of equal groups the one with the lowest cell comes first, however high it reaches: the other is exalted in the end', () => {
    const [, g] = stateOf({ board: '5 T . . .\n4 T G . .\n3 T G . .\n2 T G G G\n1 T B H B', pouch: '' })
    settle(g)
    expect(g.exalted).toBe(1)
    const [, left] = stateOf({ board: '4 G T . .\n3 G T . .\n2 G T . .\n1 G T H B', pouch: '' })
    settle(left)
    expect(left.exalted).toBe(3)
    const [, smaller] = stateOf({ board: '5 G . . .\n4 G T . .\n3 G T . .\n2 G T . .\n1 G T H B', pouch: '' })
    settle(smaller)
    expect(smaller.exalted).toBe(1)
  })

  it('AQ-8.3 a Board of five full rows is not full', () => {
    const board = ['5 T G H B', '4 G T B H', '3 T G H B', '2 G T B H', '1 T G H B'].join('\n')
    const t = drop(table({ board, revealed: 'G' }), 'G', 1)
    expect(told(t)).toEqual(['dropped 0 G 0 5'])
    const one = table({ board: `6 . T B H\n${board}`, revealed: 'G' }).choose({ do: 'drop' })
    expect(told(one)).toEqual(['dropped 0 G 0 5'])
  })

  it('AQ-19.1 who is exalted is told once, the Bards too, and that nobody is', () => {
    const t = table({ red: { guilds: 'BT', held: 'T T', relics: ['RL-3', 'RL-4'] }, blue: { guilds: 'GH' }, exalted: 'B' })
    t.choose({ do: 'relic', relic: RL('RL-3') }).choose({ do: 'exalt', guild: 0 })
    expect(told(t).filter((line) => line.startsWith('exalted'))).toEqual([])
    const bards = table({ red: { guilds: 'BT', held: 'T T', relics: ['RL-3'] }, blue: { guilds: 'GH' } })
    bards.choose({ do: 'relic' }).choose({ do: 'exalt', guild: 0 })
    expect(told(bards)).toContain('exalted 0')
    const none = swap(table({ board: '2 . . . B\n1 B B B T', exalted: 'B', next: 'T G H T' }), 'H-GUA-2', [4, 1], [4, 2])
    expect(told(none)).toContain('exalted ?')
  })

  it('AQ-23.40 solitaire: in the Rival turn every match is discarded, also of the rivals’ guilds, and told so', () => {
    const t = table({ mode: 'solo', board: '2 . . B .\n1 B B * T', next: 'H T H T', solo: { stack: '' } }).choose({ do: 'end' })
    expect(told(t)).toContain('matched 1 guild 0 [0 6 12] [B B B] discard')
    const own = table({ mode: 'solo', board: '2 . . T .\n1 T T * H', next: 'H B H B', solo: { stack: '' } }).choose({ do: 'end' })
    expect(told(own)).toContain('matched 1 guild 3 [0 6 12] [T T T] discard')
    expect(own.state.teams[RED].held.flat()).toEqual([])
  })
})

describe('what is in play while it is in play', () => {
  it('AQ-18.2 AQ-19.11 a Scheme and a relic are being played while they ask, and then no more', () => {
    const t = table({ red: { guilds: 'GT', held: 'G T', quarrels: ['Q-GUA-1'], relics: ['RL-5'] }, minions: [{ at: 'a1' }, { at: 'c1' }] })
    t.choose({ do: 'quarrel' })
    expect(t.view(1)).toMatchObject({ playingQuarrel: Q('Q-GUA-1'), playingRelic: null })
    t.choose({ do: 'minion', minion: 1 })
    expect(t.view(1)).toMatchObject({ playingQuarrel: null, playingRelic: null })
    t.choose({ do: 'relic' })
    expect(t.view(1)).toMatchObject({ playingQuarrel: null, playingRelic: RL('RL-5') })
    t.choose({ do: 'lane', lane: 0 })
    expect(t.view(1)).toMatchObject({ playingQuarrel: null, playingRelic: null, outRelics: [RL('RL-5')] })
  })

  it('AQ-12.3 a summoned minion is basic and exhausted, and nothing else is the matter with it', () => {
    const t = table({ red: { held: 'T' }, decks: { T: ['MN-THI-1'] } })
    t.choose({ do: 'hero', hero: H('H-THI-2') }).choose({ do: 'summon' })
    expect(minionOn(t, 'e1')).toEqual({
      id: 1,
      type: T('MN-THI-1'),
      class: 6,
      team: RED,
      space: s('e1'),
      upgraded: false,
      known: false,
      ready: false,
      stunned: false,
      guarded: false,
      granted: 0,
      attackedIn: -1,
      spedIn: -1,
    })
  })

  it('AQ-12.9 a deck into which a minion is shuffled is known no more, but for the class of its top', () => {
    const [config, g] = stateOf({ minions: [{ at: 'c1' }], tiles: { c2: '!' } })
    g.marks[3] = [2, 2, 2, 1, 1, 1, 1, 1, 1]
    const t = tableFor(alderquest, config, g)
    walk(t, 1, 'c2').choose({ do: 'reveal' })
    expect(t.state.marks[3]).toEqual([...Array(9).fill(0), 1])
    expect(t.state.decks[3]).toHaveLength(10)
  })

  it('AQ-12.5 an upgraded minion shows everybody its type', () => {
    const t = table({ minions: [{ at: 'c1', type: 'MN-THI-6' }], tiles: { c2: '*' } })
    walk(t, 1, 'c2').choose({ do: 'reveal' })
    for (const seat of [0, 1, null]) expect(t.view(seat).minions[0]).toMatchObject({ type: T('MN-THI-6'), upgraded: true, ready: false })
  })

  it('AQ-17.2 what an attacker holds comes along into the squabble; when it is let in, nobody is on the way any more', () => {
    const t = table({
      active: 'blue',
      minions: [
        { at: 'c2', type: 'MN-GUA-4', up: true },
        { at: 'c1', team: 'blue', holds: 'R1' },
      ],
    })
    walk(t, 2, 'c2')
    expect(t).toBeAsked(0, 'judo')
    expect(t.view(null).intruder).toMatchObject({ id: 2, space: s('c2') })
    expect(t.view(null).tiles).toMatchObject([{ holder: 2, space: s('c2') }])
    t.choose(0, { do: 'escape', to: s('b2') })
    expect(t.view(null).intruder).toBeNull()
    expect(tilesOn(t, 'c2')).toMatchObject([{ holder: 2 }])
  })

  it('AQ-13.3 AQ-17.8 a confrontation is a normal move', () => {
    const t = table({ minions: [{ at: 'c5', type: 'MN-THI-1', up: true }], blue: { quarrels: ['Q-BAR-1', 'Q-HUN-1'] } })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })
    expect(t).toBeAsked(1, 'discard-quarrel')
    expect(t.view(0).activation).toEqual({ minion: 1, moves: 2, extra: 0, speed: false, specialUsed: false, moved: true })
    expect(minionOn(t, 'c5')?.spedIn).toBe(0)
    t.look()
    const plain = table({ minions: [{ at: 'c5' }], blue: { quarrels: ['Q-BAR-1', 'Q-HUN-1'] } })
    plain.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })
    expect(plain.view(0).activation).toEqual({ minion: 1, moves: 1, extra: 0, speed: false, specialUsed: false, moved: true })
    plain.look()
  })

  it('AQ-15.12 which of the Traps was revealed is told to nobody: it is always told as the first of its colour', () => {
    for (const n of [0, 3, 7]) {
      const [config, g] = stateOf({ minions: [{ at: 'c1' }], tiles: { c2: '!' } })
      const [tile] = g.tiles
      if (tile) tile.piece = tilesOf(BLUE, TRAP)[n] ?? -1
      const t = tableFor(alderquest, config, g)
      walk(t, 1, 'c2').choose({ do: 'reveal' })
      expect(t.events.find(({ type }) => type === 'revealed-tile')).toMatchObject({ piece: tilesOf(BLUE, TRAP)[0] })
    }
  })

  it('AQ-20.12 a minion that is exhausted already is not told as exhausted again', () => {
    const t = table({ minions: [{ at: 'c1' }], tiles: { c2: '* !' }, blue: { armed: ['Q-THI-5'] } })
    walk(t, 1, 'c2').choose({ do: 'tile', tile: 1 }).choose({ do: 'reveal' }).choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    expect(told(t).filter((line) => line.startsWith('exhausted'))).toEqual(['exhausted 1'])
  })
})
