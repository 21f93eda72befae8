import {
  ask,
  askAlways,
  askLate,
  at,
  type Config,
  type Decision,
  defineGame,
  Ending,
  type Flow,
  gameOver,
  IllegalChoice,
  inNameOf,
  Match,
  type RandomState,
  type Seat,
  type State,
  together,
  within,
} from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'

interface Notes extends State {
  notes: string[]
  secret: number
  over: boolean
}

/** A game whose step is the given rule, once. */
function gameOf(rule: (g: Notes) => Flow, extra: { imagine?: (g: Notes) => void } = {}) {
  return defineGame<Notes, Config, unknown>({
    id: 'notes',
    version: '1',
    stateVersion: 1,
    seats: [3],
    settings: {},
    setup: (_config: Config, random: RandomState) => ({ random, reveals: 0, notes: [], secret: 1, over: false }),
    *step(g) {
      yield* rule(g)
      g.over = true
    },
    outcome: (g) => (g.over ? { payoffs: [1, 0, 0], reason: 'over' } : null),
    view: (g) => ({ notes: g.notes }),
    imagine: extra.imagine ?? (() => {}),
    hidden: () => [],
    broken: () => [],
    idle: [],
  })
}

const start = (rule: (g: Notes) => Flow, extra: { imagine?: (g: Notes) => void } = {}) =>
  Match.start(gameOf(rule, extra), { seats: 3 }, 's')
const colours = [{ do: 'red' }, { do: 'blue' }] as const

const pickColour = (g: Notes, seat: Seat): Flow =>
  (function* () {
    const { do: colour } = yield* ask({ seat, prompt: 'colour', rule: 'T-1', options: colours })
    g.notes.push(`${seat} ${colour}`)
  })()

describe('ask', () => {
  it('goes on with the option chosen', () => {
    const match = start((g) => pickColour(g, 1))
    expect(match.decisionOf(1)?.options).toEqual(colours)
    expect(match.decisionOf(0)).toBeNull()
    match.choose(1, 1)
    expect(match.state.notes).toEqual(['1 blue'])
    expect(match.outcome?.reason).toBe('over')
  })

  it('does not ask when there is one option, and askAlways does', () => {
    const match = start(function* (g) {
      g.notes.push((yield* ask({ seat: 0, prompt: 'p', rule: 'r', options: [{ do: 'only' }] })).do)
      g.notes.push((yield* askAlways({ seat: 0, prompt: 'q', rule: 'r', options: [{ do: 'alone' }] })).do)
    })
    expect(match.state.notes).toEqual(['only'])
    expect(match.first?.prompt).toBe('q')
    match.choose(0, 0)
    expect(match.state.notes).toEqual(['only', 'alone'])
  })

  it('refuses a seat that is not asked and an index that is not offered, and changes nothing', () => {
    const match = start((g) => pickColour(g, 1))
    for (const [seat, index] of [
      [0, 0],
      [1, 2],
      [1, -1],
      [1, 0.5],
      [1, Number.NaN],
    ] as const)
      expect(() => match.choose(seat, index)).toThrow(IllegalChoice)
    expect(match.count).toBe(0)
    match.choose(1, 0)
    expect(match.state.notes).toEqual(['1 red'])
  })
})

describe('in the name of something', () => {
  it('a question says what asks it, to those who may know', () => {
    const match = start((g) =>
      inNameOf(
        (asked) => (asked === 2 ? null : 'card'),
        (function* () {
          for (const seat of [1, 2]) yield* pickColour(g, seat)
        })(),
      ),
    )
    expect(match.first?.about).toEqual({ speaker: 'card' })
    match.choose(1, 1)
    expect(match.first?.about).toBeUndefined()
    match.choose(2, 0)
    expect(match.state.notes).toEqual(['1 blue', '2 red'])
  })

  it('what else it says stays as it was', () => {
    const asked: Decision = { seat: 0, prompt: 'colour', rule: 'T-1', options: colours, about: { hex: 3 }, lapses: true }
    const match = start(() =>
      inNameOf(
        () => 'card',
        (function* () {
          yield asked
        })(),
      ),
    )
    expect(match.first).toEqual({ ...asked, about: { hex: 3, speaker: 'card' } })
    expect(asked.about).toEqual({ hex: 3 })
  })

  it('a late question says so too, and still lists its own options', () => {
    const match = start(() =>
      inNameOf(
        () => 'card',
        (function* () {
          yield* askLate({ seat: 0, prompt: 'colour', rule: 'T-1' }, () => colours)
        })(),
      ),
    )
    expect(match.first?.about).toEqual({ speaker: 'card' })
    expect(match.first?.options).toEqual(colours)
    match.choose(0, 1)
    expect(match.outcome?.reason).toBe('over')
  })

  it('what is within speaks for itself, and endings pass through', () => {
    class Broken extends Ending {
      readonly ends = 'this'
    }
    const match = start(function* (g) {
      try {
        yield* inNameOf(
          () => 'outer',
          (function* () {
            yield* inNameOf(() => 'inner', pickColour(g, 0))
            throw new Broken()
          })(),
        )
      } catch (ending) {
        g.notes.push(ending instanceof Broken ? 'broken' : 'another')
      }
    })
    expect(match.first?.about).toEqual({ speaker: 'inner' })
    match.choose(0, 0)
    expect(match.state.notes).toEqual(['0 red', 'broken'])
  })
})

