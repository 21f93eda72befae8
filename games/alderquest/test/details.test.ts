import { tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { CANOPY, GROUND, NOWHERE, POINTS, SPACE_NAMES, STUMP, stepFrom } from '../content/field.ts'
import { abilityOf } from '../content/minions.ts'
import { BLUE, faceOf, RED } from '../content/pieces.ts'
import { destroyRunes, GRID, settle } from '../rules/board.ts'
import { alderquest } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import { destroyMinion, eject, newMinion, showTop } from '../rules/minions.ts'
import { parseBoard, printBoard } from '../rules/notation.ts'
import { obstacles } from '../rules/obstacles.ts'
import { CLASS_KNOWN, TYPE_KNOWN, UNKNOWN } from '../rules/state.ts'
import { recall } from '../rules/tiles.ts'
import { momentOf } from '../rules/triggers.ts'
import { type AlderTable, cell, eventsOf, face, H, heldOf, minionOn, Q, RL, s, stateOf, T, table, tilesOn, walk } from './table.ts'

const ROWS = [1, 2, 3, 4, 5, 6]

describe('the Field', () => {
  it('AQ-3.10 one step in each of eight directions, from every space', () => {
    const ways = ['0 1', '1 0', '0 -1', '-1 0', '1 1', '1 -1', '-1 -1', '-1 1'].map((way) => way.split(' ').map(Number))
    for (let space = 0; space < 25; space++)
      for (const [n, [file = 0, rank = 0]] of ways.entries()) {
        const name = `${'abcde'[(space % 5) + file]}${Math.floor(space / 5) + 1 + rank}`
        const to = SPACE_NAMES.indexOf(name)
        expect(stepFrom(space, n), `${SPACE_NAMES[space]} ${n}`).toBe(space === STUMP || to === STUMP ? NOWHERE : to)
      }
  })

  it('AQ-3.4 where each space is: the canopy above the ground beneath it', () => {
    for (const space of GROUND) expect(POINTS[space]).toEqual({ x: space % 5, y: Math.floor(space / 5), level: 0 })
    expect(CANOPY.map((space) => POINTS[space])).toEqual([
      { x: 2, y: 3, level: 1 },
      { x: 3, y: 2, level: 1 },
      { x: 2, y: 1, level: 1 },
      { x: 1, y: 2, level: 1 },
    ])
  })
})

describe('the Board', () => {
  it('AQ-9.10 of two groups of four the one whose lowest cell is further up, then further right, prevails', () => {
    const exalted = (text: string): number => {
      const [, g] = stateOf({ board: text, pouch: 'B H B H' })
      settle(g)
      return g.exalted
    }
    expect(exalted('2 T T T T\n1 G G G G')).toBe(face('T'))
    expect(exalted('2 G G G G\n1 T T T T')).toBe(face('G'))
    expect(exalted('4 G . T .\n3 G . T .\n2 G . T .\n1 G . T .')).toBe(face('T'))
    expect(exalted('4 T . G .\n3 T . G .\n2 T . G .\n1 T . G .')).toBe(face('G'))
    // Lower and further right comes before higher and further left.
    expect(exalted('5 T . . .\n4 T G . .\n3 T G . .\n2 T G . .\n1 H G . .')).toBe(face('T'))
    expect(exalted('5 G . . .\n4 G T . .\n3 G T . .\n2 G T . .\n1 H T . .')).toBe(face('G'))
    // A larger group comes last wherever it lies.
    expect(exalted('5 G . . .\n4 G . T .\n3 G . T .\n2 G . T .\n1 G . T .')).toBe(face('G'))
    expect(exalted('5 . . . T\n4 G . . T\n3 G . . T\n2 G . . T\n1 G . . T')).toBe(face('T'))
  })

  it('AQ-24.5 destroyed runes lie in the discard in the order of their cells', () => {
    const [, g] = stateOf({ board: '2 B . . .\n1 G T H B', discard: 'H' })
    destroyRunes(g, (1 << cell(1, 1)) | (1 << cell(1, 2)) | (1 << cell(3, 1)))
    expect(g.runeDiscard.map(faceOf)).toEqual(['H', 'G', 'B', 'H'].map(face))
  })

  it('AQ-8.1 with one column open the rune falls there unasked', () => {
    const tall = ROWS.map((row) => (row % 2 ? `${row} G T . H` : `${row} T G . B`)).join('\n')
    const t = table({ board: tall, revealed: 'B' }).choose({ do: 'drop', face: face('B') })
    t.look()
    expect(t.state.board[cell(3, 1)]).toBeGreaterThanOrEqual(0)
    expect(eventsOf(t, 'dropped')).toMatchObject([{ column: 2, cell: cell(3, 1) }])
  })

  it('AQ-4.2 a board is written row by row; what is no row is refused', () => {
    const full = ROWS.map((row) => (row % 2 ? `${row} G T B H` : `${row} T G H B`))
      .reverse()
      .join('\n')
    expect(printBoard(parseBoard(full, GRID), GRID)).toBe(full)
    for (const wrong of ['0 G T B H', '7 G T B H', '1 G T B', '1 G T B H G', 'x G T B H'])
      expect(() => parseBoard(wrong, GRID), wrong).toThrow()
  })

  it('RL-2 Winter’s Eye offers both where both can be done', () => {
    const t = table({ board: '1 * . . .', discard: '*', red: { heroes: {}, held: 'G', relics: ['RL-2'] } }).choose({
      do: 'relic',
      relic: RL('RL-2'),
    })
    expect(t).toOfferExactly([{ do: 'destroy-snow' }, { do: 'drop-snow' }])
  })
})

describe('minions', () => {
  it('AQ-14.12 Judo with nowhere to go: they squabble, and nobody is asked', () => {
    const t = table({
      exalted: 'T',
      minions: [
        { at: 'b2' },
        { at: 'a1', team: 'blue', type: 'MN-GUA-4', up: true },
        { at: 'a2', team: 'blue' },
        { at: 'b1', team: 'blue' },
      ],
      red: { guilds: 'HT' },
      blue: { guilds: 'BG' },
    })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'sneak', to: s('a1') })
    t.look()
    expect(eventsOf(t, 'squabble')).toHaveLength(1)
    expect([minionOn(t, 'a1'), minionOn(t, 'b2')]).toEqual([null, null])
  })

  it('AQ-12.3 each that comes is numbered after those before it', () => {
    const [, g] = stateOf({ minions: [{ at: 'a1' }, { at: 'b1' }] })
    expect([newMinion(g, RED, 0, false).id, newMinion(g, BLUE, 0, false).id]).toEqual([3, 4])
  })

  it.each([eject, destroyMinion])('AQ-25.2 who is gone is not gone again: %o', (goes) => {
    const [, g] = stateOf({ minions: [{ at: 'a1' }] })
    const m = g.at[s('a1')]
    if (!m) throw new Error('it stands there')
    const before = g.decks[m.class >> 1]?.length ?? 0
    goes(g, m)
    goes(g, m)
    expect(g.decks[m.class >> 1]).toHaveLength(before + 1)
  })

  it('AQ-5.1 the next card of a deck shows its class, and a known card is known when it comes', () => {
    const fresh = table({ red: { held: 'T', guilds: 'GT' }, decks: { T: ['MN-THI-1', 'MN-THI-4'] } })
    fresh.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'summon' })
    expect(fresh.state.marks[3]?.slice(-2)).toEqual([0, 1])
    expect(minionOn(fresh, 'a1')).toMatchObject({ known: false, type: T('MN-THI-1') })
    expect(fresh.view(null).decks[3]?.at(-1)).toEqual({ class: 7, type: null })
    const [config, g] = stateOf({ red: { held: 'T', guilds: 'GT' }, decks: { T: ['MN-THI-1', 'MN-THI-4'] } })
    g.marks[3]?.splice(-1, 1, TYPE_KNOWN)
    const known = tableFor(alderquest, config, g)
    known.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'summon' })
    expect(minionOn(known, 'a1')).toMatchObject({ known: true, type: T('MN-THI-1') })
  })

  it('AQ-30.1 with only an extra move left there is no special move', () => {
    const t = table({
      minions: [{ at: 'b1', type: 'MN-HUN-5', up: true }],
      tiles: { b3: 'U1' },
      red: { guilds: 'HT' },
      blue: { guilds: 'BG' },
    })
    walk(t, 1, 'b2 b3').choose({ do: 'reveal' }).choose({ do: 'use' })
    expect(t).toBeAsked(0, 'move')
    expect(t.state.activation).toMatchObject({ moves: 0, extra: 1 })
    expect(t.match.first?.options.some((option) => ['sneak', 'fly', 'charge'].includes(String(option.do)))).toBe(false)
    t.choose({ do: 'move', to: s('b4') })
    // The extra move was not from Speed, which is still available.
    expect(minionOn(t, 'b4')).toMatchObject({ spedIn: -1, ready: false })
  })

  it('AQ-20.7 an ally in the canopy can be chosen like any other', () => {
    for (const [quarrel, done] of [
      ['Q-GUA-1', 'guarded'],
      ['Q-HUN-1', 'granted'],
    ] as const) {
      const t = table({
        red: { guilds: quarrel === 'Q-GUA-1' ? 'GT' : 'HT', heroes: {}, held: 'G H', quarrels: [quarrel] },
        blue: { guilds: 'B' },
        minions: [{ at: 'a1' }, { at: 'CW' }],
      })
      t.choose({ do: 'quarrel' })
      expect(t).toOfferExactly([
        { do: 'minion', minion: 1 },
        { do: 'minion', minion: 2 },
      ])
      t.choose({ do: 'minion', minion: 2 })
      expect(eventsOf(t, done)).toMatchObject([{ minion: 2 }])
    }
  })
})

