import { Facts, type Features, type Game, Match, next, seedRandom } from '@rulewright/kernel'
import { expect, test } from 'vitest'
import { type Duel, duel } from '../../kernel/test/games/duel.ts'
import { play } from '../arena/play.ts'
import { playTask } from '../arena/threads.ts'
import { Judge, NO_NETWORK } from '../judge.ts'
import { evenedOut } from '../learn/even.ts'
import { Examples } from '../learn/examples.ts'
import { Gradients } from '../learn/gradients.ts'
import { gamesOf, isHeldBack, type Learning, learnFrom, NOTHING_LEARNT, type PlayedGame } from '../learn/index.ts'
import { taught } from '../learn/taught.ts'
import { standardTraining, train } from '../learn/train.ts'
import { decode, emptyParameters, encode, fromText, Network, type Parameters, toText } from '../network.ts'
import { hunt } from './hunt.ts'

const features: Features<Duel> = {
  size: 60,
  read(g, seat, facts) {
    for (const card of g.hands[seat] ?? []) facts.add(card)
    facts.add(40, (g.scores[seat] ?? 0) / 10)
    facts.add(41, (g.scores[1 - seat] ?? 0) / 10)
    facts.count(42, 17, g.deck.length)
  },
}
const bot = duel.bot
if (!bot) throw new Error('the duel has an evaluation')
// Its plain evaluation knows nothing here: what is predicted better was learnt.
const game: Game = { ...duel, bot: { ...bot, weights: { lead: 0, hand: 0 }, features } }

const learning: Learning = { seed: 'test', games: 60, iterations: 3, epochs: 2, proof: 4, trust: 0.6, thought: 0.05, teachers: 1 }

function anyParameters(inputs: number): Parameters {
  const random = seedRandom('parameters')
  const p = emptyParameters(inputs)
  for (const part of [p.first, p.firstBias, p.second, p.secondBias, p.last, p.end])
    for (let n = 0; n < part.length; n++) part[n] = (next(random) / 2 ** 32 - 0.5) * 0.6
  return p
}

function played(): PlayedGame[] {
  return gamesOf(game, learning, NOTHING_LEARNT).map(({ arena, seating }) => ({
    config: arena.config,
    ...play(game, arena.config, arena.bots, seating),
  }))
}

test('games are played with the numbers of seats that were asked for, each of them', () => {
  const table: Game = { ...game, id: 'table', seats: [2, 3, 4] }
  const seatsOf = (seats: readonly number[]) =>
    gamesOf(table, { ...learning, seats }, NOTHING_LEARNT).map(({ arena }) => arena.config.seats)
  expect(new Set(seatsOf([3, 4]))).toEqual(new Set([3, 4]))
  const many = seatsOf([2, 4, 4]).filter((seats) => seats === 4).length
  expect(many).toBeGreaterThan(learning.games / 2)
  expect(many).toBeLessThan(learning.games)
})

test('a network read from its text weighs as it did, but for the rounding of its first layer', () => {
  const before = anyParameters(features.size)
  const after = decode(fromText(toText(encode(before))), features.size)
  const facts = new Facts()
  facts.add(3)
  facts.add(40, 0.7)
  facts.count(42, 17, 99)
  expect(facts.numbers[2]).toBe(59)
  expect(new Network(after).weigh(facts, 0.5)).toBeCloseTo(new Network(before).weigh(facts, 0.5), 1)
  expect([...after.second]).toEqual([...before.second])
  expect(new Network(after).weigh(facts, 2)).not.toBe(new Network(after).weigh(facts, 0.5))
})

test('what a network thinks depends neither on what it was shown before nor on the order of the facts', () => {
  const parameters = anyParameters(features.size)
  const network = new Network(parameters)
  const random = seedRandom('facts')
  for (let n = 0; n < 40; n++) {
    const noted = Array.from({ length: next(random) % 30 }, () => [next(random) % features.size, (1 + (next(random) % 9)) / 3] as const)
    const [facts, reversed] = [noted, noted.toReversed()].map((list) => {
      const all = new Facts()
      for (const [number, amount] of list) all.add(number, amount)
      return all
    })
    const alone = facts && new Network(parameters).weigh(facts, 0.5)
    expect(facts && network.weigh(facts, 0.5, n % 2)).toBe(alone)
    expect(reversed && network.weigh(reversed, 0.5, n % 3)).toBe(alone)
  }
})

