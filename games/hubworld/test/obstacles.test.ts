import { below, type Decision, Match, type Obstacle, plain, type Seat, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { rulesForPlayers } from '../../test/players-rules.ts'
import { anyConfig, type HubworldConfig } from '../rules/config.ts'
import { PATHS, SEEKER } from '../rules/grid.ts'
import { hubworld } from '../rules/index.ts'
import { obstacles, REASONS } from '../rules/obstacles.ts'
import type { HubworldOption } from '../rules/options.ts'
import { type HubworldState, NONE, playerAt } from '../rules/state.ts'
import type { HubworldView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { delve, down, goOn, type HubTable, passesInstants, table, up } from './table.ts'

/** Positions looked at, each from every seat; in one of so many the hidden things are re-dealt. */
const POSITIONS = Number(process.env.RULEWRIGHT_POSITIONS ?? 1500)
const REDEALT = 10

type HubMatch = Match<HubworldState, HubworldConfig, HubworldView>

/** A thing of one's own as options and obstacles name it. */
function named(option: HubworldOption, seat: Seat): string | null {
  if ('card' in option) return `card ${option.card}`
  if (option.do === 'at') return option.seat === seat ? `slot ${option.slot}` : null
  if ('slot' in option) return `slot ${option.slot}`
  if (option.do === 'delve') return `delve ${option.seat} ${option.path}`
  return option.do === 'gain' || option.do === 'draw' || option.do === 'break' ? option.do : null
}

/** Everything a seat may expect to use. */
function own(g: HubworldState, seat: Seat): string[] {
  const player = playerAt(g, seat)
  if (!player.inGame) return []
  const enemies = g.players.flatMap((enemy, other) => (other !== seat && enemy.inGame ? [other] : []))
  return [
    ...player.council.map((id) => `card ${id}`),
    ...player.grid.flatMap((id, slot) => (id === NONE ? [] : [`slot ${slot}`])),
    `slot ${SEEKER}`,
    'gain',
    'draw',
    ...enemies.flatMap((other) => PATHS.map((path) => `delve ${other} ${path}`)),
  ]
}

const sentence = (obstacle: Obstacle, view: HubworldView, you: Seat): string =>
  plain(en.obstacle?.(obstacle as Obstacle<HubworldOption>, view, { you, of: (seat) => `Seat ${seat + 1}` }) ?? '')

/** What one seat is told in one position, and how it may be wrong. */
function look(match: HubMatch, seat: Seat, reasons: Map<string, number>): void {
  const asked = match.decisionOf(seat) as Decision<HubworldOption> | null
  const found = obstacles(match.state, seat, asked)
  const offered = new Set((asked?.options ?? []).map((option) => named(option, seat)))
  const told = found.map(({ option }) => named(option, seat))
  const at = `seat ${seat}, ${asked?.prompt ?? 'not asked'}`
  const wanted = own(match.state, seat).filter((thing) => !offered.has(thing))
  if (asked?.prompt === 'presence' && !offered.has('break')) wanted.push('break')
  expect(told.toSorted(), at).toEqual(wanted.toSorted())
  const view = match.view(seat)
  for (const obstacle of found) {
    reasons.set(obstacle.why, (reasons.get(obstacle.why) ?? 0) + 1)
    const text = sentence(obstacle, view, seat)
    // Nothing empty, no card without a name; and a seat that is asked is never told to wait for others.
    const bare = text.replace(/“.+”|[Dd]rawing a card|your first cards/g, '')
    if (
      !/^[A-Z“].{12,}[.?”]$/.test(text) ||
      /undefined|NaN|null|“”|not possible|\ba card (?:is|has|costs|cannot|waits|answers)/i.test(bare)
    )
      throw new Error(`"${text}" is no reason: ${JSON.stringify(obstacle)}`)
    if (asked && obstacle.why === 'others') throw new Error(`no reason at ${at}`)
  }
}

/** Plays random matches; every position is shown. */
function positions(count: number, seed: string, see: (match: HubMatch, n: number) => void): void {
  const random = seedRandom(seed)
  for (let n = 0; n < count; ) {
    const match: HubMatch = Match.start(hubworld, anyConfig(random), `${seed} ${n}`)
    for (; match.first && n < count; n++) {
      see(match, n)
      const { seat, options } = match.open[below(random, match.open.length)] ?? match.first
      match.choose(seat, below(random, options.length))
    }
  }
}

describe('why not', () => {
  it('everything of one’s own is on offer or has one reason, and nothing on offer has any', () => {
    const reasons = new Map<string, number>()
    positions(POSITIONS, 'why not here', (match) => {
      for (const seat of match.state.players.keys()) look(match, seat, reasons)
    })
    for (const why of ['turn', 'priority', 'delve', 'shards', 'exhausted', 'needs-action', 'reaction-later', 'first-action', 'asked-first'])
      expect([...reasons.keys()]).toContain(why)
  })

  it('a seat is told the same in every world it cannot tell from this one', () => {
    positions(POSITIONS, 'worlds', (match, n) => {
      if (n % REDEALT !== 0) return
      for (const seat of match.state.players.keys()) {
        const world = match.sample(seat, `world ${n}`)
        expect(obstacles(world.state, seat, world.decisionOf(seat)), `seat ${seat} at ${n}`).toEqual(
          obstacles(match.state, seat, match.decisionOf(seat)),
        )
      }
    })
  })

  it('every reason names a rule that there is', () => {
    for (const [why, rule] of Object.entries(REASONS)) expect(rulesForPlayers('hubworld'), why).toContain(`**${rule}**`)
  })
})

/** What a seat reads when it presses something. */
function why(t: HubTable, seat: Seat, fits: (option: HubworldOption) => boolean): string {
  t.look()
  const found = obstacles(t.state, seat, t.match.decisionOf(seat)).filter(({ option }) => fits(option))
  expect(found).toHaveLength(1)
  const names = { you: seat, of: (each: Seat) => ['Mira', 'Tobias'][each] ?? '' }
  return found[0] ? plain(en.obstacle?.(found[0], t.view(seat), names) ?? '') : ''
}
const does = (verb: HubworldOption['do']) => (option: HubworldOption) => option.do === verb
const at = (slot: number) => (option: HubworldOption) => 'slot' in option && option.slot === slot

describe('the reasons read well', () => {
  it('on one’s turn', () => {
    const t = table({
      seats: [{ shards: 0, actions: 1, hasActed: false, commons: 0, council: ['calling-in-favors', 'threading-through', 'dodge'] }, {}],
    })
    const ofCard = (n: number) => (option: HubworldOption) => 'card' in option && option.card === playerAt(t.state, 0).council[n]
    expect(why(t, 0, ofCard(0))).toBe('Playing Calling in Favors takes 2 actions; you have 1.')
    expect(why(t, 0, ofCard(1))).toBe('Playing Threading Through is an instant: it comes in the window after an action, not as one.')
    expect(why(t, 0, ofCard(2))).toBe('Dodge waits for its event: “As a Confront or Discover ability begins: it has no effect.”')
    expect(why(t, 0, does('draw'))).toBe('Your Commons is empty: there is no card to draw.')
    expect(why(t, 0, (option) => option.do === 'delve' && option.path === 'council')).toBe(
      'Your first action of the game cannot be a delve.',
    )
    expect(why(t, 0, at(SEEKER))).toBe(
      'Goldie Xin cannot be used as things stand: “If you have less heat than your rival, exhaust this card: gain 3 shards.”',
    )
    expect(why(t, 1, does('gain'))).toBe('It is Mira’s turn.')
  })

  it('with a seeker that is tired, and cards that cannot be paid for', () => {
    const t = table({ seats: [{ shards: 0, council: ['franchise-fees', 'rapid-growth'] }, { heat: 1 }] })
    expect(why(t, 0, at(SEEKER))).toBe('Goldie Xin is exhausted until the round ends.')
    const [fees, growth] = playerAt(t.state, 0).council
    expect(why(t, 0, (option) => 'card' in option && option.card === fees)).toBe(
      'Franchise Fees needs an unexhausted card in your front row, and you have none.',
    )
    expect(why(t, 0, (option) => 'card' in option && option.card === growth)).toBe('Playing Rapid Growth costs 1 shard; you have 0.')
  })

  it('in a window', () => {
    const grid = {
      'council/front': down('canal-network'),
      'council/back': up('job-board', { exhausted: true }),
      'commons/back': up('barbican-gate'),
      'archives/back': up('marauders-market', { exhausted: false }),
      'archives/front': up('wirecrawler', { exhausted: true }),
    } as const
    const t = table({ turn: 1, seats: [{ grid, shards: 1, council: ['salvage-rats', 'lost-byway', 'rapid-growth'] }, {}] })
    t.choose({ do: 'delve', seat: 0, path: 'council' })
    expect(why(t, 0, at(1))).toBe('Forging Canal Network costs 3 shards; you have 1.')
    expect(why(t, 0, at(7))).toBe('Job Board is exhausted until the round ends.')
    expect(why(t, 0, at(8))).toBe('Barbican Gate has nothing to collect and no instant.')
    expect(why(t, 0, at(0))).toBe('Wirecrawler is exhausted until the round ends.')
    const [rats, byway, growth] = playerAt(t.state, 0).council
    expect(why(t, 0, (option) => 'card' in option && option.card === rats)).toBe('Rushing Salvage Rats costs 2 shards; you have 1.')
    expect(why(t, 0, (option) => 'card' in option && option.card === byway)).toBe(
      'Only instants now: staging Lost Byway is an action for your turn.',
    )
    expect(why(t, 0, (option) => 'card' in option && option.card === growth)).toBe(
      'Only instants now: playing Rapid Growth is an action for your turn.',
    )
    expect(why(t, 0, does('gain'))).toBe('Only instants now: gaining a shard is an action for your turn.')
    expect(why(t, 1, does('gain'))).toBe('Mira may answer first.')
  })

  it('when only reactions are asked for', () => {
    const grid = { 'council/front': up('barbican-gate'), 'archives/back': down('maestro'), 'commons/back': up('wall-wizard') } as const
    const t = table({ turn: 1, seats: [{ grid, council: ['tenacity', 'fun-run', 'lost-byway'] }, {}] })
    passesInstants(t.choose({ do: 'delve', seat: 0, path: 'council' }))
    const [, run, byway] = playerAt(t.state, 0).council
    expect(t.at(0)).toBeAsked('reaction')
    expect(why(t, 0, (option) => 'card' in option && option.card === run)).toBe(
      'Fun Run answers another event: “After you breach a Commons: gain 3 shards.”',
    )
    expect(why(t, 0, (option) => 'card' in option && option.card === byway)).toBe('Only reactions now: staging Lost Byway has to wait.')
    expect(why(t, 0, at(6))).toBe('Only reactions now: forging Maestro has to wait.')
    expect(why(t, 0, at(8))).toMatch(/^Wall Wizard answers another event: “After you breach a district/)
  })

  it('when a card cannot be broken', () => {
    const breaking = (card: 'lost-byway' | 'maestro' | 'dodge', shards: number) =>
      goOn(delve(table({ seats: [{ shards }, { heat: 1, commons: [card] }] }), 'commons'), 3)
    expect(why(breaking('lost-byway', 1), 0, does('break'))).toBe('Breaking Lost Byway costs 4 shards; you have 1.')
    expect(why(breaking('dodge', 1), 0, does('break'))).toBe('Dodge is a moment: outside an Archives it cannot be broken.')
    const cole = goOn(delve(table({ seats: [{ shards: 1 }, { heat: 1, commons: ['sergeant-cole'] }] }), 'commons'), 3)
    expect(why(cole, 0, does('break'))).toBe(
      'Sergeant Cole has a cipher that you cannot meet: no unexhausted card of yours lies in that path.',
    )
  })

  it('while something else is asked', () => {
    const t = table({ seats: [{ council: ['lost-byway', 'dodge'] }, {}] })
    t.choose({ do: 'stage' })
    expect(why(t, 0, does('gain'))).toBe('First answer what you are asked: Where do you stage it?')
    expect(why(t, 1, does('draw'))).toBe('It is Mira’s turn.')
  })
})
