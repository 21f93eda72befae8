import { describe, expect, it } from 'vitest'
import type { MinionId } from '../content/minion-types.ts'
import { cell, drop, face, H, Q, RL, s, swap, table, walk } from './table.ts'
import { told } from './told.ts'

describe('what the table is told of the Board', () => {
  it('AQ-8.1 a rune dropped into a column', () => {
    const t = drop(table({ board: '1 G T B H', revealed: 'T' }), 'T', 2)
    expect(told(t)).toEqual(['dropped 0 T 1 7'])
  })

  it('AQ-8.3 the bottom row of a full Board destroyed, and what falls', () => {
    const board = ['6 G T B H', '5 T G H B', '4 G T B H', '3 T G H B', '2 G T B H', '1 T G H B'].join('\n')
    const t = drop(table({ board, revealed: 'T' }), 'T', 1)
    expect(told(t)).toEqual(['row-destroyed [T G H B]', 'dropped 0 T 0 5'])
  })

  it('AQ-8.5, AQ-11.9 a line: who dropped it, which runes and where', () => {
    const t = table({ board: '1 G T B H', next: 'T G H B' })
      .choose({ do: 'hero', hero: H('H-GUA-2') })
      .choose({ do: 'line' })
    expect(told(t)).toEqual(['hero-action 3 line', 'line [T G H B] [1 7 13 19]'])
  })

  it('AQ-8.4 a refill of the pouch', () => {
    const t = table({ board: '1 G T B H', pouch: 'T', discard: 'G H B' })
      .choose({ do: 'hero', hero: H('H-GUA-2') })
      .choose({ do: 'line' })
    expect(told(t).slice(0, 2)).toEqual(['hero-action 3 line', 'refilled 3 0'])
  })

  it('AQ-11.3 a swap, the match it makes and what falls', () => {
    const t = swap(table({ board: ['2 B . . .', '1 G G T G'].join('\n'), pouch: '' }), 'H-GUA-2', [3, 1], [4, 1])
    expect(told(t)).toEqual(['hero-action 3 swap', 'swapped 12 18', 'matched 1 guild 1 [0 6 12] [G G G] held', 'fell 1 [B/1/0]'])
  })

  it('AQ-9.12 a rival match: discarded, and a line', () => {
    const t = swap(table({ board: '1 B B T B', next: 'T G H B' }), 'H-GUA-2', [3, 1], [4, 1])
    expect(told(t).slice(2)).toEqual(['matched 1 guild 0 [0 6 12] [B B B] discard', 'line [T G H B] [0 6 12 19]'])
  })

  it('AQ-9.14, AQ-9.15 Acorns and Snowflakes matched', () => {
    const t = swap(table({ board: '1 U1 U2 T *' }), 'H-GUA-2', [3, 1], [4, 1])
    expect(told(t).slice(2)).toEqual([
      'matched 1 acorns 1 [0 6 12] [U1 U2 *] collection',
      'collected 0 U1 1 1',
      'collected 0 U2 2 3',
      'snowflakes [*] 1 true',
    ])
  })

  it('AQ-19.2, AQ-19.8 five of a guild: exalted, and a relic only its team sees', () => {
    const board = ['5 G . . .', '4 G . . .', '3 T G . .', '2 G H . .', '1 G B . .'].join('\n')
    const t = swap(table({ board, relicDeck: ['RL-4'] }), 'H-GUA-2', [1, 3], [2, 3])
    expect(told(t, 0)).toContain('exalted 1')
    expect(told(t, 0)).toContain(`drew-relic 0 ${RL('RL-4')}`)
    expect(told(t, 1)).toContain('drew-relic 0 ?')
  })

  it('AQ-11.6 a slide', () => {
    const t = table({ board: '1 G T . .', tired: false })
      .choose({ do: 'hero', hero: H('H-GUA-2') })
      .choose({ do: 'slide' })
    expect(told(t)).toEqual(['hero-action 3 slide', 'slid T 6 12'])
  })

  it('P-05 runes destroyed by Cannonball', () => {
    const t = table({ mode: 'duel', board: '1 G T B H', red: { held: 'G G', heroes: { a: 'H-THI-1' } }, pouch: 'B' })
    t.choose({ do: 'hero', hero: H('H-THI-1') })
      .choose({ do: 'ability' })
      .choose({ do: 'cell', cell: cell(2, 1) })
    expect(told(t).slice(0, 4)).toEqual(['hero-action 6 ability', 'paid 0 G', 'paid 0 G', 'runes-destroyed [0 6 12] [G T B]'])
  })
})