test('weights made for other features are refused', () => {
  expect(() => decode(encode(anyParameters(12)), 13)).toThrow('learn anew')
  expect(() => decode(new Uint8Array(3), 13)).toThrow('learn anew')
})

test('where features have changed, games to learn from are played all the same, but not by what was learnt before', async () => {
  const changed: Game = { ...game, id: 'changed', bot: { ...bot, features, network: async () => toText(encode(anyParameters(12))) } }
  const [task] = gamesOf(changed, learning, NOTHING_LEARNT)
  if (!task) throw new Error('there is no game to play')
  expect((await playTask(changed, task)).choices.length).toBeGreaterThan(0)
  const learnt = { ...task, arena: { ...task.arena, bots: [{ kind: 'search', budget: { iterations: 2 } } as const] } }
  await expect(playTask(changed, learnt)).rejects.toThrow('learn anew')
})

test('what an example teaches is the slope of its loss', () => {
  const examples = new Examples(game, 0.5)
  for (const one of played().slice(0, 2)) examples.addGame(one)
  const p = anyParameters(features.size)
  const gradients = new Gradients(p)
  const example = examples.length - 1
  const loss = () => {
    const odds = gradients.odds(examples, example)
    return Math.log1p(Math.exp(odds)) - (examples.aims[example] ?? 0) * odds
  }
  gradients.learn(examples, example, seedRandom('all take part'), 0)
  const input = examples.numbers[examples.starts[example] ?? 0] ?? 0
  const step = 1e-4
  let seen = 0
  for (const [weights, slopes, n] of [
    ...Array.from({ length: 64 }, (_, i) => [p.first, gradients.first, input * 64 + i] as const),
    ...Array.from({ length: 64 }, (_, i) => [p.second, gradients.second, i * 31] as const),
    [p.end, gradients.end, 1] as const,
    [p.last, gradients.last, 7] as const,
  ]) {
    const kept = weights[n] ?? 0
    weights[n] = kept + step
    const more = loss()
    weights[n] = kept - step
    const slope = (more - loss()) / (2 * step)
    weights[n] = kept
    expect(slopes[n] ?? 0).toBeCloseTo(slope, 2)
    if (Math.abs(slope) > 0.01) seen += 1
  }
  expect(seen).toBeGreaterThan(5)
})

test('the same seed and iterations learn the same network, and it predicts better than the plain evaluation', async () => {
  const games = played()
  const learn = () => learnFrom(game, games, NOTHING_LEARNT, { ...learning, epochs: 5 })
  const [one, other] = [await learn(), await learn()]
  expect(one.report.loss).toBe(other.report.loss)
  expect(one.report.loss).toBeLessThan(one.report.plainLoss)
  expect(one.report.admitted).toBe(one.report.proof.winRate > 0.5)
  expect(played().map(({ choices }) => choices)).toEqual(games.map(({ choices }) => choices))
})

test('what is to be learnt is what the seat thought whenever it searched again, the sooner the more, and how the game ended', () => {
  const [one] = played()
  if (!one) throw new Error('no game was played')
  const aimsWith = (thoughts: readonly number[], share: number) => {
    const examples = new Examples(game, share)
    examples.addGame({ ...one, thoughts })
    return [...examples.aims.subarray(0, 2)]
  }
  const nothing = one.choices.map(() => -1)
  const of = (seat: number) => one.choices.map((choice) => (choice.seat === seat ? 250 + 100 * seat : -1))
  expect(aimsWith(nothing, 1)).toEqual(one.payoffs)
  expect(aimsWith(of(0), 0)).toEqual(one.payoffs)
  expect(aimsWith(of(0), 1)[0]).toBeCloseTo(0.25)
  expect(aimsWith(of(0), 1)[1]).toBe(one.payoffs[1])
  expect(aimsWith(of(1), 1)[1]).toBeCloseTo(0.35)
  expect(aimsWith(of(1), 1)[0]).toBe(one.payoffs[0])
  // The last two thoughts of the first seat, each of which counts a quarter.
  const [before, last] = [...one.choices.keys()].filter((n) => one.choices[n]?.seat === 0).slice(-2)
  const two = nothing.map((none, n) => (n === before ? 800 : n === last ? 400 : none))
  expect(aimsWith(two, 0.25)[0]).toBeCloseTo(0.25 * 0.8 + 0.75 * (0.25 * 0.4 + 0.75 * (one.payoffs[0] ?? 0)))
})

