import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { BLUE, faceOf, RED } from '../content/pieces.ts'
import { alderquest } from '../rules/index.ts'
import { base, drop, face, H, heldOf, minionOn, Q, s, table, walk } from './table.ts'

const heroOf = (o: object): number => ('hero' in o && typeof o.hero === 'number' ? o.hero : -1)
type Running = ReturnType<typeof start>
const start = (seats = 4, colour: 'red' | 'blue' = 'red') => Match.start(alderquest, { ...base, seats, colour }, 'team')

/** The seats that are asked a question, until another question comes; the first option is always taken. */
function asked(match: Running, ...prompts: readonly string[]): number[] {
  const seats: number[] = []
  while (match.first && prompts.includes(match.first.prompt)) {
    if (prompts[0] === match.first.prompt) seats.push(match.first.seat)
    match.choose(match.first.seat, 0)
  }
  return seats
}

const toAction = (match: Running) => {
  while (match.first && match.first.prompt !== 'action') match.choose(match.first.seat, 0)
  return match
}

/** Plays a turn with first options until another seat has the action. */
function nextSeat(match: Running): number | undefined {
  const seat = match.first?.seat
  while (match.first && (match.first.seat === seat || match.first.prompt !== 'action')) {
    const end = match.first.options.findIndex((o) => o.do === 'end' || o.do === 'done')
    const dropping = match.first.options.findIndex((o) => o.do === 'drop')
    match.choose(match.first.seat, Math.max(end, dropping, 0))
  }
  return match.first?.seat
}

