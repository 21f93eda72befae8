import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestPairs } from '../tournaments/matching.ts'
import { byeWorth, type PairingPoints, roundRobin, swissRound } from '../tournaments/pairing.ts'
import { standings, tieBreaksOf } from '../tournaments/standings.ts'

const range = (n: number) => Array.from({ length: n }, (_, k) => k)

/** The least that pairs can cost, by trying them all. */
function least(left: readonly number[], cost: (a: number, b: number) => number): number {
  const [first, ...others] = left
  if (first === undefined) return 0
  return Math.min(
    ...others.map(
      (b) =>
        cost(first, b) +
        least(
          others.filter((o) => o !== b),
          cost,
        ),
    ),
  )
}

describe('the cheapest pairs', () => {
  it('cost as little as the best of all there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 64, maxLength: 64 }),
        (half, costs) => {
          const n = 2 * half
          const cost = (a: number, b: number) => costs[Math.min(a, b) * 8 + Math.max(a, b)] ?? 0
          const found = cheapestPairs(n, cost)
          expect(found.flat().sort((a, b) => a - b)).toEqual(range(n))
          expect(found.reduce((sum, [a, b]) => sum + cost(a, b), 0)).toBe(least(range(n), cost))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('are found where only one way of many does without a dear one', () => {
    // Everybody on a ring may meet their neighbours and two across; the rest costs much.
    for (const n of [10, 16, 30, 60]) {
      const near = (a: number, b: number) => (a + 1) % n === b || (b + 1) % n === a || (a * 7 + b * 7) % n === 3
      const found = cheapestPairs(n, (a, b) => (near(a, b) ? 1 : 1000))
      expect(found.every(([a, b]) => near(a, b))).toBe(true)
    }
  })
})

const results = [
  [1, 0],
  [0, 1],
  [0.5, 0.5],
]
/** Plays rounds with such results; returns all pairings, by round. */
function played(people: number, rounds: number, seats: number, luck: readonly number[]): PairingPoints[][] {
  const all: PairingPoints[][] = []
  let thrown = 0
  for (let round = 0; round < rounds; round++) {
    const pairings = swissRound({ entrants: range(people), played: all.flat() }, seats)
    all.push(
      pairings.map((entrants): PairingPoints => {
        if (entrants.length === 1) return { entrants, points: [byeWorth(seats, null)] }
        const chance = luck[thrown++ % luck.length] ?? 0
        if (seats === 2) return { entrants, points: results[chance % 3] ?? [] }
        return { entrants, points: entrants.map((_, seat) => (seat === chance % seats ? 1 : 0)) }
      }),
    )
  }
  return all
}

const luckOf = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 20, maxLength: 60 })
const pairKey = (a = -1, b = -1) => `${Math.min(a, b)} ${Math.max(a, b)}`

/** Whether some way pairs all of these without two who have met, by trying; with an odd number somebody without a bye sits out. */
function canBeNew(left: readonly number[], met: ReadonlySet<string>, hadBye: ReadonlySet<number>): boolean {
  const [first, ...others] = left
  if (first === undefined) return true
  if (left.length % 2 === 1)
    return left.some(
      (one) =>
        !hadBye.has(one) &&
        canBeNew(
          left.filter((o) => o !== one),
          met,
          hadBye,
        ),
    )
  return others.some(
    (b) =>
      !met.has(pairKey(first, b)) &&
      canBeNew(
        others.filter((o) => o !== b),
        met,
        hadBye,
      ),
  )
}

