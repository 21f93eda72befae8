import { describe, expect, it } from 'vitest'
import { fileOf, GROUND, rankOf, SPACE_NAMES, spiral } from '../content/field.ts'
import { CHARGE, FLIGHT, JUDO, SNEAK, SPEED } from '../content/minion-types.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { canActivate } from '../rules/movement.ts'
import { IDLE } from './solitaire.ts'
import { board, boardOf, eventsOf, facesOf, facesOfSigns, type Literal, minionOn, s, stateOf, table, tilesOn } from './table.ts'

const rivalTurn = (literal: Literal) =>
  table({ mode: 'solo', board: '1 G T B H', solo: { automa: IDLE, ...literal.solo }, ...literal }).choose({ do: 'end' })
const rival = (at: string, type: 'MN-GUA-1' | 'MN-GUA-2' | 'MN-GUA-3' = 'MN-GUA-1') => ({ at, team: 'blue', type }) as const
const moves = (t: ReturnType<typeof table>): string[] =>
  eventsOf(t, 'moved').map((event) => `${Reflect.get(event, 'minion')} ${SPACE_NAMES[Number(Reflect.get(event, 'to'))]}`)

describe('the spiral', () => {
  it('AQ-23.31 around every space of the ground: ring by ring, each clockwise from the north', () => {
    const turn = (file: number, rank: number): number => (Math.atan2(file, rank) + 2 * Math.PI) % (2 * Math.PI)
    for (const front of GROUND) {
      const away = GROUND.map((space) => ({ space, file: fileOf(space) - fileOf(front), rank: rankOf(space) - rankOf(front) }))
      const ring = ({ file, rank }: { file: number; rank: number }) => Math.max(Math.abs(file), Math.abs(rank))
      away.sort((a, b) => ring(a) - ring(b) || turn(a.file, a.rank) - turn(b.file, b.rank))
      expect(spiral(front)).toEqual(away.map(({ space }) => space))
    }
  })
})

describe('AQ-23.35 how rivals march', () => {
  it.each([
    ['a1', 'a5', ['a2', 'a3']],
    ['a5', 'a1', ['a4', 'a3']],
    ['a5', 'e5', ['b5', 'c5']],
    ['e5', 'a5', ['d5', 'c5']],
    ['b2', 'd4', ['b3', 'b4']],
    ['d4', 'b2', ['d3', 'd2']],
    ['b4', 'd2', ['c4', 'd4']],
  ] as const)('AQ-23.35 from %s toward %s', (from, to, path) => {
    expect(moves(rivalTurn({ minions: [{ at: to }, rival(from)] }))).toEqual(path.map((space) => `2 ${space}`))
  })

  it('AQ-23.35 up to one in the canopy above, and down from it', () => {
    const up = rivalTurn({ minions: [{ at: 'CE' }, rival('d4')] })
    expect(moves(up)).toEqual(['2 d3', '2 CE'])
    expect(eventsOf(up, 'squabble')).toHaveLength(1)
    const down = rivalTurn({ minions: [{ at: 'd1' }, rival('CE')] })
    expect(moves(down)).toEqual(['2 d3', '2 d2'])
  })

  it('AQ-23.35 never into another rival: it takes another way that is as short, or waits', () => {
    expect(moves(rivalTurn({ minions: [{ at: 'b5' }, rival('a1'), rival('a2', 'MN-GUA-2')] }))).toEqual(['2 b1', '2 b2', '3 a3', '3 a4'])
    const waits = rivalTurn({ minions: [{ at: 'a5' }, rival('a1'), rival('a2', 'MN-GUA-2')] })
    expect(moves(waits)).toEqual(['3 a3', '3 a4'])
  })

  it('AQ-23.34 when its target has fallen it turns to another, and one alone stays where it is', () => {
    const t = rivalTurn({ minions: [rival('c5')], solo: { automa: IDLE } })
    t.look()
    expect(moves(t)).toEqual([])
    const falls = rivalTurn({ minions: [{ at: 'c4' }, { at: 'c1' }, rival('CN')] })
    falls.look()
    // The elbow drop destroys the first on the way; the second move goes on toward the other.
    expect(moves(falls)).toEqual(['3 c4', '3 d4'])
    expect(minionOn(falls, 'c1')?.team).toBe(RED)
  })
})

