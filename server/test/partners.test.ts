import { paths } from '@rulewright/wire'
import { expect, it } from 'vitest'
import type { Client } from './client.ts'
import { partyAt } from './seating.ts'

const { party } = partyAt()
const open = { kind: 'open' } as const

it('what is said to a team reaches the partner alone, and everybody after the end', async () => {
  const a = await party.guest()
  const { match } = await a.create({ game: 'pairs', seats: [{ kind: 'me' }, open, open, open] })
  const others: Client[] = []
  for (let n = 0; n < 3; n++) {
    const other = await party.guest()
    await other.json('POST', paths.join(match), { number: 'mine' })
    others.push(other)
  }
  const watcher = await party.guest()
  const all = [a, ...others, watcher]
  for (const client of all) await client.watch(match)
  expect(all.map((client) => client.table(match).partners)).toEqual([[2], [3], [0], [1], []])
  expect(await a.ask({ type: 'say', match, channel: 'team', text: 'between us' })).toMatchObject({ type: 'done' })
  expect(await a.ask({ type: 'say', match, channel: 'table', text: 'to all' })).toMatchObject({ type: 'done' })
  expect(await watcher.ask({ type: 'say', match, channel: 'team', text: 'me too' })).toMatchObject({ type: 'refused' })
  const heard = (client: Client) => client.messages.flatMap((m) => (m.type === 'chat' ? m.lines.map((line) => line.text) : []))
  for (const client of all) await client.when(() => heard(client).includes('to all'))
  expect(all.map((client) => heard(client).includes('between us'))).toEqual([true, false, true, false, false])
  // Nor does whoever comes later read it, or learn that there was something to report.
  const late = await party.guest()
  await late.watch(match)
  expect(heard(late)).toEqual(['to all'])
  const [, rival] = all
  const report = { match, line: 1, why: 'what was that?' }
  expect((await rival?.request('POST', paths.reports, report))?.status).toBe(400)
  expect((await others[1]?.request('POST', paths.reports, report))?.status).toBe(200)
})

it('people at one device have names of their own', async () => {
  const a = await party.guest()
  const { match } = await a.create({
    game: 'duel',
    seats: [
      { kind: 'me', name: ' Mia ' },
      { kind: 'me', name: 'Mia' },
    ],
  })
  await a.watch(match)
  expect(a.table(match).seats.map((seat) => seat.name)).toEqual(['Mia', 'Mia (2)'])
  expect((await a.request('POST', paths.matches, { game: 'duel', seats: [{ kind: 'me', name: '' }, { kind: 'me' }] })).status).toBe(400)
})