describe('cards', () => {
  it('Q-THI-4 Sleight of Paw moves what is held, not what lies about or what rivals hold', () => {
    const t = table({
      red: { guilds: 'GT', heroes: {}, held: 'T', quarrels: ['Q-THI-4'] },
      minions: [{ at: 'a1', holds: 'U1' }, { at: 'CN' }, { at: 'e5', team: 'blue', holds: 'R1' }],
      tiles: { d1: 'U2^', d2: 'U3' },
      board: '1 G T B H',
    })
    t.choose({ do: 'quarrel' })
    // Its only other ally is in the canopy: the Acorn is tributed there.
    expect(t).toBeAsked(0, 'tribute-column')
  })

  it('Q-HUN-6 Pit Fight with no minion left does nothing', () => {
    const t = table({ minions: [{ at: 'c1' }], tiles: { c2: '!' }, blue: { guilds: 'BH', armed: ['Q-HUN-6'], traps: 1 }, empty: 'BH' })
    walk(t, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    t.look()
    expect(minionOn(t, 'c2')?.id).toBe(1)
  })

  it('Q-BAR-6 Stage Fright: it picks up what lies where it comes', () => {
    const t = table({ minions: [{ at: 'c1' }], tiles: { c2: '!', a1: 'U1^' }, blue: { guilds: 'BH', armed: ['Q-BAR-6'], traps: 1 } })
    walk(t, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    t.choose(1, { do: 'space', space: s('a1') })
    t.look()
    expect(tilesOn(t, 'a1')).toMatchObject([{ holder: 1 }])
  })

  it('H-THI-2 Misdirection: the Thief takes the rival Acorns that lie where it comes', () => {
    const t = table({ red: { guilds: 'GT', held: 'G G G' }, tiles: { b3: 'R1 U2^' } })
    t.choose({ do: 'hero', hero: H('H-THI-2') }).choose({ do: 'ability' })
    t.look()
    expect(tilesOn(t, 'b3').map(({ holder }) => holder)).toEqual([-1, minionOn(t, 'b3')?.id])
  })

  it('AQ-7.14 two equal Quarrels are offered once, and discards lie in the order they came', () => {
    const t = table({
      red: { guilds: 'GT', heroes: {}, held: 'G G T', quarrels: ['Q-GUA-1', 'Q-GUA-1', 'Q-THI-2'] },
      minions: [{ at: 'a1', ready: false }],
    })
    t.look()
    expect(t.match.first?.options).toEqual([
      { do: 'quarrel', quarrel: Q('Q-GUA-1') },
      { do: 'quarrel', quarrel: Q('Q-THI-2') },
      { do: 'end' },
    ])
    const relics = table({ red: { heroes: {}, held: 'G G', relics: ['RL-5', 'RL-4'] } })
    relics
      .choose({ do: 'relic', relic: RL('RL-5') })
      .choose({ do: 'lane', lane: 0 })
      .choose({ do: 'relic', relic: RL('RL-4') })
    relics.look()
    expect(relics.view(null).outRelics).toEqual([RL('RL-5'), RL('RL-4')])
    const discards = table({
      red: { guilds: 'GT', heroes: {}, held: 'G G', quarrels: ['Q-GUA-3', 'Q-GUA-1'] },
      minions: [{ at: 'a1', ready: false }],
      discard: '',
    })
    discards.choose({ do: 'quarrel', quarrel: Q('Q-GUA-1') })
    discards.choose({ do: 'quarrel', quarrel: Q('Q-GUA-3') })
    if (discards.match.first?.prompt === 'gain-rune') discards.choose({ do: 'done' })
    discards.look()
    expect(discards.state.teams[RED].quarrelDiscard).toEqual([Q('Q-GUA-1'), Q('Q-GUA-3')])
  })

  it('MN-THI-6 what is seen of a hand is listed in one order, however it is held', () => {
    const t = table({
      minions: [{ at: 'c5', type: 'MN-THI-6', up: true }],
      blue: { quarrels: ['Q-HUN-1', 'Q-BAR-2', 'Q-HUN-2', 'Q-BAR-1'] },
    })
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'confront' })
      .choose(1, { do: 'discard', quarrel: Q('Q-HUN-2') })
      .choose({ do: 'use' })
    t.look()
    expect(t.match.first?.options).toEqual(['Q-BAR-1', 'Q-BAR-2', 'Q-HUN-1'].map((id) => ({ do: 'discard', quarrel: Q(id as 'Q-BAR-1') })))
  })

  it('AQ-27.3 equal tiles: those that lie open together are one option, others are not', () => {
    const offered = (tiles: Record<string, string>) => {
      const t = table({ red: { guilds: 'GT', held: 'G G' }, tiles })
      t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
      t.look()
      return t.match.first?.prompt === 'target-tile' ? t.match.first.options.length : 1
    }
    expect(offered({ a3: 'R1^ R1^', b3: 'R2' })).toBe(2)
    expect(offered({ a3: 'R1^ R1', b3: 'R2' })).toBe(3)
    expect(offered({ a3: 'R1 R1', b3: 'R2' })).toBe(3)
    expect(offered({ a3: 'R1^', b3: 'R1^' })).toBe(2)
    expect(offered({ a3: 'R1^ R2^' })).toBe(2)
  })

  it('P-30 a tile that comes back lies behind the others in the hand', () => {
    const [, g] = stateOf({ red: { hand: 'R1' }, tiles: { a3: 'R3' } })
    const [tile] = g.tiles
    if (tile) recall(g, tile)
    expect(g.teams[RED].tileHand.map(faceOf)).toEqual([face('R1'), face('R3')])
  })
})

