import { Match, readLog, writeLog } from '@rulewright/kernel'
import { type AdoptMatch, type Created, type Joined, paths, type RefusedRequest, type SeatRequest } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import type { Client } from './client.ts'
import { partyAt } from './seating.ts'

const { party } = partyAt()
const me: SeatRequest = { kind: 'me' }
const bot: SeatRequest = { kind: 'bot', level: 'learner' }
const open: SeatRequest = { kind: 'open' }

/** A match begun elsewhere, with this many first options chosen. */
function begun(choices: number, seed = 'elsewhere'): string {
  const match = Match.start(duel, { seats: 2, rounds: 20 }, seed)
  for (let n = 0; n < choices; n++) match.choose(match.first?.seat ?? 0, 0)
  return writeLog({ ...match.log(), rests: [] })
}

const adopt = (client: Client, wish: Omit<AdoptMatch, 'redeals'> & Partial<AdoptMatch>) =>
  client.json<Created>('POST', paths.adopt, { redeals: [], ...wish })

async function refusal(client: Client, wish: unknown): Promise<string> {
  const response = await client.request('POST', paths.adopt, wish)
  const failure: RefusedRequest = JSON.parse(await response.text())
  return failure.error
}

describe('a match that was begun in a browser', () => {
  it('runs on against bots from where it was, with the views it had', async () => {
    const a = await party.guest()
    const file = begun(6)
    const { match, seats } = await adopt(a, { file, seats: [me, bot] })
    expect(seats).toEqual([0])
    await a.watch(match)
    await a.when(() => a.frames.has(`${match} 0`))
    const read = readLog(file)
    if (!read.ok) throw new Error('not a file')
    const there = Match.load(duel, read.value)
    const first = a.messages.find((m) => m.type === 'frame' && m.match === match && m.count === 6)
    expect(first?.type === 'frame' && JSON.stringify(first.view)).toBe(JSON.stringify(there.view(0)))
    expect(a.table(match)).toMatchObject({ status: 'running', fairness: null, adopted: true })
    await a.when(() => a.frame(match, 0).decision !== null)
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'frame' })
    const page = await a.json<{ count: number }>('GET', `${paths.replay(match)}?seat=0`)
    expect(page.count).toBeGreaterThanOrEqual(7)
  })

  it('waits for whoever takes an open seat, and shows them that seat alone', async () => {
    const [a, b] = [await party.guest(), await party.guest()]
    const file = begun(4)
    const { match } = await adopt(a, { file, seats: [me, open] })
    await a.watch(match)
    expect(a.table(match).status).toBe('waiting')
    expect(a.frame(match, 0).view).toBeNull()
    await b.json<Joined>('POST', paths.join(match), { number: 'b' })
    await b.watch(match)
    await Promise.all([a.when(() => a.frame(match, 0).view !== null), b.when(() => b.frame(match, 1).view !== null)])
    const read = readLog(file)
    if (!read.ok) throw new Error('not a file')
    const there = Match.load(duel, read.value)
    expect(JSON.stringify(a.frame(match, 0).view)).toBe(JSON.stringify(there.view(0)))
    expect(JSON.stringify(b.frame(match, 1).view)).toBe(JSON.stringify(there.view(1)))
    expect(a.frame(match, 0).count).toBe(4)
    expect(b.messages.some((m) => JSON.stringify(m).includes('elsewhere'))).toBe(false)
  })

  it('keeps what was dealt anew on its way', async () => {
    const a = await party.guest()
    const { match } = await adopt(a, { file: begun(6), redeals: [{ count: 2, seat: 0, seed: 'anew' }], seats: [me, bot] })
    await a.watch(match)
    await a.when(() => a.frames.get(`${match} 0`)?.view != null)
    expect(a.frame(match, 0).count).toBeGreaterThanOrEqual(6)
  })

  it('is refused when it is not one', async () => {
    const a = await party.guest()
    const file = begun(2)
    expect(await refusal(a, { file: 'no', redeals: [], seats: [me, bot] })).toBe('bad-file')
    expect(await refusal(a, { file, redeals: [], seats: [me] })).toBe('malformed')
    expect(await refusal(a, { file, redeals: [], seats: [bot, bot] })).toBe('malformed')
    expect(await refusal(a, { file: file.replace('"duel"', '"chess"'), redeals: [], seats: [me, bot] })).toBe('no-such-game')
    expect(await refusal(a, { file: file.replace(/"version":"[^"]*"/, '"version":"0"'), redeals: [], seats: [me, bot] })).toBe(
      'rules-changed',
    )
    expect(await refusal(a, { file: file.replace('"steps":"', '"steps":"Bz'), redeals: [], seats: [me, bot] })).toBe('bad-file')
    expect(await refusal(a, { file, redeals: [{ count: 1, seat: 5, seed: 'x' }], seats: [me, bot] })).toBe('malformed')
    const over = Match.start(connectFour, { seats: 2 }, 'x')
    while (!over.outcome) over.choose(over.first?.seat ?? 0, 0)
    expect(await refusal(a, { file: writeLog(over.log()), redeals: [], seats: [me, bot] })).toBe('match-over')
    expect(await a.json('GET', paths.mine)).toEqual([])
  })
})
