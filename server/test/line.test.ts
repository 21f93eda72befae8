import { connect, createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { StatementLine } from '../data/statement-line.ts'
import { Turnstile } from '../http/turnstile.ts'
import { hold } from '../live/outbox.ts'

describe('the line before the database', () => {
  /** What was sent, in order; `answer` answers so many of them. */
  function aLine() {
    const line = new StatementLine()
    const sent: string[] = []
    const push = (name: string, urgent = false, session: object | null = null, begins = false) =>
      line.push(() => sent.push(name), urgent, session, begins)
    const answer = (n = 1) => {
      for (let k = 0; k < n; k++) line.answered()
    }
    return { line, sent, push, answer }
  }

  it('lets a choice wait for what is under way only, however many stand there', () => {
    const { sent, push, answer } = aLine()
    for (let n = 0; n < 50; n++) push(`read ${n}`)
    push('choice', true)
    expect(sent).toEqual(['read 0'])
    answer()
    expect(sent).toEqual(['read 0', 'choice'])
    answer(49)
    expect(sent).toHaveLength(51)
    expect(sent.slice(2)).toEqual(Array.from({ length: 49 }, (_, n) => `read ${n + 1}`))
  })

  it('lets nobody into another’s transaction, not even a choice, and goes on when it is over', () => {
    const { line, sent, push, answer } = aLine()
    const [one, other] = [{}, {}]
    push('begin', false, one, true)
    push('choice', true)
    push('other', false, other)
    push('inside', false, one)
    answer()
    expect(sent).toEqual(['begin', 'inside'])
    push('commit', false, one)
    answer()
    answer()
    expect(sent).toEqual(['begin', 'inside', 'commit'])
    line.end(other)
    expect(sent).toHaveLength(3)
    line.end(one)
    answer()
    expect(sent).toEqual(['begin', 'inside', 'commit', 'choice', 'other'])
  })
})

describe('a turnstile', () => {
  it('lets a few through at a time, in their order, and those after one who failed', async () => {
    const turnstile = new Turnstile(2)
    const begun: number[] = []
    let [inside, most] = [0, 0]
    const work = async (n: number) => {
      begun.push(n)
      most = Math.max(most, ++inside)
      await new Promise(setImmediate)
      inside -= 1
      if (n === 1) throw new Error('refused')
    }
    const done = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => turnstile.pass(() => work(n))))
    expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true, true, true, true])
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(most).toBe(2)
    await turnstile.pass(() => work(9))
    expect(begun).toHaveLength(10)
  })
})

describe('what is sent in one turn of the loop', () => {
  it('goes out at its end, in one piece for each socket', async () => {
    const server = createServer()
    const arrived = new Promise<Socket>((done) => server.once('connection', done))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const reader = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    const line = await arrived
    const uncorked: number[] = []
    const { uncork } = line
    line.uncork = () => {
      uncorked.push(line.writableLength)
      uncork.call(line)
    }
    const heard = new Promise<string>((done) => reader.once('data', (data) => done(String(data))))
    for (const text of ['a', 'b', 'c']) {
      hold(line)
      line.write(text)
    }
    expect([line.writableCorked, line.writableLength]).toEqual([1, 3])
    expect(await heard).toBe('abc')
    expect(uncorked).toEqual([3])
    reader.destroy()
    line.destroy()
    await new Promise((done) => server.close(done))
  })
})
