import { below, type Decision, heard, Match, type Names, plain, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { AlderquestConfig } from '../rules/config.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestOption } from '../rules/options.ts'
import { PROMPTS } from '../rules/options.ts'
import type { Result } from '../rules/state.ts'
import { en } from '../words/en.ts'
import { problem, setting } from '../words/settings.ts'
import { randomMatch } from './random-match.ts'
import { base } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const spoiled = (text: string) => text === '' || /undefined|null|NaN|\[object|\?\?/.test(text)

/** Plays a random match and reads every sentence of it to seat 0. */
function read(config: AlderquestConfig, seed: string, said: Set<string>): string[] {
  const bad: string[] = []
  const check = (key: string, text: string) => {
    said.add(key)
    if (spoiled(plain(text))) bad.push(`${key}: ${text}`)
  }
  const told: AlderquestEvent[] = []
  const match = Match.start(alderquest, config, seed, (t) => {
    const event = heard(t, 0)
    if (event) told.push(event as AlderquestEvent)
  })
  const random = seedRandom(seed)
  for (let n = 0; match.first; n++) {
    const decision = match.first as Decision<AlderquestOption>
    if (n % 3 > 0 && said.has(`prompt ${decision.prompt}`)) {
      match.choose(decision.seat, below(random, decision.options.length))
      continue
    }
    const view = match.view(decision.seat)
    check(`prompt ${decision.prompt}`, en.prompt(decision, view, names))
    for (const option of decision.options) check(`option ${option.do}`, en.option(option, view, names, decision))
    for (const event of told.splice(0)) check(`event ${event.type}`, en.event(event, view, names) ?? 'silent')
    match.choose(decision.seat, below(random, decision.options.length))
  }
  if (match.outcome) check(`outcome ${match.outcome.reason}`, en.outcome(match.outcome, match.view(0), names))
  return bad
}

/** Counts, bits and seats: they are read as the numbers they are. */
const NUMBERS = [
  'seatOf seat turn count points snowflakes relicDeck tilePouch trapStack quarrelDeck handling granted',
  'moves extra winner target rivalStack snowReserve pouch traps tiles',
]
  .join(' ')
  .split(' ')

/** Every number of a view with the field it stands in; a list's field for its elements. */
function eachNumber(value: unknown, key: string, look: (key: string, value: number) => void): void {
  if (typeof value === 'number') look(key, value)
  else if (Array.isArray(value)) for (const item of value) eachNumber(item, key, look)
  else if (typeof value === 'object' && value !== null) for (const [field, item] of Object.entries(value)) eachNumber(item, field, look)
}

describe('words', () => {
  it('every question, option, event and outcome of random matches is a sentence', () => {
    const said = new Set<string>()
    for (const seats of [1, 2, 4]) {
      for (let n = 0; n < (seats === 1 ? 8 : 1); n++) expect(read({ ...base, seats }, `words ${seats} ${n}`, said)).toEqual([])
    }
    const unheard = PROMPTS.filter((prompt) => !said.has(`prompt ${prompt}`))
    // All but the rarest questions come up even in so few matches.
    expect(unheard.length).toBeLessThan(12)
  })

  it('ends are told in the past, to the reader as "you" where the reader is the team', () => {
    const end = (seats: number, you: number | null, winner: number, reason: Result['reason'], [red, blue] = [5, 3]) => {
      const view = Match.start(alderquest, { ...base, seats }, 'ends').view(you)
      const teams = [
        { ...view.teams[0], points: red ?? 0 },
        { ...view.teams[1], points: blue ?? 0 },
      ] as const
      return plain(en.outcome({ payoffs: [], reason }, { ...view, teams, result: { winner, reason } }, { ...names, you }))
    }
    expect(end(2, 0, 0, 'points')).toBe('You won 5 : 3, with more Acorn points.')
    expect(end(2, 1, 0, 'exalted')).toBe('Red won 5 : 3, on a tie-break: control of the exalted guild.')
    expect(end(2, 1, 1, 'conceded')).toBe('You won 3 : 5, since Red conceded.')
    expect(end(4, 0, 0, 'minions')).toBe('Red won 5 : 3, on a tie-break: more minions on the Field.')
    expect(end(2, 0, -1, 'draw', [4, 4])).toBe('Winter came at 4 : 4, and no tie-break decided: a draw.')
    expect(end(1, 0, 0, 'target')).toMatch(/^You reached \d+ points before winter and won\.$/)
    expect(end(1, null, 1, 'winter', [1, 0])).toBe('Seat 0 had 1 point when the fourth Snowflake fell. The rivals won.')
    expect(end(1, 0, 1, 'turns', [0, 0])).toBe('The contest went on too long, at no points. The rivals won.')
    expect(end(1, 0, 1, 'conceded')).toBe('You conceded at 5 points. The rivals won.')
  })

  it('every thing in a view has a name; what has none is a number to read as it is', () => {
    const plainNumbers = new Set<string>()
    for (const seats of [1, 2, 4]) {
      const match = randomMatch(seats, 'things')
      for (let n = 0; n < 600 && match.playOn(); n++) {
        if (n % 40 > 0) continue
        const view = match.view()
        eachNumber(view, 'view', (key, value) => {
          const named = en.thing?.(key, value, view) ?? null
          if (named === null) plainNumbers.add(key)
          else expect(spoiled(named.name) || named.text === '', `${key} ${value}`).toBe(false)
        })
      }
    }
    expect([...plainNumbers].filter((key) => !NUMBERS.includes(key))).toEqual([])
    const view = randomMatch(2, 'things').view()
    expect(en.thing?.('guilds', 0, view)).toEqual({ name: 'Bards', text: expect.stringMatching(/^Band of Bards\. Exalted: /) })
    expect(en.thing?.('quarrels', 0, view)).toEqual({ name: 'Catchy Refrain', text: 'Make a swap.' })
  })

  it('settings and their values have names, and problems a sentence', () => {
    for (const [key, declared] of Object.entries(alderquest.settings)) {
      expect(setting(key)).not.toBe(key)
      if (declared.kind === 'choice') for (const value of declared.values) expect(setting(key, value)).not.toBe(value)
    }
    expect(problem({ problem: 'first-game-is-a-duel', seats: 4 })).toContain('two players')
  })
})
