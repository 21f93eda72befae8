import { configFor } from '@rulewright/play'
import type { NewTournament, TournamentAct, TournamentDeed, TournamentInfo, User } from '@rulewright/wire'
import type { EntrantRow, NewPairing, PairingRow, TournamentRow } from '../data/tournaments.ts'
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

const MOST_TOURNAMENTS = 20
const MOST_ENTRANTS = 128
const UNIQUE_VIOLATION = '23505'

/** Tournaments, from enrolling to the final standings. */
export class TournamentDesk {
  readonly #house: House
  readonly #sessions: Sessions

  constructor(house: House, sessions: Sessions) {
    this.#house = house
    this.#sessions = sessions
  }

  async create(user: User, wish: NewTournament): Promise<TournamentInfo> {
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
    if ((await store.tournaments.unfinishedOf(user.id)) >= MOST_TOURNAMENTS)
      throw new Refused('too-many', 'You have too many unfinished events.')
    const { seats, ...config } = configFor(game, { ...wish.config, seats: wish.seats })
    const id = newId()
    await store.tournaments.create({ ...wish, id, club: wish.club ?? null, organiser: user.id, config, seats }, now())
    return this.info(id, user)
  }

  async info(id: string, user: User | null): Promise<TournamentInfo> {
    const { store } = this.#house
    await this.settle()
    const [tournament, entrants, pairings, log] = await Promise.all([
      this.#tournament(id),
      store.tournaments.entrants(id),
      store.tournaments.pairings(id),
      store.tournaments.log(id),
    ])
    const club = tournament.club === null ? null : await store.clubs.club(tournament.club)
    const tieBreaks = tieBreaksOf(tournament.kind)
    const teams = await this.#teamsOf(tournament)
    const { organiser_name: organiser, id: _, ...rest } = tournament
    return {
      ...rest,
      tournament: id,
      club: club && { club: club.id, name: club.name },
      organiser,
      runs: user !== null && (await this.#runs(tournament, user.id, entrants)),
      me: entrants.find((one) => one.user_id !== null && one.user_id === user?.id)?.entrant ?? null,
      ready: tournament.state === 'running' && tournament.round < tournament.rounds && pairings.every((pairing) => pairing.done),
      entrants: entrants.map(({ entrant, name, user_id, gone }) => ({ entrant, name, user: user_id, gone })),
      pairings: pairings.map(({ round, pairing, how, match, status, entrants: there, points }) => ({
        round,
        pairing,
        how,
        match: status === null ? null : match,
        status,
        entrants: there,
        points,
      })),
      standings: standings(
        entrants.map((one) => one.entrant),
        pairings,
        tieBreaks,
        teams,
      ),
      tieBreaks: [...tieBreaks],
      log,
    }
  }

  /** Null: there is none any more. */
  async act(id: string, user: User, act: TournamentAct): Promise<TournamentInfo | null> {
    const tournament = await this.#tournament(id)
    if (act.do === 'enrol') await this.#enrol(tournament, user, act.number)
    else if (act.do === 'withdraw') await this.#withdraw(tournament, user)
    else {
      const entrants = await this.#house.store.tournaments.entrants(id)
      if (!(await this.#runs(tournament, user.id, entrants)))
        throw new Refused('not-allowed', 'Only an organiser of the event may do that.')
      if (act.do === 'cancel') {
        if (!(await this.#house.store.tournaments.cancel(id))) throw new Refused('not-allowed', 'The event has begun.')
        return null
      }
      await this.#run(tournament, user, act, entrants)
    }
    return this.info(id, user)
  }

  /** Records all results that were played; once, whoever looks. */
  async settle(): Promise<void> {
    const { store, now } = this.#house
    await store.tournaments.settle()
    await store.tournaments.finishThose(now())
  }

  /** At every beat: new results, and tables that the pairing process could not open. */
  async lookAfter(): Promise<void> {
    const { tournaments } = this.#house.store
    await this.settle()
    for (const id of await tournaments.withoutTable()) {
      const tournament = await tournaments.tournament(id)
      if (tournament) await this.#openTables(tournament)
    }
  }

  /** Somebody does not come back: they have lost where their opponents wait for them. */
  async leave(user: string): Promise<void> {
    const { tournaments } = this.#house.store
    for (const { tournament, entrant } of await tournaments.enteredBy(user)) {
      await tournaments.withdraw(tournament, entrant)
      await this.#forfeit(tournament, entrant)
    }
  }

  async #tournament(id: string): Promise<TournamentRow> {
    const tournament = await this.#house.store.tournaments.tournament(id)
    if (!tournament) throw new Refused('no-such-page')
    return tournament
  }

  /** Who created it, or the organisers of its club; where all of those are gone, any entrant who still plays. */
  async #runs(tournament: TournamentRow, user: string, entrants: readonly EntrantRow[]): Promise<boolean> {
    if (tournament.organiser === user) return true
    if (tournament.club !== null) return (await this.#house.store.clubs.roleOf(tournament.club, user)) === 'organiser'
    return tournament.organiser === null && entrants.some((one) => one.user_id === user && !one.gone)
  }

  async #enrol(tournament: TournamentRow, user: User, number: string): Promise<void> {
    const { store, now } = this.#house
    if (tournament.state !== 'enrolling') throw new Refused('not-allowed', 'The event has begun: nobody can enrol any more.')
    if (tournament.entry !== 'anybody' && user.guest)
      throw new Refused('not-allowed', 'This event is for people with accounts: keep one first, on your account page.')
    if (tournament.entry === 'members') {
      const role = tournament.club === null ? null : await store.clubs.roleOf(tournament.club, user.id)
      if (role !== 'member' && role !== 'organiser') throw new Refused('not-allowed', 'This event is for members of its club.')
    }
    if ((await store.circle.listedAmong([user.id])).length === 0)
      throw new Refused('not-allowed', 'Choose a name first, on your account page: everybody sees who plays in an event.')
    const entrants = await store.tournaments.entrants(tournament.id)
    if (entrants.some((one) => one.user_id === user.id)) return
    const name = distinctName(
      user.name,
      entrants.map((one) => one.name),
    )
    if (!(await store.tournaments.enrol(tournament.id, user.id, name, number, MOST_ENTRANTS, now())))
      throw new Refused('too-many', `An event has room for ${MOST_ENTRANTS}.`)
  }

  async #withdraw(tournament: TournamentRow, user: User): Promise<void> {
    const { tournaments } = this.#house.store
    const me = (await tournaments.entrants(tournament.id)).find((one) => one.user_id === user.id)
    if (!me || tournament.state === 'over') throw new Refused('stale')
    await tournaments.withdraw(tournament.id, me.entrant)
    await this.#forfeit(tournament.id, me.entrant)
    if (tournament.state === 'running') await this.#note(tournament, user, { what: 'withdrew', entrant: me.entrant })
  }

  async #run(tournament: TournamentRow, user: User, act: TournamentAct, entrants: readonly EntrantRow[]): Promise<void> {
    const { tournaments } = this.#house.store
    switch (act.do) {
      case 'start':
        return this.#start(tournament, user, entrants)
      case 'next':
        // Whoever pressed second finds it done.
        if (act.after !== tournament.round) return
        return this.#next(tournament, user)
      case 'settle':
        return this.#settlePairing(tournament, user, act)
      case 'remove': {
        if (tournament.state === 'over') throw new Refused('stale')
        await tournaments.withdraw(tournament.id, act.entrant)
        await this.#forfeit(tournament.id, act.entrant)
        if (tournament.state === 'running') await this.#note(tournament, user, { what: 'removed', entrant: act.entrant, note: act.why })
        return
      }
      case 'finish':
        if (!(await tournaments.finish(tournament.id, this.#house.now())))
          throw new Refused('not-allowed', 'Some tables are still played. Wait for them, or settle them.')
        return this.#note(tournament, user, { what: 'finished' })
    }
  }

  async #start(tournament: TournamentRow, user: User, entrants: readonly EntrantRow[]): Promise<void> {
    const count = entrants.length
    if (count < Math.max(2, tournament.seats)) throw new Refused('not-allowed', `At least ${Math.max(2, tournament.seats)} are needed.`)
    const rounds = tournament.kind === 'round-robin' ? count - 1 + (count % 2) : null
    if (!(await this.#house.store.tournaments.close(tournament.id, rounds))) return
    await this.#note(tournament, user, { what: 'started' })
    await this.#next({ ...tournament, state: 'running', rounds: rounds ?? tournament.rounds }, user)
  }

  /** Which seats of its tables belong together; null: each plays alone. */
  async #teamsOf({ game, config, seats }: TournamentRow): Promise<readonly number[] | null> {
    return (await this.#house.shelf.find(game))?.teams?.({ ...config, seats }) ?? null
  }

  /** Pairs the next round. In a round-robin by correspondence, all rounds are played at the same time. */
  async #next(tournament: TournamentRow, user: User): Promise<void> {
    if (tournament.state !== 'running' || tournament.round >= tournament.rounds) throw new Refused('stale')
    const { tournaments } = this.#house.store
    await this.settle()
    const [entrants, pairings] = await Promise.all([tournaments.entrants(tournament.id), tournaments.pairings(tournament.id)])
    if (pairings.some((pairing) => !pairing.done)) throw new Refused('not-allowed', 'Some tables of this round are still played.')
    const last = tournament.kind === 'round-robin' && tournament.clock?.kind === 'correspondence' ? tournament.rounds : tournament.round + 1
    const bye = byeWorth(tournament.seats, await this.#teamsOf(tournament))
    for (let round = tournament.round + 1; round <= last; round++) {
      const groups = await this.#groups(tournament, round, entrants, pairings)
      const paired = groups.map((group) => newPairing(group, bye))
      if (!(await tournaments.pair(tournament.id, round, paired))) return
      await this.#note(tournament, user, { what: 'paired', round })
    }
    await this.#openTables(tournament)
  }

  async #groups(
    tournament: TournamentRow,
    round: number,
    entrants: readonly EntrantRow[],
    pairings: readonly PairingRow[],
  ): Promise<number[][]> {
    const active = entrants.filter((one) => !one.gone)
    const staying = active.map((one) => one.entrant)
    if (tournament.kind === 'round-robin') {
      const all = roundRobin(entrants.map((one) => one.entrant))[round - 1] ?? []
      // Whoever would meet somebody who has left sits out.
      return all.map((pairing) => pairing.filter((one) => staying.includes(one))).filter((pairing) => pairing.length > 0)
    }
    if (staying.length < tournament.seats) throw new Refused('not-allowed', 'Too few are left for another round. Finish the event.')
    const [order, apart] = await Promise.all([this.#byStrength(tournament, active), this.#atOdds(entrants)])
    return swissRound({ entrants: order, played: pairings, apart }, tournament.seats)
  }

  /** The highest ratings first; without one, by time of enrolment. */
  async #byStrength({ game, clock }: TournamentRow, entrants: readonly EntrantRow[]): Promise<number[]> {
    const mode = clock?.kind === 'correspondence' ? 'correspondence' : 'live'
    const users = entrants.flatMap((one) => one.user_id ?? [])
    const rated = new Map((await this.#house.store.ratings.of(users, game, mode)).map((row) => [row.user_id, row.mu]))
    const strength = ({ user_id }: EntrantRow) => rated.get(user_id ?? '') ?? UNKNOWN.mu
    return [...entrants].sort((a, b) => strength(b) - strength(a) || a.entrant - b.entrant).map((one) => one.entrant)
  }

  /** People who blocked each other are kept apart where possible; nobody is told. */
  async #atOdds(entrants: readonly EntrantRow[]): Promise<[number, number][]> {
    const known = entrants.flatMap(({ entrant, user_id }) => (user_id === null ? [] : [{ entrant, user: user_id }]))
    const pairs = await this.#house.store.moderation.atOddsAmong(known.map((one) => one.user))
    const number = new Map(known.map((one) => [one.user, one.entrant]))
    return pairs.map(({ a, b }) => [number.get(a) ?? -1, number.get(b) ?? -1])
  }

  /** A table for each pairing that has none yet; a second process that tries finds it there. */
  async #openTables(tournament: TournamentRow): Promise<void> {
    const { store, shelf } = this.#house
    const game = await shelf.find(tournament.game)
    if (!game) return
    const entrants = new Map((await store.tournaments.entrants(tournament.id)).map((one) => [one.entrant, one]))
    for (const { match, done, status, entrants: there } of await store.tournaments.pairings(tournament.id)) {
      if (done || match === null || status !== null) continue
      const people = there.flatMap((one) => entrants.get(one) ?? [])
      if (people.length !== there.length || people.some((one) => one.user_id === null)) continue
      try {
        await this.#openTable(tournament, game.version, match, people)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
      }
    }
  }

  /** By correspondence the cards are dealt at once; at one sitting, when everybody has come to the table. */
  async #openTable(tournament: TournamentRow, version: string, match: string, people: readonly EntrantRow[]): Promise<void> {
    const { store, now } = this.#house
    const isSlow = tournament.clock?.kind === 'correspondence'
    const names: string[] = []
    const seats = people.map(({ user_id, name, number }, seat) => {
      names.push(distinctName(name, names))
      const own = names[seat] ?? name
      return { match, seat, kind: 'person', user_id, name: own, level: null, number: isSlow ? number : null } as const
    })
    const config = JSON.stringify({ ...tournament.config, seats: tournament.seats })
    const made = { id: match, game: tournament.game, version, config, clock: tournament.clock, listed: tournament.entry !== 'members' }
    await store.create(
      { ...made, secret: newSecret(), createdAt: now(), creator: null, continued: null, club: tournament.club, tournament: tournament.id },
      seats,
    )
    const session = await this.#sessions.open(match)
    await session.run(() => session.seatsChanged())
    await inviteAway(
      this.#house,
      this.#sessions,
      match,
      tournament.game,
      people.flatMap((one) => one.user_id ?? []),
    )
  }

  async #settlePairing(tournament: TournamentRow, user: User, act: Extract<TournamentAct, { do: 'settle' }>): Promise<void> {
    await this.settle()
    const { round, pairing, winners, why } = act
    const found = (await this.#house.store.tournaments.pairings(tournament.id)).find(
      (one) => one.round === round && one.pairing === pairing,
    )
    if (!found || winners.some((one) => !found.entrants.includes(one))) throw new Refused('malformed', 'There is no such board.')
    if (found.done) throw new Refused('stale')
    const isDraw = winners.length === found.entrants.length
    await this.#decide(found, isDraw ? found.entrants.map(() => 0.5) : found.entrants.map((one) => (winners.includes(one) ? 1 : 0)), why)
    await this.#note(tournament, user, { what: 'settled', round, pairing, note: why })
    await this.settle()
  }

  /** Where somebody has not sat down yet, the others have won. A match under way goes on. */
  async #forfeit(tournament: string, entrant: number): Promise<void> {
    for (const pairing of await this.#house.store.tournaments.pairings(tournament)) {
      if (pairing.done || pairing.status === 'running' || !pairing.entrants.includes(entrant)) continue
      await this.#decide(
        pairing,
        pairing.entrants.map((one) => (one === entrant ? 0 : 1)),
        'Somebody has withdrawn from the event.',
      )
    }
  }

  /** Notes a result, and ends the table if there is one. */
  async #decide({ tournament, round, pairing, match, status }: PairingRow, points: readonly number[], why: string): Promise<void> {
    const { store } = this.#house
    if (!(await store.tournaments.settlePairing(tournament, round, pairing, points))) throw new Refused('stale')
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

  async #note(tournament: TournamentRow, user: User, deed: Partial<TournamentDeed> & Pick<TournamentDeed, 'what'>): Promise<void> {
    const { store, now, logger } = this.#house
    const whole = { at: now(), round: null, pairing: null, entrant: null, note: '', ...deed }
    logger.info({ tournament: tournament.id, what: deed.what }, 'an event was changed')
    await store.tournaments.note(newId(), tournament.id, user.id, whole)
  }
}

const newPairing = (entrants: readonly number[], bye: number): NewPairing =>
  entrants.length === 1 ? { match: null, entrants, points: [bye] } : { match: newId(), entrants, points: entrants.map(() => null) }
