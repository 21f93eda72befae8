import { type Event, Match } from '@rulewright/kernel'
import { tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { CANOPY, NOWHERE, stepFrom } from '../content/field.ts'
import { BLUE, RED, tilesOf } from '../content/pieces.ts'
import { settle } from '../rules/board.ts'
import { lookAtHand } from '../rules/cards.ts'
import { hidden, imagine } from '../rules/imagine.ts'
import { alderquest } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import { noteGone, noteTrap, trapsToFind } from '../rules/open-traps.ts'
import type { AlderquestState, FieldTile } from '../rules/state.ts'
import { layTile } from '../rules/tiles.ts'
import { bareRivalTurn } from './solitaire.ts'
import { base, face, H, type Literal, minionOn, Q, s, stateOf, swap, T, table, tilesOn, walk } from './table.ts'
import { told } from './told.ts'

const rival = (at: string) => ({ at, team: 'blue', type: 'MN-BAR-1' }) as const

describe('cards', () => {
  it('Q-GUA-6 Penance: the Acorns are set down and come back to the hand', () => {
    const t = table({
      minions: [{ at: 'c1', holds: 'U2' }],
      tiles: { c2: '!' },
      blue: { guilds: 'GH', armed: ['Q-GUA-6'] },
      red: { guilds: 'BT' },
    })
    walk(t, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
    expect(told(t).filter((line) => /^(left-acorn|recalled)/.test(line))).toEqual([`left-acorn 2 ${s('c2')}`, `recalled 1 2 ${s('c2')}`])
    expect(t.state.teams[BLUE].quarrelDiscard).toEqual([Q('Q-GUA-6')])
  })

  it('Q-BAR-3 Pied Piper: where the minion is led is told', () => {
    const t = table({ active: 'blue', minions: [{ at: 'a1' }], blue: { held: 'B', quarrels: ['Q-BAR-3'] } })
    t.choose({ do: 'quarrel' }).choose({ do: 'space', space: s('a2') })
    expect(told(t).at(-1)).toBe(`moved 1 0/6/? effect ${s('a1')} ${s('a2')}`)
  })

  it('Q-HUN-6 Pit Fight: from a deck that has a minion; with none, nothing happens', () => {
    const fight = (empty: string) => {
      const t = table({ minions: [{ at: 'c1' }], tiles: { c2: '!' }, empty, blue: { armed: ['Q-HUN-6'], discard: ['Q-BAR-1'] } })
      walk(t, 1, 'c2').choose({ do: 'reveal' }).choose(1, { do: 'trap' })
      t.look()
      expect(t.state.teams[BLUE].quarrelDiscard).toEqual([Q('Q-BAR-1'), Q('Q-HUN-6')])
      return [told(t).filter((line) => line.startsWith('summoned')).length, minionOn(t, 'c2') === null]
    }
    expect([fight('BH'), fight('B'), fight('H')]).toEqual([
      [0, false],
      [1, true],
      [1, true],
    ])
  })

  it('Q-HUN-4 No Prisoners: nobody is sacrificed in the canopy', () => {
    const minions = [{ at: 'CN', team: 'blue' }, { at: 'c1', team: 'blue' }, { at: 'CE' }, { at: 'c2' }] as const
    const t = table({ active: 'blue', minions, blue: { held: 'H', quarrels: ['Q-HUN-4'] } }).choose({ do: 'quarrel' })
    expect(['CN', 'c1', 'CE', 'c2'].map((space) => minionOn(t, space)?.id)).toEqual([1, undefined, 3, undefined])
  })

  it('RL-8 the Golden Nutcracker wins a solitaire at once when it reaches the target', () => {
    const t = table({ mode: 'solo', board: '1 U1 G B H', red: { held: 'T', relics: ['RL-8'], collection: 'U3 U3 U3' } }).choose({
      do: 'relic',
    })
    expect(t.outcome).toMatchObject({ reason: 'target', scores: [10] })
    expect(t.match.canUndo(0)).toBe(false)
  })

  it('AQ-28.9 a Quarrel hand that was looked at is shown in order, and the look cannot be taken back', () => {
    const quarrels = ['Q-BAR-2', 'Q-HUN-1', 'Q-BAR-1'] as const
    const [, g] = stateOf({ blue: { quarrels } })
    lookAtHand(g, RED)
    expect(g.teams[BLUE].shown).toEqual([Q('Q-BAR-1'), Q('Q-BAR-2'), Q('Q-HUN-1')])
    expect(g.reveals).toBe(1)
  })

  it('AQ-21.2 the end of a match cannot be taken back', () => {
    const t = swap(table({ snow: 3, board: '1 U1 U2 T *', pouch: 'H' }), 'H-GUA-2', [3, 1], [4, 1])
    expect(t.outcome).not.toBeNull()
    expect(t.match.canUndo(0)).toBe(false)
  })

  it('AQ-27.3 equal Acorns in two spaces are two things', () => {
    const t = table({ red: { guilds: 'GT', held: 'G G' }, tiles: { a3: 'R1^', b3: 'R1^' } })
    t.choose({ do: 'hero', hero: H('H-GUA-1') }).choose({ do: 'ability' })
    expect(t).toOfferExactly([
      { do: 'tile', tile: 1 },
      { do: 'tile', tile: 2 },
    ])
    t.look()
  })
})

describe('the Board', () => {
  it('AQ-8.3 the destroyed row lies on the discard from left to right', () => {
    const board = ['6 G T B H', '5 T G H B', '4 G T B H', '3 T G H B', '2 G T B H', '1 T G H B'].join('\n')
    const t = table({ board, revealed: 'T', discard: 'H' }).choose({ do: 'drop' }).choose({ do: 'column', column: 0 })
    expect(t.state.runeDiscard.map((piece) => Math.floor(piece / 10))).toEqual([2, 3, 1, 2, 0])
  })

  it('AQ-19.3 a rival match of three leaves the exalted guild exalted, one of four does not', () => {
    const exalted = (board: string) => {
      const [, g] = stateOf({ board, exalted: 'B', pouch: '' })
      settle(g)
      return g.exalted
    }
    expect([exalted('1 B B B T'), exalted('1 B B B B'), exalted('1 H H H H')]).toEqual([0, -1, 0])
  })

  it('AQ-23.40 in the Rival turn four of any guild leave nobody exalted, three do not, and five bring no relic', () => {
    const rivals = (board: string, exalted = 'T') => {
      const [, g] = stateOf({ mode: 'solo', active: 'blue', board, exalted, pouch: '' })
      settle(g)
      return [g.exalted, g.teams[BLUE].relics.length + g.teams[RED].relics.length]
    }
    expect(rivals('1 T T T H')).toEqual([3, 0])
    expect(rivals('1 T T T T', 'B')).toEqual([-1, 0])
    expect(rivals('1 B B B H')).toEqual([3, 0])
    expect(rivals('1 B B B B')).toEqual([-1, 0])
    for (const guild of ['T', 'B']) expect(rivals([5, 4, 3, 2, 1].map((row) => `${row} ${guild} . . .`).join('\n'))).toEqual([-1, 0])
  })
})

describe('on the Field', () => {
  it('AQ-3.10 no direction leads out of the canopy', () => {
    for (const space of CANOPY) for (let direction = 0; direction < 8; direction++) expect(stepFrom(space, direction)).toBe(NOWHERE)
  })

  it('AQ-16.4 AQ-16.6 each minion is offered what it can do with an Acorn, whatever another cannot', () => {
    const t = table({ minions: [{ at: 'a1' }, { at: 'c1', holds: 'U2' }, { at: 'd1' }], tiles: { a1: 'U1^' } })
    for (const option of [
      { do: 'pick-up', minion: 1 },
      { do: 'give', minion: 2 },
      { do: 'set-down', minion: 2 },
    ] as const)
      expect(t).toOffer(option)
    expect(t).not.toOffer({ do: 'give', minion: 1 })
  })

  it('AQ-16.11 who stands in the canopy without an Acorn pays no tribute and stays ready', () => {
    const t = table({ phase: 'reveal', minions: [{ at: 'CN' }, { at: 'CE', holds: 'U1' }], pouch: 'G T B' })
    t.choose({ do: 'column', column: 0 })
    expect([minionOn(t, 'CN')?.ready, minionOn(t, 'CE')?.ready]).toEqual([true, false])
  })

  it('AQ-23.30 only in solitaire a tile is known by the Hero that placed it', () => {
    const t = table({ phase: 'set', red: { hand: 'R1' } }).choose({ do: 'space', space: s('a3') })
    t.look()
    expect(t.view(0).tiles).toMatchObject([{ by: null, face: face('R1') }])
    expect(t.view(1).tiles).toMatchObject([{ by: null, face: null }])
  })
})

describe('the beginning', () => {
  const begin = (seats: number, until: string, heard: Event[] = []) => {
    const match = Match.start(alderquest, { ...base, seats, colour: 'red' }, 'begin', ({ event }) => void heard.push(event))
    while (match.first && match.state.phase !== until) match.choose(match.first.seat, 0)
    return match
  }

  it('AQ-3.14 AQ-6.10 each Hero stands before the outermost space of its lane, exhausted', () => {
    const { heroes } = begin(4, 'hide').state
    expect(heroes.map(({ team, lane, front, ready }) => [team, front - lane, ready])).toEqual(
      heroes.map(({ team }) => [team, team === RED ? 0 : 20, false]),
    )
  })

  it('AQ-6.16 to begin again gives the six tiles back as they were', () => {
    const match = begin(2, 'hide')
    const before = [...match.state.teams[RED].starting]
    while (match.decisionOf(0)?.prompt === 'hide-tile') match.choose(0, (match.decisionOf(0)?.options.length ?? 1) - 1)
    match.choose(0, 1)
    expect(match.state.teams[RED].starting).toEqual(before)
    for (const { tilePouch } of match.state.teams) expect(tilePouch).toEqual([...tilePouch].sort((a, b) => a - b))
  })

  it('AQ-6.18 the Board is told when the match begins, and nothing has been handled yet', () => {
    const heard: Event[] = []
    const { state } = begin(2, 'action', heard)
    expect(heard.filter(({ type }) => type === 'began')).toEqual([{ type: 'began', cells: expect.arrayContaining([-1]) }])
    expect(state.handling).toBe(0)
  })

  it('AQ-23.5 solitaire: the guild is told, and what was shuffled since cannot be taken back', () => {
    const heard: Event[] = []
    const match = begin(1, 'solo-heroes', heard)
    expect(heard.filter(({ type }) => type === 'chose-guild')).toEqual([{ type: 'chose-guild', team: RED, guild: 0 }])
    expect(match.state.reveals).toBe(1)
    while (match.first && match.state.phase === 'solo-heroes') match.choose(0, 0)
    expect(match.state.reveals).toBe(3)
    expect(match.state.marks).toEqual([[...Array(9).fill(0), 1], [], [], []])
  })
})

describe('the Rival turn', () => {
  it('AQ-23.27 what lasted for your turn is over before the rivals move', () => {
    const minions = [{ at: 'a1' }, { at: 'e1' }, rival('c4')]
    const t = table({ mode: 'solo', board: '', minions, red: { held: 'T', relics: ['RL-4'] }, handling: 5, solo: { stack: '' } })
    t.choose({ do: 'relic' })
    expect(t.view(0).minions[0]?.granted).not.toBe(0)
    t.choose({ do: 'end' })
    expect(t).toBeAsked(0, 'march-target')
    expect(t.view(0)).toMatchObject({ handling: 0, minions: [{ granted: 0 }, { granted: 0 }, { granted: 0 }] })
    t.look()
  })

  it('AD-ROGUE the rivals step in the order of their arrival, wherever they stand', () => {
    const minions = [{ at: 'c1' }, rival('c5'), { ...rival('a5'), type: 'MN-BAR-2' }, { ...rival('e5'), type: 'MN-BAR-2' }] as const
    const t = bareRivalTurn({ minions, solo: { automa: ['MN-BAR-4'], rivals: ['H-GUA-1', 'H-HUN-1', 'H-BAR-2'] } })
    t.look()
    const steps = told(t).flatMap((line) => (line.startsWith('moved ') ? [line.split(' ')[1]] : []))
    expect(steps.slice(0, 9)).toEqual(['2', '2', '3', '3', '4', '4', '2', '3', '4'])
  })

  it('AQ-23.34 in every Rival turn all rivals march, those that came first too', () => {
    const minions = [{ at: 'a1' }, { ...rival('e5'), type: 'MN-BAR-2' }] as const
    const t = bareRivalTurn({ minions, solo: { automa: ['MN-GUA-4', 'MN-GUA-5', 'MN-GUA-6'], rivals: ['H-BAR-1', 'H-HUN-1', 'H-HUN-2'] } })
    t.look()
    const g = structuredClone(t.state)
    expect(g.solo?.next).toBe(3)
    const steps = told(t).filter((line) => line.startsWith('moved 2 ')).length
    Object.assign(g, { phase: 'rival-tiles', active: BLUE, revealed: [] })
    const again = tableFor(alderquest, { ...base, seats: 1 }, g)
    again.look()
    expect([steps, told(again).filter((line) => line.startsWith('moved 2 ')).length]).toEqual([2, 2])
  })

  it('AD-SCRAPER the nearest of your Heroes counts', () => {
    const t = bareRivalTurn({ minions: [{ at: 'a2' }, { at: 'b2' }], solo: { automa: ['MN-HUN-1'] } })
    t.look()
    expect([minionOn(t, 'a2'), minionOn(t, 'b2')?.id]).toEqual([null, 2])
  })

  it('AD-CLERIC an Acorn that your minion holds stays with it', () => {
    const t = table({
      mode: 'solo',
      board: '',
      minions: [{ at: 'e4' }, { at: 'e3' }],
      tiles: { d4: 'U1' },
      placedBy: { d4: 'H-BAR-1' },
      solo: { stack: '', automa: ['MN-GUA-1'] },
    })
    walk(t, 1, 'd4').choose({ do: 'reveal' }).choose({ do: 'end' }).choose({ do: 'end' })
    t.look()
    expect(told(t).filter((line) => line.startsWith('moved-tile'))).toEqual([])
    expect(tilesOn(t, 'd4')).toMatchObject([{ holder: 1 }])
  })

  it('AQ-12.8 a rival that was destroyed is known by its class at the bottom of the Automa Deck, while the top is turned over', () => {
    const [config, g] = stateOf({ mode: 'solo', solo: { stack: '', automa: ['MN-BAR-1'] } })
    if (g.solo) g.solo.automaMarks[0] = 1
    const t = tableFor(alderquest, config, g).choose({ do: 'end' })
    t.look()
    expect([t.state.solo?.automaMarks[0], t.state.solo?.automaMarks.at(-1), t.state.solo?.automaMarks.at(-2)]).toEqual([1, 1, 0])
    // Three cards were turned over, and then runes revealed.
    expect(t.state.reveals).toBe(4)
  })
})

describe('knowledge and laws', () => {
  /** Blue's tiles on a5 and b5, laid after the first turn. */
  function two(): { g: AlderquestState; a: FieldTile; b: FieldTile } {
    const [, g] = stateOf({ blue: { pouch: 'U1' } })
    g.nextHandle = 20
    const [trap = -1] = tilesOf(BLUE, 11)
    const [acorn = -1] = tilesOf(BLUE, 9)
    return { g, a: layTile(g, trap, s('a5')), b: layTile(g, acorn, s('b5')) }
  }

  it('P-28 when the one Trap among two tiles was seen, nothing is left to look for', () => {
    const { g, a, b } = two()
    g.teams[BLUE].open = { pouch: 0, among: [{ hand: false, tiles: [a.handle, b.handle], traps: 1 }] }
    noteGone(g, a, true)
    expect(g.teams[BLUE].open).toBeUndefined()
  })

  it('P-28 a Trap known by sight counts only where it is looked for', () => {
    const { g, a, b } = two()
    a.known = 3
    g.teams[BLUE].open = { pouch: 0, among: [{ hand: true, tiles: [b.handle], traps: 1 }] }
    expect(trapsToFind(g, BLUE, RED).map(({ traps }) => traps)).toEqual([1])
  })

  it('P-28 P-30 the notes follow a tile that is set and one that is taken back', () => {
    const [config, g] = stateOf({ phase: 'set', active: 'blue', blue: { hand: '! U1', held: 'B B' } })
    noteTrap(g.teams[BLUE], 'hand')
    const t = tableFor(alderquest, config, g)
    t.choose({ do: 'set', face: 11 }).choose({ do: 'space', space: s('a3') })
    t.look()
    expect(t.view(0).teams[BLUE].openTraps).toEqual({ pouch: 0, among: [{ hand: true, tiles: [1], traps: 1 }] })
    const [duel, h] = stateOf({ red: { held: 'G G' }, tiles: { a3: 'R1', b3: 'R2', c2: 'R3' } })
    h.teams[RED].open = { pouch: 0, among: [{ hand: false, tiles: [1, 2], traps: 1 }] }
    const back = tableFor(alderquest, duel, h)
    back
      .choose({ do: 'hero', hero: H('H-GUA-1') })
      .choose({ do: 'ability' })
      .choose({ do: 'tile', tile: 1 })
    back.look()
    // It may have been the Trap.
    expect(back.view(1).teams[RED].openTraps).toBeNull()
  })

  it('AQ-28.5 a starting tile can be what its team has since drawn and hidden anew, as far as the viewer knows', () => {
    const [u3 = -1, other = -1] = tilesOf(BLUE, face('U3'))
    const could = (more: Partial<FieldTile>) => {
      const [, g] = stateOf({ blue: { pouch: 'U1 U2' }, tiles: { a4: 'U2' }, empty: 'BGHT' })
      g.teams[BLUE].tilePouch.push(other)
      const [first] = g.tiles
      if (first) g.tiles.push({ ...first, handle: 20, piece: u3, space: s('e5'), known: 3, ...more })
      return new Set(hidden(g, 0).find(({ where }) => where === 'tile 1')?.could)
    }
    expect(could({}).has(face('U3'))).toBe(true)
    expect(could({ faceUp: true }).has(face('U3'))).toBe(false)
    expect(could({ handle: 12 }).has(face('U3'))).toBe(false)
    expect(could({ piece: tilesOf(BLUE, face('U2'))[5] ?? -1 }).has(face('U3'))).toBe(false)
  })

  it('AQ-6.2 a starting tile is no Trap, also where a later tile lies before it', () => {
    for (let n = 0; n < 40; n++) {
      const [, g] = stateOf({ blue: { pouch: '! ! ! !' }, tiles: { a5: 'U1', b5: 'U2' } })
      const [first] = g.tiles
      if (first) first.handle = 20
      imagine(g, 0, { ...g.random, a: g.random.a ^ (n * 2654435761) })
      expect(tileFace(g, 'b5')).not.toBe(11)
    }
  })
  const tileFace = (g: AlderquestState, space: string) => alderquest.view(g, 1).tiles.find((tile) => tile.space === s(space))?.face

  it('AQ-30.2 a lying tile on the ground breaks no law; the first card counts; a holder must be the one that is named', () => {
    const laws = (change: (g: AlderquestState) => void, literal: Literal = {}) => {
      const [, g] = stateOf({
        tiles: { a3: 'R1' },
        minions: [
          { at: 'c1', holds: 'U1' },
          { at: 'c5', team: 'blue' },
        ],
        ...literal,
      })
      change(g)
      return broken(g).filter((law) => /^tile|MN-BAR-1|^minion/.test(law))
    }
    expect(laws(() => undefined)).toEqual([])
    const away = (g: AlderquestState) => {
      g.intruder = g.at[s('c5')] ?? null
      g.at[s('c5')] = null
      if (g.intruder) g.intruder.space = s('c1')
      for (const tile of g.tiles) if (tile.holder === 1) tile.owner = RED
      for (const tile of g.tiles) if (tile.holder === 1) tile.holder = 9
    }
    expect(laws(away)).toEqual(['tile 2 is held by nobody who may'])
    const turned = (g: AlderquestState) => {
      if (g.solo) g.solo.card = T('MN-BAR-1')
    }
    expect(laws(turned, { mode: 'solo', tiles: {}, minions: [] })).toEqual(['there are 3 of MN-BAR-1, not 2'])
  })
})
