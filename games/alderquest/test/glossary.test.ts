import { describe, expect, it } from 'vitest'
import { BLUE, RED } from '../content/pieces.ts'
import { alderquest } from '../rules/index.ts'
import { openMask, vacantMask } from '../rules/tiles.ts'
import { board, boardOf, cell, drop, face, facesOf, facesOfSigns, H, heldOf, points, Q, RL, s, stateOf, T, table, walk } from './table.ts'

const has = (mask: number, space: string) => (mask & (1 << s(space))) !== 0

describe('24 Glossary', () => {
  const [, g] = stateOf({ minions: [{ at: 'a1' }], tiles: { b1: 'R1', c1: 'U1^' } })

  it('AQ-24.1 open: no minion, whatever tiles', () => {
    expect(['a1', 'b1', 'c1', 'd1'].map((space) => has(openMask(g), space))).toEqual([false, true, true, true])
  })

  it('AQ-24.2 vacant: no minion and no tile', () => {
    expect(['a1', 'b1', 'c1', 'd1'].map((space) => has(vacantMask(g), space))).toEqual([false, false, false, true])
  })

  it('AQ-24.3 adjacent is orthogonal, surrounding includes the diagonals', () => {
    const coyote = (at: string) => {
      const t = table({
        red: { guilds: 'HT', heroes: {} },
        blue: { guilds: 'BG', heroes: {} },
        minions: [
          { at: 'd4', type: 'MN-HUN-6', up: true },
          { at, team: 'blue' },
        ],
        tiles: { d5: 'U1' },
      })
      walk(t, 1, 'd5').choose({ do: 'reveal' })
      t.look()
      return t.match.first?.prompt === 'trigger'
    }
    expect([coyote('e5'), coyote('e4')]).toEqual([true, false])
    const wolverine = table({
      red: { guilds: 'HT', heroes: {} },
      blue: { guilds: 'BG', heroes: {} },
      minions: [
        { at: 'b2', type: 'MN-HUN-3', up: true },
        { at: 'b3', team: 'blue' },
        { at: 'a4', team: 'blue' },
      ],
    })
    walk(wolverine, 1, 'b3')
    expect(wolverine).toBeAsked(0, 'trigger')
  })

  it('AQ-24.4 eject: off the Field and shuffled into its deck, and no place in it is known any more', () => {
    const t = table({ minions: [{ at: 'd4', type: 'MN-THI-4', up: true }], tiles: { d5: '!' } })
    walk(t, 1, 'd5').choose({ do: 'reveal' })
    expect(t.view(0).decks[3]?.filter((card) => card.type !== null)).toEqual([])
    expect(t.state.decks[3]).toHaveLength(10)
  })

  it('AQ-24.5 destroy: a minion to the bottom of its deck, a rune to the discard, then the Board settles', () => {
    const t = table({ board: '3 T . . .\n2 * . . .\n1 G T T B', red: { held: 'G', quarrels: ['Q-GUA-4'] } })
    t.choose({ do: 'quarrel', quarrel: Q('Q-GUA-4') })
    expect(boardOf(t)).toBe(board('2 T . . .\n1 G T T B'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('G *'))
    const cascade = table({ board: '2 T . . .\n1 * T T B', red: { held: 'G', quarrels: ['Q-GUA-4'] } })
    cascade.choose({ do: 'quarrel', quarrel: Q('Q-GUA-4') })
    expect(heldOf(cascade, RED)).toBe('TTT')
  })

  it('AQ-24.6 a sacrifice is a cost: without it the effect cannot be used', () => {
    const hunters = { guilds: 'HT', heroes: {}, held: 'H', quarrels: ['Q-HUN-4'] } as const
    const blue = { guilds: 'BG', heroes: {} }
    expect(table({ red: hunters, blue, minions: [{ at: 'b2', team: 'blue' }] })).not.toOffer({ do: 'quarrel' })
    const t = table({
      red: hunters,
      blue,
      minions: [
        { at: 'b2', team: 'blue', type: 'MN-BAR-1' },
        { at: 'b1', type: 'MN-THI-6' },
      ],
    })
    t.choose({ do: 'quarrel', quarrel: Q('Q-HUN-4') })
    expect([t.state.decks[3]?.[0], t.state.decks[0]?.[0]]).toEqual([T('MN-THI-6'), T('MN-BAR-1')])
  })

  it('AQ-24.7 a facedown tile is no Acorn: the Mole Cleric returns only lying ones', () => {
    const t = table({ minions: [{ at: 'd4', type: 'MN-GUA-2', up: true }], tiles: { d5: 'U1', a1: 'R1' } })
    walk(t, 1, 'd5').choose({ do: 'reveal' })
    expect(t).toBeAsked(0, 'move')
  })

  it('AQ-24.8 a tile is in a pouch, in a hand or on the Field, revealed or not', () => {
    const t = table({ tiles: { a1: 'R1 R2^' }, red: { pouch: 'R3', hand: 'R1' } })
    const own = t.view(0)
    expect(own.tiles.map((tile) => tile.faceUp)).toEqual([false, true])
    expect([own.teams[RED].tilePouch, own.teams[RED].tileHand.count]).toEqual([1, 1])
  })

  it('AQ-24.9 a rune is on the Board, in the discard, in the pouch or held', () => {
    const v = table({ board: '1 G T B H', discard: 'T', red: { held: 'G' }, pouch: 'B B' }).view(0)
    expect([v.board.filter((rune) => rune).length, v.runeDiscard.length, v.runePouch.length, v.teams[RED].held.length]).toEqual([
      4, 1, 2, 1,
    ])
  })

  it('AQ-24.11 an unheld tile is any that is not a held Acorn', () => {
    const t = table({ red: { held: 'T T' }, tiles: { a1: 'R1', b1: 'R2^' }, minions: [{ at: 'd4', team: 'blue', holds: 'R3' }] })
    t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
    expect(t).toOfferExactly([
      { do: 'tile', tile: 1 },
      { do: 'tile', tile: 2 },
    ])
  })

  it('AQ-24.14 steal: to your held runes; lose: to the discard', () => {
    const steal = table({ red: { held: 'T', quarrels: ['Q-THI-1'] }, blue: { held: 'B' } })
    steal.choose({ do: 'quarrel', quarrel: Q('Q-THI-1') })
    expect([heldOf(steal, RED), facesOf(steal.state.runeDiscard)]).toEqual(['B', facesOfSigns('T')])
    const lose = table({ minions: [{ at: 'd4', type: 'MN-THI-2', up: true }], tiles: { d5: 'U1' }, blue: { held: 'B' } })
    walk(lose, 1, 'd5').choose({ do: 'reveal' }).choose({ do: 'use' })
    expect([heldOf(lose, BLUE), facesOf(lose.state.runeDiscard)]).toEqual(['', facesOfSigns('B')])
  })
})

describe('25 Effect vocabulary', () => {
  it('AQ-25.1 the Board settles before the next step of an effect', () => {
    // The first swap of Encore makes a match; the second is offered on the Board that is left.
    const t = table({
      board: '2 . . B .\n1 B B G T',
      red: { guilds: 'BT', held: 'T T', heroes: { a: 'H-BAR-1' } },
      blue: { guilds: 'GH', heroes: {} },
    })
    t.choose({ do: 'hero', hero: H('H-BAR-1') }).choose({ do: 'ability' })
    t.choose({ do: 'cell', cell: cell(3, 2) })
    expect(heldOf(t, RED)).toBe('BBB')
    expect(t).toBeAsked(0, 'swap-again')
    expect(t).toOfferExactly([{ do: 'cell', cell: cell(3, 1) }, { do: 'cell', cell: cell(4, 1) }, { do: 'done' }])
  })

  it('AQ-25.2 what is aimed at something gone does nothing', () => {
    // Snare destroys the Rat Pirate: nobody is left to make the opponent lose a rune.
    const t = table({
      minions: [{ at: 'b4', type: 'MN-THI-2', up: true }],
      tiles: { b5: '!u' },
      blue: { armed: ['Q-HUN-5'], held: 'B H' },
    })
    walk(t, 1, 'b5').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    expect(t).toBeAsked(0, 'action')
    expect(heldOf(t, BLUE)).toBe('BH')
  })
})

describe('27 Decision points', () => {
  it('AQ-27.1 big choices are sequences of small ones', () => {
    const t = table({ board: '1 G T B H', revealed: 'T G', red: { held: 'T T' } })
    t.choose({ do: 'drop', face: face('T') })
    expect(t).toOfferExactly([0, 1, 2, 3].map((column) => ({ do: 'column', column })))
  })

  it('AQ-27.2 within a sequence one may go back until something was seen or drawn; what was paid comes back', () => {
    const t = table({ board: '1 G T B H', red: { held: 'T' } })
    t.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'swap' })
    expect(t).toBeAsked(0, 'swap-first')
    const back = t.match.undo(0)
    expect(back?.first?.prompt).toBe('hero-action')
    t.choose({ do: 'cell', cell: cell(1, 1) })
    const paid = table({ red: { held: 'T T' }, tiles: { a1: 'R1', a2: 'R2' } })
    paid.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
    expect(paid).toBeAsked(0, 'target-tile')
    expect([heldOf(paid, RED), paid.match.undo(0)?.state.teams[RED].held[3]?.length]).toEqual(['', 2])
    const line = table({ board: '1 G T B H' })
    line.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'line' })
    expect(line.match.canUndo(0)).toBe(false)
  })

  it('AQ-27.3 equal pieces are offered once', () => {
    const t = table({ revealed: 'T T G', board: '1 G T B H' })
    expect(t.match.first?.options.filter((o) => o.do === 'drop')).toHaveLength(2)
    const acorns = table({ minions: [{ at: 'a1', holds: 'U1 U1 U2' }] })
    acorns.choose({ do: 'set-down', minion: 1 })
    expect(acorns).toOfferExactly([
      { do: 'acorn', tile: 1 },
      { do: 'acorn', tile: 3 },
    ])
  })

  it('AQ-27.4 in solitaire a lost rune needs no question', () => {
    const t = table({
      mode: 'solo',
      board: '1 G T B H',
      red: { guilds: 'H', held: 'H H' },
      blue: { guilds: 'BGT' },
      solo: { difficulty: 'very-easy', rivals: ['H-GUA-1', 'H-BAR-1', 'H-THI-2'], automa: ['MN-THI-1', 'MN-GUA-4', 'MN-GUA-4'] },
    })
    t.choose({ do: 'end' })
    expect(t).toBeAsked(0, 'action')
    expect(heldOf(t, RED)).toBe('H')
  })

  it('AQ-27.5 a bot gets the view and the worlds of its seat, not the state', () => {
    const t = table({ tiles: { d4: 'U3', e4: '!' }, blue: { pouch: 'U1 U2' } })
    const observer = t.match.observer(0)
    expect(Object.keys(observer)).not.toContain('state')
    const faces = new Set(Array.from({ length: 40 }, (_, n) => facesOf([observer.sample(`w${n}`).state.tiles[0]?.piece ?? 0])[0]))
    // Each of Blue's Acorns, and not the Trap: a tile hidden at the start is none.
    expect(faces.size).toBe(3)
  })
})