describe('together', () => {
  const all = (g: Notes) => together([0, 1, 2], (seat) => pickColour(g, seat))

  it('asks every seat at once and takes the answers as they come', () => {
    const match = start(all)
    expect(match.open.map((d) => d.seat)).toEqual([0, 1, 2])
    match.choose(2, 0)
    expect(match.open.map((d) => d.seat)).toEqual([0, 1])
    match.choose(0, 1)
    match.choose(1, 0)
    expect(match.state.notes).toEqual(['2 red', '0 blue', '1 red'])
  })

  it('lets a branch ask several times while another waits', () => {
    const match = start((g) =>
      together([0, 1], function* (seat) {
        yield* pickColour(g, seat)
        yield* pickColour(g, seat)
      }),
    )
    match.choose(0, 0)
    match.choose(0, 1)
    expect(match.open.map((d) => d.seat)).toEqual([1])
  })

  it('forks in the middle', () => {
    const match = start(all)
    match.choose(1, 0)
    const fork = match.fork()
    fork.choose(0, 0)
    expect(match.state.notes).toEqual(['1 red'])
    expect(fork.state.notes).toEqual(['1 red', '0 red'])
  })

  it('lists a late question anew in an imagined world', () => {
    const match = start((g) => together([0, 1], (seat) => late(g, seat)), {
      imagine: (g) => {
        g.secret = 7
      },
    })
    expect(match.decisionOf(1)?.options).toEqual([{ do: 'say', n: 1 }])
    expect(match.sample(0, 'w').decisionOf(1)?.options).toEqual([{ do: 'say', n: 7 }])
    match.choose(1, 0)
    match.choose(0, 0)
    expect(match.state.notes).toEqual(['1 says 1', '0 says 1'])
  })

  it('is played within what holds only while its rules run, and lists late options within it, too', () => {
    let holds = false
    const around = <T>(work: () => T): T => {
      holds = true
      try {
        return work()
      } finally {
        holds = false
      }
    }
    function* say(g: Notes, seat: Seat): Flow {
      g.notes.push(`${seat} asked ${holds}`)
      const { do: said } = yield* askLate({ seat, prompt: 'say', rule: 'T-2' }, () => [{ do: `${holds} ${g.secret}` }])
      g.notes.push(`${seat} says ${said} ${holds}`)
    }
    const match = start(
      (g) =>
        within(
          around,
          together([0, 1], (seat) => say(g, seat)),
        ),
      {
        imagine: (g) => {
          g.secret = 7
        },
      },
    )
    expect(match.sample(0, 'w').decisionOf(1)?.options).toEqual([{ do: 'true 7' }])
    match.choose(1, 0)
    expect(holds).toBe(false)
    match.choose(0, 0)
    expect(match.state.notes).toEqual(['0 asked true', '1 asked true', '1 says true 1 true', '0 says true 1 true'])
    expect(match.outcome).not.toBeNull()
  })

  function* late(g: Notes, seat: Seat): Flow {
    const { n } = yield* askLate({ seat, prompt: 'say', rule: 'T-2' }, () => [{ do: 'say', n: g.secret }])
    g.notes.push(`${seat} says ${n}`)
  }
})

class EndDelve extends Ending {
  readonly ends = 'delve'
}

describe('endings', () => {
  it('end a procedure from deep inside, and finally cleans up on the way', () => {
    function* deep(g: Notes): Flow {
      try {
        yield* pickColour(g, 0)
        throw new EndDelve()
      } finally {
        g.notes.push('cleaned up')
      }
    }
    const match = start(function* (g) {
      try {
        yield* deep(g)
        g.notes.push('never')
      } catch (ending) {
        if (!(ending instanceof EndDelve)) throw ending
        g.notes.push('ended')
      }
      yield* pickColour(g, 1)
    })
    match.choose(0, 0)
    expect(match.state.notes).toEqual(['0 red', 'cleaned up', 'ended'])
    expect(match.first?.seat).toBe(1)
    match.choose(1, 0)
  })

  it('gameOver ends the match at once', () => {
    const match = start(function* (g) {
      yield* pickColour(g, 0)
      g.over = true
      throw gameOver
    })
    match.choose(0, 0)
    expect(match.outcome).toEqual({ payoffs: [1, 0, 0], reason: 'over' })
    expect(match.open).toEqual([])
  })

  it('a defect in a rule is not mistaken for an ending', () => {
    const match = start(function* (g) {
      yield* pickColour(g, 0)
      throw new Error('a defect')
    })
    expect(() => match.choose(0, 0)).toThrow('a defect')
  })
})

it('at says plainly when there is no such element', () => {
  expect(at(['a'], 0)).toBe('a')
  expect(() => at(['a'], 1)).toThrow('no element 1 in a list of 1')
})
