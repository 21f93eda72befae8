import type { Decision, Names } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../test/drawn.ts'
import { board } from '../board/index.tsx'
import { thingsOfOption } from '../board/things.ts'
import { armorOf } from '../rules/force.ts'
import type { AldarraOption } from '../rules/options.ts'
import { en } from '../words/en.ts'
import { type AldarraTable, C, E, F, hex, O, type Position, quietly, table } from './table.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const names: Names = { you: 0, of: (seat) => NAMES[seat] ?? 'somebody' }

/** The board as a seat sees it, as markup. */
function drawn(t: AldarraTable, seat: number): string {
  const decision = t.match.decisionOf(seat) as Decision<AldarraOption> | null
  return drawBoard(board, { view: t.view(seat), decision, names: { ...names, you: seat }, words: en })
}

/** What the markup shows of a thing: its own text, without tags. */
const shown = (html: string, thing: string): string | null =>
  new RegExp(`data-thing="${thing}"[^>]*>(.*?)</`).exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? null

describe('the Turn Order Track', () => {
  it.each([2, 3, 4] as const)('AL-9.6 pressing a position of %i takes the one it shows', (seats) => {
    const t = table({ seats, phase: 'turn-order' })
    const { seat, options } = t.decision
    const html = drawn(t, seat)
    expect(options).toHaveLength(seats)
    for (const option of options as AldarraOption[]) {
      if (option.do !== 'position') throw new Error('only positions are offered')
      const [thing = ''] = thingsOfOption(t.view(seat))(option)
      expect(shown(html, thing)).toBe(`${option.position}`)
      expect(html).toMatch(new RegExp(`data-thing="${thing}"[^>]*data-lit`))
    }
    expect(html.match(/data-thing="position:/g)).toHaveLength(seats)
    t.choose({ do: 'position', position: 2 })
    expect(t.events).toContainEqual({ type: 'position-taken', seat, position: 2 })
    t.look()
  })
})

it('leaves the points to the frame, which has them beside every name', () => {
  const html = drawn(table({ seats: 2, vp: [7, 3] }), 0)
  const panel = /data-thing="seat:0".*?<\/header>/.exec(html)?.[0] ?? ''
  expect(panel).toContain('Ada')
  expect(panel).not.toContain('data-term="vp"')
  expect(board.tally?.(table({ seats: 2, vp: [7, 3] }).view(0), 0)).toMatchObject([{ value: 7 }])
})

it('AL-10.7 where an Order leads into a fight, what both sides would roll is told before anything is called', () => {
  const fight = (units: NonNullable<Position['units']>) => {
    const t = table({ phase: 'order', units })
    t.choose({ do: 'activate', hex: hex('0,0') })
    const html = drawn(t, 0)
    t.look()
    return [...html.matchAll(/([\d.]+ hits, armor \d+)/g)].map((match) => match[1])
  }
  expect(fight({ '0,0': { 1: 'D' }, '1,0': { 0: 'DD' } })).toEqual(['2.0 hits, armor 4', '1.0 hits, armor 2'])
  expect(fight({ '1,0': { 0: 'DD' } })).toEqual([])
})

it('AL-19.1 the round is one of so many only where there is a last one', () => {
  expect(drawn(table({ round: 3, lastRound: 0 }), 0)).toContain('>Round 3</span>')
  expect(drawn(table({ round: 3, lastRound: 9 }), 0)).toContain('>Round 3 of at most 9</span>')
})

it('has the number of each ship over all of them, so that no frame covers it, and in its own place', () => {
  const html = drawn(table({ seats: 2, units: { '0,0': { 0: 'FFCCC' } } }), 0)
  const row = /data-thing="ship:\d+:0:0".*?<\/g><text[^>]*>2<\/text><text[^>]*>3<\/text>/.exec(html)?.[0] ?? ''
  expect(row).toContain(`:0:2"`)
})

describe('the combat panel', () => {
  it('DIS-P6 shows the armor that counts', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'FCE', 1: 'C' } }, discoveries: { 0: ['DIS-P6', 'DIS-U3'] } })
    const html = drawn(t, 1)
    const armor = (seat: number, unit: number) => new RegExp(`data-thing="target:${seat}:${unit}".*?Armor (\\d)`).exec(html)?.[1]
    expect([armor(0, F), armor(0, C), armor(0, E), armor(1, C)]).toEqual(['1', '5', '3', '3'])
    expect(armorOf(t.state, 0, C)).toBe(5)
    t.look()
  })
})

