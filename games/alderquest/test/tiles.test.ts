import { describe, expect, it } from 'vitest'
import { BLUE, RED } from '../content/pieces.ts'
import { board, boardOf, facesOf, facesOfSigns, heldOf, minionOn, Q, s, T, table, tilesOn, walk } from './table.ts'

const onto = (tiles: string, extra: Parameters<typeof table>[0] = {}) => {
  const t = table({ minions: [{ at: 'd4', type: 'MN-THI-2' }], tiles: { d5: tiles }, ...extra })
  return walk(t, 1, 'd5')
}

describe('15 Tiles on the Field', () => {
  it('AQ-15.1 tiles lie on ground spaces only', () => {
    const t = table({ phase: 'set', red: { hand: 'R1' } })
    for (const space of ['CN', 'CE', 'CS', 'CW']) expect(t).not.toOffer({ do: 'space', space: s(space) })
  })

  it('AQ-15.2 only Acorns stay on the Field face-up', () => {
    for (const sign of ['*', '!']) expect(tilesOn(onto(sign).choose({ do: 'reveal' }), 'd5')).toEqual([])
    expect(tilesOn(onto('U1').choose({ do: 'reveal' }), 'd5')[0]?.faceUp).toBe(true)
  })

  it('AQ-15.3 a space may hold several tiles of both colours', () => {
    const t = onto('U1 U2 R1 R2^')
    expect(tilesOn(t, 'd5')).toHaveLength(4)
    expect(t).toBeAsked(0, 'which-tile')
  })

  it('AQ-15.4 a facedown tile is no Acorn', () => {
    const t = table({ minions: [{ at: 'c2', ready: false }], tiles: { c2: 'U1' } })
    expect(t).not.toOffer({ do: 'pick-up' })
  })

  it('AQ-15.5 reveal or dismiss', () => {
    expect(onto('U1')).toOfferExactly([{ do: 'reveal' }, { do: 'dismiss' }])
  })

  it('AQ-15.6 several tiles are met one by one', () => {
    const t = onto('U1 * U2')
    const [first, snow] = tilesOn(t, 'd5')
    t.choose({ do: 'tile', tile: snow?.handle }).choose({ do: 'reveal' })
    // It is exhausted by the Snowflake, yet meets the others.
    expect(minionOn(t, 'd5')?.ready).toBe(false)
    t.choose({ do: 'tile', tile: first?.handle }).choose({ do: 'dismiss' }).choose({ do: 'reveal' })
    expect(tilesOn(t, 'd5').map((tile) => tile.holder)).toEqual([1])
  })

  it('AQ-15.7 EX-16: a dismissed tile returns unseen to its owner’s pouch', () => {
    const t = onto('U3').choose({ do: 'dismiss' })
    expect(facesOf(t.state.teams[BLUE].tilePouch)).toEqual(facesOfSigns('U3'))
    expect(JSON.stringify(t.heardBy(0))).not.toContain(`"piece":${t.state.teams[BLUE].tilePouch[0]}`)
    expect(t.state.activation?.moves).toBe(1)
  })

  it('AQ-15.8 a revealed Acorn is taken along', () => {
    const t = onto('U3')
      .choose({ do: 'reveal' })
      .choose({ do: 'move', to: s('e5') })
    expect(tilesOn(t, 'e5')[0]).toMatchObject({ holder: 1, faceUp: true })
  })

  it('AQ-15.9 a revealed Snowflake goes to the rune discard; a basic minion is upgraded and exhausted', () => {
    const t = onto('*').choose({ do: 'reveal' })
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('*'))
    expect(minionOn(t, 'd5')).toMatchObject({ upgraded: true, ready: false })
    expect(t).toBeAsked(0, 'action')
  })

  it('AQ-15.10 EX-15: the owner of a Trap ejects the minion or triggers an armed Trap', () => {
    const t = table({
      active: 'blue',
      minions: [{ at: 'b3', team: 'blue', type: 'MN-BAR-1', holds: 'R1' }],
      tiles: { b2: '!r' },
      red: { armed: ['Q-THI-5'] },
      blue: { held: 'H H B' },
    })
    walk(t, 1, 'b2').choose({ do: 'reveal' })
    expect(t).toBeAsked(0, 'trap-response')
    expect(t).toOfferExactly([{ do: 'eject' }, { do: 'trap', quarrel: Q('Q-THI-5') }])
    t.choose({ do: 'trap' }).choose({ do: 'steal', guild: 0 }).choose({ do: 'steal', guild: 2 })
    expect([heldOf(t, RED), heldOf(t, BLUE)]).toEqual(['BH', 'H'])
    expect(minionOn(t, 'b2')).toMatchObject({ ready: false })
    expect(tilesOn(t, 'b2').map((tile) => tile.holder)).toEqual([1])
    expect(t.state.teams[RED]).toMatchObject({ armed: [], quarrelDiscard: [Q('Q-THI-5')] })
    expect(t.state.activation).toBe(null)
  })

  it('AQ-15.11 EX-15: without an armed Trap it is ejected; each Trap tile triggers one', () => {
    const t = table({
      active: 'blue',
      minions: [{ at: 'b3', team: 'blue', type: 'MN-BAR-1', holds: 'R1' }],
      tiles: { b2: '!r' },
    })
    walk(t, 1, 'b2').choose({ do: 'reveal' })
    expect(minionOn(t, 'b2')).toBe(null)
    expect(t.state.decks[0]).toHaveLength(10)
    expect(tilesOn(t, 'b2')[0]).toMatchObject({ faceUp: true, holder: -1 })
    const two = onto('!', { blue: { armed: ['Q-BAR-5', 'Q-BAR-7'] } })
      .choose({ do: 'reveal' })
      .choose({ do: 'trap', quarrel: Q('Q-BAR-5') })
    expect(two.state.teams[BLUE].armed).toEqual([Q('Q-BAR-7')])
  })

  it('AQ-15.12 the Trap tile returns to its owner’s Trap stack first', () => {
    const t = onto('!', { blue: { armed: ['Q-BAR-5'], traps: 2 } }).choose({ do: 'reveal' })
    expect(t).toBeAsked(1, 'trap-response')
    expect(t.state.teams[BLUE].trapStack).toHaveLength(3)
  })

  it('AQ-15.12 which of the Traps it was is told to nobody', () => {
    const told = [0, 1].map((n) => {
      const t = onto('! !')
      const { handle } = tilesOn(t, 'd5')[n] ?? { handle: -1 }
      t.choose({ do: 'tile', tile: handle }).choose({ do: 'reveal' })
      return t.events.filter(({ type }) => type === 'revealed-tile').map((event) => ('piece' in event ? event.piece : null))
    })
    expect(told[0]).toHaveLength(1)
    expect(told[1]).toEqual(told[0])
  })

  it('AQ-15.13 EX-16: the Reveal trigger comes after the tile, also for a minion upgraded by it', () => {
    const t = onto('*', { blue: { held: 'B H' } }).choose({ do: 'reveal' })
    expect(t).toBeAsked(0, 'trigger')
    t.choose({ do: 'use' })
    expect(t).toBeAsked(1, 'lose-rune')
    t.choose({ do: 'lose', guild: 2 })
    expect(heldOf(t, BLUE)).toBe('B')
  })

  it('AQ-15.14 a Snowflake does not exhaust an upgraded minion', () => {
    const t = onto('*', { minions: [{ at: 'd4', type: 'MN-THI-4', up: true }] }).choose({ do: 'reveal' })
    expect(minionOn(t, 'd5')?.ready).toBe(true)
    expect(t).toBeAsked(0, 'move')
  })

  it('AQ-15.15 a tile that came to lie beneath it is met only on entering again', () => {
    const t = table({ minions: [{ at: 'd5' }], tiles: { d5: 'U1' } })
    expect(t).toBeAsked(0, 'action')
    walk(t, 1, 'd4 d5')
    expect(t).toBeAsked(0, 'encounter')
  })
})

