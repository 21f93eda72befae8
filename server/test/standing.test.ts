import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { StandingAnswers } from '../live/standing-answers.ts'
import type { Client } from './client.ts'
import { Party } from './seating.ts'
import { type Service, startService } from './service.ts'

const AGES = 3_600_000
let patient: Service
let quick: Service
const waiting = new Party(() => patient.url)
const hasty = new Party(() => quick.url)

beforeAll(async () => {
  patient = await startService({ timings: { standing: [AGES, AGES + 1] } })
  quick = await startService({ timings: { standing: [100, 101] } })
})
afterAll(async () => {
  await Promise.all([waiting.leave(), hasty.leave()])
  await Promise.all([patient.close(), quick.close()])
})

const wish = (client: Client, match: string, seat: number, choice: number) =>
  ({ type: 'choose', match, seat, decisionId: client.frame(match, seat).decision?.decisionId ?? -1, choice, standing: true }) as const

/** When it is answered, all that was sent before has been read. */
const settled = (client: Client) => client.ask({ type: 'ping' })

describe('a standing answer', () => {
  it('is given by the server after its pause', async () => {
    const { a, b, match } = await hasty.pair('duel')
    expect(await a.ask(wish(a, match, 0, 1))).toMatchObject({ type: 'frame', count: 1 })
    await b.when(() => b.frame(match, 1).count === 1)
  })

  it('is given although its player has gone', async () => {
    const { a, b, match } = await hasty.pair('duel')
    a.send(wish(a, match, 0, 0))
    await settled(a)
    await a.close()
    await b.when(() => b.frame(match, 1).count === 1)
  })

  it('changes nothing and shows nothing until then, and gives way to the player', async () => {
    const { a, b, match } = await waiting.pair('duel')
    a.send(wish(a, match, 0, 1))
    await settled(a)
    await settled(b)
    expect([a.frame(match, 0).count, b.frame(match, 1).count]).toEqual([0, 0])
    expect(b.frame(match, 1).waiting).toEqual([0])
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'frame', count: 1 })
  })

  it('can be held back', async () => {
    const [held, given] = [await hasty.pair('duel'), await hasty.pair('duel')]
    held.a.send(wish(held.a, held.match, 0, 1))
    expect(await held.a.ask({ type: 'hold', match: held.match, seat: 0 })).toMatchObject({ type: 'done' })
    // One that was asked for later is given meanwhile.
    await given.a.ask(wish(given.a, given.match, 0, 1))
    await settled(held.a)
    expect(held.a.frame(held.match, 0).count).toBe(0)
  })

  it('is not what its player takes back', async () => {
    const a = await hasty.guest()
    const { match } = await a.create({ game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'bot', level: 'learner' }] })
    await a.watch(match)
    const asked = (count: number) => a.when(() => a.frame(match, 0).count === count && a.frame(match, 0).decision !== null)
    await a.choose(match, 0, 3)
    await asked(2)
    await a.ask(wish(a, match, 0, 0))
    await asked(4)
    const back = await a.ask({ type: 'undo', match, seat: 0, rowSeq: a.frame(match, 0).rowSeq })
    expect(back).toMatchObject({ type: 'frame', count: 0 })
  })

  it('gets a reason when it does not fit any more', async () => {
    const { a, match } = await hasty.pair('duel')
    expect(await a.ask({ ...wish(a, match, 0, 0), decisionId: 7 })).toMatchObject({ type: 'refused', reason: 'stale' })
    expect(await a.ask({ ...wish(a, match, 0, 0), seat: 1 })).toMatchObject({ type: 'refused', reason: 'not-your-seat' })
  })
})

describe('what was settled for the time one is away', () => {
  const settle = (client: Client, match: string, prompts: string[], untilTurn: boolean) =>
    client.ask({ type: 'standing', match, seat: 1, prompts, untilTurn })
  /** Plays for a seat until it is not asked; returns how many choices there are then. */
  const play = async (client: Client, match: string, seat: number) => {
    while (client.frame(match, seat).decision) expect(await client.choose(match, seat, 0)).toMatchObject({ type: 'frame' })
    return client.frame(match, seat).count
  }
  /** As long as a standing answer takes. */
  const aWhile = async () => {
    const { a, match } = await hasty.pair('duel')
    await a.ask(wish(a, match, 0, 0))
  }
  const back = async (client: Client, match: string) => {
    await client.connect()
    await client.watch(match)
  }

  it('is passed by the server while no browser is open, and nothing else is; whoever is at the table is asked', async () => {
    const { a, b, match } = await hasty.pair('duel', { config: { rounds: 9 } })
    expect(await settle(b, match, ['counter'], false)).toMatchObject({ type: 'done' })
    await b.close()
    const asked = await play(a, match, 0)
    await a.when(() => a.frame(match, 0).count === asked + 1)
    await aWhile()
    // Their own turn is theirs.
    expect(a.frame(match, 0)).toMatchObject({ count: asked + 1, waiting: [1] })
    await back(b, match)
    await play(b, match, 1)
    await a.when(() => a.frame(match, 0).decision !== null)
    const again = await play(a, match, 0)
    await aWhile()
    expect(a.frame(match, 0).count).toBe(again)
    await b.close()
    await a.when(() => a.frame(match, 0).count === again + 1)
    await back(b, match)
    await settle(b, match, [], false)
    await play(b, match, 1)
    await b.close()
    await a.when(() => a.frame(match, 0).decision !== null)
    const last = await play(a, match, 0)
    await aWhile()
    expect(a.frame(match, 0)).toMatchObject({ count: last, waiting: [1] })
  })

  it('ends with one’s own turn where it was settled until then, and is nobody else’s to settle', async () => {
    const { a, b, match } = await hasty.pair('duel', { config: { rounds: 9 } })
    expect(await settle(a, match, [], true)).toMatchObject({ type: 'refused', reason: 'not-your-seat' })
    await settle(b, match, [], true)
    await b.close()
    const asked = await play(a, match, 0)
    await a.when(() => a.frame(match, 0).count === asked + 1)
    await back(b, match)
    await play(b, match, 1)
    await b.close()
    await a.when(() => a.frame(match, 0).decision !== null)
    const again = await play(a, match, 0)
    await aWhile()
    expect(a.frame(match, 0)).toMatchObject({ count: again, waiting: [1] })
  })
})

describe('answers that wait', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are given within their time, the last one of each seat, unless they are held back', () => {
    vi.useFakeTimers()
    const answers = new StandingAnswers()
    const given: string[] = []
    answers.give('m', 0, [900, 2500], () => given.push('first'))
    answers.give('m', 0, [900, 2500], () => given.push('second'))
    answers.give('m', 1, [900, 2500], () => given.push('other seat'))
    answers.give('n', 0, [900, 2500], () => given.push('held back'))
    answers.hold('n', 0)
    vi.advanceTimersByTime(899)
    expect(given).toEqual([])
    vi.advanceTimersByTime(1601)
    expect(given.toSorted()).toEqual(['other seat', 'second'])
  })
})
