import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareBots } from '@rulewright/bots'
import { findGame, games } from '@rulewright/games'
import type { Lever } from '@rulewright/games/lab'
import { withNumbers } from '@rulewright/games/numbers'
import { describe, expect, it } from 'vitest'
import { makeExperiment, readExperiment, readText, reportOf, reportText, startingFile, subjectOf, withoutComments } from '../index.ts'
import { reportHtml } from '../page/html.tsx'
import { piecesOf } from '../pieces.ts'
import { playPiece } from '../play.ts'
import type { GameRecord } from '../record.ts'
import { dice } from './dice.ts'

async function setUp(file: Readonly<Record<string, unknown>>) {
  const subject = await subjectOf(String(file.game))
  if (!subject) throw new Error('no such game')
  await prepareBots(subject.game)
  const read = readExperiment(file)
  const made = read.ok ? makeExperiment(subject, read.value) : read
  return { subject, made }
}

async function played(file: Readonly<Record<string, unknown>>) {
  const { subject, made } = await setUp(file)
  if (!made.ok) throw new Error(made.problems.join(' '))
  const experiment = made.value
  const records: GameRecord[] = []
  for (let piece = 0; piece < piecesOf(experiment); piece++) records.push(...playPiece(subject, experiment, piece).games)
  return { subject, experiment, records }
}

describe('an experiment', () => {
  it.each([
    [{ games: 0 }, 'games must be at least 1.'],
    [{ games: 'many' }, 'games must be a number.'],
    [{ gams: 3 }, 'there is no "gams" here; there are game, title, seed, games,'],
    [{ variants: [] }, 'variants is empty.'],
    [{ variants: [{ name: 'a' }, { set: {} }] }, 'variants, no. 2, name is missing: a text in quotes.'],
    [{ variants: [{ name: 'a', sets: {} }] }, 'variants, no. 1: there is no "sets" here; there are name, set, config,'],
    [{ tables: 3 }, 'tables is neither a name nor a list.'],
    [{ stop: { watch: ['seat 1'], error: 2 } }, 'stop, error must be at most 0.5.'],
    [{ stop: { watch: ['decks A'] } }, '"decks A" is no share; write one of seat, deck, turn, and after a space which'],
    [{ stop: { watch: ['deck'] } }, '"deck" is no share'],
    [{ bots: ['genius'] }, 'There is no bot "genius"'],
    [{ bots: ['search:250ms'] }, 'thinks by the clock'],
    [{ bots: ['master'] }, 'thinks by the clock'],
    [{ variants: [{ name: 'a', set: { 'cards.auntie-rut.cost': 1 } }] }, 'there are cards.auntie-ruth.cost'],
    [{ variants: [{ name: 'a', set: { 'decks.ruth.cost': 1 } }] }, 'lab names` lists them'],
    [{ variants: [{ name: 'a', set: { 'cards.auntie-ruth.cost': 1.5 } }] }, 'must be a whole number from 0 to 99 (printed: 4)'],
    [{ variants: [{ name: 'a' }, { name: 'a' }] }, 'the same name'],
    [{ config: { deckFormat: 'wild' } }, 'deckFormat is "wild"'],
    [{ tables: 'starter' }, 'there are starters'],
    [{ tables: 'starters', variants: [{ name: 'a', tables: [{}] }] }, "a has 1 in its list; the experiment's has 12"],
    [{ without: ['auntie-ruth'] }, 'write cards.<name>'],
    [{ bots: ['random'], without: ['cards.auntie-rut'] }, 'there is no "cards.auntie-rut"; there are cards.auntie-ruth'],
    [{ without: ['cards.auntie-ruth'] }, 'the greedy bot cannot be told'],
  ])('with %j is refused with a reason', async (wrong, sentence) => {
    const { made } = await setUp({ game: 'hubworld', ...wrong })
    expect(made.ok ? '' : made.problems.join(' ')).toContain(sentence)
  })

  it('that names a number by what is printed is told its name', async () => {
    const { made } = await setUp({ game: 'alderquest', variants: [{ name: 'a', set: { 'heroes.odete.cost': 1 } }] })
    expect(made.ok ? '' : made.problems.join(' ')).toContain('there are heroes.H-BAR-1.cost (Odette: cost)')
  })

  it('that is not JSON is told where', () => {
    expect(readText('{\n  // which game\n  "game": "primal",\n}')).toEqual({
      problem: 'is not JSON, in line 4: Expected double-quoted property name.',
    })
    expect(readText('{ "game": "primal" // which\n}')).toEqual({ data: { game: 'primal' } })
  })

  it.each(games.map(({ id }) => id))('to begin with is one that can be run: %s', async (id) => {
    const subject = await subjectOf(id)
    const text = subject ? startingFile(subject) : ''
    const { made } = await setUp(JSON.parse(withoutComments(text)))
    expect(made.ok).toBe(true)
  })
})

const kept = join(import.meta.dirname, '..', 'experiments')