describe('what the table is told of cards and runes', () => {
  it('AQ-18.1 a Scheme: paid, played; stolen', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-1'] }, blue: { held: 'B' } }).choose({ do: 'quarrel' })
    expect(told(t)).toEqual(['paid 0 T', `played-quarrel 0 ${Q('Q-THI-1')}`, 'stole-rune 0 B'])
  })

  it('AQ-18.4 a Trap armed, and the Trap tile taken', () => {
    const t = table({ red: { held: 'T', traps: 1, quarrels: ['Q-THI-5'] } }).choose({ do: 'quarrel' })
    expect(told(t)).toEqual(['paid 0 T', `armed 0 ${Q('Q-THI-5')}`, 'took-trap 0 hand'])
    const none = table({ red: { held: 'T', traps: 0, quarrels: ['Q-THI-5'] } }).choose({ do: 'quarrel' })
    expect(told(none)).toEqual(['paid 0 T', `armed 0 ${Q('Q-THI-5')}`])
  })

  it('AQ-18.3 Quarrels drawn: only their team sees which', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-2'], deck: ['Q-THI-1', 'Q-GUA-1'] } }).choose({ do: 'quarrel' })
    expect(told(t, 0).slice(2)).toEqual([`drew-quarrel 0 ${Q('Q-THI-1')}`, `drew-quarrel 0 ${Q('Q-GUA-1')}`])
    expect(told(t, 1).slice(2)).toEqual(['drew-quarrel 0 ?', 'drew-quarrel 0 ?'])
  })

  it('AQ-20.6 runes gained from the discard', () => {
    const t = table({ red: { held: 'G', quarrels: ['Q-GUA-3'] }, discard: 'T' }).choose({ do: 'quarrel' })
    t.choose({ do: 'gain', guild: 3 }).choose({ do: 'done' })
    expect(told(t).slice(2)).toEqual(['gained-rune 0 T'])
  })

  it('AQ-19.10 a relic: paid and played for all to see', () => {
    const t = table({ red: { held: 'T', relics: ['RL-3'] } })
      .choose({ do: 'relic' })
      .choose({ do: 'exalt', guild: 1 })
    expect(told(t)).toEqual(['paid 0 T', `played-relic 0 ${RL('RL-3')}`, 'exalted 1'])
  })

  it('Q-BAR-4 an exchange', () => {
    const t = table({ active: 'blue', board: '1 G . . .', blue: { held: 'B', quarrels: ['Q-BAR-4'] }, discard: 'T', pouch: 'H' })
    t.choose({ do: 'quarrel' }).choose({ do: 'rune', face: face('T') })
    expect(told(t)).toEqual(['paid 1 B', `played-quarrel 1 ${Q('Q-BAR-4')}`, 'exchanged 0 G T'])
  })

  it('AQ-7.18 a Quarrel discarded at the end of a turn; a tile drawn that only its team sees', () => {
    const t = table({ red: { quarrels: ['Q-THI-1'], pouch: 'R2' }, config: { quarrels: true } }).choose({ do: 'end' })
    t.choose({ do: 'discard' })
    expect(told(t, 0).slice(0, 3)).toEqual([`discarded-quarrel 0 ${Q('Q-THI-1')}`, `drew-quarrel 0 ${Q('Q-THI-1')}`, 'drew-tile 0 5'])
    expect(told(t, 1).slice(0, 3)).toEqual([`discarded-quarrel 0 ${Q('Q-THI-1')}`, 'drew-quarrel 0 ?', 'drew-tile 0 ?'])
  })
})

