import { readFileSync } from 'node:fs'
import { at, below, type Decision, Match, type Obstacle, plain, type Seat, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES } from '../content/difficulties.ts'
import { MONSTERS } from '../content/index.ts'
import { thingsOf } from '../rules/concerns.ts'
import type { PrimalConfig } from '../rules/config.ts'
import { primal } from '../rules/index.ts'
import { obstacles, REASONS } from '../rules/obstacles.ts'
import type { PrimalOption } from '../rules/options.ts'
import { type PrimalState, USED_ASSIST, USED_HELM, USED_ITEM, USED_REVIVE, USED_TAUNT } from '../rules/state.ts'
import type { PrimalView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { dareon, type HuntTable, held, ljonar, mirah, play, table, thoreg } from './table.ts'

/** Positions looked at, each from every seat; in one of so many the hidden things are re-dealt. */
const POSITIONS = Number(process.env.RULEWRIGHT_POSITIONS ?? 1500)
const REDEALT = 10

type Hunt = Match<PrimalState, PrimalConfig, PrimalView>
type PrimalObstacle = Obstacle<PrimalOption>

/** Everything a seat may expect to use, as the board names it. */
function own(view: PrimalView, seat: Seat): readonly string[] {
  const me = at(view.hunters, seat)
  if (!me.hunter || view.result !== null) return []
  return [
    ...me.hand.map(({ id }) => `card:${id}`),
    `helm:${seat}`,
    `armor:${seat}`,
    ...thingsOf(view, seat)({ do: 'use', ability: 'item' }).filter(() => me.item !== null),
    ...me.potions.map((id) => `potion ${id}`),
    ...[0, 1, 2, 3].map((sector) => `sector:${sector}`),
    ...view.hunters.filter((other) => other.seat !== seat && other.condition !== 'standing').map((other) => `hunter:${other.seat}`),
    'end',
  ]
}

/** What options and obstacles are about, in the same names. */
const named = (view: PrimalView, seat: Seat, option: PrimalOption): readonly string[] => {
  if (option.do === 'end') return ['end']
  if (option.do === 'consume' || option.do === 'potion') return [`potion PT-${option.potion + 1}`]
  return thingsOf(view, seat)(option)
}

const sentence = (obstacle: PrimalObstacle, view: PrimalView, you: Seat): string =>
  plain(en.obstacle?.(obstacle, view, { you, of: (seat) => `Seat ${seat + 1}` }) ?? '')

/** What one seat is told in one position, and how it may be wrong. */
function look(match: Hunt, seat: Seat, reasons: Map<string, number>): void {
  const asked = match.decisionOf(seat) as Decision<PrimalOption> | null
  const view = match.view(seat)
  const found = obstacles(match.state, seat, asked)
  const offered = new Set((asked?.options ?? []).flatMap((option) => named(view, seat, option)))
  const told = found.flatMap(({ option }) => ('card' in option ? [`card:${option.card}`] : named(view, seat, option)))
  const where = `seat ${seat}, ${asked?.prompt ?? 'not asked'}`
  expect(told.toSorted(), where).toEqual(
    own(view, seat)
      .filter((thing) => !offered.has(thing))
      .toSorted(),
  )
  for (const obstacle of found) {
    reasons.set(obstacle.why, (reasons.get(obstacle.why) ?? 0) + 1)
    const text = sentence(obstacle, view, seat)
    if (!/^[A-Z].{12,}\.$/.test(text) || /undefined|NaN|null|\[object| {2}/.test(text))
      throw new Error(`"${text}" is no reason: ${JSON.stringify(obstacle)}`)
    if (asked && ['resolving', 'turn'].includes(obstacle.why) && asked.prompt !== 'window' && asked.prompt !== 'last-call')
      throw new Error(`${obstacle.why} is no reason at ${where}: ${JSON.stringify(obstacle)}`)
  }
}

/** Plays random hunts of every monster, difficulty and party; every position is shown. */
function positions(count: number, seed: string, see: (match: Hunt, n: number) => void): void {
  const random = seedRandom(seed)
  for (let n = 0; n < count; ) {
    const seats = 1 + below(random, 4)
    const config: PrimalConfig = {
      seats,
      monster: at(MONSTERS, below(random, 3)),
      difficulty: at(DIFFICULTIES, below(random, 3)),
      outfit: below(random, 2) === 0 ? Array.from({ length: seats }, () => 'choose') : Array.from({ length: seats }, () => 'ready'),
      hunters: Array.from({ length: seats }, () => 'choose'),
    }
    const match: Hunt = Match.start(primal, config, `${seed} ${n}`)
    for (; match.first && n < count; n++) {
      see(match, n)
      const { seat, options } = at(match.open, below(random, match.open.length))
      match.choose(seat, below(random, options.length))
    }
  }
}

describe('why not', () => {
  it('everything of one’s own is on offer or has a reason, and nothing on offer has any', () => {
    const reasons = new Map<string, number>()
    positions(POSITIONS, 'why not', (match) => {
      for (const seat of match.state.hunters.keys()) look(match, seat, reasons)
    })
    for (const why of [
      'card-cost',
      'not-exposed',
      'no-help',
      'movement-over',
      'movement-first',
      'used-round',
      'paying',
      'asked-first',
      'turn',
    ])
      expect([...reasons.keys()]).toContain(why)
  })

  it('a seat is told the same in every world it cannot tell from this one', () => {
    positions(POSITIONS, 'worlds', (match, n) => {
      if (n % REDEALT !== 0) return
      for (const seat of match.state.hunters.keys()) {
        const world = match.sample(seat, `world ${n}`)
        expect(obstacles(world.state, seat, world.decisionOf(seat)), `seat ${seat} at ${n}`).toEqual(
          obstacles(match.state, seat, match.decisionOf(seat)),
        )
      }
    })
  })

  it('every reason names a rule that there is', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    for (const [why, rule] of Object.entries(REASONS)) expect(rules, why).toContain(`**${rule}**`)
  })

  it('a hunt that is over asks nothing and explains nothing', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-01'] })] })
    t.state.result = 'slain'
    expect(obstacles(t.state, 0, null)).toEqual([])
  })
})

