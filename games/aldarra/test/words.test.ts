import { below, type Decision, type Event, Match, type Names, plain, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { evaluation } from '../bot/evaluation.ts'
import type { AldarraEvent } from '../rules/events.ts'
import { aldarra } from '../rules/index.ts'
import type { AldarraOption } from '../rules/options.ts'
import { words } from '../words/en.ts'
import { configFor, hex, position } from './table.ts'

const names: Names = { you: 0, of: (seat) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? 'somebody' }
const isChoice = (decision: Decision): decision is Decision<AldarraOption> => decision.options.length > 0
const isHappening = (event: Event): event is AldarraEvent => 'type' in event

describe('words', () => {
  it('every question, option and event of random matches has a sentence', () => {
    const prompts = new Set<string>()
    for (let n = 0; n < 6; n++) {
      const events: Event[] = []
      const m = Match.start(aldarra, configFor(2 + (n % 3), { chooseFactions: n % 3 === 0, lastRound: 9 }), `words ${n}`, (told) =>
        events.push(told.event),
      )
      const random = seedRandom(`words ${n}`)
      let view = m.view(0)
      let round = 0
      while (m.first) {
        const decision = m.first
        if (!prompts.has(decision.prompt) || m.state.round > round) view = m.view(decision.seat)
        round = m.state.round
        if (isChoice(decision) && !prompts.has(decision.prompt)) {
          prompts.add(decision.prompt)
          const question = plain(words.prompt(decision, view, names))
          expect(question).not.toBe(decision.prompt)
          expect(question).toMatch(/[.?!]$/)
          for (const option of decision.options) expect(plain(words.option(option, view, names, decision)).length).toBeGreaterThan(1)
        }
        m.choose(decision.seat, below(random, decision.options.length))
        for (const event of events.splice(0)) {
          const line = isHappening(event) ? words.event(event, view, names) : null
          if (line !== null && (!plain(line).endsWith('.') || /undefined|NaN|null/.test(line))) throw new Error(`${event.type}: ${line}`)
        }
      }
      expect(m.outcome && words.outcome(m.outcome, m.view(0), names)).toMatch(/win/)
    }
    expect(prompts.size).toBeGreaterThan(28)
  })

  it('Wind Shear begins its sentence with a capital for its reader too', () => {
    const view = Match.start(aldarra, configFor(2), 'wind').view(0)
    const line = (seat: number) => plain(words.event({ type: 'displaced', seat, from: 3, to: 4 }, view, names) ?? '')
    expect(line(0)).toMatch(/^The wind blows your ships to /)
    expect(line(1)).toMatch(/^The wind blows Ben’s ships to /)
  })

  it('settings and problems have words', () => {
    expect(words.setting('map', 'suggested')).toBe('the suggested map')
    expect(words.setting('faction', 'odaria')).toBe('Odarian Empire')
    expect(words.setting('lastRound')).toContain('Last round')
    expect(words.problem({ problem: 'not-an-object' })).toContain('object')
  })
})

describe('the bot’s evaluation', () => {
  it('is between lost and won, and rises with points and land', () => {
    const value = (p: Parameters<typeof position>[0]) => evaluation.evaluate(position(p), 0, evaluation.weights)
    const even = value({})
    expect(even).toBeGreaterThan(0)
    expect(even).toBeLessThan(1)
    expect(value({ vp: [4] })).toBeGreaterThan(even)
    expect(value({ vp: [0, 4] })).toBeLessThan(even)
    expect(value({ units: { '0,0': { 0: 'F' } } })).toBeGreaterThan(even)
    expect(value({ vp: [20, 22], change: (g) => Object.assign(g, { over: true }) })).toBe(0)
    expect(hex('0,0')).toBeGreaterThan(0)
  })
})