describe('22 Team variant', () => {
  it('AQ-22.1 four people with a seat each, or three of whom one holds both seats of a team', () => {
    expect(start(4).state.seatOf).toEqual([0, 1, 2, 3])
    expect(start(3).state.seatOf).toEqual([0, 1, 0, 2])
    expect(start(3, 'blue').state.seatOf).toEqual([1, 0, 2, 0])
    const three = start(3)
    expect([0, 1, 2].map((seat) => three.view(seat).you)).toEqual([RED, BLUE, BLUE])
  })

  it('AQ-22.2 each seat has the two lanes on its side', () => {
    const { heroes } = toAction(start()).state
    const lanes = (place: number) => heroes.filter((h) => h.place === place).map((h) => 'abcde'[h.lane])
    expect([0, 1, 2, 3].map((place) => lanes(place).sort().join(''))).toEqual(['ab', 'de', 'de', 'ab'])
  })

  it('AQ-22.3 turns go round S1, S2, S3, S4', () => {
    const match = toAction(start())
    expect([match.first?.seat, nextSeat(match), nextSeat(match), nextSeat(match), nextSeat(match)]).toEqual([0, 1, 2, 3, 0])
    const three = toAction(start(3))
    expect([three.first?.seat, nextSeat(three), nextSeat(three), nextSeat(three), nextSeat(three)]).toEqual([0, 1, 0, 2, 0])
  })

  it('AQ-22.4 each seat has a Hero of each guild of its team, and all eight are in play', () => {
    const { heroes, spareHeroes } = toAction(start()).state
    expect([heroes.length, spareHeroes.length]).toEqual([8, 0])
    for (const place of [0, 1, 2, 3]) expect(new Set(heroes.filter((h) => h.place === place).map((h) => h.hero >> 1)).size).toBe(2)
    expect(heroes.some((h) => h.lane === 2)).toBe(false)
  })

  it('AQ-22.5 S2, S1, S4 and S3 choose the guilds', () => {
    expect(asked(start(), 'draft-guild')).toEqual([1, 0, 3])
  })

  it('AQ-22.6 S1 to S4 place a Hero each, then the other guild’s', () => {
    const match = start()
    asked(match, 'draft-guild')
    const first = match.first?.options.map(heroOf) ?? []
    expect(first).toHaveLength(4)
    const seats: number[] = []
    let second: number[] = []
    while (match.first?.prompt.startsWith('draft')) {
      if (match.first.prompt === 'draft-hero') {
        seats.push(match.first.seat)
        if (seats.length === 5) second = match.first.options.map(heroOf)
      }
      match.choose(match.first.seat, 0)
    }
    // The last Heroes are placed without asking.
    expect(seats.slice(0, 5)).toEqual([0, 1, 2, 3, 0])
    expect(new Set(second.map((hero) => hero >> 1)).size).toBe(1)
    expect((second[0] ?? 0) >> 1).not.toBe((first[0] ?? 0) >> 1)
  })

  it('AQ-22.7 S1 and S2 hide the tiles; teammates see them', () => {
    const match = start()
    while (match.first && match.first.prompt !== 'hide-tile') match.choose(match.first.seat, 0)
    expect(match.open.map((d) => d.seat)).toEqual([0, 1])
    match.choose(0, 0)
    expect([match.view(2).teams[RED].hiding.length, match.view(1).teams[RED].hiding.length]).toEqual([1, 0])
  })

  it('AQ-22.8 EX-26: a seat acts with its own two Heroes', () => {
    const t = table({ mode: 'team', board: '1 G T B H' })
    const heroes = t.match.first?.options.flatMap((o) => (o.do === 'hero' && 'hero' in o ? [o.hero] : []))
    expect(heroes).toEqual([H('H-GUA-2'), H('H-THI-1')])
  })

  it('AQ-22.9 teammates share runes, minions, tiles, cards and the Collection', () => {
    const t = table({
      mode: 'team',
      red: { held: 'T', quarrels: ['Q-THI-2'], hand: 'R1', relics: ['RL-4'], collection: 'U1' },
      minions: [{ at: 'd1' }],
      tiles: { a1: 'R2' },
    })
    expect(JSON.stringify(t.view(2))).toBe(JSON.stringify(t.view(0)))
    expect(t.view(2).teams[RED].tileHand.faces).toEqual([face('R1')])
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'move', to: s('d2') })
  })

  it('AQ-22.10 EX-26: its Heroes and all minions of its team become ready', () => {
    const t = table({ mode: 'team', tired: true, minions: [{ at: 'b1', ready: false }] })
    t.choose({ do: 'end' })
    expect(t.state.place).toBe(1)
    const next = table({ mode: 'team', tired: true, phase: 'ready', minions: [{ at: 'e1', ready: false }] })
    expect(next.state.heroes.filter((h) => h.ready).map((h) => h.place)).toEqual([0, 0])
    expect(minionOn(next, 'e1')?.ready).toBe(true)
  })

  it('AQ-22.11 every seat’s turn has all five steps', () => {
    const t = table({
      mode: 'team',
      phase: 'ready',
      tired: true,
      red: { hand: 'R1', pouch: 'R2 R3', deck: ['Q-THI-1', 'Q-THI-2'] },
      blue: { hand: 'U1', pouch: 'U2 U3', deck: ['Q-BAR-1', 'Q-BAR-2'] },
    })
    for (const [seat, space] of ['a1', 'a5', 'b1', 'b5'].entries()) {
      const team = t.state.teams[seat % 2 === 0 ? RED : BLUE]
      const heroes = t.state.heroes.filter((hero) => hero.place === seat)
      expect(
        heroes.map((hero) => hero.ready),
        `ready ${seat}`,
      ).toEqual([true, true])
      expect(t).toBeAsked(seat, 'set-space')
      t.choose({ do: 'space', space: s(space) })
      expect([t.state.revealed.length, team.tileHand.length], `reveal ${seat}`).toEqual([3, 0])
      while (t.state.revealed[0] !== undefined)
        t.choose({ do: 'drop', face: faceOf(t.state.revealed[0]) }).choose({ do: 'column', column: seat })
      t.choose({ do: 'end' })
      if (t.match.first?.prompt === 'end-discard') t.choose({ do: 'done' })
      expect([team.quarrelHand.length, team.tileHand.length], `draw ${seat}`).toEqual([seat < 2 ? 1 : 2, 1])
    }
    expect(t).toBeAsked(0, 'set-space')
  })

  it('AQ-22.12 an effect on the opponent happens once a team', () => {
    const t = table({
      mode: 'team',
      minions: [{ at: 'd5', type: 'MN-THI-2' }],
      blue: { pouch: 'U1 U1 U1 U1', quarrels: ['Q-BAR-1', 'Q-HUN-1'] },
    })
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'confront' })
      .choose({ do: 'discard', quarrel: Q('Q-BAR-1') })
    expect([t.state.teams[BLUE].tileHand.length, t.state.teams[BLUE].quarrelHand.length]).toEqual([2, 1])
  })

  it('AQ-22.13 in the other team’s turn the seat decides whose turn comes next', () => {
    const spec = { mode: 'team', minions: [{ at: 'd4', type: 'MN-THI-2', up: true }], tiles: { d5: 'U1' }, blue: { held: 'B H' } } as const
    const first = walk(table(spec), 1, 'd5').choose({ do: 'reveal' }).choose({ do: 'use' })
    expect(first).toBeAsked(1, 'lose-rune')
    // In the turn of S2 it is S3 who decides for Red.
    const second = table({
      mode: 'team',
      active: 'blue',
      minions: [{ at: 'b3', team: 'blue' }],
      tiles: { b2: '!r' },
      red: { armed: ['Q-THI-5'] },
    })
    walk(second, 1, 'b2').choose({ do: 'reveal' })
    expect(second).toBeAsked(2, 'trap-response')
  })

  it('AQ-22.14 teammates see all that is hidden of their team', () => {
    const t = table({ mode: 'team', tiles: { a1: 'R3' }, red: { quarrels: ['Q-THI-1'] } })
    expect(t.view(2).tiles[0]?.face).toBe(face('R3'))
    expect(t.view(2).teams[RED].quarrelHand.quarrels).toEqual([Q('Q-THI-1')])
    expect(t.view(3).tiles[0]?.face).toBe(null)
  })

  it('AQ-22.15 “your next turn” is the next of any seat of the team', () => {
    const guarded = table({ mode: 'team', minions: [{ at: 'a1', guarded: true }] })
    guarded.choose({ do: 'end' })
    expect(minionOn(guarded, 'a1')?.guarded).toBe(true)
    for (const piece of [...guarded.state.revealed]) {
      const sign = 'BGHT'.charAt(Math.floor(piece / 10))
      drop(guarded, sign, 1)
    }
    guarded.choose({ do: 'end' })
    expect([guarded.state.place, minionOn(guarded, 'a1')?.guarded]).toEqual([2, false])
  })

  it('AQ-22.16 Heroes can be confronted in lanes a, b, d and e, not in lane c', () => {
    const confronts = (at: string) => {
      const t = table({ mode: 'team', minions: [{ at }] })
      t.choose({ do: 'activate', minion: 1 })
      return t.match.first?.options.some((o) => o.do === 'confront')
    }
    expect(['a5', 'b5', 'c5', 'd5', 'e5'].map(confronts)).toEqual([true, true, false, true, true])
  })

  it('AQ-22.17 “this Hero’s lane” is where it stands', () => {
    const t = table({
      mode: 'team',
      red: { guilds: 'HT', held: 'T T T', heroes: { b: 'H-HUN-2', a: 'H-THI-1' } },
      blue: { guilds: 'BG', heroes: {} },
      minions: [
        { at: 'b4', team: 'blue' },
        { at: 'a4', team: 'blue' },
      ],
    })
    t.choose({ do: 'hero', hero: H('H-HUN-2') }).choose({ do: 'ability' })
    expect([minionOn(t, 'b4'), minionOn(t, 'a4')?.id]).toEqual([null, 2])
    expect(heldOf(t, RED)).toBe('')
  })
})
