import { configFor } from '@rulewright/play'
import type { EventAct, EventDeed, EventInfo, NewEvent, User } from '@rulewright/wire'
import type { BoardRow, EntrantRow, EventRow, NewBoard } from '../data/events.ts'
import type { House } from '../house.ts'
import { closeTable } from '../live/closing.ts'
import type { Sessions } from '../live/sessions.ts'
import { newSecret } from '../match/fairness.ts'
import { newId } from '../match/making.ts'
import { distinctName } from '../match/names.ts'
import { inviteAway } from '../notify/invite.ts'
import { UNKNOWN } from '../ratings/strength.ts'
import { Refused } from '../refused.ts'
import { byeWorth, roundRobin, swissRound } from './pairing.ts'
import { standings, tieBreaksOf } from './standings.ts'

const MOST_EVENTS = 20
const MOST_ENTRANTS = 128
const UNIQUE_VIOLATION = '23505'

/** Events, from enrolling to who came where. */
export class EventDesk {
  readonly #house: House
  readonly #sessions: Sessions

  constructor(house: House, sessions: Sessions) {
    this.#house = house
    this.#sessions = sessions
  }

  async create(user: User, wish: NewEvent): Promise<EventInfo> {
    const { store, shelf, now } = this.#house
    const game = await shelf.find(wish.game)
    if (!game) throw new Refused('no-such-game')
    if (user.guest) throw new Refused('not-allowed', 'Guests do not hold events: keep an account first, on your account page.')
    if (game.cooperative) throw new Refused('not-allowed', 'In this game all win or lose together: there would be no standings.')
    if (!game.seats.includes(wish.seats)) throw new Refused('bad-config', `${wish.game} is not played by ${wish.seats}.`)
    if (wish.kind === 'round-robin' && wish.seats !== 2)
      throw new Refused('not-allowed', 'Everybody meets everybody at tables of two. Choose a Swiss event for larger tables.')
    if (wish.entry === 'members' && !wish.club) throw new Refused('malformed', 'Only an event of a club is for its members.')
    if (wish.club && (await store.clubs.roleOf(wish.club, user.id)) !== 'organiser')
      throw new Refused('not-allowed', 'Only organisers of the club hold its events.')
    if ((await store.events.unfinishedOf(user.id)) >= MOST_EVENTS) throw new Refused('too-many', 'You have too many unfinished events.')
    const { seats, ...config } = configFor(game, { ...wish.config, seats: wish.seats })
    const id = newId()
    await store.events.create({ ...wish, id, club: wish.club ?? null, organiser: user.id, config, seats }, now())
    return this.info(id, user)
  }

