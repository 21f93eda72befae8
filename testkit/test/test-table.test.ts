import { seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { duel } from '../../kernel/test/games/duel.ts'
import { golden, perft, TestTable } from '../index.ts'

const DUEL = { seats: 2, rounds: 1 }
const table = () => new TestTable(duel, DUEL, duel.setup(DUEL, seedRandom('kit')))

describe('a table', () => {
  it('notices a decision that the test neither expected nor may rest at', () => {
    const t = table()
    // The first draw has one option and is not asked: the table waits for a card to be played.
    expect(t.unexpected()).toContain('seat 0 is asked "play"')
    expect(t).toBeAsked(0, 'play')
    expect(t.unexpected()).toBeNull()
    t.choose({ do: 'play', card: t.state.hands[0][0] })
    expect(t.unexpected()).toContain('seat 1 is asked "counter"')
    t.pass(1)
    expect(t.unexpected()).toBeNull()
  })

  it('says what is offered when the wanted option is not', () => {
    expect(() => table().choose({ do: 'fly' })).toThrow(/\{"do":"fly"\} is not offered; seat 0 is asked "play"/)
    expect(() => table().choose({ do: 'play' })).toThrow(/fits 6 options/)
    expect(() => table().choose(1, { do: 'pass' })).toThrow('seat 1 is asked nothing')
  })

  it('its expectations can fail', () => {
    const t = table()
    expect(() => expect(t).toOffer({ do: 'fly' })).toThrow('is not offered')
    expect(() => expect(t).not.toOffer({ do: 'play' })).toThrow('is offered')
    expect(() => expect(t).toOfferExactly([{ do: 'play' }])).toThrow('not exactly')
    expect(() => expect(t).toBeAsked(1, 'play')).toThrow('is not asked')
    expect(() => expect(t.at(1)).toBeAsked('play')).toThrow('is not asked')
  })

  it('catches a rule that a fork or a saved match would play differently', () => {
    let calls = 0
    const moody: typeof duel = {
      ...duel,
      *step(g) {
        yield* duel.step(g)
        g.scores[0] += ++calls
      },
    }
    const t = new TestTable(moody, DUEL, duel.setup(DUEL, seedRandom('kit')))
    t.choose({ do: 'play', card: t.state.hands[0][0] })
    expect(() => t.pass(1)).toThrow('came out differently')
  })
})

describe('perft and goldens', () => {
  it('perft refuses to run away', () => {
    expect(() => perft(duel, DUEL, '1', 12, 1000)).toThrow('more than 1000 positions')
  })

  it('a golden playthrough is a match a reviewer can read', () => {
    const text = golden(duel, DUEL, '1', 4)
    expect(text).toMatch(/^duel \{"seats":2,"rounds":1\} seed 1\n/)
    expect(text).toMatch(/1\. seat 0 "play" \(DU-1\.2\), 6 options: \{"do":"play","card":\d+\}/)
    expect(golden(duel, DUEL, '1', 4)).toBe(text)
  })
})
