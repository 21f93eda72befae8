import { below, type Decision, type Game, Match, type MatchLog, readLog, seedRandom, type Words, writeLog } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { type DuelEvent, type DuelOption, duel } from '../../kernel/test/games/duel.ts'
import { Differs, matchText, perform, playThrough, tell } from '../index.ts'

const words = {
  prompt: (decision: Decision) => decision.prompt,
  option: (option: DuelOption) => ('card' in option ? `${option.do} the ${option.card}` : option.do),
  event: (event: DuelEvent, _view: unknown, names: { of(seat: number): string }) =>
    event.type === 'drew' && event.card === null ? `${names.of(event.seat)} drew something.` : event.type,
  outcome: () => 'It was a fine match.',
  heading: (event: DuelEvent) => (event.type === 'scored' ? { level: 'round', phrase: 'Scored', seat: null } : null),
  problem: () => '',
  setting: () => '',
}
// Files are about games in general; these are the duel and its words.
const game = duel
const telling = { words: words as unknown as Words, players: ['Ada', 'Bo'] }

function played(seed = 'story'): Match {
  const config = { seats: 2, rounds: 1 }
  const match: Match = Match.start(game, config, seed)
  const random = seedRandom('moves')
  while (match.first) match.choose(match.first.seat, below(random, match.first.options.length))
  return match
}

const record = (match: Match) => ({ config: match.config, seed: match.seed, redeals: [], choices: match.log().choices })

function read(file: string): MatchLog {
  const log = readLog(file)
  if (!log.ok) throw new Error('unreadable')
  return log.value
}

/** The log with what its nth choice meant changed. */
function altered(log: MatchLog, n: number, meant: DuelOption): MatchLog {
  return { ...log, meant: log.meant?.map((option, at) => (at === n ? meant : option)) ?? [] }
}

function difference(log: MatchLog, rules: Game = game): { choice: number; message: string } {
  try {
    playThrough(rules, log, { telling })
  } catch (error) {
    if (error instanceof Differs) return error
    throw error
  }
  throw new Error('it does not differ')
}

describe('the story of a match', () => {
  it('is told before the machine’s part, by chapters and choices, with what each choice meant', () => {
    const match = played()
    const file = matchText(game, record(match), telling, { players: telling.players })
    expect(file.indexOf('"story"')).toBeLessThan(file.indexOf('"seed"'))
    const { story } = JSON.parse(file)
    expect(story[1]).toMatch(/^1\. Ada: Play the \d+$/)
    expect(story).toContain('      Ada drew something.')
    expect(story).toContain('== scored ==')
    expect(story.at(-1)).toBe('It was a fine match.')
    const log = read(file)
    expect(log.meant).toHaveLength(match.count)
    expect(log.meant?.[0]).toEqual({ do: 'play', card: Number(story[1].split(' ').at(-1)) })
  })

  it('keeps the log that the match itself would keep', () => {
    const match = played()
    const { meant, ...log } = tell(game, record(match), telling).log
    expect(log).toEqual(match.log())
    expect(meant).toHaveLength(match.count)
  })

  it('is read back, and an older file without one as well', () => {
    const match = played()
    const file = matchText(game, record(match), telling)
    expect(playThrough(game, read(file), { telling }).match.outcome).toEqual(match.outcome)
    expect(playThrough(game, read(writeLog(match.log())), { telling }).match.outcome).toEqual(match.outcome)
  })

  it('is told without words by the names of the rules', () => {
    const beside = { players: [], outcome: null, playedAt: 0, fairness: null }
    const file = perform(game, { do: 'file', game: 'duel', record: record(played()), beside })
    expect(JSON.parse(String(file)).story[1]).toBe('1. Seat 1: Play')
  })
})

describe('where a file and the rules part', () => {
  const { log } = tell(game, record(played()), telling)
  const n = log.meant?.findIndex((option) => option?.do === 'play') ?? 0
  const who = log.choices[n]?.seat === 0 ? 'Ada' : 'Bo'

  it('an option that is not offered any more is named, with what stands in its place', () => {
    const meant = log.meant?.[n]
    const there = meant && 'card' in meant ? meant.card : null
    const { choice, message } = difference(altered(log, n, { do: 'play', card: 99 }))
    expect(choice).toBe(n + 1)
    expect(message).toContain(`Choice ${n + 1} is the first that differs: ${who} chose “play the 99”.`)
    expect(message).toContain(`“play the ${there}” stands in its place, and it is not offered`)
  })

  it('a choice beyond what is offered says what is', () => {
    const choices = log.choices.map((choice, at) => (at === 0 ? { ...choice, index: 30 } : choice))
    const { choice, message } = difference({ ...log, choices })
    expect(choice).toBe(1)
    expect(message).toMatch(/Ada is offered “play the \d+”, “/)
  })

  it('a seat that is not asked any more is named, and who is asked', () => {
    const choices = log.choices.map((choice, at) => (at === 0 ? { ...choice, seat: 1 } : choice))
    expect(difference({ ...log, choices }).message).toContain('Bo is not asked anything then, but Ada')
  })

  it('another state after the same choice is told of that choice, under which rules', () => {
    const at = log.rests[3]?.at ?? 0
    const rests = log.rests.map((rest) => (rest.at === at ? { ...rest, hash: '000000' } : rest))
    const { choice, message } = difference({ ...log, rests, version: '0' })
    expect(choice).toBe(at)
    expect(message).toContain(`It was under rules 0; by those of now (${game.version}) then things on the table stand otherwise`)
  })

  it('the deal itself may differ', () => {
    expect(difference({ ...log, seed: 'another' }).choice).toBe(0)
  })

  it('an option that the words of now do not know is told as the rules had it', () => {
    const shy = {
      ...telling,
      words: {
        ...telling.words,
        option: () => {
          throw new Error('unknown')
        },
      },
    }
    expect(() => playThrough(game, altered(log, n, { do: 'play', card: 99 }), { telling: shy })).toThrow('{"do":"play","card":99}')
  })
})
