import { asBadFile, configFor, maskOf, readFile } from '@rulewright/play'
import type { AdoptMatch, Created, User } from '@rulewright/wire'
import type { House } from '../house.ts'
import type { Sessions } from '../live/sessions.ts'
import { Refused } from '../refused.ts'
import { mustHaveRoom, newId, seatsFor } from './making.ts'

/** A seed from a browser needs nobody's number; a seat without one would wait for it. */
const NO_NUMBER = 'dealt elsewhere'

/**
 * Takes over a match that was begun in a browser, after replaying it; it runs when its open seats are taken. Whoever brings
 * it may have looked at the cards: its shuffle is not guaranteed fair.
 */
export async function adoptMatch(house: House, sessions: Sessions, user: User, wish: AdoptMatch): Promise<Created> {
  const { game, log } = await readFile(wish.file, (id) => house.shelf.find(id))
  if (log.version !== game.version) throw new Refused('rules-changed')
  const config = configFor(game, log.config)
  if (wish.seats.length !== config.seats) throw new Refused('malformed', 'There must be one wish for each seat.')
  if (!wish.seats.some((seat) => seat.kind === 'me')) throw new Refused('malformed', 'One of the seats must be yours.')
  if (wish.redeals.some(({ seat }) => seat >= config.seats)) throw new Refused('malformed', 'There is no such seat.')
  await mustHaveRoom(house, user)
  const { seed, choices } = log
  const { redeals } = wish
  const record = { config, seed, redeals, choices }
  const limit = choices.length + 1
  const moments = await house.study
    .do({ do: 'moments', game: game.id, record, seat: null, from: 0, limit, bare: true }, { person: user.id, rank: 'person' })
    .catch((error: unknown) => {
      throw asBadFile(error)
    })
  if (moments.at(-1)?.waiting.length === 0) throw new Refused('match-over')
  const id = newId()
  const at = house.now()
  const seats = seatsFor(id, wish.seats, user, NO_NUMBER)
  const table = { id, game: game.id, version: game.version, config: JSON.stringify(config), clock: null, listed: false }
  await house.store.create({ ...table, secret: '', createdAt: at, creator: user.id, continued: null, dealt: { seed, redeals } }, seats)
  const rows = choices.map((choice, n) => ({
    ...choice,
    match: id,
    seq: n + 1,
    kind: 'choose' as const,
    waiting: maskOf(moments[n + 1]?.waiting ?? []),
    at,
  }))
  await house.store.copyLog(id, rows, at)
  const session = await sessions.open(id)
  await session.run(() => session.seatsChanged())
  return {
    match: id,
    seats: seats.filter((s) => s.user_id === user.id).map((s) => s.seat),
    commitment: '',
  }
}
