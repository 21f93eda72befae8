import {
  below,
  type Config,
  type Decision,
  type Game,
  hash,
  Match,
  next,
  notPlain,
  pick,
  type RandomState,
  type Seat,
  type State,
  seedRandom,
} from '@rulewright/kernel'
import { firstDifference } from './difference.ts'
import type { Jury } from './jury.ts'
import { seesWhatItKnows } from './known.ts'

const text = (random: RandomState) => next(random).toString(36)

/** What must hold at every decision; the costlier parts only when requested. */
export function checkPosition<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  { close, laws }: { readonly close: boolean; readonly laws: boolean },
  random: RandomState,
  jury: Jury,
): void {
  const { game } = match
  const g = match.state
  const { tally } = jury
  for (const decision of match.open) {
    tally['never an empty decision'] += 1
    if (decision.options.length === 0) jury.fail('never an empty decision', `seat ${decision.seat} at "${decision.prompt}"`)
  }
  if (laws) tally.conservation += 1
  if (laws) for (const law of game.broken(g)) jury.fail('conservation', law)
  if (!close) return
  tally['the state is plain data'] += 1
  const odd = notPlain(g)
  if (odd) jury.fail('the state is plain data', odd)
  const before = hash(g)
  for (const seat of lookers(match)) {
    seesOnlyItsOwn(match, seat, random, jury)
    seesWhatItKnows(match, seat, random, jury)
  }
  tally['looking changes nothing'] += 1
  if (hash(g) !== before) jury.fail('looking changes nothing', 'view, hidden or imagine on a fork changed the state')
  // The kernel copies its own fields itself.
  const own = { ...(g.conceded ? { conceded: g.conceded } : {}), ...(g.secrecy ? { secrecy: g.secrecy } : {}) }
  if (game.clone) tally['the clone is whole'] += 1
  if (game.clone && hash({ ...game.clone(g), ...own }) !== before)
    jury.fail('the clone is whole', 'the game’s own clone differs from the state')
  if (game.clone && hash({ ...game.clone(g, playedOn(match)), ...own }) !== before)
    jury.fail('the clone is whole', 'a clone made of the parts of another one keeps something of it')
}

/** A state of some choices later, which nobody needs. Only the seat that is asked can imagine how to play on. */
function playedOn<S extends State, C extends Config, V>(match: Match<S, C, V>): S {
  const world = match.sample(match.first?.seat ?? null, 'spare')
  const random = seedRandom('spare')
  for (let n = 0; n < 20 && world.first && world.first.options.length > 0; n++)
    world.choose(world.first.seat, below(random, world.first.options.length))
  return world.state
}

function lookers<S extends State, C extends Config, V>(match: Match<S, C, V>): (Seat | null)[] {
  const seats: (Seat | null)[] = Array.from({ length: match.config.seats }, (_, seat) => seat)
  seats.push(null)
  return seats
}

/** In every world a seat can imagine, it sees the same table and is asked the same question: otherwise something leaks. */
function seesOnlyItsOwn<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  seat: Seat | null,
  random: RandomState,
  jury: Jury,
): void {
  const world = match.sample(seat, text(random))
  // A world that came out the same compares nothing.
  const differs = hash({ ...world.state, random: 0 }) !== hash({ ...match.state, random: 0 })
  if (differs) jury.tally['imagined worlds are lawful'] += 1
  if (differs) jury.tally['a view shows only what its seat may know'] += 1
  const law = match.game.broken(world.state)[0]
  if (law) jury.fail('imagined worlds are lawful', `for seat ${seat}: ${law}`)
  const seen = JSON.stringify(match.view(seat))
  const imagined = JSON.stringify(world.view(seat))
  if (seen !== imagined) jury.fail('a view shows only what its seat may know', `seat ${seat}: ${firstDifference(seen, imagined)}`)
  const asked = seat === null ? null : match.decisionOf(seat)
  if (seat === null || !asked) return
  if (differs) jury.tally['a decision shows only what its seat may know'] += 1
  const askedThere = relisted(world.decisionOf(seat), asked)
  if (askedThere) jury.fail('a decision shows only what its seat may know', `seat ${seat} at "${asked.prompt}": ${askedThere}`)
}

function relisted(there: Decision | null, here: Decision): string | null {
  const a = JSON.stringify(question(here))
  const b = JSON.stringify(there && question(there))
  return a === b ? null : firstDifference(a, b)
}

const question = (d: Decision) => ({ seat: d.seat, prompt: d.prompt, rule: d.rule, about: d.about ?? null, options: d.options })