describe('laws', () => {
  it('AQ-30.2 the first Quarrel and the first relic count while they are played', () => {
    const [, g] = stateOf({ red: { guilds: 'BT' }, blue: { guilds: 'GH' } })
    const about = (text: string) => broken(g).filter((law) => law.includes(text))
    expect(about('team 0 has 0 of quarrel 0,')).toHaveLength(1)
    g.playingQuarrel = 0
    expect(about('team 0 has 1 of quarrel 0,')).toHaveLength(1)
    expect(about('relic 0 ')).toEqual([])
    g.playingRelic = 0
    expect(about('relic 0 ')).toEqual(['relic 0 is not in one place'])
    g.relicDeck.splice(g.relicDeck.indexOf(0), 1)
    expect(about('relic 0 ')).toEqual([])
  })
})

describe('what is kept and told', () => {
  it('AQ-28.8 a card whose type is known stays known when it comes to the top', () => {
    const marks = [UNKNOWN, TYPE_KNOWN]
    showTop(marks)
    expect(marks).toEqual([UNKNOWN, TYPE_KNOWN])
    showTop(marks.reverse())
    expect(marks).toEqual([TYPE_KNOWN, CLASS_KNOWN])
    const none: number[] = []
    showTop(none)
    expect(none).toEqual([])
  })

  it('RL-7 Rootgate is told as a move', () => {
    const t = table({ red: { heroes: {}, held: 'G', relics: ['RL-7'] }, minions: [{ at: 'a1' }] })
    t.choose({ do: 'relic', relic: RL('RL-7') }).choose({ do: 'space', space: s('c4') })
    t.look()
    expect(eventsOf(t, 'moved')).toMatchObject([{ minion: 1, how: 'effect', from: s('a1'), to: s('c4') }])
  })

  it('AQ-23.32 Snowflakes of a refill are in the pouch; AQ-28.12 states are of version 2', () => {
    const t = table({ mode: 'solo', board: '1 G T B H', pouch: '', discard: 'B G T H B G', solo: { reserve: 2 } })
    t.choose({ do: 'hero', hero: H('H-THI-1') }).choose({ do: 'line' })
    t.look()
    const pieces = [...t.state.runePouch, ...t.state.board.filter((piece) => piece >= 0), ...t.state.revealed]
    expect(pieces.filter((piece) => faceOf(piece) === face('*'))).toHaveLength(1)
    expect(alderquest.stateVersion).toBe(2)
  })

  it('MN-BAR-5 an exhausted ally in the canopy can be readied', () => {
    const [, g] = stateOf({ minions: [{ at: 'b2' }, { at: 'CW', ready: false }] })
    const jay = g.at[s('b2')]
    if (!jay) throw new Error('it stands there')
    expect(abilityOf(T('MN-BAR-5')).possible(g, momentOf(jay))).toBe(true)
  })
})

