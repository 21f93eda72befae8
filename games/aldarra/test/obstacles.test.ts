import { below, type Decision, Match, type Names, plain, type Seat, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { thingsOfOption } from '../board/things.ts'
import { anyConfig } from '../rules/config.ts'
import { aldarra } from '../rules/index.ts'
import { obstacles, REASONS } from '../rules/obstacles.ts'
import { type AldarraOption, PROMPTS } from '../rules/options.ts'
import type { AldarraState } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { type AldarraTable, C, D, E, F, hex, O, type Position, quietly, table, X } from './table.ts'

const names: Names = { you: 0, of: (seat) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? 'somebody' }

/** Positions looked at (RULEWRIGHT_POSITIONS=10000 for the long run). */
const POSITIONS = Number(process.env.RULEWRIGHT_POSITIONS ?? 1500)

type Found = ReturnType<typeof obstacles>[number]

/** The thing on the board that an obstacle is about. */
function thingOf({ option }: Found, view: AldarraView): string {
  if (option.do === 'call') return `ship:${option.hex}:${view.you}:${option.unit}`
  if (option.do === 'build') return `unit:${option.unit}`
  if (option.do === 'buy') return `buy:${option.purchase}`
  return thingsOfOption(view)(option)[0] ?? ''
}

/** All that is the seat's own and that it may expect to use: cards, ships, territories, the shipyard, the purchases. */
function ownThings(view: AldarraView, seat: Seat): Set<string> {
  const own = view.players[seat]
  if (!own) return new Set()
  const things = [
    ...(own.explores ?? []).map((card) => `explore:${card}`),
    ...(own.objectives ?? []).map(({ card }) => `objective:${card}`),
    ...view.territories.flatMap((t) => (t.units[seat] ?? []).flatMap((n, unit) => (n > 0 ? [`ship:${t.hex}:${seat}:${unit}`] : []))),
    ...view.territories.flatMap((t) => (own.stronghold === t.hex || t.units[seat]?.some((n) => n > 0) ? [`hex:${t.hex}`] : [])),
    ...(own.stronghold === null ? [] : [F, D, C, 3, E, O, X].map((unit) => `unit:${unit}`)),
    ...[0, 1, 2, 3].map((purchase) => `buy:${purchase}`),
    ...view.discoveryRow.map((discovery) => `discovery:${discovery}`),
  ]
  return new Set(things)
}

const litBy = (view: AldarraView, option: AldarraOption): readonly string[] =>
  option.do === 'buy' ? [`buy:${option.purchase}`] : thingsOfOption(view)(option)

/** The reasons a seat would be given in this position, and what is wrong with them. */
function examine(g: AldarraState, view: AldarraView, seat: Seat, asked: Decision | null): { wrong: string[]; found: readonly Found[] } {
  const found = obstacles(g, seat, asked)
  const options = (asked?.options ?? []) as readonly AldarraOption[]
  const lit = new Set(options.flatMap((option) => litBy(view, option)))
  const answers = new Map<string, number>()
  for (const each of found) answers.set(thingOf(each, view), (answers.get(thingOf(each, view)) ?? 0) + 1)
  const wrong =
    asked === null ? [] : found.filter(({ why }) => why === 'others').map((each) => `${thingOf(each, view)} has no reason of its own`)
  const offered = new Set(options.map((option) => JSON.stringify(option)))
  for (const { option } of found) if (offered.has(JSON.stringify(option))) wrong.push(`${JSON.stringify(option)} is on offer`)
  for (const [thing, n] of answers) {
    if (lit.has(thing)) wrong.push(`${thing} is lit and has a reason against it`)
    if (n !== 1) wrong.push(`${thing} has ${n} reasons`)
  }
  for (const thing of ownThings(view, seat)) if (!lit.has(thing) && !answers.has(thing)) wrong.push(`${thing} has no reason`)
  return { wrong, found }
}

/** Plays random matches and examines every seat now and then, until that many positions have been seen. */
function roam(positions: number, seed: string, see: (found: Found, view: AldarraView) => void): void {
  let seen = 0
  for (let n = 0; seen < positions; n++) {
    const random = seedRandom(`${seed} ${n}`)
    const m = Match.start(aldarra, { ...anyConfig(random), lastRound: 12 }, `${seed} ${n}`)
    let next = below(random, 8)
    for (let at = 0; m.first && seen < positions; at++) {
      if (at >= next) {
        next = at + 1 + below(random, 12)
        seen += 1
        for (let seat = 0; seat < m.state.seats; seat++) {
          const view = m.view(seat)
          const { wrong, found } = examine(m.state, view, seat, m.decisionOf(seat))
          if (wrong.length > 0)
            throw new Error(`${seed} ${n}, choice ${at}, seat ${seat} at ${m.decisionOf(seat)?.prompt}: ${wrong.join('; ')}`)
          for (const each of found) see(each, view)
        }
      }
      const { seat, options } = m.first
      m.choose(seat, below(random, options.length))
    }
  }
}

describe('why not?', () => {
  it('what is on offer has no reason against it, and all else of one’s own has exactly one, in words', () => {
    const said = new Map<string, string>()
    roam(POSITIONS, 'why', (found, view) => {
      if (said.has(found.why)) return
      expect(REASONS).toHaveProperty([found.why], found.rule)
      const line = plain(en.obstacle?.(found, view, { ...names, you: view.you }) ?? '')
      said.set(found.why, line)
      expect(line, found.why).toMatch(/^[A-Z0-9].{8,140}[.?]$/)
      expect(line, found.why).not.toMatch(/undefined|NaN|somebody|the territory|at its time|\bthis\./)
    })
    expect(said.size).toBeGreaterThan(32)
  })

  it('is made from what the seat may know: another’s hidden cards change nothing', () => {
    for (let n = 0; n < 6; n++) {
      const random = seedRandom(`hidden ${n}`)
      const m = Match.start(aldarra, { ...anyConfig(random), lastRound: 6 }, `hidden ${n}`)
      for (let at = 0; m.first && at < 400; at++) {
        if (at % 20 === 0) {
          for (let seat = 0; seat < m.state.seats; seat++) {
            const asked = m.decisionOf(seat)
            const before = obstacles(m.state, seat, asked)
            const other = structuredClone(m.state)
            aldarra.imagine(other, seat, seedRandom(`world ${at}`))
            expect(obstacles(other, seat, asked)).toEqual(before)
          }
        }
        const { seat, options } = m.first
        m.choose(seat, below(random, options.length))
      }
    }
  })

  it('every reason there is has a sentence of its own', () => {
    const { match } = table({ seats: 2 })
    const about = { hex: 3, unit: F, seat: 1, steps: 4, have: 2, need: 3, price: 5, window: 'mine-done', prompt: 'explore' }
    const lines = Object.entries(REASONS).map(([why, rule]) =>
      plain(en.obstacle?.({ option: { do: 'call', hex: 3, unit: F }, why, rule, about }, match.view(0), names) ?? ''),
    )
    for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('names the question that comes first', () => {
    const { match } = table({ seats: 2 })
    const says = (prompt: string) =>
      plain(en.obstacle?.({ option: { do: 'pass' }, why: 'asked-first', rule: 'AL-0.4', about: { prompt } }, match.view(0), names) ?? '')
    expect(says('combat')).toBe('First there is something else to decide: which combat comes first?')
    expect(says('lose')).toBe('First there is something else to decide: which Unit do you give up?')
    for (const prompt of PROMPTS)
      expect(says(prompt)).toMatch(/^First there is something else to decide: [a-z](?!nswer the question).{8,}[.?]$/)
  })

  /** What a seat is told when it presses a thing. */
  const hears = (t: AldarraTable, thing: string, seat = 0): string => {
    const view = t.view(seat)
    const found = obstacles(t.state, seat, t.match.decisionOf(seat)).filter((each) => thingOf(each, view) === thing)
    expect(found).toHaveLength(1)
    const [only] = found
    return only ? `${plain(en.obstacle?.(only, view, { ...names, you: seat }) ?? '')} (${only.rule})` : ''
  }
  const at = (p: Position) => table({ seats: 2, ...p })
  const there = hex('0,0', 2)

  it('in an Order: where ships are, how far they fly, and what stops them', () => {
    const t = at({
      tiles: { '0,0': 'gold', '-2,0': 'mountain' },
      units: { '0,0': { 0: 'O' }, '3,0': { 0: 'CF' }, '-1,-1': { 0: 'F' } },
    })
    expect(hears(t, `ship:${hex('3,0', 2)}:0:${C}`)).toBe(
      'First place the Order: choose a territory, then ships move from it or to it. (AL-10.4)',
    )
    t.choose({ do: 'activate', hex: there }).choose({ do: 'to' })
    expect(hears(t, `ship:${hex('3,0', 2)}:0:${C}`)).toBe('Gold Deposit C4 is 3 steps away; the Cruiser moves 2. (AL-10.15)')
    expect(hears(t, `ship:${there}:0:${O}`)).toBe('This Order calls ships to Gold Deposit C4, and this is there already. (AL-10.9)')
    expect(hears(t, `ship:${hex('3,0', 2)}:0:${C}`, 0)).toContain('3 steps')
    t.look()
  })

  it('when it is another’s turn, and when all decide at once', () => {
    const t = at({ units: { '0,0': { 0: 'F', 1: '' } }, turn: 1 })
    expect(hears(t, `hex:${there}`)).toBe('It is Ben’s turn. (AL-0.1)')
    t.look()
  })

  it('in a combat: Escort, retreat, and cards at their time', () => {
    const t = at({ combat: '0,0', units: { '0,0': { 0: 'DDD', 1: 'FCE' } }, dice: 'P2 P2 P2 G0', explores: { 0: ['EXP-H07'] } })
    quietly(t, 'window', 'delay')
    expect(hears(t, `target:1:${E}`)).toBe('The Engineer is escorted: its owner’s Cruiser must be destroyed first. (AL-4.16)')
    expect(hears(t, 'explore:32')).toBe('War Bonds is played in your build turn. (AL-17.3)')
    expect(hears(t, `ship:${there}:0:${D}`)).toBe('A combat is being fought at Copper Deposit C4: answer for it first. (AL-11.1)')
    t.look()
  })

  it('in the Build step: Coins, pieces, Engineers and yards', () => {
    const t = at({ phase: 'build', coins: [4], units: { '0,0': { 0: 'F' } } })
    expect(hears(t, `unit:${C}`)).toBe('A Cruiser costs 5 Coins; you have 4. (AL-0.6)')
    expect(hears(t, `unit:${O}`)).toBe('An Outpost needs an Engineer of yours in a territory without a Building. (AL-13.48)')
    expect(hears(t, `hex:${there}`)).toBe(
      'You can build nothing at Copper Deposit C4: it takes Coins, room, and a yard or an Engineer. (AL-13.41)',
    )
    t.look()
  })

  it('an Objective says how far one is; a purchase what it costs', () => {
    const t = at({
      phase: 'buy',
      coins: [16],
      crystals: [3],
      objectives: { 0: ['OBJ-04'] },
      tiles: { '0,0': 'forest' },
      units: { '0,0': { 0: 'F' } },
    })
    expect(hears(t, 'objective:3')).toBe('Timber Rights is not fulfilled: you have 1 of 2. (AL-14.4)')
    expect(hears(t, 'buy:0')).toBe('Buying 1 Victory Point costs 4 Crystals; you have 3. (AL-0.6)')
    t.look()
  })
})
