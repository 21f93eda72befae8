import { type Names, plain } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { AlderquestEvent } from '../rules/events.ts'
import { en } from '../words/en.ts'
import { randomMatch } from './random-match.ts'
import { type AlderTable, drop, eventsOf, table, walk } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }

/** The log as a seat reads it at the end. */
const logOf = (t: AlderTable, seat: number | null = 0): string[] =>
  t.heardBy(seat).flatMap((event) => {
    const line = en.event(event as AlderquestEvent, t.view(seat), names)
    return line === null ? [] : [plain(line)]
  })

describe('the end', () => {
  it('says what each seat hid, kind by kind and space by space', () => {
    const t = table({ tiles: { e2: '!r', d3: 'R1', b4: 'R1', d1: 'R1', c2: '*u', a4: 'U2^' } })
    expect(en.kept?.(t.view(0), 0).map(plain)).toEqual(['Red Acorn (1) on b4, d1, d3.', 'Trap on e2.'])
    expect(en.kept?.(t.view(1), 1).map(plain)).toEqual(['Snowflake on c2.'])
  })
})

describe('the log', () => {
  it('names minions that have left the Field by what everybody saw of them', () => {
    const t = table({
      minions: [
        { at: 'c1', type: 'MN-THI-6' },
        { at: 'c2', team: 'blue', type: 'MN-GUA-5', up: true },
      ],
    })
    walk(t, 1, 'c2').pass()
    const lines = [
      'Your Ninja moved to c2.',
      'Your Ninja and Blue’s Armadillo Monk squabbled on c2.',
      'Blue’s Armadillo Monk was destroyed.',
      'Your Ninja was destroyed.',
    ]
    expect(logOf(t)).toEqual(lines)
    expect(logOf(t, null)).toEqual(lines.map((line) => line.replace('Your', 'Red’s')))
  })

  it('tells a Hero’s action once, by what it does; an ability by its name', () => {
    for (const action of ['swap', 'slide', 'line', 'summon'] as const)
      expect(en.repeats?.({ type: 'hero-action', hero: 0, action }, [])).toBe(true)
    expect(en.repeats?.({ type: 'hero-action', hero: 0, action: 'ability' }, [])).toBe(false)
  })

  it('tells nobody the type of a basic minion, even one that was seen before', () => {
    const t = table({
      minions: [
        { at: 'c1', type: 'MN-THI-6' },
        { at: 'c2', team: 'blue', type: 'MN-GUA-5', known: true },
      ],
    })
    walk(t, 1, 'c2')
    expect(eventsOf(t, 'squabble')).toMatchObject([{ who: { class: 7, type: null }, other: { class: 3, type: null } }])
  })

  it('says what a minion was before it was upgraded or became basic', () => {
    const t = table({ minions: [{ at: 'c1', type: 'MN-THI-6' }], tiles: { c2: '*u' } })
    walk(t, 1, 'c2').choose({ do: 'reveal' })
    expect(logOf(t)).toContain('Your Ninja was upgraded to a Skunk Ninja.')
    const spared = table({
      active: 'blue',
      minions: [
        { at: 'c1', type: 'MN-GUA-5', up: true },
        { at: 'c2', team: 'blue' },
      ],
    })
    walk(spared, 2, 'c1').choose({ do: 'use' })
    expect(logOf(spared)).toContain('Your Armadillo Monk became basic.')
  })

  it('counts the Acorns of a match, not the Snowflakes that fill it up (AQ-9.6)', () => {
    const snow = drop(table({ board: '1 * * . G', revealed: '*' }), '*', 3)
    expect(logOf(snow).filter((line) => line.includes('Acorn'))).toEqual([])
    expect(logOf(snow)).toContain('3 Snowflakes were matched: 3 of 4.')
    const mixed = drop(table({ board: '1 U1 * . G', revealed: '*' }), '*', 3)
    expect(logOf(mixed)).toContain('1 Blue Acorn was matched and collected.')
    expect(logOf(mixed).filter((line) => line.includes('Red Acorn'))).toEqual([])
  })

  it('an Automa card joins the Field only when it does (AQ-23.38)', () => {
    const solo = { automa: ['MN-GUA-1', 'MN-BAR-1', 'MN-HUN-1'] } as const
    const kept = table({ mode: 'solo', solo, minions: [{ at: 'a3', team: 'blue', type: 'MN-GUA-2' }] }).choose({ do: 'end' })
    const lines = logOf(kept)
    const card = lines.findIndex((line) => line.startsWith('Clarence turned over a Cleric'))
    expect(lines[card]).toMatch(/placed it\.”$/)
    expect(lines.filter((line) => line.startsWith('Blue summoned'))).toEqual([
      'Blue summoned an Artiste on c5.',
      'Blue summoned a Scraper on e3.',
    ])
  })

  it('knows every minion of a random match by name', () => {
    for (const seats of [1, 2]) {
      const match = randomMatch(seats, 'log')
      for (let n = 0; n < 900 && match.playOn(); n++);
      const lines = match.events.map((event) => plain(en.event(event as AlderquestEvent, match.view(), names) ?? ''))
      expect(lines.filter((line) => /\ba minion\b(?! of)/i.test(line))).toEqual([])
      expect(lines.filter((line) => line.endsWith('was destroyed.')).length).toBeGreaterThan(0)
    }
  })
})