describe('why not', () => {
  const missing = (t: AlderTable, seat = 0): string[] => {
    t.look()
    return obstacles(t.state, seat, t.match.decisionOf(seat)).map(({ option: { do: verb, ...parts } }) =>
      [verb, ...Object.values(parts)].join(' '),
    )
  }
  it('AQ-7.14 what is on offer is not missing: each of several things counts by itself', () => {
    const t = table({
      board: '1 G T B H',
      red: {
        guilds: 'GT',
        heroes: { a: 'H-GUA-2' },
        held: 'G',
        quarrels: ['Q-GUA-1', 'Q-GUA-4', 'Q-THI-2'],
        armed: ['Q-THI-5'],
        relics: ['RL-3', 'RL-8'],
      },
      minions: [{ at: 'a1' }, { at: 'b1', ready: false }],
      tiles: { a3: 'R1', b3: 'R2' },
    })
    expect(missing(t)).toEqual([
      'activate 2',
      `quarrel ${Q('Q-GUA-4')}`,
      `quarrel ${Q('Q-THI-2')}`,
      `trap ${Q('Q-THI-5')}`,
      `relic ${RL('RL-8')}`,
      'pay 1',
      'tile 1',
      'tile 2',
    ])
  })

  it('AQ-20.7 of several tiles those that can be chosen are not missing', () => {
    const t = table({
      red: { guilds: 'GT', held: 'G G T' },
      minions: [{ at: 'a4', type: 'MN-GUA-2', up: true }],
      tiles: { a3: 'R1^', b3: 'R2^', c1: 'R3', a5: '*' },
    })
    walk(t, 1, 'a5').choose({ do: 'reveal' }).choose({ do: 'use' })
    expect(t).toBeAsked(0, 'target-tile')
    expect(missing(t).filter((one) => one.startsWith('tile'))).toEqual(['tile 3'])
  })

  it('AQ-10.5 runes that pay are not missing while they are asked for, one guild and not another', () => {
    const t = table({ board: '1 G T B H', red: { guilds: 'GT', held: 'G T' } })
    t.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(missing(t).filter((one) => one.startsWith('pay'))).toEqual(['pay 1', 'pay 3'])
    t.choose({ do: 'summon' })
    expect(t).toBeAsked(0, 'summon-guild')
    expect(missing(t).filter((one) => one.startsWith('pay'))).toEqual([])
    t.choose({ do: 'guild', guild: 1 })
    expect(heldOf(t, RED)).toBe('T')
  })

  it('AQ-15.10 armed Traps on offer are not missing, whichever Quarrels are in hand', () => {
    const t = table({
      minions: [{ at: 'c1' }],
      tiles: { c2: '!' },
      blue: { guilds: 'BH', armed: ['Q-BAR-5', 'Q-HUN-5'], quarrels: ['Q-BAR-5', 'Q-BAR-1'], traps: 1 },
    })
    walk(t, 1, 'c2').choose({ do: 'reveal' })
    expect(missing(t, 1).filter((one) => /^(trap|quarrel)/.test(one))).toEqual([`quarrel ${Q('Q-BAR-5')}`, `quarrel ${Q('Q-BAR-1')}`])
  })
})