/** What a seat reads when it presses something. */
function why(t: HuntTable, seat: Seat, thing: string): string {
  t.look()
  const view = t.view(seat)
  const found = obstacles(t.state, seat, t.match.decisionOf(seat)).filter(({ option }) => named(view, seat, option).includes(thing))
  expect(found, thing).toHaveLength(1)
  return found[0] ? sentence(found[0], view, seat) : ''
}
const card = (t: HuntTable, seat: Seat, id: Parameters<typeof held>[2]) => `card:${held(t, seat, id)}`

describe('the reasons read well', () => {
  it('PR-8.1 for a card in one’s own turn', () => {
    const poor = table({ hunters: [dareon({ hand: ['DA-01', 'DA-03'] })] })
    expect(why(poor, 0, card(poor, 0, 'DA-03'))).toBe('Skullsplitter costs 2 stamina; with your other cards you can pay 1.')
    const fire = table({ terrain: { south: ['fire'] }, hunters: [dareon({ hand: ['DA-08'] })] })
    expect(why(fire, 0, card(fire, 0, 'DA-08'))).toBe('You stand in Fire: no card can be played there.')
    const flank = table({ hunters: [dareon({ sector: 'west', hand: ['DA-01'] })] })
    expect(why(flank, 0, card(flank, 0, 'DA-01'))).toBe(
      'Rising Cut is an Attack, and Vyraxen is exposed only at its front and rear in this stance; you stand at its flank.',
    )
    const water = table({ terrain: { south: ['water'] }, hunters: [dareon({ hand: ['DA-08'], sequence: ['DA-05', 'DA-08', 'DA-14'] })] })
    expect(why(water, 0, card(water, 0, 'DA-08'))).toBe('Your sequence is full with 3 cards, since you stand in Water.')
    const hurt = table({ hunters: [dareon({ hand: ['WOUND'] })] })
    expect(why(hurt, 0, card(hurt, 0, 'WOUND'))).toBe('A Wound cannot be played. Discarding it costs 1 stamina; you can pay nothing.')
  })

  it('PR-7.9 for gear, items and potions', () => {
    const used = table({
      hunters: [dareon({ hand: ['DA-08'], item: 'IT-5', potions: ['PT-1'], usedRound: USED_ITEM, usedHunt: USED_HELM })],
    })
    expect(why(used, 0, 'item:4')).toBe('Whetstone is used up for this round.')
    expect(why(used, 0, 'helm:0')).toBe('Snarling Visor works once in a hunt, and has been used.')
    expect(why(used, 0, 'armor:0')).toBe(
      'Brigand Plate works by itself: The first time each round you suffer monster damage and still stand: gain stamina.',
    )
    expect(why(used, 0, 'potion PT-1')).toBe('Potions are drunk at the start of a round, before the first turn.')
    const horn = table({ hunters: [ljonar({ hand: ['LJ-09'], item: 'IT-2' })] })
    expect(why(horn, 0, 'item:1')).toBe('Signal Horn needs another hunter who stands, and there is none.')
    const kit = table({ hunters: [ljonar({ hand: ['LJ-09'], item: 'IT-4' })] })
    expect(why(kit, 0, 'item:3')).toBe('Field Kit works by itself: Reviving costs you 1 stamina instead of 2.')
  })

  it('PR-7.3 for moving, and PR-16.14 for the fallen', () => {
    const t = table({
      hunters: [
        thoreg({ hand: ['TH-01'] }),
        mirah({ standing: 'red' }),
        dareon({ standing: 'out' }),
        ljonar({ standing: 'red', sector: 'east' }),
      ],
    })
    expect(why(t, 0, 'sector:1')).toBe('You move or stay once, at the beginning of your turn; that is done.')
    expect(why(t, 0, 'hunter:1')).toBe('Reviving Mirah costs 2 stamina; you can pay 1.')
    expect(why(t, 0, 'hunter:2')).toBe('Dareon is out of the hunt and cannot be revived.')
    expect(why(t, 0, 'hunter:3')).toBe('Ljonar lies in another sector; you can only revive who lies in yours.')
    expect(why(t, 1, 'end')).toBe('You are knocked out and must rise first: in two turns, or when revived.')
    const again = table({ hunters: [thoreg({ usedTurn: USED_REVIVE }), mirah({ standing: 'red' })] })
    expect(why(again, 0, 'hunter:1')).toBe('You have revived once this turn already.')
    const sand = table({
      stage: 'movement',
      terrain: { south: ['sand'] },
      hunters: [mirah({ hand: ['MI-01'] }), ljonar({ hand: ['LJ-04'] })],
    })
    expect(why(sand, 0, 'sector:1')).toBe('Moving away from here costs 2 stamina; you can pay 1.')
    expect(why(sand, 0, 'sector:0')).toBe('North is not next to you: one move goes one sector on.')
    expect(why(sand, 0, card(sand, 0, 'MI-01'))).toBe('First move or stay; your actions follow.')
  })

  it('PR-11.1, PR-11.2 for helping in another’s turn', () => {
    const hand = ['LJ-02', 'LJ-04', 'LJ-07'] as const
    const t = table({ stage: 'movement', hunters: [mirah({ hand: ['MI-01'] }), ljonar({ hand })] })
    expect(why(t, 1, card(t, 1, 'LJ-02'))).toBe(
      'It is Mirah’s turn: only cards with Assist or Taunt can help, and Short Thrust has neither.',
    )
    expect(why(t, 1, card(t, 1, 'LJ-07'))).toBe('Assist with Giving Ground in Mirah’s Action phase; this is not the time yet.')
    expect(why(t, 1, 'end')).toBe('It is Mirah’s turn.')
    const done = table({ hunters: [mirah({ hand: ['MI-01'] }), ljonar({ hand, usedTurn: USED_ASSIST | USED_TAUNT })] })
    expect(why(done, 1, card(done, 1, 'LJ-07'))).toBe('You have assisted Mirah once this turn; Giving Ground must wait for another turn.')
    expect(why(done, 1, card(done, 1, 'LJ-04'))).toBe('You have taunted once in Mirah’s turn; Banner Call must wait for another turn.')
  })

  it('PR-9.1 while a payment is built, and PR-12.14 for the wrong kind of card', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B08', 'VX-B01'],
      hunters: [dareon({ item: 'IT-5', hand: ['DA-02', 'DA-01', 'DA-08', 'DA-14', 'WOUND'] })],
    })
    play(t, 'DA-02')
    expect(why(t, 0, card(t, 0, 'DA-02'))).toBe('You are playing Heavy Cleave: it cannot pay for itself.')
    expect(why(t, 0, card(t, 0, 'WOUND'))).toBe('Wound is worth nothing as payment.')
    expect(why(t, 0, 'item:4')).toBe('First pay 1 more stamina, or take it back.')
    t.choose({ do: 'cancel' })
    play(t, 'DA-01')
    expect(why(t, 0, card(t, 0, 'DA-08'))).toBe('First say whether you avoid the hit.')
    t.choose({ do: 'escape' })
    expect(why(t, 0, card(t, 0, 'DA-02'))).toBe('Only a Defensive card can be discarded for this; Heavy Cleave is none.')
  })

  it('equal cards are one option: the other copy is on offer as well', () => {
    const t = table({ hunters: [dareon({ hand: ['DA-01', 'DA-01'] })] })
    const told = obstacles(t.state, 0, t.match.decisionOf(0)).map(({ option }) => option.do)
    expect(told).not.toContain('play')
  })
})
