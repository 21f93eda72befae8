import {
  type Config,
  type Decision,
  heard,
  Match,
  type Names,
  type Phrase,
  parseConfig,
  plain,
  seedRandom,
  type Told,
} from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { describe, expect, it } from 'vitest'
import { games } from '../registry.ts'
import { drawBoard } from './drawn.ts'

/** Of a random match one position in so many is drawn, for so many decisions. */
const DRAWN = 60
const FOLLOWED = 900

/** No sentence needs the reader's own name. */
const READER = 'Somebody Else'
const namesFor = (you: number): Names => ({ you, of: (seat) => (seat === you ? READER : `Seat ${seat + 1}`) })

/** A verb that does not agree with "you", "You" inside a sentence, a wrong article, a number where English says "no". What a card says is left out. */
const CLUMSY = /\b[Yy]ou (?:was|is|has|does)\b|[\p{Ll},] You\b|\b[Aa] (?![Oo]ne|[Uu]ni|[Uu]se)[AEIOUaeiou]|\b0 \p{L}+s\b|\.\.| {2}/u

/** A sentence with words in it, begun as sentences begin, spoken to the reader, and no gap where a value was missing. */
function sound(phrase: Phrase, of: unknown, end = /./): void {
  const text = plain(phrase)
  if (!/\p{L}/u.test(text) || /^\p{Ll}(?!\d)|undefined|NaN|\[object|null/u.test(text) || text.includes(READER))
    throw new Error(`"${text}" is no sentence for ${JSON.stringify(of)}`)
  if (CLUMSY.test(text.replace(/“[^”]*”/g, '…')) || !end.test(text)) throw new Error(`"${text}" reads badly for ${JSON.stringify(of)}`)
}

/** Where options may read the same: facedown tiles that lie in one space in AlderQuest. */
const COPIES: Readonly<Record<string, RegExp>> = { alderquest: /^which-tile$/ }

/** Nobody can choose between two options that read the same. */
function distinct(game: string, { prompt, options }: Decision, said: readonly string[]): void {
  if (COPIES[game]?.test(prompt)) return
  const twice = said.findIndex((text, n) => said.indexOf(text) < n)
  if (twice >= 0) throw new Error(`two options of "${prompt}" read "${said[twice]}": ${JSON.stringify(options)}`)
}

const QUESTION = /[.?]$/
const STATEMENT = /\.”?$/
/** What happened is over. */
const PAST = /\b(?:was|were|had|ended|won|lost|came|reached|conceded)\b/

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
        const reader = namesFor(decision.seat)
        const view = match.view(decision.seat)
        sound(words.prompt(decision, view, reader), decision, QUESTION)
        const said = decision.options.map((option) => words.option(option, view, reader, decision))
        for (const [index, option] of decision.options.entries()) sound(said[index] ?? '', option)
        distinct(rules.id, decision, said.map(plain))
        const heardHere = told.splice(0).map((t) => heard(t, decision.seat))
        const events = heardHere.filter((event) => event !== null)
        for (const event of events) {
          const line = words.event(event, view, reader)
          if (line !== null) sound(line, event, STATEMENT)
        }
        if (board && n % DRAWN === 0) {
          const html = drawBoard(board, { view, decision, names: reader, words, events })
          expect(html.length).toBeGreaterThan(1000)
        }
        match.choose(answer.seat, answer.index)
      }
      if (!match.outcome) continue
      for (let seat = 0; seat < seats; seat++) {
        const end = words.outcome(match.outcome, match.view(seat), namesFor(seat))
        sound(end, match.outcome, STATEMENT)
        expect(plain(end)).toMatch(PAST)
        expect(plain(end)).not.toMatch(/ (?:wins?|loses?|is|are) /)
      }
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

/** Every name of a field anywhere in a view. */
function fieldsOf(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const item of data) fieldsOf(item, found)
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      found.add(key)
      fieldsOf(value, found)
    }
  return found
}