describe('16 Acorns', () => {
  it('AQ-16.1 a minion holds rival Acorns, any number', () => {
    const t = table({ minions: [{ at: 'd4' }], tiles: { d5: 'U1^ U2^ U3^ R1^' } })
    walk(t, 1, 'd5')
    expect(tilesOn(t, 'd5').map((tile) => tile.holder)).toEqual([1, 1, 1, -1])
  })

  it('AQ-16.2 entering in its own turn it takes what lies there', () => {
    const t = table({ minions: [{ at: 'd4' }], tiles: { d5: 'U1^' } })
    walk(t, 1, 'd5')
    expect(tilesOn(t, 'd5')[0]?.holder).toBe(1)
  })

  it('AQ-16.3 held Acorns travel along', () => {
    const t = table({ minions: [{ at: 'd4', holds: 'U1' }] })
    walk(t, 1, 'd5 e5')
    expect(tilesOn(t, 'e5')).toHaveLength(1)
  })

  it('AQ-16.4 Acorns may be set down and picked up between other things', () => {
    const t = table({ minions: [{ at: 'd4', holds: 'U1', ready: false }] })
    t.choose({ do: 'set-down', minion: 1 })
    expect(tilesOn(t, 'd4')[0]?.holder).toBe(-1)
    t.choose({ do: 'pick-up', minion: 1 })
    expect(tilesOn(t, 'd4')[0]?.holder).toBe(1)
  })

  it('AQ-16.5 your own uncovered Acorns cannot be held', () => {
    const t = table({ minions: [{ at: 'd4' }], tiles: { d4: 'R1^', d5: 'R2^' } })
    expect(t).not.toOffer({ do: 'pick-up' })
    walk(t, 1, 'd5')
    expect(tilesOn(t, 'd5')[0]?.holder).toBe(-1)
  })

  it('AQ-16.6 adjacent allies pass Acorns freely', () => {
    const t = table({ minions: [{ at: 'd4', holds: 'U1 U2' }, { at: 'd5' }, { at: 'e4' }, { at: 'e5' }] })
    t.choose({ do: 'give', minion: 1 }).choose({ do: 'acorn', tile: 2 })
    expect(t).toOfferExactly([
      { do: 'minion', minion: 2 },
      { do: 'minion', minion: 3 },
    ])
    t.choose({ do: 'minion', minion: 2 })
    expect(tilesOn(t, 'd5')[0]?.holder).toBe(2)
    expect(minionOn(t, 'd4')?.ready).toBe(true)
  })

  it('AQ-16.7 exhausted minions give and receive too', () => {
    const t = table({
      minions: [
        { at: 'd4', holds: 'U1', ready: false },
        { at: 'd5', ready: false },
      ],
    })
    t.choose({ do: 'give', minion: 1 })
    expect(tilesOn(t, 'd5')[0]?.holder).toBe(2)
  })

  it('AQ-16.8 EX-17: an Acorn passed up into the canopy is tributed at once', () => {
    const t = table({
      board: '1 G T B H',
      minions: [
        { at: 'CE', ready: false, type: 'MN-THI-4' },
        { at: 'd3', holds: 'U3', type: 'MN-THI-1' },
        { at: 'd2', holds: 'U1', type: 'MN-THI-2' },
      ],
      blue: { pouch: 'U1 U1 U1 U1 U2' },
    })
    t.choose({ do: 'give', minion: 3 })
    expect(tilesOn(t, 'd3')).toHaveLength(2)
    t.choose({ do: 'give', minion: 2 }).choose({ do: 'acorn', tile: 1 }).choose({ do: 'minion', minion: 1 })
    t.choose({ do: 'column', column: 0 })
    expect(boardOf(t)).toBe(board('2 U3 . . .\n1 G T B H'))
    expect(minionOn(t, 'CE')).toMatchObject({ upgraded: true, ready: false })
    t.choose({ do: 'use' })
    expect(t.state.teams[BLUE].tileHand).toHaveLength(2)
    t.choose({ do: 'activate', minion: 2 })
    expect(t).not.toOffer({ do: 'move', to: s('CE') })
    t.choose({ do: 'give', minion: 2 }).choose({ do: 'minion', minion: 1 }).choose({ do: 'column', column: 1 }).choose({ do: 'use' })
    expect(t.state.teams[BLUE].tileHand).toHaveLength(4)
    expect(minionOn(t, 'd3')?.ready).toBe(true)
  })

  it('AQ-16.9 passing is possible between the moves of an activation, not within a resolution', () => {
    const t = table({ minions: [{ at: 'c4', holds: 'U1' }, { at: 'd5' }], tiles: { d4: 'U2' } })
    walk(t, 1, 'd4')
    expect(t).not.toOffer({ do: 'give' })
    t.choose({ do: 'dismiss' })
    expect(t).toOffer({ do: 'give', minion: 1 })
  })

  it('AQ-16.10 at most thirty such operations a turn', () => {
    const t = table({ handling: 29, minions: [{ at: 'd4', holds: 'U1' }] })
    t.choose({ do: 'set-down', minion: 1 })
    expect(t).not.toOffer({ do: 'pick-up' })
    t.choose({ do: 'end' })
    expect(t.state.handling).toBe(0)
  })

  it('AQ-16.11 whoever holds a rival Acorn in the canopy tributes it, after the events of moving there', () => {
    const t = table({ board: '1 G T B H', minions: [{ at: 'd3', holds: 'U2' }] })
    walk(t, 1, 'CE')
    expect(t).toBeAsked(0, 'tribute-column')
    t.choose({ do: 'column', column: 3 })
    expect(boardOf(t)).toBe(board('2 . . . U2\n1 G T B H'))
  })

  it('AQ-16.12 exhaust, choose an Acorn and a column, settle, upgrade, trigger, and again', () => {
    const t = table({
      board: '1 U1 U1 B H',
      minions: [{ at: 'd3', type: 'MN-THI-4', holds: 'U2 U3' }],
      blue: { pouch: 'U1 U1 U1 U1' },
    })
    walk(t, 1, 'CE')
    expect(minionOn(t, 'CE')).toMatchObject({ ready: false, upgraded: false })
    expect(t).toBeAsked(0, 'tribute-acorn')
    t.choose({ do: 'acorn', tile: 2 }).choose({ do: 'column', column: 0 })
    expect(t).toBeAsked(0, 'trigger')
    expect(minionOn(t, 'CE')?.upgraded).toBe(true)
    t.choose({ do: 'use' })
    expect(t).toBeAsked(0, 'tribute-column')
    t.choose({ do: 'column', column: 1 }).choose({ do: 'use' })
    expect(t.state.teams[BLUE].tileHand).toHaveLength(4)
    expect(t.state.tiles).toEqual([])
  })

  it('AQ-16.13 a basic Thief that tributes becomes a Raccoon Ninja and its trigger works for that tribute', () => {
    const t = table({ board: '1 G T B H', minions: [{ at: 'd3', type: 'MN-THI-4', holds: 'U2' }], blue: { pouch: 'U1 U1 U1' } })
    walk(t, 1, 'CE').choose({ do: 'column', column: 0 }).choose({ do: 'use' })
    expect(minionOn(t, 'CE')).toMatchObject({ upgraded: true, type: T('MN-THI-4') })
    expect(t.state.teams[BLUE].tileHand).toHaveLength(2)
  })

  it('AQ-16.14 an Acorn that came to be held there in the rival’s turn is tributed when the next Action Phase begins', () => {
    const t = table({ phase: 'reveal', board: '1 G T B H', minions: [{ at: 'CE', holds: 'U2' }] })
    expect(t).toBeAsked(0, 'tribute-column')
    t.choose({ do: 'column', column: 0 })
    expect(t).toBeAsked(0, 'action')
    const rival = table({ phase: 'reveal', active: 'blue', board: '1 G T B H', minions: [{ at: 'CE', holds: 'U2' }] })
    expect(rival).toBeAsked(1, 'action')
  })

  it('AQ-16.15 tributing or revealing a Snowflake upgrades a basic minion', () => {
    const tribute = table({ board: '1 G T B H', minions: [{ at: 'd3', holds: 'U2', type: 'MN-THI-1' }] })
    walk(tribute, 1, 'CE').choose({ do: 'column', column: 0 })
    expect(minionOn(tribute, 'CE')?.upgraded).toBe(true)
    expect(minionOn(onto('*').choose({ do: 'reveal' }), 'd5')?.upgraded).toBe(true)
  })

  it('AQ-16.16 it stays upgraded over the turns', () => {
    const t = table({ phase: 'ready', minions: [{ at: 'd4', type: 'MN-THI-4', up: true, ready: false }] })
    expect(minionOn(t, 'd4')).toMatchObject({ upgraded: true, ready: true })
  })
})