describe('28 Hidden information', () => {
  it('AQ-28.1 each seat sees its own, a spectator what is public', () => {
    const t = table({ tiles: { a1: 'R1', d4: 'U1' }, red: { quarrels: ['Q-THI-1'] }, blue: { quarrels: ['Q-BAR-1'] } })
    const seen = (seat: number | null) => t.view(seat).tiles.map((tile) => tile.face)
    expect([seen(0), seen(1), seen(null)]).toEqual([
      [face('R1'), null],
      [null, face('U1')],
      [null, null],
    ])
    expect(t.view(null).teams.map((team) => team.quarrelHand.quarrels)).toEqual([[], []])
  })

  it('AQ-28.2 a facedown tile has a handle while it lies on the Field, and a new one when it comes again', () => {
    const t = table({ minions: [{ at: 'd4' }], tiles: { d5: 'U1', a5: 'U2' } })
    const before = t.view(0).tiles.map((tile) => tile.handle)
    walk(t, 1, 'd5').choose({ do: 'dismiss' })
    expect(t.view(0).tiles.map((tile) => tile.handle)).toEqual([before[1]])
    // Clarence takes a tile back; Red sets the same one again where it lay.
    const again = table({ board: '1 G T B H', pouch: '', red: { held: 'T T' }, tiles: { a1: 'R1' } })
    const [first] = again.view(1).tiles
    again
      .choose({ do: 'hero', hero: H('H-GUA-1') })
      .choose({ do: 'ability' })
      .choose({ do: 'end' })
    drop(drop(again, 'T', 1), 'T', 3)
      .choose({ do: 'end' })
      .choose(0, { do: 'space', space: s('a1') })
    const [second] = again.view(1).tiles
    expect([first?.space, second?.space, again.state.tiles[0]?.piece]).toEqual([s('a1'), s('a1'), 49])
    expect(second?.handle).not.toBe(first?.handle)
  })

  it('AQ-28.3 after a Shell Game both tiles have new handles, and peeks are forgotten', () => {
    const t = table({
      active: 'blue',
      tiles: { a1: 'R3', b1: 'R1' },
      red: { held: 'T', quarrels: ['Q-THI-3'] },
      blue: { held: 'B', relics: ['RL-5'] },
    })
    t.choose({ do: 'relic', relic: RL('RL-5') })
      .choose({ do: 'lane', lane: 0 })
      .choose({ do: 'end' })
    expect(t.view(1).tiles.map((tile) => [tile.handle, tile.face])).toEqual([
      [1, face('R3')],
      [2, null],
    ])
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-3') })
      .choose({ do: 'tile', tile: 1 })
      .choose({ do: 'leave' })
    expect(t.view(1).tiles.map((tile) => [tile.handle, tile.face])).toEqual([
      [3, null],
      [4, null],
    ])
  })

  it('AQ-28.4 a peeked face is remembered by the team that saw it', () => {
    const t = table({ tiles: { d5: 'U1', e5: 'U2' }, red: { held: 'T', relics: ['RL-5'], pouch: 'R1' } })
    t.choose({ do: 'relic', relic: RL('RL-5') }).choose({ do: 'lane', lane: 3 })
    expect([t.view(0).tiles[0]?.face, t.view(1).tiles[1]?.face, t.view(null).tiles[0]?.face]).toEqual([face('U1'), face('U2'), null])
    t.choose({ do: 'end' })
    expect(t.view(0).tiles.map((tile) => tile.face)).toEqual([face('U1'), null])
    for (let n = 0; n < 20; n++) expect(facesOf([t.match.sample(0, `w${n}`).state.tiles[0]?.piece ?? 0])).toEqual(facesOfSigns('U1'))
  })

  it('AQ-28.5 only its owner knows what a dismissed tile was', () => {
    const after = (sign: string) => walk(table({ minions: [{ at: 'd4' }], tiles: { d5: sign } }), 1, 'd5').choose({ do: 'dismiss' })
    const acorn = after('U3')
    const trap = after('!')
    expect(JSON.stringify(acorn.view(0))).toBe(JSON.stringify(trap.view(0)))
    expect(acorn.heardBy(0)).toEqual(trap.heardBy(0))
  })

  it('AQ-28.6 no future draw can be seen: pouches have no order, decks none that is shown', () => {
    const t = table({ red: { deck: ['Q-THI-1', 'Q-THI-2'], pouch: 'R1 R2' } })
    const v = t.view(0)
    expect([v.teams[RED].quarrelDeck, v.teams[RED].tilePouch, v.relicDeck]).toEqual([2, 2, 8])
    expect(v.runePouch).toEqual([...v.runePouch].sort((a, b) => a - b))
  })

  it('AQ-28.7 what is in the Rune Pouch is public', () => {
    expect(table({ pouch: 'T G * U1' }).view(null).runePouch).toEqual(facesOfSigns('T G * U1'))
  })

  it('AQ-28.8 the bottom card after a destruction is known by type only if it was upgraded', () => {
    const bottom = (up: boolean) => {
      const t = table({
        minions: [
          { at: 'b2', type: 'MN-THI-4', up },
          { at: 'b3', team: 'blue' },
        ],
      })
      walk(t, 1, 'b3')
      return t.view(1).decks[3]?.[0]
    }
    expect(bottom(true)).toEqual({ class: 7, type: T('MN-THI-4') })
    expect(bottom(false)).toEqual({ class: 7, type: null })
  })

  it('AQ-28.9 a discarded Quarrel is public; a hand that was looked at stays known to those who looked', () => {
    const t = table({
      minions: [{ at: 'c5', type: 'MN-THI-6', up: true }],
      blue: { quarrels: ['Q-BAR-1', 'Q-HUN-1', 'Q-HUN-2'] },
    })
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'confront' })
      .choose({ do: 'discard', quarrel: Q('Q-BAR-1') })
    expect(t.view(null).teams[BLUE].quarrelDiscard).toEqual([Q('Q-BAR-1')])
    t.choose({ do: 'use' }).choose({ do: 'discard', quarrel: Q('Q-HUN-1') })
    expect(t.view(0).teams[BLUE].quarrelHand.quarrels).toEqual([Q('Q-HUN-2')])
    expect(t.view(null).teams[BLUE].quarrelHand.quarrels).toEqual([])
    expect(t.heardBy(0)).toContainEqual({ type: 'looked-at-hand', team: RED, quarrels: [Q('Q-HUN-1'), Q('Q-HUN-2')] })
    expect(t.heardBy(null)).toContainEqual({ type: 'looked-at-hand', team: RED, quarrels: null })
  })

  it('AQ-28.10 hands are seen by their own team only', () => {
    const t = table({ red: { hand: 'R3', quarrels: ['Q-THI-1'], relics: ['RL-1'] } })
    const { tileHand, quarrelHand, relics } = t.view(1).teams[RED]
    expect([tileHand.faces, quarrelHand.quarrels, relics.relics]).toEqual([[], [], []])
  })

  it('AQ-28.11 in solitaire stack, facedown tiles and the deck below its top are hidden', () => {
    const t = table({ mode: 'solo', tiles: { d4: 'U3' }, solo: { stack: 'U1 U2' } })
    const v = t.view(0)
    expect([v.tiles[0]?.face, v.solo?.rivalStack]).toEqual([null, 2])
    expect(v.solo?.automaDeck.slice(0, -1).every((card) => card.class === null && card.type === null)).toBe(true)
  })

  it('AQ-28.12 seed, configuration and choices give the same match again', () => {
    const t = table({ board: '1 G T B H', next: 'T G B' })
    const again = table({ board: '1 G T B H', next: 'T G B' })
    for (const one of [t, again]) one.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'line' })
    expect(boardOf(again)).toBe(boardOf(t))
  })
})