describe('what the table is told of a turn', () => {
  it('AQ-7.2 whose turn it is, a tile set, the runes revealed', () => {
    const t = table({ phase: 'ready', turn: 4, red: { hand: 'R1' }, next: 'T G B' }).choose({ do: 'space', space: s('b1') })
    expect(told(t, 0)).toEqual(['turn 0 0 4', 'set-tile 0 1 1 4', 'revealed-runes [T G B]'])
    expect(told(t, 1)).toEqual(['turn 0 0 4', 'set-tile 0 1 1 ?', 'revealed-runes [T G B]'])
  })

  it('Q-BAR-7 revealed runes discarded', () => {
    const t = table({ revealed: 'G T', minions: [{ at: 'c1' }], tiles: { c2: '!' }, blue: { armed: ['Q-BAR-7'], traps: 1 } })
    walk(t, 1, 'c2').choose({ do: 'reveal' }).choose({ do: 'trap' })
    expect(told(t)).toEqual([
      'activated 1',
      'moved 1 0/6/? move 2 7',
      'revealed-tile 1 0/6/? 1 ! 7',
      `sprang 1 ${Q('Q-BAR-7')} 1 0/6/?`,
      'discarded-revealed [G T]',
      'exhausted 1',
    ])
  })
})

describe('what the table is told of minions', () => {
  const up = (at: string, type: MinionId) => ({ at, type, up: true }) as const

  it('AQ-11.10 a summons', () => {
    const t = table({ red: { held: 'T' }, decks: { T: ['MN-THI-4'] } })
      .choose({ do: 'hero', hero: H('H-GUA-2') })
      .choose({ do: 'summon' })
    expect(told(t)).toEqual(['hero-action 3 summon', 'paid 0 T', 'summoned 1 0 7 0'])
  })

  it('AQ-17.2 a squabble of basic minions: both are destroyed', () => {
    const t = walk(table({ minions: [{ at: 'c1' }, { at: 'c2', team: 'blue' }] }), 1, 'c2')
    expect(told(t)).toEqual([
      'activated 1',
      'moved 1 0/6/? move 2 7',
      'squabble 1 2 0/6/? 1/4/? 7',
      'destroyed 2 1/4/? 7',
      'destroyed 1 0/6/? 7',
    ])
  })

  it('AQ-20.1 a trigger used is told with the type; the loser’s rune as well', () => {
    const t = table({ minions: [up('c1', 'MN-GUA-4'), { at: 'c2', team: 'blue' }], blue: { held: 'B' } })
    walk(t, 1, 'c2').choose({ do: 'use' })
    expect(told(t).slice(3, 5)).toEqual(['triggered 1 0/3/9 9', 'lost-rune 1 B'])
  })

  it('AQ-20.3 a minion spared becomes basic', () => {
    const t = table({ active: 'blue', minions: [up('c2', 'MN-GUA-5'), { at: 'c1', team: 'blue' }] })
    walk(t, 2, 'c2').choose(0, { do: 'use' })
    expect(told(t).slice(2)).toEqual([
      'squabble 2 1 1/4/? 0/3/10 7',
      'triggered 1 0/3/10 10',
      'downgraded 1 0/3/10',
      'spared 1 0/3/?',
      'destroyed 2 1/4/? 7',
    ])
  })

  it('AQ-17.5 an elbow drop', () => {
    const t = table({ minions: [{ at: 'CN' }, { at: 'c4', team: 'blue' }] }).choose({ do: 'activate', minion: 1 })
    expect(told(t).slice(0, 4)).toEqual([
      'activated 1',
      'moved 1 0/6/? move 25 17',
      'elbow-drop 1 0/6/? 2 1/4/? 17',
      'destroyed 2 1/4/? 17',
    ])
  })

  it('AQ-17.8 a confrontation: tiles for the opponent, a Quarrel for the confronter', () => {
    const t = table({ minions: [{ at: 'c5', holds: 'U1' }], red: { deck: ['Q-THI-1'] }, blue: { pouch: 'U1 U2', quarrels: ['Q-BAR-1'] } })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })
    expect(told(t, 0)).toEqual([
      'activated 1',
      `confronted 1 0/6/? ${H('H-BAR-2')}`,
      'left-acorn 1 22',
      'drew-tile 1 ?',
      'drew-tile 1 ?',
      `discarded-quarrel 1 ${Q('Q-BAR-1')}`,
      `drew-quarrel 0 ${Q('Q-THI-1')}`,
      'destroyed 1 0/6/? 22',
    ])
  })

  it('AQ-15.9 a Snowflake found: upgraded, then exhausted', () => {
    const t = table({ minions: [{ at: 'c1', type: 'MN-THI-2' }], tiles: { c2: '*' } })
    walk(t, 1, 'c2').choose({ do: 'reveal' })
    expect(told(t).slice(2)).toEqual(['revealed-tile 1 0/6/? 1 * 7', 'upgraded 1 0/6/? 19', 'exhausted 1'])
  })

  it('AQ-15.7 a tile dismissed; AQ-15.8 an Acorn taken; AQ-15.10 ejected by a Trap', () => {
    const meets = (tile: string, answer: 'dismiss' | 'reveal') => {
      const t = table({ minions: [{ at: 'c1' }], tiles: { c2: tile } })
      return told(walk(t, 1, 'c2').choose({ do: answer })).slice(2)
    }
    expect(meets('U2', 'dismiss')).toEqual(['dismissed 1 0/6/? 1 7'])
    expect(meets('U2', 'reveal')).toEqual(['revealed-tile 1 0/6/? 1 U2 7', 'took-acorn 1 1'])
    expect(meets('!', 'reveal')).toEqual(['revealed-tile 1 0/6/? 1 ! 7', 'ejected 1 0/6/? 7'])
  })

  it('AQ-16.12 a tribute: exhausted, the Acorn dropped, the minion upgraded', () => {
    const t = table({ minions: [{ at: 'c4', type: 'MN-THI-2', holds: 'U1' }], board: '1 G T B H', pouch: '' })
    walk(t, 1, 'CN').choose({ do: 'column', column: 0 })
    expect(told(t)).toEqual([
      'activated 1',
      'moved 1 0/6/? move 17 25',
      'exhausted 1',
      'tributed 1 0/6/? U1 0',
      'dropped 0 U1 0 1',
      'upgraded 1 0/6/? 19',
    ])
  })

  it('AQ-16.4, AQ-16.6 an Acorn given, set down, picked up', () => {
    const t = table({ minions: [{ at: 'a1', holds: 'U1' }, { at: 'b1' }] }).choose({ do: 'give', minion: 1 })
    t.choose({ do: 'set-down', minion: 2 }).choose({ do: 'pick-up', minion: 2 })
    expect(told(t)).toEqual(['gave-acorn 1 2 0/6/? 1', 'left-acorn 1 1', 'took-acorn 2 1'])
  })

  it('AQ-14.11 Judo: the defender slips away', () => {
    const t = table({ active: 'blue', minions: [up('c2', 'MN-GUA-4'), { at: 'c1', team: 'blue' }] })
    walk(t, 2, 'c2').choose(0, { do: 'escape', to: s('b2') })
    expect(told(t).slice(1)).toEqual(['moved 2 1/4/? move 2 7', 'moved 1 0/3/9 judo 7 6'])
  })

  it('P-18, P-24 a minion readied and given a keyword', () => {
    const t = table({ red: { held: 'G G', heroes: { a: 'H-HUN-1' } }, minions: [{ at: 'b2', ready: false }] })
    t.choose({ do: 'hero', hero: H('H-HUN-1') }).choose({ do: 'ability' })
    expect(told(t).slice(3)).toEqual(['readied 1 0/6/?', 'granted 1 0/6/? 1'])
  })

  it('P-23 a minion Guarded; P-19 one Stunned', () => {
    const guarded = table({ red: { held: 'G', quarrels: ['Q-GUA-1'] }, minions: [{ at: 'b2' }] }).choose({ do: 'quarrel' })
    expect(told(guarded).slice(2)).toEqual(['guarded 1 0/6/?'])
    const t = table({ minions: [{ at: 'c1' }], tiles: { c2: '!' }, blue: { armed: ['Q-BAR-5'], traps: 1 } })
    walk(t, 1, 'c2').choose({ do: 'reveal' }).choose({ do: 'trap' })
    expect(told(t).slice(4)).toEqual(['exhausted 1', 'stunned 1 0/6/?'])
  })
})