test('how much is learnt from thoughts, and how much from how the games ended, changes the network', async () => {
  const games = played()
  const [ends, thoughts] = [
    await learnFrom(game, games, NOTHING_LEARNT, learning),
    await learnFrom(game, games, NOTHING_LEARNT, { ...learning, thought: 1 }),
  ]
  expect(ends.report.loss).not.toBe(thoughts.report.loss)
})

test('a pupil thinks what its teachers think on average, though none of them thinks so alone', () => {
  const examples = new Examples(game, 0)
  const heldBack = new Examples(game, 0)
  for (const [n, one] of played().entries()) (n % 6 === 0 ? heldBack : examples).addGame(one)
  const training = { ...standardTraining, epochs: 3, seed: 'school' }
  const teachers = [0, 1, 2].map((n) => new Gradients(train(examples, heldBack, null, { ...training, seed: `school/${n}` }).parameters))
  const pupil = new Gradients(taught(examples, heldBack, null, { ...training, epochs: 8 }, 1).parameters)
  const distance = (a: Gradients, b: (n: number) => number) => {
    let sum = 0
    for (let n = 0; n < heldBack.length; n++) sum += (a.odds(heldBack, n) - b(n)) ** 2
    return Math.sqrt(sum / heldBack.length)
  }
  const mean = (n: number) => teachers.reduce((sum, teacher) => sum + teacher.odds(heldBack, n), 0) / teachers.length
  const school = new Gradients(taught(examples, heldBack, null, training, 3).parameters)
  for (const teacher of teachers) expect(distance(school, mean)).toBeLessThan(distance(teacher, mean) / 2)
  expect(distance(pupil, mean)).toBeGreaterThan(distance(school, mean))
})

test('what was learnt before is met in the arena as it was', async () => {
  const parameters = anyParameters(features.size)
  const before = toText(encode(parameters))
  const { report, learnt } = await learnFrom(game, played(), { generation: 1, parameters }, learning)
  expect(toText(encode(parameters))).toBe(before)
  expect(learnt.parameters === parameters).toBe(!report.admitted)
})

test('a network thinks on average as well of one group of facts as of the others, and keeps what differs within a group', () => {
  const before = anyParameters(features.size)
  const groups = [[3, 4], [7, 8], [20]]
  const after = evenedOut(before, { even: [groups] })
  const weight = (p: Parameters, fact: number, neuron: number) => p.first[fact * 64 + neuron] ?? 0
  const means = (p: Parameters, neuron: number) =>
    groups.map((facts) => facts.reduce((sum, fact) => sum + weight(p, fact, neuron), 0) / facts.length)
  for (const neuron of [0, 31, 63]) {
    const [a = 0, b = 0, c = 0] = means(before, neuron)
    for (const mean of means(after, neuron)) expect(mean).toBeCloseTo((a + b + c) / 3, 5)
    expect(weight(after, 4, neuron) - weight(after, 3, neuron)).toBeCloseTo(weight(before, 4, neuron) - weight(before, 3, neuron), 5)
    expect(weight(after, 5, neuron)).toBe(weight(before, 5, neuron))
  }
  expect(before.first[3 * 64]).toBe(anyParameters(features.size).first[3 * 64])
})

test('learning goes on from the network as it was learnt, before it was mixed with the plain evaluation', async () => {
  const games = played()
  const whole = anyParameters(features.size)
  const half = { ...whole, last: whole.last.map((weight) => weight / 2), end: whole.end.map((weight, n) => (weight + n) / 2) }
  const lossFrom = async (parameters: Parameters, trust: number) =>
    (await learnFrom(game, games, { generation: 1, parameters }, { ...learning, epochs: 1, trust, thought: 0 })).report.loss
  expect(await lossFrom(half, 0.5)).toBeCloseTo(await lossFrom(whole, 1), 6)
})

