import { type Config, heard, Match, type Names, type Phrase, parseConfig, plain, seedRandom, type Told } from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { describe, expect, it } from 'vitest'
import { games } from '../registry.ts'
import { drawBoard } from './drawn.ts'

/** One in so many positions of a random match is drawn, and a match is followed for so many decisions. */
const DRAWN = 60
const FOLLOWED = 900

const names: Names = { you: 0, of: (seat) => `Seat ${seat + 1}` }

/** A sentence with words in it, begun as sentences begin, and no gap where a value was missing. */
function sound(phrase: Phrase, of: unknown): void {
  const text = plain(phrase)
  if (!/\p{L}/u.test(text) || /^\p{Ll}(?!\d)|undefined|NaN|\[object|null/u.test(text))
    throw new Error(`"${text}" is no sentence for ${JSON.stringify(of)}`)
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, manifest) => {
  it('says every prompt, option and event of random matches in words, and draws them on its board', async () => {
    const [rules, words, board] = await Promise.all([manifest.rules(), manifest.words(), manifest.board?.()])
    for (const seats of manifest.seats) {
      const config = parseConfig(rules, { seats })
      if (!config.ok)
        throw new Error(`the defaults for ${seats} seats are not legal: ${config.problems.map((p) => words.problem(p)).join(' ')}`)
      const told: Told[] = []
      const match = Match.start(rules, config.value as Config, `words ${seats}`, (t) => told.push(t))
      const random = seedRandom(`words ${seats}`)
      for (let n = 0; match.first && n < FOLLOWED; n++) {
        const answer = mover(match, random)
        const decision = answer && match.decisionOf(answer.seat)
        if (!answer || !decision) throw new Error('a decision without options')
        const reader = { ...names, you: decision.seat }
        const view = match.view(decision.seat)
        sound(words.prompt(decision, view, reader), decision)
        for (const option of decision.options) sound(words.option(option, view, reader, decision), option)
        const heardHere = told.splice(0).map((t) => heard(t, decision.seat))
        const events = heardHere.filter((event) => event !== null)
        for (const event of events) {
          const line = words.event(event, view, reader)
          if (line !== null) sound(line, event)
        }
        if (board && n % DRAWN === 0) {
          const html = drawBoard(board, { view, decision, names: reader, words, events })
          expect(html.length).toBeGreaterThan(1000)
        }
        match.choose(answer.seat, answer.index)
      }
      if (match.outcome) expect(plain(words.outcome(match.outcome, match.view(null), names))).toMatch(/\S/)
    }
  })

  it('has words for each of its settings and their values', async () => {
    const [rules, words] = await Promise.all([manifest.rules(), manifest.words()])
    for (const [key, setting] of Object.entries(rules.settings)) {
      expect(words.setting(key)).not.toBe(key)
      const of = setting.kind === 'each-seat' ? setting.of : setting
      for (const value of of.kind === 'choice' ? of.values : []) expect(words.setting(key, value), `${key}=${value}`).toMatch(/\S/)
    }
  })

  it('has a name for what it knows of any number under any field of its view, and fails at none', async () => {
    const [rules, words] = await Promise.all([manifest.rules(), manifest.words()])
    const config = parseConfig(rules, {})
    if (!config.ok) throw new Error('the defaults are not legal')
    const match = Match.start(rules, config.value as Config, 'things')
    const random = seedRandom('things')
    for (let n = 0; match.first && n < FOLLOWED / 2; n++) {
      const answer = mover(match, random)
      if (answer) match.choose(answer.seat, answer.index)
    }
    const view = match.view(0)
    let named = 0
    for (const key of fieldsOf(view)) {
      for (let value = -2; value < 80; value++) if (words.thing?.(key, value, view)) named += 1
      words.thing?.(key, 'no such thing', view)
    }
    expect(named).toBeGreaterThan(20)
  })
})

/** Every name of a field that stands anywhere in a view. */
function fieldsOf(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const item of data) fieldsOf(item, found)
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      found.add(key)
      fieldsOf(value, found)
    }
  return found
}
