import { prepareBots, Search } from '@rulewright/bots'
import { findGame, games } from '@rulewright/games'
import { gameWithNumbers, type Numbers, rulesFor, withNumbers } from '@rulewright/games/numbers'
import { type Around, type Game, Match, type MatchLog, parseKeptConfig, readLog } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { makeExperiment, readExperiment, reportOf, subjectOf } from '../index.ts'
import { matchFileOf } from '../page/match-file.ts'
import { playPiece } from '../play.ts'

/** Everything for nothing. */
async function allFree(): Promise<Numbers> {
  const names = Object.keys((await findGame('hubworld')?.lab?.())?.numbers ?? {})
  return Object.fromEntries(names.filter((name) => name.endsWith('.cost')).map((name) => [name, 0]))
}

/** A report of a few games as printed and with other numbers, and those games as match files. */
async function files(set: Numbers) {
  const subject = await subjectOf('hubworld')
  const variants = [{ name: 'printed' }, { name: 'other', set }]
  const read = readExperiment({ game: 'hubworld', games: 2, tables: 'starters', bots: ['random'], drama: false, variants })
  const made = subject && read.ok ? makeExperiment(subject, read.value) : null
  if (!subject || !made?.ok) throw new Error('no experiment')
  const report = reportOf(subject, made.value, playPiece(subject, made.value, 0).games)
  return Object.values(report.matches).map((game) => ({ game, file: matchFileOf(report, game) }))
}

async function rulesOf(log: Pick<MatchLog, 'game' | 'config'>): Promise<Game> {
  const manifest = findGame(log.game)
  const rules = manifest && (await rulesFor(manifest, log.config))
  if (!rules?.ok) throw new Error(JSON.stringify(rules?.problems))
  return rules.value
}

function logIn(file: string): MatchLog {
  const read = readLog(file)
  if (!read.ok) throw new Error('no match file')
  return read.value
}

it.each(games)('every number of $title has a name of its own, in words', async ({ lab }) => {
  const labels = Object.values((await lab?.())?.numbers ?? {}).map(({ label }) => label)
  expect(labels.length).toBeGreaterThan(0)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter((label) => !/^“?\p{Lu}/u.test(label))).toEqual([])
})

describe('a game with other numbers', () => {
  it('is kept with them and replays to the same end; with the printed ones it does not', async () => {
    const set = await allFree()
    const games = (await files(set)).filter(({ game }) => game.variant === 'other')
    const printed = await rulesOf({ game: 'hubworld', config: { seats: 2 } })
    const asPrinted = games.map(({ game, file }) => {
      try {
        return Match.load(printed, logIn(file)).outcome?.payoffs.join() === game.payoffs.join()
      } catch {
        return false
      }
    })
    expect(asPrinted).toContain(false)
    for (const { game, file } of games) {
      const log = logIn(file)
      expect(log.config.numbers).toEqual(set)
      expect(Match.load(await rulesOf(log), log).outcome).toMatchObject({ payoffs: game.payoffs, reason: game.reason })
    }
  })

  it('is played in turn with printed ones in the same process, and neither is affected', async () => {
    const all = await files(await allFree())
    const alone = await Promise.all(all.map(async ({ file }) => Match.load(await rulesOf(logIn(file)), logIn(file)).log()))
    const logs = all.map(({ file }) => logIn(file))
    const matches = await Promise.all(logs.map(async (log) => Match.start(await rulesOf(log), log.config, log.seed)))
    const longest = Math.max(...logs.map(({ choices }) => choices.length))
    for (let n = 0; n < longest; n++)
      for (const [which, log] of logs.entries()) {
        const choice = log.choices[n]
        if (choice) matches[which]?.choose(choice.seat, choice.index)
      }
    // With the hashes of every rest.
    expect(matches.map((match) => match.log())).toEqual(alone)
    expect(new Set(all.map(({ game }) => game.variant)).size).toBe(2)
  })

  it('is thought about by bots as it is played, in their imagined worlds, too', async () => {
    const subject = await subjectOf('hubworld')
    const numbers = await allFree()
    const config = subject && parseKeptConfig(subject.game, { seats: 2 })
    if (!subject || !config?.ok) throw new Error('no game')
    const thoughts = async (game: Game, around: Around) => {
      await prepareBots(game)
      const match = around(() => Match.start(game, config.value, 'free'))
      return Array.from({ length: 12 }, (_, n) => {
        const seat = match.first?.seat ?? 0
        const verdicts = around(() => new Search({ iterations: 30 }).judge(match.observer(seat), `${n}`))
        around(() => match.choose(seat, 0))
        return verdicts
      })
    }
    const within = await thoughts(subject.game, (work) => withNumbers(subject.lab, numbers, work))
    const own = await thoughts(gameWithNumbers(subject.game, subject.lab, numbers), (work) => work())
    expect(own).toEqual(within)
    expect(own).not.toEqual(await thoughts(subject.game, (work) => work()))
  })

  it('is refused by the printed game, and numbers that the game does not have by everybody', async () => {
    const manifest = findGame('hubworld')
    if (!manifest) throw new Error('no game')
    expect(parseKeptConfig(await manifest.rules(), { seats: 2, numbers: { 'cards.auntie-ruth.cost': 0 } })).toMatchObject({
      problems: [{ problem: 'other-numbers' }],
    })
    const wanting = async (numbers: unknown) => {
      const rules = await rulesFor(manifest, { seats: 2, numbers })
      return rules.ok ? '' : rules.problems.map(({ text }) => text).join(' ')
    }
    expect(await wanting({ 'cards.auntie-rut.cost': 1 })).toContain('there are cards.auntie-ruth.cost')
    expect(await wanting({ 'cards.auntie-ruth.cost': 1.5 })).toContain('must be a whole number from 0 to 99 (printed: 4)')
    expect(await wanting({ 'cards.auntie-ruth.cost': '1' })).toContain('must be a whole number')
    expect(await wanting([1])).toContain('by name')
    expect(await wanting({})).toContain('by name')
  })
})
