import { expect, it } from 'vitest'
import { bot, MemoryKeeping, me, Room } from './room.ts'

it('a bot of this browser waits until what happened has been seen', async () => {
  const room = new Room(new MemoryKeeping())
  room.hasty = true
  const match = await room.open('connect-four', [me, bot])
  await room.asked(match)
  let seen = () => {}
  room.showing = new Promise((go) => {
    seen = go
  })
  await room.choose(match, 0, 0)
  for (let n = 0; n < 20; n++) await new Promise((done) => setTimeout(done, 1))
  expect(room.frame(match).waiting).toEqual([1])
  expect(room.keeping.log).toHaveLength(1)
  room.showing = null
  seen()
  await room.asked(match)
  expect(room.keeping.log).toHaveLength(2)
})

it('a bot of this browser begins to think when the page has drawn what happened, and not what was taken back meanwhile', async () => {
  const room = new Room(new MemoryKeeping())
  room.hasty = true
  const match = await room.open('connect-four', [me, bot])
  await room.asked(match)
  let drawn = () => {}
  room.drawing = new Promise((go) => {
    drawn = go
  })
  await room.choose(match, 0, 0)
  for (let n = 0; n < 20; n++) await new Promise((done) => setTimeout(done, 1))
  expect(room.thought).toEqual([])
  await room.say({ type: 'undo', match, seat: 0, rowSeq: room.frame(match).rowSeq })
  room.drawing = Promise.resolve()
  drawn()
  await room.choose(match, 0, 1)
  await room.asked(match)
  expect(room.thought).toEqual(['pick'])
  expect(room.warnings).toEqual([])
})

it('bots alone, at once, play to the end, and what they did comes to the page', async () => {
  const room = new Room(new MemoryKeeping())
  room.hasty = true
  room.pace.botPause = 0
  const match = await room.open('connect-four', [bot, bot])
  await room.until(() => room.messages.some((m) => m.type === 'frame' && m.outcome !== null))
  const told = new Set(room.messages.flatMap((m) => (m.type === 'frame' ? m.news.map(({ count }) => count) : [])))
  for (let count = 1; count <= room.frame(match, null).count; count++) expect(told).toContain(count)
})