describe('what the table is told of tiles', () => {
  it('P-30, P-31 a tile taken back, a tile moved', () => {
    const back = table({ red: { held: 'G G' }, tiles: { a3: 'R1' } })
      .choose({ do: 'hero', hero: H('H-GUA-1') })
      .choose({ do: 'ability' })
    expect(told(back).slice(3)).toEqual(['recalled 0 1 10'])
    const moved = table({ red: { held: 'G', quarrels: ['Q-GUA-2'] }, tiles: { a3: 'R1' } })
      .choose({ do: 'quarrel' })
      .choose({ do: 'space', space: s('e5') })
    expect(told(moved).slice(2)).toEqual(['moved-tile 1 10 24'])
  })

  it('P-32 an Acorn hidden again', () => {
    const t = table({
      minions: [{ at: 'c1', holds: 'U1' }],
      tiles: { c2: '!' },
      blue: { guilds: 'BT', armed: ['Q-THI-6'], traps: 1 },
      red: { guilds: 'GH' },
    })
    walk(t, 1, 'c2')
      .choose({ do: 'reveal' })
      .choose({ do: 'trap' })
      .choose({ do: 'tile' })
      .choose({ do: 'space', space: s('e5') })
    expect(told(t).slice(4)).toEqual(['left-acorn 2 7', 'moved-tile 2 7 24', 'hid-tile 2 24', 'exhausted 1'])
  })

  it('P-33 a peek: only the team sees the face', () => {
    const t = table({ red: { held: 'T', relics: ['RL-5'] }, tiles: { a4: 'U2', b4: 'U1' } })
      .choose({ do: 'relic' })
      .choose({ do: 'lane', lane: 0 })
    expect(told(t, 0).slice(2)).toEqual(['peeked 0 1 15 8'])
    expect(told(t, 1).slice(2)).toEqual(['peeked 0 1 15 ?'])
  })

  it('P-34 a shell game: only the team knows whether', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-3'] }, tiles: { a3: 'R1', b3: 'R2' } }).choose({ do: 'quarrel' })
    t.choose({ do: 'tile', tile: 1 }).choose({ do: 'exchange' })
    expect(told(t, 0).slice(2)).toEqual(['shell-game 0 1 2 [3 4] true'])
    expect(told(t, 1).slice(2)).toEqual(['shell-game 0 1 2 [3 4] ?'])
  })

  it('P-39 a hand looked at', () => {
    const blue = { quarrels: ['Q-BAR-2', 'Q-BAR-1'] } as const
    const t = table({ minions: [{ at: 'c5', type: 'MN-THI-6', up: true }], blue })
      .choose({ do: 'activate', minion: 1 })
      .choose({ do: 'confront' })
    t.choose(1, { do: 'discard', quarrel: Q('Q-BAR-1') }).choose({ do: 'use' })
    expect(told(t, 0)).toContain(`looked-at-hand 0 [${Q('Q-BAR-2')}]`)
    expect(told(t, 1)).toContain('looked-at-hand 0 ?')
  })
})