  async info(id: string, user: User | null): Promise<EventInfo> {
    const { store } = this.#house
    await this.settle()
    const [event, entrants, boards, log] = await Promise.all([
      this.#event(id),
      store.events.entrants(id),
      store.events.boards(id),
      store.events.log(id),
    ])
    const club = event.club === null ? null : await store.clubs.club(event.club)
    const tieBreaks = tieBreaksOf(event.kind)
    const teams = await this.#teamsOf(event)
    const { organiser_name: organiser, id: _, ...rest } = event
    return {
      ...rest,
      event: id,
      club: club && { club: club.id, name: club.name },
      organiser,
      runs: user !== null && (await this.#runs(event, user.id, entrants)),
      me: entrants.find((one) => one.user_id !== null && one.user_id === user?.id)?.entrant ?? null,
      ready: event.state === 'running' && event.round < event.rounds && boards.every((board) => board.done),
      entrants: entrants.map(({ entrant, name, user_id, gone }) => ({ entrant, name, user: user_id, gone })),
      boards: boards.map(({ round, board, how, match, status, entrants: there, points }) => ({
        round,
        board,
        how,
        match: status === null ? null : match,
        status,
        entrants: there,
        points,
      })),
      standings: standings(
        entrants.map((one) => one.entrant),
        boards,
        tieBreaks,
        teams,
      ),
      tieBreaks: [...tieBreaks],
      log,
    }
  }

  /** Null: there is none any more. */
  async act(id: string, user: User, act: EventAct): Promise<EventInfo | null> {
    const event = await this.#event(id)
    if (act.do === 'enrol') await this.#enrol(event, user, act.number)
    else if (act.do === 'withdraw') await this.#withdraw(event, user)
    else {
      const entrants = await this.#house.store.events.entrants(id)
      if (!(await this.#runs(event, user.id, entrants))) throw new Refused('not-allowed', 'Only an organiser of the event may do that.')
      if (act.do === 'cancel') {
        if (!(await this.#house.store.events.cancel(id))) throw new Refused('not-allowed', 'The event has begun.')
        return null
      }
      await this.#run(event, user, act, entrants)
    }
    return this.info(id, user)
  }

  /** Takes down what was played, everywhere; once, whoever looks. */
  async settle(): Promise<void> {
    const { store, now } = this.#house
    await store.events.settle()
    await store.events.finishThose(now())
  }

  /** At every beat: what was played, and tables that whoever paired them could not open any more. */
  async lookAfter(): Promise<void> {
    const { events } = this.#house.store
    await this.settle()
    for (const id of await events.withoutTable()) {
      const event = await events.event(id)
      if (event) await this.#openTables(event)
    }
  }

  /** Somebody does not come back: they have lost where their opponents wait for them. */
  async leave(user: string): Promise<void> {
    const { events } = this.#house.store
    for (const { event, entrant } of await events.enteredBy(user)) {
      await events.withdraw(event, entrant)
      await this.#forfeit(event, entrant)
    }
  }

  async #event(id: string): Promise<EventRow> {
    const event = await this.#house.store.events.event(id)
    if (!event) throw new Refused('no-such-page')
    return event
  }

  /** Whoever made it, the organisers of its club; where all of those are gone, whoever plays. */
  async #runs(event: EventRow, user: string, entrants: readonly EntrantRow[]): Promise<boolean> {
    if (event.organiser === user) return true
    if (event.club !== null) return (await this.#house.store.clubs.roleOf(event.club, user)) === 'organiser'
    return event.organiser === null && entrants.some((one) => one.user_id === user && !one.gone)
  }

  async #enrol(event: EventRow, user: User, number: string): Promise<void> {
    const { store, now } = this.#house
    if (event.state !== 'enrolling') throw new Refused('not-allowed', 'The event has begun: nobody can enrol any more.')
    if (event.entry !== 'anybody' && user.guest)
      throw new Refused('not-allowed', 'This event is for people with accounts: keep one first, on your account page.')
    if (event.entry === 'members') {
      const role = event.club === null ? null : await store.clubs.roleOf(event.club, user.id)
      if (role !== 'member' && role !== 'organiser') throw new Refused('not-allowed', 'This event is for members of its club.')
    }
    if ((await store.circle.listedAmong([user.id])).length === 0)
      throw new Refused('not-allowed', 'Choose a name first, on your account page: everybody sees who plays in an event.')
    const entrants = await store.events.entrants(event.id)
    if (entrants.some((one) => one.user_id === user.id)) return
    const name = distinctName(
      user.name,
      entrants.map((one) => one.name),
    )
    if (!(await store.events.enrol(event.id, user.id, name, number, MOST_ENTRANTS, now())))
      throw new Refused('too-many', `An event has room for ${MOST_ENTRANTS}.`)
  }

  async #withdraw(event: EventRow, user: User): Promise<void> {
    const { events } = this.#house.store
    const me = (await events.entrants(event.id)).find((one) => one.user_id === user.id)
    if (!me || event.state === 'over') throw new Refused('stale')
    await events.withdraw(event.id, me.entrant)
    await this.#forfeit(event.id, me.entrant)
    if (event.state === 'running') await this.#note(event, user, { what: 'withdrew', entrant: me.entrant })
  }

  async #run(event: EventRow, user: User, act: EventAct, entrants: readonly EntrantRow[]): Promise<void> {
    const { events } = this.#house.store
    switch (act.do) {
      case 'start':
        return this.#start(event, user, entrants)
      case 'next':
        // Whoever pressed second finds it done.
        if (act.after !== event.round) return
        return this.#next(event, user)
      case 'settle':
        return this.#settleBoard(event, user, act)
      case 'remove': {
        if (event.state === 'over') throw new Refused('stale')
        await events.withdraw(event.id, act.entrant)
        await this.#forfeit(event.id, act.entrant)
        if (event.state === 'running') await this.#note(event, user, { what: 'removed', entrant: act.entrant, note: act.why })
        return
      }
      case 'finish':
        if (!(await events.finish(event.id, this.#house.now())))
          throw new Refused('not-allowed', 'Some tables are still played. Wait for them, or settle them.')
        return this.#note(event, user, { what: 'finished' })
    }
  }

  async #start(event: EventRow, user: User, entrants: readonly EntrantRow[]): Promise<void> {
    const count = entrants.length
    if (count < Math.max(2, event.seats)) throw new Refused('not-allowed', `At least ${Math.max(2, event.seats)} are needed.`)
    const rounds = event.kind === 'round-robin' ? count - 1 + (count % 2) : null
    if (!(await this.#house.store.events.close(event.id, rounds))) return
    await this.#note(event, user, { what: 'started' })
    await this.#next({ ...event, state: 'running', rounds: rounds ?? event.rounds }, user)
  }

  /** Which seats of its tables belong together; null: each is its own. */
  async #teamsOf({ game, config, seats }: EventRow): Promise<readonly number[] | null> {
    return (await this.#house.shelf.find(game))?.teams?.({ ...config, seats }) ?? null
  }

  /** Pairs the next round. By correspondence, where everybody meets everybody, all rounds are played at the same time. */
  async #next(event: EventRow, user: User): Promise<void> {
    if (event.state !== 'running' || event.round >= event.rounds) throw new Refused('stale')
    const { events } = this.#house.store
    await this.settle()
    const [entrants, boards] = await Promise.all([events.entrants(event.id), events.boards(event.id)])
    if (boards.some((board) => !board.done)) throw new Refused('not-allowed', 'Some tables of this round are still played.')
    const last = event.kind === 'round-robin' && event.clock?.kind === 'correspondence' ? event.rounds : event.round + 1
    const bye = byeWorth(event.seats, await this.#teamsOf(event))
    for (let round = event.round + 1; round <= last; round++) {
      const groups = await this.#groups(event, round, entrants, boards)
      const paired = groups.map((group) => boardOf(group, bye))
      if (!(await events.pair(event.id, round, paired))) return
      await this.#note(event, user, { what: 'paired', round })
    }
    await this.#openTables(event)
  }

  async #groups(event: EventRow, round: number, entrants: readonly EntrantRow[], boards: readonly BoardRow[]): Promise<number[][]> {
    const active = entrants.filter((one) => !one.gone)
    const staying = active.map((one) => one.entrant)
    if (event.kind === 'round-robin') {
      const all = roundRobin(entrants.map((one) => one.entrant))[round - 1] ?? []
      // Whoever would meet somebody who has left sits out.
      return all.map((board) => board.filter((one) => staying.includes(one))).filter((board) => board.length > 0)
    }
    if (staying.length < event.seats) throw new Refused('not-allowed', 'Too few are left for another round. Finish the event.')
    const [order, apart] = await Promise.all([this.#byStrength(event, active), this.#atOdds(entrants)])
    return swissRound({ entrants: order, played: boards, apart }, event.seats)
  }

  /** Those with the highest ratings first; who has none, by when they enrolled. */
  async #byStrength({ game, clock }: EventRow, entrants: readonly EntrantRow[]): Promise<number[]> {
    const mode = clock?.kind === 'correspondence' ? 'correspondence' : 'live'
    const users = entrants.flatMap((one) => one.user_id ?? [])
    const rated = new Map((await this.#house.store.ratings.of(users, game, mode)).map((row) => [row.user_id, row.mu]))
    const strength = ({ user_id }: EntrantRow) => rated.get(user_id ?? '') ?? UNKNOWN.mu
    return [...entrants].sort((a, b) => strength(b) - strength(a) || a.entrant - b.entrant).map((one) => one.entrant)
  }

  /** Who has blocked whom is kept apart where it can be; nobody is told. */
  async #atOdds(entrants: readonly EntrantRow[]): Promise<[number, number][]> {
    const known = entrants.flatMap(({ entrant, user_id }) => (user_id === null ? [] : [{ entrant, user: user_id }]))
    const pairs = await this.#house.store.moderation.atOddsAmong(known.map((one) => one.user))
    const number = new Map(known.map((one) => [one.user, one.entrant]))
    return pairs.map(({ a, b }) => [number.get(a) ?? -1, number.get(b) ?? -1])
  }

  /** A table for each board that has none yet; whoever opens one second finds it there. */
  async #openTables(event: EventRow): Promise<void> {
    const { store, shelf } = this.#house
    const game = await shelf.find(event.game)
    if (!game) return
    const entrants = new Map((await store.events.entrants(event.id)).map((one) => [one.entrant, one]))
    for (const { match, done, status, entrants: there } of await store.events.boards(event.id)) {
      if (done || match === null || status !== null) continue
      const people = there.flatMap((one) => entrants.get(one) ?? [])
      if (people.length !== there.length || people.some((one) => one.user_id === null)) continue
      try {
        await this.#openTable(event, game.version, match, people)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
      }
    }
  }

  /** By correspondence the cards are dealt at once; at one sitting, when everybody has come to the table. */
  async #openTable(event: EventRow, version: string, match: string, people: readonly EntrantRow[]): Promise<void> {
    const { store, now } = this.#house
    const isSlow = event.clock?.kind === 'correspondence'
    const names: string[] = []
    const seats = people.map(({ user_id, name, number }, seat) => {
      names.push(distinctName(name, names))
      const own = names[seat] ?? name
      return { match, seat, kind: 'person', user_id, name: own, level: null, number: isSlow ? number : null } as const
    })
    const config = JSON.stringify({ ...event.config, seats: event.seats })
    const made = { id: match, game: event.game, version, config, clock: event.clock, listed: event.entry !== 'members' }
    await store.create(
      { ...made, secret: newSecret(), createdAt: now(), creator: null, continued: null, club: event.club, event: event.id },
      seats,
    )
    const session = await this.#sessions.open(match)
    await session.run(() => session.seatsChanged())
    await inviteAway(
      this.#house,
      this.#sessions,
      match,
      event.game,
      people.flatMap((one) => one.user_id ?? []),
    )
  }

  async #settleBoard(event: EventRow, user: User, act: Extract<EventAct, { do: 'settle' }>): Promise<void> {
    await this.settle()
    const { round, board, winners, why } = act
    const found = (await this.#house.store.events.boards(event.id)).find((one) => one.round === round && one.board === board)
    if (!found || winners.some((one) => !found.entrants.includes(one))) throw new Refused('malformed', 'There is no such board.')
    if (found.done) throw new Refused('stale')
    const isDraw = winners.length === found.entrants.length
    await this.#decide(found, isDraw ? found.entrants.map(() => 0.5) : found.entrants.map((one) => (winners.includes(one) ? 1 : 0)), why)
    await this.#note(event, user, { what: 'settled', round, board, note: why })
    await this.settle()
  }

  /** Where somebody has not sat down with the others yet, these have won. A match that is under way goes on. */
  async #forfeit(event: string, entrant: number): Promise<void> {
    for (const board of await this.#house.store.events.boards(event)) {
      if (board.done || board.status === 'running' || !board.entrants.includes(entrant)) continue
      await this.#decide(
        board,
        board.entrants.map((one) => (one === entrant ? 0 : 1)),
        'Somebody has withdrawn from the event.',
      )
    }
  }

  /** Notes a result, and ends the table if there is one. */
  async #decide({ event, round, board, match, status }: BoardRow, points: readonly number[], why: string): Promise<void> {
    const { store } = this.#house
    if (!(await store.events.settleBoard(event, round, board, points))) throw new Refused('stale')
    if (match === null || status === null || status === 'over') return
    const session = await this.#sessions.open(match)
    await session.run(async () => {
      await session.refresh()
      if (session.row.status === 'running') return closeTable(session, why, 'The organiser of the event')
      await store.rooms.cancel(match)
      await session.refresh()
    })
    this.#house.herald.table(match)
  }

  async #note(event: EventRow, user: User, deed: Partial<EventDeed> & Pick<EventDeed, 'what'>): Promise<void> {
    const { store, now, logger } = this.#house
    const whole = { at: now(), round: null, board: null, entrant: null, note: '', ...deed }
    logger.info({ event: event.id, what: deed.what }, 'an event was changed')
    await store.events.note(newId(), event.id, user.id, whole)
  }
}

const boardOf = (entrants: readonly number[], bye: number): NewBoard =>
  entrants.length === 1 ? { match: null, entrants, points: [bye] } : { match: newId(), entrants, points: entrants.map(() => null) }