describe('who is who in a combat', () => {
  const roles = (t: AldarraTable) =>
    [...drawn(t, 0).matchAll(/<b>(You|Ben|Cleo|Dan)<\/b> <span[^>]*>(\w+)<\/span>/g)].map((found) => `${found[1]} ${found[2]}`)

  it('AL-11.5 who comes by Intercept joins', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'N', 1: 'E' }, '1,0': { 2: 'D' } } }).choose({ do: 'intercept' })
    expect(roles(t)).toEqual(['You attack', 'Ben defends', 'Cleo joins'])
    t.look()
  })

  it('AL-11.6 who fires from beside supports, even one who defended before', () => {
    const p: Position = { combat: '0,0', units: { '0,0': { 0: 'E', 1: 'E' }, '1,0': { 3: 'X' } }, dice: 'G0 G0 P0 P0' }
    const t = table(p).choose(3, { do: 'fire' })
    expect(roles(t)).toEqual(['You attack', 'Ben defends', 'Dan supports'])
    t.look()
    const fallen = table({ combat: '0,0', units: { '0,0': { 0: 'FF', 1: 'FF', 2: 'E' }, '1,0': { 1: 'X' } }, dice: 'G1 G1 G0 G0 G0 P0 P0' })
    quietly(fallen, 'delay')
    fallen.choose(0, { do: 'hit', seat: 1 }).choose(0, { do: 'hit', seat: 1 }).choose(1, { do: 'fire' })
    expect(roles(fallen)).toEqual(['You attack', 'Ben supports', 'Cleo defends'])
    fallen.look()
  })

  it('AL-4.17 every face that was rolled again has its star', () => {
    const dice = (units: string, falls: string) => {
      const t = table({ combat: '0,0', units: { '0,0': { 0: units, 1: 'EX' } }, dice: falls })
      const faces = [...drawn(t, 0).matchAll(/data-colour="2"[^>]*>([^<]*)</g)].map((found) => found[1])
      t.look()
      return faces
    }
    expect(dice('N', 'B3 B3* B1 B2')).toEqual(['3★ 3★ 1', '2'])
    expect(dice('CC', 'B3 B3* B1')).toEqual(['3', '3★ 1'])
  })
})

describe('the shipyard', () => {
  it('AL-13.48 asks the price that is paid, Forests taken off', () => {
    const t = table({
      phase: 'build',
      coins: [40],
      tiles: { '1,0': 'forest', '2,0': 'forest', '3,0': 'forest' },
      units: { '0,0': { 0: 'E' }, '1,0': { 0: 'F' }, '2,0': { 0: 'F' }, '3,0': { 1: 'F' } },
      discoveries: { 0: ['DIS-U5'] },
    })
    const html = drawn(t, 0)
    const asked = (unit: number) => Number(new RegExp(`data-thing="unit:${unit}"[^>]*aria-label="[^"]*?, (\\d+) Coin`).exec(html)?.[1])
    for (const option of t.decision.options as AldarraOption[]) if (option.do === 'build') expect(asked(option.unit)).toBe(option.coins)
    expect([asked(O), asked(E), asked(C)]).toEqual([2, 2, 5])
    expect(/data-thing="unit:5".*?<small>.*?(\d+) ·/.exec(html)?.[1]).toBe('2')
    t.look()
  })
})