describe('30 Reference', () => {
  it('AQ-30.1 a normal move uses the extra moves first, so that a special move replaces a regular one', () => {
    const t = table({
      red: { guilds: 'HT', heroes: {}, held: 'H', quarrels: ['Q-HUN-1'] },
      blue: { guilds: 'BG', heroes: {} },
      minions: [{ at: 'a1', type: 'MN-THI-4', up: true }],
    })
    t.choose({ do: 'quarrel', quarrel: Q('Q-HUN-1') }).choose({ do: 'activate', minion: 1 })
    expect(t.state.activation).toMatchObject({ moves: 2, extra: 1, speed: true })
    t.choose({ do: 'move', to: s('a2') })
    expect(t.state.activation).toMatchObject({ moves: 2, extra: 0, speed: false })
    t.choose({ do: 'sneak', to: s('b3') })
    expect(t.state.activation).toMatchObject({ moves: 1, specialUsed: true })
  })

  it('AQ-30.2 a broken law of conservation is named', () => {
    const [, g] = stateOf({ board: '1 G G G .', minions: [{ at: 'a1', holds: 'U1' }] })
    expect(alderquest.broken(g)).toContain('the Board holds a run')
    const tile = g.tiles[0]
    if (tile) tile.holder = 99
    expect(alderquest.broken(g)).toContain('tile 1 is held by nobody who may')
    g.occupied[RED] = 0
    expect(alderquest.broken(g)).toContain('the occupied spaces are not those of the minions')
  })

  it('AQ-30.3 gravity keeps the order of a column, and an emptied Board gets its line within the cap', () => {
    const t = table({ board: '4 H . . .\n3 G . . .\n2 B . . .\n1 T T . .', revealed: 'T' })
    drop(t, 'T', 3)
    expect(boardOf(t)).toBe(board('3 H . . .\n2 G . . .\n1 B . . .'))
    const empty = table({ board: '1 T T . .', revealed: 'T', next: 'G G G B' })
    drop(empty, 'T', 3)
    expect(heldOf(empty, RED)).toBe('GGGTTT')
  })

  it('AQ-30.4 sizes and positions are those of the Board before removal', () => {
    const t = table({ board: '2 . U2 . .\n1 T T . U1', revealed: 'T' })
    drop(t, 'T', 3)
    const told = t.events.find((e) => e.type === 'matched')
    expect(told).toMatchObject({ cells: [cell(1, 1), cell(2, 1), cell(3, 1)] })
    expect(points(t, RED)).toBe(0)
  })
})
