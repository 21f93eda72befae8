import { below, type Game, seedRandom } from '@rulewright/kernel'
import { expect, it } from 'vitest'
import { allowed, isAllowed } from '../../../play/test/allowed.ts'
import { bot, MemoryKeeping, me, Room } from './room.ts'

/** What a seat may be told of a kept match at each moment. */
function allowedOf(game: Game, room: Room, match: string, seat: number) {
  const kept = room.keeping.matches.get(match)
  if (!kept) throw new Error('not kept')
  const rows = room.keeping.log.filter((row) => row.match === match)
  return { moments: allowed(game, kept.config, kept.seed, rows, seat), seed: kept.seed }
}

it('all that is posted of 60 random matches is what the seat of this browser may know, and nothing else', async () => {
  const random = seedRandom('secrecy')
  let frames = 0
  const wrong: string[] = []
  for (let n = 0; n < 60; n++) {
    const room = new Room(new MemoryKeeping(), `secrecy ${n}`)
    room.hasty = true
    const id = n % 2 ? 'duel' : 'bids'
    const seat = n % 4 < 2 ? 0 : 1
    const mottos = n % 2 ? {} : { motto: ['a secret word', 'another secret'] }
    const match = await room.open(id, seat === 0 ? [me, bot] : [bot, me], mottos)
    await room.asked(match, seat)
    for (let turn = 0; turn < 200 && !room.frame(match, seat).outcome; turn++) {
      await room.say({ type: 'why', match, seat })
      await room.choose(match, seat, below(random, room.frame(match, seat).decision?.options.length ?? 1))
      await room.asked(match, seat)
    }
    const game = room.games.find((g) => g.id === id)
    if (!game) throw new Error('no game')
    const { moments, seed } = allowedOf(game, room, match, seat)
    let isOver = false
    let count = 0
    for (const message of room.messages) {
      const text = JSON.stringify(message)
      if (message.type === 'table') isOver = message.status === 'over'
      // The seed is not shown even when the match is over; another seat's own setting is shown then.
      if (text.includes(seed)) wrong.push(text)
      if (!isOver && text.includes(seat === 0 ? 'another secret' : 'a secret word')) wrong.push(text)
      if (message.type === 'frame') count = message.count
      if (message.type === 'why' && JSON.stringify(message.obstacles) !== moments[count]?.obstacles) wrong.push(text)
      if (message.type !== 'frame') continue
      frames++
      if (!isAllowed(message, seat, moments)) wrong.push(text)
    }
    expect(room.warnings).toEqual([])
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(frames).toBeGreaterThan(1_000)
})

it('a running match is looked at again, and taken along, through the eyes of one’s own seat only', async () => {
  const room = new Room(new MemoryKeeping())
  const match = await room.open('duel', [me, bot])
  await room.choose(match, 0, 0)
  await room.asked(match)
  await expect(room.house.replay(match, 1, 0, 50)).rejects.toMatchObject({ reason: 'not-your-seat' })
  await expect(room.house.winning(match)).rejects.toMatchObject({ reason: 'not-over' })
  const page = await room.house.replay(match, null, 0, 50)
  expect(page.seat).toBe(0)
  const game = room.games.find((g) => g.id === 'duel')
  if (!game) throw new Error('no game')
  const { moments, seed } = allowedOf(game, room, match, 0)
  expect(page.moments.map((m) => JSON.stringify(m.view))).toEqual(moments.map((m) => m.view))
  const file = await room.house.file(match)
  expect(file).not.toContain(seed)
  expect(JSON.parse(file)).toMatchObject({ rulewrightNotes: 1, seat: 0 })
})
