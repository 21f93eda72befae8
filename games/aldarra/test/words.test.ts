import { below, type Decision, type Event, Match, type Names, plain, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { evaluation } from '../bot/evaluation.ts'
import { CHARTER_OF_TRADE, COMMAND_RELAY, DISCOVERIES, EXPEDITION_CORPS } from '../content/discoveries.ts'
import { CINDAR, COALITION, FACTIONS, ODARIA, SYNDICATE } from '../content/factions.ts'
import { COPPER, CRYSTAL, FOREST, GOLD, JETSTREAM, MOUNTAIN, RUINS, SILVER, STRONGHOLD, TILES } from '../content/tiles.ts'
import { CRUISER, DESTROYER, DREADNOUGHT, ENGINEER, FORTRESS, FRIGATE, OUTPOST, UNITS } from '../content/units.ts'
import type { AldarraEvent } from '../rules/events.ts'
import { aldarra } from '../rules/index.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { Die } from '../rules/state.ts'
import { en } from '../words/en.ts'
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
          const question = plain(en.prompt(decision, view, names))
          expect(question).not.toBe(decision.prompt)
          expect(question).toMatch(/[.?!]$/)
          for (const option of decision.options) expect(plain(en.option(option, view, names, decision)).length).toBeGreaterThan(1)
        }
        m.choose(decision.seat, below(random, decision.options.length))
        for (const event of events.splice(0)) {
          const line = isHappening(event) ? en.event(event, view, names) : null
          if (line !== null && (!plain(line).endsWith('.') || /undefined|NaN|null/.test(line))) throw new Error(`${event.type}: ${line}`)
        }
      }
      expect(m.outcome && en.outcome(m.outcome, m.view(0), names)).toMatch(/ won with /)
    }
    expect(prompts.size).toBeGreaterThan(28)
  })

  it('Wind Shear begins its sentence with a capital for its reader too', () => {
    const view = Match.start(aldarra, configFor(2), 'wind').view(0)
    const line = (seat: number) => plain(en.event({ type: 'displaced', seat, from: 3, to: 4 }, view, names) ?? '')
    expect(line(0)).toMatch(/^The wind blew your ships to /)
    expect(line(1)).toMatch(/^The wind blew Ben’s ships to /)
  })

  it('counts, lists and names as English does', () => {
    const view = Match.start(aldarra, configFor(2), 'grammar').view(0)
    const line = (event: AldarraEvent) => plain(en.event(event, view, names) ?? '')
    expect(line({ type: 'spawned', hex: 3, n: 0 })).toMatch(/^No Crystals appeared at .+ A4\.$/)
    expect(line({ type: 'deposits-filled', hexes: [3] })).toMatch(/^A Crystal appeared at /)
    expect(line({ type: 'deposits-filled', hexes: [3, 4] })).toMatch(/^Crystals appeared at .+ A4 and .+ A5\.$/)
    expect(line({ type: 'escalation', dice: [[0]], hits: 0 })).toBe('The Escalation Dice added no hits for everybody.')
    expect(line({ type: 'hits-cut', seat: 1, against: 0, n: 3 })).toBe('Ben warded off 3 of your hits.')
    expect(line({ type: 'stronghold-placed', seat: 1, hex: 3 })).toBe('Ben placed a Stronghold at A4.')
    expect(line({ type: 'claimed', seat: 0, card: 0, vp: 1 })).toBe('You claimed Copper Baron for 1 Victory Point.')
    const die = (seat: number, colour: number, ...faces: number[]): Die => ({ seat, unit: FRIGATE, colour, faces, hits: 0 })
    const dice = [die(0, 0, 7, 0), die(0, 2, 6), die(1, 0, 0)]
    expect(line({ type: 'rolled', step: 'heavy', dice, hits: [4, 0] })).toBe(
      'You rolled green 1+0 and blue 3 for 4 hits; Ben rolled green 0 for no hits (Heavy Step).',
    )
    const order = { type: 'order-placed', seat: 0, hex: 3, mode: 'to', extra: false } as const
    const head = (event: AldarraEvent) => plain(en.heading?.(event, view, names)?.phrase ?? '')
    expect(head(order)).toMatch(/^Your Order on .+ A4, moving to it$/)
    expect(head({ ...order, seat: 1, extra: true, mode: 'none' })).toMatch(/^Ben’s forged Order on .+ A4, without moving$/)
    expect(plain(en.outcome({ payoffs: [1, 0], reason: 'last-round', scores: [7, 5] }, view, names))).toBe(
      'After the last round you won with 7 Victory Points, then Ben 5.',
    )
  })

  it('every number of a constant names the thing it stands for', () => {
    expect([FRIGATE, DESTROYER, CRUISER, DREADNOUGHT, ENGINEER, OUTPOST, FORTRESS].map((unit) => UNITS[unit]?.id)).toEqual([
      ...['frigate', 'destroyer', 'cruiser', 'dreadnought', 'engineer', 'outpost', 'fortress'],
    ])
    expect([CINDAR, ODARIA, COALITION, SYNDICATE].map((faction) => FACTIONS[faction]?.id)).toEqual([
      ...['cindar', 'odaria', 'coalition', 'syndicate'],
    ])
    expect([FOREST, COPPER, SILVER, GOLD, JETSTREAM, CRYSTAL, MOUNTAIN, RUINS, STRONGHOLD].map((tile) => TILES[tile]?.id)).toEqual([
      ...['forest', 'copper', 'silver', 'gold', 'jetstream', 'crystal', 'mountain', 'ruins', 'stronghold'],
    ])
    expect([COMMAND_RELAY, EXPEDITION_CORPS, CHARTER_OF_TRADE].map((power) => DISCOVERIES[power]?.name)).toEqual([
      ...['Command Relay', 'Expedition Corps', 'Charter of Trade'],
    ])
  })

  it('what a view holds as numbers has a name', () => {
    const view = Match.start(aldarra, configFor(2), 'things').view(0)
    const name = (key: string, value: string | number) => en.thing?.(key, value, view)?.name
    expect(name('faction', 'odaria')).toBe('Odarian Empire')
    expect(name('tile', 'gold')).toBe('Gold Deposit')
    expect(name('claimed', 0)).toBe('Copper Baron')
    expect(name('exploreDiscard', 1)).toBe('Merchant Wreck')
    expect(name('discoveryRow', COMMAND_RELAY)).toBe('Command Relay')
    expect(name('unit', CRUISER)).toBe('Cruiser')
    expect(name('colour', 2)).toBe('Blue die')
    expect(name('hex', 3)).toMatch(/ A4$/)
    expect(en.thing?.('claimed', 0, view)?.text).toBe('Control 3 Copper Deposits.')
    for (const nothing of [name('ship', -1), name('hex', -1), name('coins', 3), name('faction', 'nobody')]) expect(nothing).toBeUndefined()
  })

  it('settings and problems have words', () => {
    expect(en.setting('map', 'suggested')).toBe('The suggested map')
    expect(en.setting('faction', 'odaria')).toBe('Odarian Empire')
    expect(en.setting('lastRound')).toContain('Last round')
    expect(en.problem({ problem: 'not-an-object' })).toContain('object')
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

  it('of all seats at once is that of each, and leaves the others alone', () => {
    for (const over of [false, true]) {
      const g = position({ vp: [3, 7, 1, 8], units: { '0,0': { 2: 'FF' } }, change: (state) => Object.assign(state, { over }) })
      const into = new Float64Array(4).fill(9)
      evaluation.evaluateAll?.(g, 0b1101, evaluation.weights, into)
      const each = (seat: number) => evaluation.evaluate(g, seat, evaluation.weights)
      expect([...into]).toEqual([each(0), 9, each(2), each(3)])
      expect(new Set(into).size).toBe(over ? 3 : 4)
    }
  })
})
