import { below, CONCEDE, hash, Match, type Names, plain, readLog, seedRandom, writeLog } from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { describe, expect, it } from 'vitest'
import type { AlderquestConfig } from '../rules/config.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import { alderquest } from '../rules/index.ts'
import { en } from '../words/en.ts'
import { type AlderTable, base, eventsOf, type Literal, swap, table, walk } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat + 1}` }

function concede(t: AlderTable, seat: number): AlderTable {
  t.match.choose(seat, CONCEDE)
  expect(t.match.open).toEqual([])
  return t
}

/** The last lines of the log and the outcome, as a seat reads them. */
function told(t: AlderTable, you: number | null): string[] {
  const events = t.heardBy(you).slice(-2) as AlderquestEvent[]
  const lines = events.map((event) => plain(en.event(event, t.view(you), { ...names, you }) ?? ''))
  return [...lines, t.outcome ? plain(en.outcome(t.outcome, t.view(you), { ...names, you })) : '']
}

describe('21 Conceding', () => {
  const ahead = { red: { collection: 'U3' } } as const

  it('AQ-21.8 a team concedes while it is asked: the other has won at once, whatever the points', () => {
    const t = concede(table(ahead), 0)
    expect(t.outcome).toEqual({ payoffs: [0, 1], reason: 'conceded', scores: [3, 0] })
    expect(told(t, 0)).toEqual(['You conceded.', 'Blue won.', 'Blue won 0 : 3, since you conceded.'])
    expect(told(t, 1)).toEqual(['Seat 1 conceded.', 'You won.', 'You won 0 : 3, since Red conceded.'])
  })

  it('AQ-21.8 a team concedes while its rival is asked', () => {
    const t = concede(table(ahead), 1)
    expect(t.outcome).toMatchObject({ payoffs: [1, 0], reason: 'conceded' })
    expect(eventsOf(t, 'conceded')).toEqual([{ type: 'conceded', team: 1, seat: 1 }])
  })

  it('AQ-21.8 either team concedes in the middle of a response', () => {
    const trapped: Literal = { minions: [{ at: 'c1' }], tiles: { c2: '!u' }, blue: { armed: ['Q-BAR-5', 'Q-HUN-5'] } }
    for (const seat of [0, 1]) {
      const t = walk(table(trapped), 1, 'c2').choose({ do: 'reveal' })
      expect(t).toBeAsked(1, 'trap-response')
      concede(t, seat)
      expect(t.outcome).toMatchObject({ payoffs: seat === 0 ? [0, 1] : [1, 0] })
    }
  })

  it('AQ-21.8 a team concedes between the cascades of an effect', () => {
    const t = table({
      board: '2 . H G .\n1 G G B T',
      red: { held: 'G G', guilds: 'BG', heroes: { a: 'H-BAR-1' } },
      blue: { guilds: 'HT', heroes: {} },
    })
    t.choose({ do: 'hero', hero: 0 }).choose({ do: 'ability' })
    t.choose({ do: 'cell', cell: 12 }).choose({ do: 'cell', cell: 13 })
    expect(eventsOf(t, 'matched')).toHaveLength(1)
    expect(t).toBeAsked(0, 'swap-again')
    expect(concede(t, 1).outcome).toMatchObject({ payoffs: [1, 0] })
  })

  it('AQ-21.8 in the team game either partner concedes for both', () => {
    for (const mode of ['team', 'three'] as const) {
      const seats = mode === 'team' ? 4 : 3
      for (let seat = 0; seat < seats; seat++) {
        const t = concede(table({ mode }), seat)
        const mine = t.state.seatOf.indexOf(seat) % 2
        const payoffs = Array.from({ length: seats }, (_, other) => (t.state.seatOf.indexOf(other) % 2 === mine ? 0 : 1))
        expect(t.outcome).toMatchObject({ payoffs, reason: 'conceded' })
      }
    }
    expect(told(concede(table({ mode: 'team' }), 2), 0).slice(0, 2)).toEqual(['Seat 3 conceded for Red.', 'Blue won.'])
  })

  it('AQ-21.8 in solitaire the person has lost', () => {
    const t = concede(table({ mode: 'solo', red: { collection: 'U3' } }), 0)
    expect(t.outcome).toEqual({ payoffs: [0], reason: 'conceded', scores: [3] })
    expect(told(t, 0).at(-1)).toBe('You conceded at 3 points. The rivals won.')
  })

  it('AQ-21.8 nobody is asked whether to concede, and nobody concedes twice', () => {
    const t = swapOnce()
    expect(t.match.open.flatMap((decision) => decision.options.map((option) => option.do))).not.toContain('concede')
    concede(t, 0)
    expect(t.match.canConcede(0)).toBe(false)
    expect(t.match.canConcede(1)).toBe(false)
  })

  it('AQ-21.8 at any moment of a random match, and it comes out the same when it is loaded, forked and saved', () => {
    const random = seedRandom('concessions')
    for (let n = 0; n < 40; n++) {
      const seats = [1, 2, 3, 4][n % 4] ?? 2
      const match = played(seats, `concede ${n}`, below(random, seats === 1 ? 150 : 500), random)
      if (!match.first) continue
      const seat = below(random, seats)
      match.choose(seat, CONCEDE)
      const { outcome, state } = match
      expect(match.open).toEqual([])
      expect(outcome?.reason).toBe('conceded')
      expect(alderquest.broken(state)).toEqual([])
      expect(outcome?.payoffs[seat]).toBe(0)
      if (seats > 1) expect(new Set(outcome?.payoffs)).toEqual(new Set([0, 1]))
      for (let other = 0; other < seats; other++) {
        const view = match.view(other)
        expect(view.result?.reason).toBe('conceded')
        if (outcome) expect(plain(en.outcome(outcome, view, names))).toMatch(/^(Red|Blue|You) won \d+ : \d+|^You conceded at/)
      }
      const file = readLog(writeLog(match.log()))
      if (!file.ok) throw new Error('unreadable')
      for (const twin of [Match.load(alderquest, file.value), match.fork(), Match.resume(alderquest, match.snapshot())]) {
        expect(twin.outcome).toEqual(outcome)
        expect(hash(twin.state)).toBe(hash(state))
      }
    }
  })
})

const swapOnce = (): AlderTable => swap(table({ board: '1 G T B H' }), 'H-GUA-2', [1, 1], [2, 1])

/** A match with the default settings after so many random choices. */
function played(seats: number, seed: string, choices: number, random: ReturnType<typeof seedRandom>) {
  const config: AlderquestConfig = { ...base, seats, colour: 'random' }
  const match = Match.start(alderquest, config, seed)
  for (let n = 0; n < choices; n++) {
    const answer = match.first && mover(match, random)
    if (!answer) break
    match.choose(answer.seat, answer.index)
  }
  return match
}