describe('a Swiss round', () => {
  it('pairs 2 to 20 people: everybody once, nobody twice with the same as long as it can be, a bye at most once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), luckOf, (people, luck) => {
        const rounds = Math.min(people - 1 + (people % 2), 7)
        const met = new Set<string>()
        const hadBye = new Set<number>()
        for (const pairings of played(people, rounds, 2, luck)) {
          expect(pairings.flatMap((pairing) => pairing.entrants).sort((a, b) => a - b)).toEqual(range(people))
          const twice = pairings.some(({ entrants: [a, b] }) => b !== undefined && met.has(pairKey(a, b)))
          const byes = pairings.filter((pairing) => pairing.entrants.length === 1).map(({ entrants: [a = -1] }) => a)
          expect(byes).toHaveLength(people % 2)
          // Trying all ways is for the few; with more people than twice the rounds there always is one.
          const isNew = !twice && byes.every((one) => !hadBye.has(one))
          if (people <= 8) expect(isNew).toBe(canBeNew(range(people), met, hadBye))
          else if (people > 2 * rounds) expect(isNew).toBe(true)
          for (const {
            entrants: [a, b],
          } of pairings)
            if (b !== undefined) met.add(pairKey(a, b))
          for (const one of byes) hadBye.add(one)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('pairs within groups of equal points, and shares first seats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 20 }), luckOf, (people, luck) => {
        const all = played(people, 3, 2, luck)
        const [first = [], second = []] = all
        const points = (entrant: number) => first.reduce((sum, b) => sum + (b.points[b.entrants.indexOf(entrant)] ?? 0), 0)
        // After one round nobody needs to be further apart than one group.
        const apart = second.flatMap(({ entrants: [a = 0, b] }) => (b === undefined ? [] : [Math.abs(points(a) - points(b))]))
        expect(apart.filter((gap) => gap > 0).length).toBeLessThanOrEqual(2)
        const uneven = range(people).filter((one) => {
          const mine = all.flat().filter((pairing) => pairing.entrants.length === 2 && pairing.entrants.includes(one))
          return Math.abs(2 * mine.filter((pairing) => pairing.entrants[0] === one).length - mine.length) > 1
        })
        expect(uneven.length).toBeLessThanOrEqual(people / 3)
      }),
      { numRuns: 120 },
    )
  })

  it('crosses the halves in the first round, and keeps apart who is not to meet', () => {
    expect(swissRound({ entrants: range(8), played: [] }, 2).map((b) => [...b].sort())).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ])
    const apart = [[0, 4]] as const
    for (const pairing of swissRound({ entrants: range(8), played: [], apart }, 2)) expect([...pairing].sort()).not.toEqual([0, 4])
  })

  it('gives a bye what a seat gets on average where more than two meet, and a win where two do', () => {
    expect([byeWorth(2, null), byeWorth(3, null), byeWorth(4, null), byeWorth(4, [0, 1, 0, 1])]).toEqual([1, 1 / 3, 1 / 4, 1 / 2])
  })

  it('seats tables of four, who is over sitting out once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 19 }), luckOf, (people, luck) => {
        const all = played(people, 3, 4, luck)
        for (const pairings of all) {
          expect(pairings.flatMap((pairing) => pairing.entrants).sort((a, b) => a - b)).toEqual(range(people))
          expect(pairings.filter((pairing) => pairing.entrants.length === 4)).toHaveLength(Math.floor(people / 4))
        }
        const byes = range(people).map((one) => all.flat().filter((b) => b.entrants.length === 1 && b.entrants[0] === one).length)
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a round robin', () => {
  it('lets everybody meet everybody once, in turns, and begin as often as not', () => {
    for (let people = 2; people <= 20; people++) {
      const rounds = roundRobin(range(people))
      expect(rounds).toHaveLength(people - 1 + (people % 2))
      const met = new Set<string>()
      for (const pairings of rounds) {
        expect(pairings.flat().sort((a, b) => a - b)).toEqual(range(people))
        for (const [a, b] of pairings) if (b !== undefined) met.add(pairKey(a, b))
      }
      expect(met.size).toBe((people * (people - 1)) / 2)
      for (const one of range(people)) {
        const mine = rounds.flat().filter((pairing) => pairing.length === 2 && pairing.includes(one))
        const begun = mine.filter(([first]) => first === one).length
        expect(Math.abs(2 * begun - mine.length)).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('standings', () => {
  const pairing = (entrants: number[], points: (number | null)[]): PairingPoints => ({ entrants, points })

  it('count points, then the tie-breaks in their order; who is equal in all shares a place', () => {
    // 0 beats 1 and 2; 1 beats 3; 2 and 3 draw; 3 sits out once.
    const pairings = [
      pairing([0, 1], [1, 0]),
      pairing([2, 3], [0.5, 0.5]),
      pairing([0, 2], [1, 0]),
      pairing([1, 3], [1, 0]),
      pairing([3], [1]),
    ]
    const rows = standings(range(4), pairings, tieBreaksOf('swiss'))
    expect(
      rows.map(({ entrant, place, points, buchholz, sonnebornBerger }) => [entrant, place, points, buchholz, sonnebornBerger]),
    ).toEqual([
      [0, 1, 2, 1 + 0.5, 1 + 0.5],
      [3, 2, 1.5, 0.5 + 1 + 1.5, 0.25],
      [1, 3, 1, 2 + 1.5, 1.5],
      [2, 4, 0.5, 1.5 + 2, 0.75],
    ])
  })

  it('put whoever sat out at tables of four below the winner and above those who lost', () => {
    const rows = standings(range(5), [pairing([0, 1, 2, 3], [1, 0, 0, 0]), pairing([4], [byeWorth(4, null)])], [])
    expect(rows.map(({ entrant, place }) => [entrant, place])).toEqual([
      [0, 1],
      [4, 2],
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('look at the direct encounter of those who are level, and leave open what nothing decides', () => {
    const rows = standings(range(3), [pairing([0, 1], [0, 1]), pairing([2], [1])], ['direct'])
    expect(rows.map(({ entrant, place, direct }) => [entrant, place, direct])).toEqual([
      [1, 1, 0],
      [2, 1, 0],
      [0, 3, 0],
    ])
    const level = standings(range(2), [pairing([0, 1], [0, 1]), pairing([0], [1])], ['direct'])
    expect(level.map(({ entrant, place, direct }) => [entrant, place, direct])).toEqual([
      [1, 1, 1],
      [0, 2, 0],
    ])
  })

  it('count no partner as an opponent, and no result that is not there', () => {
    const rows = standings(
      range(4),
      [pairing([0, 1, 2, 3], [1, 0, 1, 0]), pairing([0, 1, 2, 3], [null, null, null, null])],
      ['buchholz'],
      [0, 1, 0, 1],
    )
    expect(
      rows.map(({ entrant, points, buchholz, sonnebornBerger, played: n }) => [entrant, points, buchholz, sonnebornBerger, n]),
    ).toEqual(
      [
        [1, 0, 2, 0, 1],
        [3, 0, 2, 0, 1],
        [0, 1, 0, 0, 1],
        [2, 1, 0, 0, 1],
      ].sort((a, b) => (b[1] ?? 0) - (a[1] ?? 0)),
    )
  })
})
