import type { ServerMessage } from '@rulewright/wire'
import { afterEach, expect, it } from 'vitest'
import { create } from 'zustand'
import type { Connection, LinkState } from '../../match/connection.ts'
import { placeOf, useLive, watch } from '../../match/live.ts'
import { bot, MemoryKeeping, me, Room } from './room.ts'

let leave = () => {}
afterEach(() => leave())

/** A page's connection to a room without a browser. */
function connect(room: Room): { readonly connection: Connection; readonly deliver: () => void } {
  const ears = new Set<(message: ServerMessage) => void>()
  let heard = 0
  let id = 1000
  const connection: Connection = {
    useLink: create<LinkState>(() => ({ link: 'open', retryAt: 0, skew: 0 })),
    shared: false,
    listen: (hear) => {
      ears.add(hear)
      return () => ears.delete(hear)
    },
    send: (message) => {
      void room.house.hear({ ...message, id: id++ })
      return id
    },
    whenKnown: async (run) => run(),
    replay: (match, seat, from, limit) => room.house.replay(match, seat, from, limit),
    winning: (match) => room.house.winning(match),
    file: (match) => room.house.file(match),
    continue: async () => '',
    tablePath: (match) => match,
    replayPath: (match) => match,
  }
  const deliver = () => {
    for (; heard < room.messages.length; heard++) {
      const message = room.messages[heard]
      if (message) for (const hear of ears) hear(message)
    }
  }
  return { connection, deliver }
}

it.each(['duel', 'bids', 'connect-four'])('the log of a %s holds the last lines as soon as it is over, without a reload', async (game) => {
  const room = new Room(new MemoryKeeping(), `end ${game}`)
  room.hasty = true
  const { connection, deliver } = connect(room)
  const match = await room.open(game, [me, bot])
  leave = watch(match, connection)
  deliver()
  for (let n = 0; n < 200 && room.frame(match).outcome === null; n++) {
    await room.asked(match)
    if (room.frame(match).decision) await room.choose(match, 0, 0)
    deliver()
  }
  deliver()
  const count = room.frame(match).count
  const page = await room.house.replay(match, 0, 0, count + 1)
  const wanted = page.moments.filter(({ news }) => news.events.length > 0).map(({ count: at, news }) => [at, news.events])
  const noted = () => (useLive.getState().record[placeOf(0)] ?? []).filter(({ events }) => events.length > 0)
  // What was noted may have to be read again.
  await room.until(() => noted().length >= wanted.length)
  expect(room.frame(match).outcome).not.toBeNull()
  expect(noted().map(({ count: at, events }) => [at, events])).toEqual(wanted)
})

it('is read again at the end where choices are then counted otherwise, more or fewer', async () => {
  const { connection } = connect(new Room(new MemoryKeeping(), 'recount'))
  for (const count of [2, 7]) {
    let hear = (_: ServerMessage) => {}
    const asked: number[] = []
    const recounting: Connection = {
      ...connection,
      listen: (listener) => {
        hear = listener
        return () => undefined
      },
      replay: (match, seat, from) => {
        asked.push(from)
        return Promise.resolve({ match, game: 'duel', version: '1', seat, from, count, seats: [], outcome: null, moments: [] })
      },
    }
    leave = watch('m', recounting)
    const frame = { type: 'frame' as const, match: 'm', seat: 0, view: 1, decision: null, waiting: [], clocks: null, canUndo: false }
    hear({ ...frame, rowSeq: 3, count: 4, since: 3, news: [], outcome: null })
    const before = asked.length
    const news = [{ count, events: [{ type: 'won' }] }]
    hear({ ...frame, rowSeq: 4, count, since: 3, news, outcome: { payoffs: [1, 0], reason: 'won' } })
    expect(asked.length).toBe(before + 1)
    expect(useLive.getState().record[placeOf(0)]?.map((entry) => entry.count)).toEqual([count])
    leave()
  }
})
