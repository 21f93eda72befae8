import { describe, expect, it } from 'vitest'
import { TIMINGS } from '../house.ts'
import type { Client } from './client.ts'
import { partyAt, playOn } from './seating.ts'

// What may be done with the seat of somebody who is away.

/** How far the server's clock is ahead. */
let ahead = 0
const { party } = partyAt({ now: () => Date.now() + ahead })

const undo = (client: Client, match: string) => client.ask({ type: 'undo', match, seat: 0, rowSeq: client.frame(match, 0).rowSeq })
const hint = (client: Client, match: string) =>
  client.ask({ type: 'hint', match, seat: 0, decisionId: client.frame(match, 0).decision?.decisionId ?? 0 })

/** Three choices were made, then the second player left and a bot plays for them. */
async function abandoned(): Promise<{ a: Client; b: Client; match: string }> {
  const { a, b, match } = await party.pair('connect-four')
  for (let n = 0; n < 3; n++) await playOn(a, b, match, () => n)
  await b.close()
  await a.when(() => a.table(match).seats[1]?.connected === false)
  ahead += TIMINGS.grace + 1
  await a.ask({ type: 'claim', match, seat: 0, of: 1, as: 'bot' })
  await a.when(() => a.frame(match, 0).count === 4)
  return { a, b, match }
}

describe('whoever is away', () => {
  it('is asked before what they played is taken back; what a bot played for them is not theirs', async () => {
    const { a, b, match } = await abandoned()
    expect(await undo(a, match)).toMatchObject({ type: 'frame', count: 2 })
    expect(await undo(a, match)).toMatchObject({ type: 'frame', count: 2 })
    await a.when(() => a.table(match).undo !== null)
    expect(a.table(match).undo).toMatchObject({ seat: 0, needs: [1], agreed: [0] })
    const twin = party.add(await b.twin())
    await twin.watch(match)
    const rowSeq = twin.table(match).undo?.rowSeq ?? -1
    expect(await twin.ask({ type: 'consent', match, seat: 1, rowSeq, agree: true })).toMatchObject({ type: 'frame', count: 0 })
  })
})

describe('a hint', () => {
  it('is not to be had by giving the seat of somebody who is away to a bot', async () => {
    const { a, match } = await abandoned()
    expect(await hint(a, match)).toMatchObject({ type: 'refused', reason: 'not-allowed' })
  })

  it('is not to be had by letting a master play for oneself, nor by taking back what a bot played', async () => {
    const { a, match } = await party.pair('bids')
    await a.ask({ type: 'leave', match, seat: 0, level: 'master' })
    await a.when(() => a.frame(match, 0).count === 2)
    expect(a.table(match).seats[0]).toMatchObject({ kind: 'bot', level: 'friend' })
    await a.ask({ type: 'back', match, seat: 0 })
    // On a busy machine the bot may have chosen once more before it heard of this.
    const { count } = a.frame(match, 0)
    await undo(a, match)
    await a.when(() => a.table(match).undo !== null)
    expect(a.frame(match, 0).count).toBe(count)
    expect(a.table(match).undo).toMatchObject({ needs: [1] })
  })
})
