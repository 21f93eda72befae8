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
import { seesWhatItKnows } from './known.ts'

export type Fail = (property: string, detail: string) => never

const text = (random: RandomState) => next(random).toString(36)

/** What must hold at every decision; the costlier parts only when asked for. */
export function checkPosition<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  { close, laws }: { readonly close: boolean; readonly laws: boolean },
  random: RandomState,
  fail: Fail,
): void {
  const { game } = match
  const g = match.state
  for (const decision of match.open)
    if (decision.options.length === 0) fail('never an empty decision', `seat ${decision.seat} at "${decision.prompt}"`)
  if (laws) for (const law of game.broken(g)) fail('conservation', law)
  if (!close) return
  const odd = notPlain(g)
  if (odd) fail('the state is plain data', odd)
  const before = hash(g)
  for (const seat of lookers(match)) {
    seesOnlyItsOwn(match, seat, random, fail)
    seesWhatItKnows(match, seat, random, fail)
  }
  if (hash(g) !== before) fail('looking changes nothing', 'view, hidden or imagine on a fork changed the state')
  // The kernel copies `conceded` itself.
  const gone = g.conceded ? { conceded: g.conceded } : {}
  if (game.clone && hash({ ...game.clone(g), ...gone }) !== before)
    fail('the clone is whole', 'the game’s own clone differs from the state')
}

function lookers<S extends State, C extends Config, V>(match: Match<S, C, V>): (Seat | null)[] {
  const seats: (Seat | null)[] = Array.from({ length: match.config.seats }, (_, seat) => seat)
  seats.push(null)
  return seats
}

/** In every world a seat can imagine it sees the same table and is asked the same question: else something leaks. */
function seesOnlyItsOwn<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  seat: Seat | null,
  random: RandomState,
  fail: Fail,
): void {
  const world = match.sample(seat, text(random))
  const law = match.game.broken(world.state)[0]
  if (law) fail('imagined worlds are lawful', `for seat ${seat}: ${law}`)
  const seen = JSON.stringify(match.view(seat))
  const imagined = JSON.stringify(world.view(seat))
  if (seen !== imagined) fail('a view shows only what its seat may know', `seat ${seat}: ${firstDifference(seen, imagined)}`)
  const asked = seat === null ? null : match.decisionOf(seat)
  if (seat === null || !asked) return
  const askedThere = relisted(world.decisionOf(seat), asked)
  if (askedThere) fail('a decision shows only what its seat may know', `seat ${seat} at "${asked.prompt}": ${askedThere}`)
}

function relisted(there: Decision | null, here: Decision): string | null {
  const a = JSON.stringify(question(here))
  const b = JSON.stringify(there && question(there))
  return a === b ? null : firstDifference(a, b)
}

const question = (d: Decision) => ({ seat: d.seat, prompt: d.prompt, rule: d.rule, about: d.about ?? null, options: d.options })

function firstDifference(a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const from = Math.max(0, i - 60)
  return `…${a.slice(from, i + 60)}… against …${b.slice(from, i + 60)}…`
}

/** What must hold where the match rests, where an imagined state can be played on from. */
export function checkAtRest<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  close: boolean,
  random: RandomState,
  fail: Fail,
): void {
  if (!close || !quietSinceRest(match)) return
  const { game, config, seed } = match
  for (const seat of lookers(match)) {
    const imagined = Match.from(game, config, seed, imaginedRest(match, seat, text(random)))
    const world = text(random)
    if (hash(match.sample(seat, world).state) !== hash(imagined.sample(seat, world).state)) {
      fail(
        'imagine depends only on what its seat knows',
        `seat ${seat}: two worlds that look alike to it imagine different ones from the same numbers`,
      )
    }
    if (seat !== null) {
      const asked = match.decisionOf(seat)
      const there = asked && relisted(imagined.decisionOf(seat), asked)
      if (asked && there) fail('a question depends only on what its seat knows', `seat ${seat} at "${asked.prompt}": ${there}`)
      learnsNothingFromUndoable(match, imagined, seat, random, fail)
    }
  }
}

/** The rest state re-dealt for a seat: the rules that ran since are run again by the imagined match. */
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
  fail: Fail,
): void {
  const asked = match.decisionOf(seat)
  if (!asked || !imagined.decisionOf(seat)) return
  const index = below(random, asked.options.length)
  const real = match.fork()
  real.choose(seat, index)
  imagined.choose(seat, index)
  if (!real.canUndo(seat) || real.outcome !== null || imagined.outcome !== null) return
  const seen = JSON.stringify(real.view(seat))
  const there = JSON.stringify(imagined.view(seat))
  if (seen !== there)
    fail('an undoable choice reveals nothing', `${JSON.stringify(asked.options[index])} of seat ${seat}: ${firstDifference(seen, there)}`)
}

/** Two seats that decide at once may answer in either order. */
export function commutes<S extends State, C extends Config, V>(match: Match<S, C, V>, random: RandomState, fail: Fail): void {
  const a = pick(random, match.open)
  const b = pick(random, match.open)
  // An offer that lapses with another seat's answer cannot commute with it.
  if (a.seat === b.seat || a.lapses || b.lapses) return
  const one = { seat: a.seat, index: below(random, a.options.length) }
  const two = { seat: b.seat, index: below(random, b.options.length) }
  const forth = match.fork()
  const back = match.fork()
  forth.choose(one.seat, one.index)
  forth.choose(two.seat, two.index)
  back.choose(two.seat, two.index)
  back.choose(one.seat, one.index)
  if (hash(forth.state) !== hash(back.state)) fail('simultaneous decisions commute', `${JSON.stringify([one, two])} at "${a.prompt}"`)
}

/** Over many samples every hidden thing takes every identity it could have. */
export function reallyRedeals<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  match: Match<S, C, V>,
  seat: Seat | null,
  random: RandomState,
  fail: Fail,
): void {
  const facts = game.hidden(match.state, seat)
  const widest = facts.reduce((most, fact) => Math.max(most, new Set(fact.could).size), 0)
  if (widest < 2) return
  const seen = new Map<string, Set<string | number>>(facts.map((fact) => [fact.where, new Set()]))
  const rarest = facts.reduce((most, fact) => Math.max(most, rarity(fact.could)), 0)
  for (let n = 0; n < Math.ceil(rarest * 14); n++) {
    for (const fact of game.hidden(match.sample(seat, text(random)).state, seat)) seen.get(fact.where)?.add(fact.is)
  }
  for (const fact of facts) {
    const missing = [...new Set(fact.could)].filter((identity) => !seen.get(fact.where)?.has(identity))
    if (missing.length > 0) fail('imagine re-deals everything hidden', `seat ${seat}: ${fact.where} never becomes ${missing.join(', ')}`)
  }
}

/** One in how many deals gives the rarest identity. */
function rarity(could: readonly (string | number)[]): number {
  const counts = new Map<string | number, number>()
  for (const identity of could) counts.set(identity, (counts.get(identity) ?? 0) + 1)
  return could.length / Math.min(...counts.values(), could.length)
}