test('where all play together every size of party is learnt from alike, and proved', async () => {
  const hunting: Game = {
    ...hunt,
    cooperative: true,
    bot: { evaluate: () => 0.5, weights: {}, features: { size: 5, read: (_, seat, facts) => facts.add(seat) } },
  }
  const tasks = gamesOf(hunting, { ...learning, games: 200 }, NOTHING_LEARNT)
  const sizes = tasks.map(({ seating }) => seating.seats.length)
  for (const size of hunt.seats) expect(sizes.filter((of) => of === size).length).toBeGreaterThan(30)
  const games = tasks
    .slice(0, 12)
    .map(({ arena, seating }) => ({ config: arena.config, ...play(hunting, arena.config, arena.bots, seating) }))
  const met = new Set<number>()
  const { report } = await learnFrom(
    hunting,
    games,
    NOTHING_LEARNT,
    { ...learning, seed: 'parties', proof: 16 },
    {
      runGames: async (arena, seatings, onPlayed) => {
        met.add(arena.config.seats)
        for (const seating of seatings) onPlayed(play(hunting, arena.config, arena.bots, seating))
      },
    },
  )
  expect(report.proof.games).toBe(16)
  expect([...met].sort()).toEqual([...hunt.seats].sort())
})

test('where seats compete a network is proved mostly at the default number of seats, and a third at the others', async () => {
  const race: Game = {
    ...hunt,
    bot: { evaluate: () => 0.5, weights: {}, features: { size: 5, read: (_, seat, facts) => facts.add(seat) } },
  }
  const met = new Map<number, number>()
  const { report } = await learnFrom(
    race,
    [],
    NOTHING_LEARNT,
    { ...learning, proof: 18 },
    {
      runGames: async ({ config, bots, games }, seatings, onPlayed) => {
        met.set(config.seats, games)
        for (const seating of seatings) onPlayed(play(race, config, bots, seating))
      },
    },
  )
  expect(Object.fromEntries(met)).toEqual({ 1: 2, 2: 2, 3: 12, 4: 2 })
  expect(report.proof.games).toBe(18)
})

test('a game held back in one generation is held back in the next', () => {
  const games = played()
  const heldBack = games.filter(isHeldBack).map(({ seed }) => seed)
  expect(heldBack.length).toBeGreaterThan(0)
  expect(heldBack.length).toBeLessThan(games.length / 3)
  expect(
    [...games]
      .reverse()
      .filter(isHeldBack)
      .map(({ seed }) => seed)
      .reverse(),
  ).toEqual(heldBack)
})

test('a judge uses the network it is given, and what one of two wins the other loses', () => {
  const config = { seats: 2, ...gamesOf(game, learning, NOTHING_LEARNT)[0]?.arena.config }
  const match = gameAt(config)
  const text = toText(encode(anyParameters(features.size)))
  const plain = new Judge(game, { weights: null, network: NO_NETWORK, margin: 0 }).worths(match, new Float64Array(2))
  const learned = new Judge(game, { weights: null, network: text, margin: 0 }).worths(match, new Float64Array(2))
  expect(learned[0]).not.toBe(plain[0])
  expect((learned[0] ?? 0) + (learned[1] ?? 0)).toBeCloseTo(1)
})

test('two are looked at from the side of whoever thinks', () => {
  const config = { seats: 2, ...gamesOf(game, learning, NOTHING_LEARNT)[0]?.arena.config }
  const match = gameAt(config)
  const judge = new Judge(game, { weights: null, network: toText(encode(anyParameters(features.size))), margin: 0 })
  const own = [0, 1].map((seat) => judge.worth(match, seat))
  // Such a network does not say of two what adds up to one: which side is looked at makes a difference.
  expect((own[0] ?? 0) + (own[1] ?? 0)).not.toBeCloseTo(1)
  for (const seat of [0, 1]) {
    const worths = judge.worths(match, new Float64Array(2), -1, seat)
    expect([worths[seat], worths[1 - seat]]).toEqual([own[seat], 1 - (own[seat] ?? 0)])
  }
})

function gameAt(config: { readonly seats: number }) {
  return Match.start(game, config, 'judge')
}