/** What must hold at a rest point, where an imagined state can be continued. */
export function checkAtRest<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  close: boolean,
  random: RandomState,
  jury: Jury,
): void {
  if (!close || !quietSinceRest(match)) return
  const { game, config, seed } = match
  for (const seat of lookers(match)) {
    const rest = imaginedRest(match, seat, text(random))
    const differs = hash(rest) !== hash(match.snapshot().state)
    const imagined = Match.from(game, config, seed, rest)
    const world = text(random)
    if (differs) jury.tally['imagine depends only on what its seat knows'] += 1
    if (hash(match.sample(seat, world).state) !== hash(imagined.sample(seat, world).state)) {
      jury.fail(
        'imagine depends only on what its seat knows',
        `seat ${seat}: two worlds that look alike to it imagine different ones from the same numbers`,
      )
    }
    if (seat !== null) {
      const asked = match.decisionOf(seat)
      const there = asked && relisted(imagined.decisionOf(seat), asked)
      if (asked && differs) jury.tally['a question depends only on what its seat knows'] += 1
      if (asked && there) jury.fail('a question depends only on what its seat knows', `seat ${seat} at "${asked.prompt}": ${there}`)
      learnsNothingFromUndoable(match, imagined, seat, random, jury)
    }
  }
}

/** The rest state re-dealt for a seat: the imagined match runs the rules since then again. */
function imaginedRest<S extends State, C extends Config, V>(match: Match<S, C, V>, seat: Seat | null, seed: string): S {
  const world = match.snapshot().state as S
  match.game.imagine(world, seat, seedRandom(seed))
  return world
}

/** Whether the rules told anybody anything between the last rest point and now. */
function quietSinceRest<S extends State, C extends Config, V>(match: Match<S, C, V>): boolean {
  const rest = match.snapshot().state as S
  return rest.reveals === match.state.reveals && rest.random.d === match.state.random.d
}

/** A choice that may be taken back has told its seat nothing: in a re-dealt world it looks the same afterwards. */
function learnsNothingFromUndoable<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  imagined: Match<S, C, V>,
  seat: Seat,
  random: RandomState,
  jury: Jury,
): void {
  const asked = match.decisionOf(seat)
  if (!asked || !imagined.decisionOf(seat)) return
  const index = below(random, asked.options.length)
  const real = match.fork()
  real.choose(seat, index)
  imagined.choose(seat, index)
  if (!real.canUndo(seat) || real.outcome !== null || imagined.outcome !== null) return
  jury.tally['an undoable choice reveals nothing'] += 1
  const seen = JSON.stringify(real.view(seat))
  const there = JSON.stringify(imagined.view(seat))
  if (seen !== there)
    jury.fail(
      'an undoable choice reveals nothing',
      `${JSON.stringify(asked.options[index])} of seat ${seat}: ${firstDifference(seen, there)}`,
    )
}

/** Two seats that decide at once may answer in either order. */
export function commutes<S extends State, C extends Config, V>(match: Match<S, C, V>, random: RandomState, jury: Jury): void {
  const a = pick(random, match.open)
  const b = pick(random, match.open)
  // An offer that lapses with another seat's answer cannot commute with it.
  if (a.seat === b.seat || a.lapses || b.lapses) return
  const one = { seat: a.seat, index: below(random, a.options.length) }
  const two = { seat: b.seat, index: below(random, b.options.length) }
  jury.tally['simultaneous decisions commute'] += 1
  const forth = match.fork()
  const back = match.fork()
  forth.choose(one.seat, one.index)
  forth.choose(two.seat, two.index)
  back.choose(two.seat, two.index)
  back.choose(one.seat, one.index)
  if (hash(forth.state) !== hash(back.state)) jury.fail('simultaneous decisions commute', `${JSON.stringify([one, two])} at "${a.prompt}"`)
}

/** Over many samples every hidden thing takes every identity it could have. */
export function reallyRedeals<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  match: Match<S, C, V>,
  seat: Seat | null,
  random: RandomState,
  jury: Jury,
): void {
  const facts = game.hidden(match.state, seat)
  const widest = facts.reduce((most, fact) => Math.max(most, new Set(fact.could).size), 0)
  if (widest < 2) return
  const seen = new Map<string, Set<string | number>>(facts.map((fact) => [fact.where, new Set()]))
  const rarest = facts.reduce((most, fact) => Math.max(most, rarity(fact.could)), 0)
  for (let n = 0; n < Math.ceil(rarest * 14); n++) {
    for (const fact of game.hidden(match.sample(seat, text(random)).state, seat)) seen.get(fact.where)?.add(fact.is)
  }
  jury.tally['imagine re-deals everything hidden'] += facts.length
  for (const fact of facts) {
    const missing = [...new Set(fact.could)].filter((identity) => !seen.get(fact.where)?.has(identity))
    if (missing.length > 0)
      jury.fail('imagine re-deals everything hidden', `seat ${seat}: ${fact.where} never becomes ${missing.join(', ')}`)
  }
}

/** In one of how many deals the rarest identity occurs. */
function rarity(could: readonly (string | number)[]): number {
  const counts = new Map<string | number, number>()
  for (const identity of could) counts.set(identity, (counts.get(identity) ?? 0) + 1)
  return could.length / Math.min(...counts.values(), could.length)
}