it.each(readdirSync(kept))('an experiment that is kept here can be run: %s', async (name) => {
  const { made } = await setUp(JSON.parse(readFileSync(join(kept, name), 'utf8')))
  expect(made).toMatchObject({ ok: true })
})

describe('numbers of the content', () => {
  it('are others while something is done, and what was printed afterwards, also when it fails', async () => {
    const subject = await subjectOf('hubworld')
    if (!subject) throw new Error('no such game')
    const cost = () => {
      const [, lever] = Object.entries(subject.lab.numbers ?? {}).find(([key]) => key === 'cards.auntie-ruth.cost') ?? []
      return lever?.value
    }
    const failing = () =>
      withNumbers(subject.lab, { 'cards.auntie-ruth.cost': 0 }, () => {
        throw new Error('in the middle')
      })
    expect(failing).toThrow('in the middle')
    expect(cost()).toBe(4)
    const before = await played({ game: 'hubworld', games: 2, bots: ['random'], drama: false })
    await played({
      game: 'hubworld',
      games: 2,
      bots: ['random'],
      drama: false,
      variants: [{ name: 'x', set: { 'cards.auntie-ruth.cost': 0 } }],
    })
    const after = await played({ game: 'hubworld', games: 2, bots: ['random'], drama: false })
    expect(after.records).toEqual(before.records)
  })

  // Where each kind of number matters soon: decks with every keyword, monsters of every rank, solitaire for its difficulties.
  const hunts = ['vyraxen', 'toramat', 'korowon'].flatMap((monster) =>
    [
      ['mirah', 'dareon'],
      ['thoreg', 'ljonar'],
    ].map((hunters) => ({ monster, hunters, outfit: 'ready' })),
  )
  const places: readonly (readonly [game: string, kinds: RegExp, file: object])[] = [
    ['hubworld', /./, { seats: 2, tables: [{ decks: ['A', 'B'] }, { decks: ['C', 'D'] }] }],
    ['alderquest', /^(?!difficulty)/, { seats: 2 }],
    ['alderquest', /^difficulty/, { seats: 1, config: { difficulty: 'hard' } }],
    ['aldarra', /./, { seats: 2, config: { balanced: true }, tables: [{ balancedBy: 'points' }, { balancedBy: 'discoveries' }] }],
    ['primal', /./, { seats: 2, tables: hunts }],
  ]

  it.each(places)('that a variant may change are read by the rules of %s as they are then: %s', async (game, about, file) => {
    // If the rules had copied them in advance, the same seed would lead to the same games with the least numbers and with great ones.
    const subject = await subjectOf(game)
    const numbers = Object.entries(subject?.lab.numbers ?? {})
    const kindOf = (key: string) => key.replace(/\..*\./, '.')
    const kinds = [...new Set(numbers.map(([key]) => kindOf(key)))].filter((kind) => about.test(kind))
    expect(kinds.length).toBeGreaterThan(2)
    // One game shows most of them; those not shown yet are looked for in more.
    const wide = { game, games: 1, bots: ['random'], drama: false, ...file }
    const reads = [await readsIn(wide), await readsIn({ ...wide, games: 24 })]
    const isRead = (kind: string) => reads.some((shows) => shows(numbers.filter(([key]) => kindOf(key) === kind)))
    expect(kinds.filter((kind) => !isRead(kind))).toEqual([])
  })

  it.each(['aldarra', 'alderquest', 'hubworld', 'primal'])('%s calls no two of its numbers alike', async (game) => {
    const subject = await subjectOf(game)
    const labels = Object.values(subject?.lab.numbers ?? {}).map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(10)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

/** Whether an experiment's games change when numbers are at their least, or great. */
async function readsIn(file: Readonly<Record<string, unknown>>) {
  const { subject, made } = await setUp(file)
  if (!made.ok) throw new Error(made.problems.join(' '))
  const experiment = made.value
  const plain: (readonly GameRecord[])[] = []
  const told = ({ choices, scores }: GameRecord) => `${choices} ${scores}`
  return (numbers: readonly (readonly [string, Lever])[]): boolean => {
    for (let piece = 0; piece < piecesOf(experiment); piece++) {
      plain[piece] ??= playPiece(subject, experiment, piece).games
      for (const to of [({ least }: Lever) => least, ({ value, most }: Lever) => Math.min(most, 2 * value + 1)]) {
        const set = Object.fromEntries(numbers.map(([key, lever]) => [key, to(lever)]))
        const arms = experiment.arms.map((arm) => ({ ...arm, set }))
        const { games: changed } = playPiece(subject, { ...experiment, arms }, piece)
        if (String(changed.map(told)) !== String(plain[piece]?.map(told))) return true
      }
    }
    return false
  }
}

describe('a report', () => {
  const file = {
    game: 'hubworld',
    games: 8,
    bots: ['random'],
    tables: 'starters',
    luck: true,
    without: ['cards.job-board'],
    ladder: ['random', 'random'],
  }
  let games: ReturnType<typeof played> | null = null
  const same = () => {
    games ??= played(file)
    return games
  }

  it('does not depend on the order in which games were played', async () => {
    const { subject, experiment, records } = await same()
    const text = reportText(reportOf(subject, experiment, records))
    expect(reportText(reportOf(subject, experiment, [...records].reverse()))).toBe(text)
    // Some databases return keys in another order.
    const turned = records.map((record) => Object.fromEntries(Object.entries(record).reverse()) as GameRecord)
    expect(reportText(reportOf(subject, experiment, turned))).toBe(text)
  })

  it('says who won as the games say it, and names games that are there', async () => {
    const { subject, experiment, records } = await same()
    const report = reportOf(subject, experiment, records)
    const [variant] = report.variants
    const own = records.filter(({ arm }) => arm === 0)
    const wins = own.reduce((sum, { payoffs }) => sum + (payoffs[0] ?? 0), 0) / own.length
    expect(variant?.shares.find(({ kind, label }) => kind === 'seat' && label === '1')?.share.value).toBeCloseTo(wins, 5)
    expect(variant?.luck?.same.n).toBe(8)
    expect(report.ladder[0]?.share.n).toBe(8)
    expect(report.without[0]?.first).toBe('without cards.job-board')
    const named = variant?.shares.flatMap(({ won, lost }) => [...won, ...lost]) ?? []
    expect(named.length).toBeGreaterThan(4)
    for (const id of named) expect(report.matches[id]?.choices.length).toBeGreaterThan(10)
  })

  it('counts by settings too, where a game says so, and leaves out what does not apply', async () => {
    const kindsIn = async (file: object) => {
      const { subject, experiment, records } = await played({ game: 'alderquest', bots: ['random'], drama: false, ...file })
      return reportOf(subject, experiment, records).variants[0]?.shares.filter(({ kind }) => kind === 'difficulty') ?? []
    }
    const six = await kindsIn({ seats: 1, tables: 'difficulties', games: 6 })
    expect(six.map(({ label, share }) => `${label} ${share.n}`)).toEqual(
      ['brutal', 'easy', 'hard', 'normal', 'very-easy', 'very-hard'].map((name) => `${name} 1`),
    )
    expect(await kindsIn({ seats: 2, games: 1 })).toEqual([])
  })

  it('a player told to do without a thing never uses it, and the other does', async () => {
    const { records, experiment } = await played({
      ...file,
      games: 12,
      without: ['cards.job-board', 'cards.transit-station'],
      ladder: ['random', 'random'],
    })
    const used = (player: number, thing: string) =>
      records
        .filter(({ arm }) => experiment.arms[arm]?.name === `without cards.${thing}`)
        .flatMap(({ players, things }) => players.flatMap((of, seat) => (of === player ? (things.cards?.used[seat] ?? []) : [])))
        .filter((card) => card === thing).length
    for (const thing of ['job-board', 'transit-station']) {
      expect(used(0, thing)).toBe(0)
      expect(used(1, thing)).toBeGreaterThan(0)
    }
  })

  it('a fifth game, of which the lab has never heard, gets the general measures for nothing', () => {
    const { game } = dice
    const fifth = { game, lab: {} }
    const made = makeExperiment(fifth, { game: 'dice', games: 8, bots: ['random'], luck: true, ladder: ['random', 'random'] })
    if (!made.ok) throw new Error(made.problems.join(' '))
    const records = Array.from({ length: piecesOf(made.value) }, (_, piece) => playPiece(fifth, made.value, piece).games).flat()
    const report = reportOf(fifth, made.value, records)
    const [variant] = report.variants
    expect(variant?.shares.map(({ kind, label, share }) => `${kind} ${label}: ${share.n}`)).toEqual(['seat 1: 8', 'seat 2: 8'])
    expect(variant?.length.decisions.median).toBe(10)
    expect(variant?.endings.map(({ reason }) => reason)).toEqual(['coins'])
    expect(variant?.uses.map(({ name, offered }) => `${name} ${offered}`)).toEqual(['card 160', 'charm 80', 'keep 160', 'pebble 80'])
    expect(variant?.luck?.same.n).toBe(8)
    expect(report.ladder[0]?.share.n).toBe(8)
    expect(startingFile(fifth)).toContain('"game": "dice"')
    expect(reportHtml(report)).toContain('Seat: share of the wins')
  })

  it('a game without a declaration gets the general measures', async () => {
    const manifest = findGame('primal')
    const game = await manifest?.rules()
    if (!game) throw new Error('no such game')
    const subject = { game, lab: {} }
    const made = makeExperiment(subject, { game: 'primal', games: 4, bots: ['random'] })
    if (!made.ok) throw new Error(made.problems.join(' '))
    const report = reportOf(subject, made.value, playPiece(subject, made.value, 0).games)
    expect(report.together).toBe(true)
    expect(report.variants[0]?.length.decisions.median).toBeGreaterThan(20)
    expect(report.variants[0]?.endings.length).toBeGreaterThan(0)
    expect(report.variants[0]?.shares.map(({ kind }) => kind)).toContain('seat')
  })
})
