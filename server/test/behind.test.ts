import { expect, it } from 'vitest'
import { partyAt } from './seating.ts'

const { party } = partyAt()

it('a client that did not read for a while learns how the table stands when it reads again', async () => {
  const { a, b, match } = await party.pair('bids')
  const talk = Array.from({ length: 100 }, () => a.ask({ type: 'say', match, channel: 'table', text: '…'.repeat(500) }))
  await Promise.all(talk)
  b.socket.pause()
  // More than the connection buffers, including the answer to the last of them.
  for (let n = 0; n < 100; n++) b.send({ type: 'watch', match })
  b.send({ type: 'choose', match, seat: 1, decisionId: 0, choice: 2 })
  await a.when(() => a.frame(match, 0).rowSeq === 1)
  b.socket.resume()
  await b.when(() => b.frame(match, 1).rowSeq === 1)
  expect(b.frame(match, 1)).toMatchObject({ view: { bid: 2 } })
})

it('a client that does not read is not owed an answer to every ping', async () => {
  const client = await party.guest()
  const { socket } = client
  let pongs = 0
  socket.on('pong', () => pongs++)
  socket.ping()
  await expect.poll(() => pongs).toBe(1)
  socket.pause()
  const PINGS = 200_000
  const load = Buffer.alloc(125)
  for (let n = 0; n < PINGS; n++) {
    socket.ping(load)
    if (n % 5_000 === 0) await new Promise(setImmediate)
  }
  await expect.poll(() => socket.bufferedAmount, { timeout: 20_000 }).toBe(0)
  await new Promise((done) => setTimeout(done, 500))
  socket.resume()
  // While it is behind, answers are skipped as well.
  const answer = async () => (await client.ask({ type: 'ping' }, 500).catch(() => null))?.type
  await expect.poll(answer, { timeout: 20_000 }).toBe('pong')
  expect(pongs).toBeLessThan(PINGS / 2)
})