describe('AQ-26.6 in which order', () => {
  it('AD-CLERIC the nearest to home first, then by rank from the far end, then by lane', () => {
    const t = rivalTurn({
      solo: { difficulty: 'very-easy', automa: ['MN-GUA-1', 'MN-GUA-4', 'MN-GUA-4'] },
      minions: [{ at: 'b2' }, { at: 'd2' }, { at: 'd4' }],
      tiles: { e1: 'U1', a1: 'U1', d3: 'U2', b3: 'U2', c4: 'U3' },
      placedBy: { e1: 'H-HUN-1', a1: 'H-GUA-1', d3: 'H-HUN-1', b3: 'H-GUA-1', c4: 'H-BAR-1' },
    })
    t.look()
    const shifted = eventsOf(t, 'moved-tile').map(
      (event) => `${SPACE_NAMES[Number(Reflect.get(event, 'from'))]} ${SPACE_NAMES[Number(Reflect.get(event, 'to'))]}`,
    )
    expect(shifted).toEqual(['c4 c5', 'b3 a3', 'd3 e3', 'a1 a2', 'e1 e2'])
  })

  it('AD-NINJA AD-RANGER the lowest, and of a row the left-most', () => {
    const ninja = (text: string): string => {
      const t = rivalTurn({
        board: text,
        red: { guilds: 'H' },
        blue: { guilds: 'BGT' },
        solo: { difficulty: 'very-easy', rivals: ['H-GUA-1', 'H-BAR-1', 'H-THI-1'], automa: ['MN-THI-4', 'MN-GUA-4', 'MN-GUA-4'] },
      })
      t.look()
      return boardOf(t)
    }
    expect(ninja('2 . R1 . .\n1 G T B U3')).toBe(board('2 . R1 . .\n1 G T B .'))
    expect(ninja('1 R1 T B U3')).toBe(board('1 . T B U3'))
    expect(ninja('2 . * . .\n1 G T B H')).toBe(board('2 . T . .\n1 G * B H'))
  })
})

describe('AQ-13.3 who can be activated', () => {
  const can = (literal: Literal): boolean => {
    const [, g] = stateOf(literal)
    const m = g.at.find((one) => one?.id === 1)
    if (!m) throw new Error('the first minion stands on the Field')
    return canActivate(g, m)
  }
  const red = (...at: string[]) => at.map((space) => ({ at: space }))

  it('AQ-13.3 who has an open space, a rival or a Hero beside it, and nobody else', () => {
    expect(can({ minions: red('a1') })).toBe(true)
    expect(can({ minions: red('a1', 'a2') })).toBe(true)
    expect(can({ minions: red('a1', 'a2', 'b1') })).toBe(false)
    expect(can({ minions: [...red('a1', 'a2'), { at: 'b1', team: 'blue' }] })).toBe(true)
    expect(can({ minions: [...red('a1', 'a2'), { at: 'b1', team: 'blue', guarded: true }] })).toBe(false)
    expect(can({ minions: red('CN') })).toBe(true)
    expect(can({ minions: red('CN', 'c4') })).toBe(false)
    // In front of a rival Hero it can confront.
    expect(can({ minions: red('c5', 'b5', 'd5', 'c4') })).toBe(true)
    expect(can({ minions: red('b5', 'a5', 'c5', 'b4') })).toBe(false)
  })

  it('AQ-14.6 AQ-14.8 who is boxed in but can sneak or fly', () => {
    const boxed = (granted: number, ...more: string[]): boolean => {
      const [, g] = stateOf({ minions: red('a1', 'a2', 'b1', ...more) })
      const m = g.at[s('a1')]
      if (!m) throw new Error('it stands there')
      m.granted = granted
      return canActivate(g, m)
    }
    expect(boxed(SNEAK)).toBe(true)
    expect(boxed(SNEAK, 'b2')).toBe(false)
    expect(boxed(FLIGHT)).toBe(true)
    expect(boxed(FLIGHT, 'a3')).toBe(true)
    expect(boxed(FLIGHT, 'a3', 'c1')).toBe(false)
    expect(boxed(CHARGE | SPEED | JUDO)).toBe(false)
    // In the canopy nobody flies or sneaks.
    const [, g] = stateOf({ minions: red('CN', 'c4') })
    const m = g.at[s('CN')]
    if (!m) throw new Error('it stands there')
    m.granted = SNEAK | FLIGHT
    expect(canActivate(g, m)).toBe(false)
  })
})

