import { Analysis, paths } from '@rulewright/wire'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { partyAt, playOn } from './seating.ts'

const { party } = partyAt()

/** A match in which the second player lets the first finish a column. */
async function lostInTheMiddle(): Promise<{ a: Client; b: Client; match: string }> {
  const { a, b, match } = await party.pair('connect-four')
  for (const column of [3, 0, 3, 0, 3, 6, 3]) await playOn(a, b, match, () => column)
  return { a, b, match }
}

const act = (client: Client, match: string, what: string) => client.json<Analysis>('POST', paths.analysis(match), { do: what })
const look = (client: Client, match: string) => client.json<Analysis>('GET', paths.analysis(match))

async function done(client: Client, match: string): Promise<Analysis> {
  for (let n = 0; n < 600; n++) {
    const found = await look(client, match)
    if (found.state === 'done') return found
    if (found.state !== 'running') throw new Error(`it is ${found.state}`)
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error('it never ends')
}

describe('where a match turned', () => {
  let a: Client
  let match: string
  beforeAll(async () => {
    const played = await lostInTheMiddle()
    a = played.a
    match = played.match
  })

  it('is found out once, for everybody who may see the replay', async () => {
    const stranger = await party.guest()
    expect(await look(stranger, match)).toEqual({ match, state: 'none', done: 0, of: 0, decisions: [] })
    const begun = await act(a, match, 'begin')
    expect(['running', 'done']).toContain(begun.state)
    const found = await done(stranger, match)
    expect(Analysis.safeParse(found).error).toBeUndefined()
    expect(found).toMatchObject({ state: 'done', done: 7, of: 7 })
    expect(found.decisions).toHaveLength(7)
    expect(found.decisions.find(({ label }) => label === 'blunder')).toMatchObject({ count: 5, seat: 1, better: { index: 3 } })
    // Whoever asks again gets the stored result, and nothing is started again.
    expect(await act(stranger, match, 'begin')).toEqual(found)
  })

  it('is not looked for while a match runs, nor in one that is not there', async () => {
    const { a: other, match: runs } = await party.pair('connect-four')
    await expect(act(other, runs, 'begin')).rejects.toThrow('not-over')
    await expect(look(other, runs)).rejects.toThrow('not-over')
    await expect(act(other, 'abcdefghij99', 'begin')).rejects.toThrow('no-such-match')
    await expect(act(other, match, 'think')).rejects.toThrow('malformed')
  })

  it('can be stopped by whoever asked for it, by nobody else, and goes on', async () => {
    const played = await lostInTheMiddle()
    const stranger = await party.guest()
    await act(played.a, played.match, 'begin')
    const refused = await act(stranger, played.match, 'stop').catch((error: unknown) => error)
    // It may be done before anybody can stop it.
    if ((await look(stranger, played.match)).state === 'running') expect(String(refused)).toContain('not-allowed')
    const stopped = await act(played.a, played.match, 'stop')
    expect(['stopped', 'done']).toContain(stopped.state)
    await act(stranger, played.match, 'begin')
    const [first, second] = [await done(stranger, played.match), await done(a, match)]
    expect(first.decisions).toEqual(second.decisions)
  })
})
