import { describe, expect, it } from 'vitest'
import { defineGame, type Flow, inSecret, Match, type Seat, type State } from '../index.ts'

// Three seats put down notes in secret, as many as they like; then all are read out.

interface Envelopes extends State {
  notes: number[][]
  read: boolean
}

function* write(g: Envelopes, seat: Seat): Flow {
  const options = [{ do: 'done' }, { do: 'one' }, { do: 'two' }]
  for (;;) {
    const { index } = yield { seat, prompt: 'write', rule: 'EN-1', options }
    if (index === 0) return
    g.notes[seat]?.push(index)
  }
}

const envelopes = (follows?: (viewer: Seat, of: Seat) => boolean) =>
  defineGame<Envelopes, { readonly seats: number }, unknown>({
    id: 'envelopes',
    version: '1',
    stateVersion: 1,
    seats: [3],
    settings: {},
    setup: (config, random) => ({ random, reveals: 0, notes: Array.from({ length: config.seats }, () => []), read: false }),
    *step(g) {
      yield* inSecret([0, 1], (seat) => write(g, seat), follows)
      g.read = true
      yield { seat: 2, prompt: 'read', rule: 'EN-2', options: [{ do: 'done' }, { do: 'again' }] }
    },
    outcome: (g) => (g.read ? { payoffs: [1, 1, 1], reason: 'read' } : null),
    view: (g, seat) => ({ read: g.read, own: seat === null ? null : g.notes[seat] }),
    imagine: () => {},
    hidden: () => [],
    broken: () => [],
    idle: ['write'],
  })

const start = (follows?: (viewer: Seat, of: Seat) => boolean) => Match.start(envelopes(follows), { seats: 3 }, '1')

describe('a secret', () => {
  it('counts for its own seat choice by choice, for all others as one when it is over', () => {
    const match = start()
    for (const index of [1, 2, 0]) match.choose(0, index)
    expect([match.count, match.countFor(0), match.countFor(1), match.countFor(null)]).toEqual([3, 3, 0, 0])
    match.choose(1, 0)
    expect(match.inSecret).toBe(false)
    expect([match.count, match.countFor(0), match.countFor(1), match.countFor(null)]).toEqual([4, 4, 2, 1])
  })

  it('comes to the same for everybody, whoever finishes last', () => {
    const [one, other] = [start(), start()]
    for (const [seat, index] of [
      [0, 1],
      [0, 0],
      [1, 0],
    ] as const)
      one.choose(seat, index)
    for (const [seat, index] of [
      [1, 0],
      [0, 1],
      [0, 0],
    ] as const)
      other.choose(seat, index)
    for (const seat of [0, 1, 2, null]) expect(one.countFor(seat)).toBe(other.countFor(seat))
    expect(one.state).toEqual(other.state)
  })

  it('waits for all of it until it is over, as far as others can know', () => {
    const match = start()
    match.choose(0, 0)
    expect([0, 1, 2, null].map((seat) => match.waitingFor(seat))).toEqual([[1], [0, 1], [0, 1], [0, 1]])
    const mates = start((viewer, of) => viewer % 2 === of % 2)
    mates.choose(0, 0)
    expect([0, 1, 2, null].map((seat) => mates.waitingFor(seat))).toEqual([[1], [0, 1], [1], [0, 1]])
  })

  it('lets a seat take back its own last choice, whoever chose since', () => {
    const match = start()
    match.choose(0, 1)
    match.choose(1, 2)
    expect([match.canUndo(0), match.canUndo(1), match.undoable(0)]).toEqual([true, true, 0])
    const back = match.undo(0)
    expect(back?.state.notes).toEqual([[], [2], []])
    expect([back?.canUndo(0), back?.canUndo(1), back?.countFor(0), back?.countFor(1)]).toEqual([false, true, 0, 1])
    match.choose(0, 0)
    match.choose(1, 0)
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).toEqual([false, false, false])
  })

  it('is not known to imagined worlds: others choose anew', () => {
    const match = start()
    match.choose(0, 1)
    match.choose(1, 2)
    match.choose(1, 0)
    const world = match.sample(0, 'x')
    expect([world.state.notes, world.open.map(({ seat }) => seat)]).toEqual([
      [[1], [], []],
      [0, 1],
    ])
  })

  it('goes on from a snapshot and from a log', () => {
    const match = start()
    match.choose(0, 1)
    match.choose(1, 0)
    for (const again of [Match.resume(envelopes(), match.snapshot()), Match.load(envelopes(), match.log()), match.fork()]) {
      expect([again.inSecret, again.countFor(1), again.canUndo(0), again.waitingFor(null)]).toEqual([true, 1, true, [0, 1]])
    }
  })
})