describe('AQ-16.4 who may handle an Acorn', () => {
  const handling = (literal: Literal) => {
    const t = table({ pouch: '', red: { heroes: {} }, ...literal })
    t.look()
    return (t.match.first?.options ?? []).flatMap((option) =>
      'minion' in option && option.do !== 'activate' ? [`${option.do} ${option.minion}`] : [],
    )
  }
  it('AQ-16.4 only minions of the active team, where rival Acorns lie open or are held', () => {
    expect(handling({ minions: [{ at: 'a1' }], tiles: { a1: 'U1^' } })).toEqual(['pick-up 1'])
    expect(handling({ minions: [{ at: 'a1' }], tiles: { b1: 'U1^' } })).toEqual([])
    expect(handling({ minions: [{ at: 'a1' }], tiles: { a1: 'U1' } })).toEqual([])
    expect(handling({ minions: [{ at: 'a1' }], tiles: { a1: 'R1^' } })).toEqual([])
    expect(handling({ minions: [{ at: 'a1', team: 'blue' }], tiles: { a1: 'U1^' } })).toEqual([])
    expect(handling({ minions: [{ at: 'b1', team: 'blue', holds: 'R1' }, { at: 'a1' }] })).toEqual([])
  })

  it('AQ-16.6 AQ-16.8 it gives to an ally beside it and sets down on the ground', () => {
    expect(handling({ minions: [{ at: 'a1', holds: 'U1' }] })).toEqual(['set-down 1'])
    expect(handling({ minions: [{ at: 'a1', holds: 'U1' }, { at: 'b1' }] })).toEqual(['give 1', 'set-down 1'])
    expect(handling({ minions: [{ at: 'a1', holds: 'U1' }, { at: 'b2' }] })).toEqual(['set-down 1'])
    expect(
      handling({
        minions: [
          { at: 'a1', holds: 'U1' },
          { at: 'b1', team: 'blue' },
        ],
      }),
    ).toEqual(['set-down 1'])
    expect(handling({ minions: [{ at: 'a1', holds: 'U1' }], tiles: { a1: 'U2^' } })).toEqual(['pick-up 1', 'set-down 1'])
    expect(
      handling({
        minions: [
          { at: 'a1', holds: 'U1' },
          { at: 'b1', holds: 'U2' },
        ],
      }),
    ).toEqual(['give 1', 'set-down 1', 'give 2', 'set-down 2'])
  })

  it('AQ-16.9 thirty times in a turn and no more', () => {
    expect(handling({ minions: [{ at: 'a1', holds: 'U1' }], handling: 29 })).toEqual(['set-down 1'])
    expect(handling({ minions: [{ at: 'a1', holds: 'U1' }], handling: 30 })).toEqual([])
  })
})

describe('AQ-16.12 what goes on, the outermost first', () => {
  it('AQ-17.2 a squabble within a Hero’s ability, and a tribute within a squabble', () => {
    const t = table({
      red: { guilds: 'GT', held: 'G G G', traps: 0 },
      decks: { T: ['MN-THI-1'] },
      minions: [{ at: 'b2', team: 'blue', type: 'MN-HUN-1', up: true }],
      tiles: { b2: 'R1' },
      blue: { deck: ['Q-BAR-1'] },
    })
    t.choose({ do: 'hero', hero: 7 }).choose({ do: 'ability' })
    expect(t.at(1)).toBeAsked('trigger')
    expect(t.view(null).scenes.map(({ on }) => on)).toEqual(['hero', 'squabble'])
    expect(t.view(null).intruder).toMatchObject({ team: RED, class: 6 })
    t.choose(1, { do: 'use' })
    expect(t.view(null).scenes).toEqual([])
    expect(t.view(null).intruder).toBeNull()
  })

  it('AQ-17.9 a confrontation, while it is answered', () => {
    const t = table({ minions: [{ at: 'c5' }], blue: { quarrels: ['Q-BAR-1', 'Q-HUN-1'] } })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront' })
    expect(t.at(1)).toBeAsked('discard-quarrel')
    expect(t.view(null).scenes).toEqual([{ on: 'confront', minion: 1, hero: 1 }])
    t.choose(1, { do: 'discard', quarrel: 0 })
    expect(t.view(null).scenes).toEqual([])
  })

  it('AQ-17.3 the defender is spared: the attacker is gone and nobody is on its way any more', () => {
    const t = table({
      minions: [{ at: 'b1' }, { at: 'b2', team: 'blue', type: 'MN-GUA-5', up: true }],
      red: { guilds: 'HT' },
      blue: { guilds: 'BG' },
    })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'move', to: s('b2') })
    t.choose(1, { do: 'use' })
    expect([minionOn(t, 'b1'), minionOn(t, 'b2')?.team, t.state.intruder]).toEqual([null, BLUE, null])
    expect(tilesOn(t, 'b2')).toEqual([])
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns(''))
  })
})
