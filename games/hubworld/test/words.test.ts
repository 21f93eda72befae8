import { below, heard, Match, plain, seedRandom, type Told } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { hubworld } from '../rules/index.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { HubworldView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { config, down, table, up } from './table.ts'

/** Every value of a view with the field that holds it; a list's field for its elements. */
function values(at: unknown, field = ''): (readonly [string, string | number])[] {
  if (typeof at === 'string' || typeof at === 'number') return [[field, at]]
  if (Array.isArray(at)) return at.flatMap((each) => values(each, field))
  return at && typeof at === 'object' ? Object.entries(at).flatMap(([key, value]) => values(value, key)) : []
}

const nameIn = (view: HubworldView) => (field: string, value: string | number) => en.thing?.(field, value, view)?.name ?? null

describe('words', () => {
  it('name the things that stand in a view: cards, slots and districts', () => {
    const grid = { 'council/front': up('barbican-gate'), 'commons/back': down('maestro') } as const
    const view = table({ seats: [{ grid, council: ['dodge'], exile: ['fun-run'] }, {}] }).view(0)
    const name = nameIn(view)
    const all = values(view)
    for (const [field, value] of all) if (field === 'key') expect(name(field, value), String(value)).not.toBeNull()
    expect(en.thing?.('key', 'barbican-gate', view)).toEqual({
      name: 'Barbican Gate',
      text: 'Unless the engaged player exhausts one of their forged cards, gain 2 shards. Gain 1 shard.',
    })
    const [dodge] = view.players[0]?.council ?? []
    expect(name('card', dodge?.card ?? -1)).toBe('Dodge')
    expect(name('setAside', 'dodge')).toBe('Dodge')
    expect(name('slot', 1)).toBe('Council front')
    expect(name('path', 'commons')).toBe('Commons')
    expect(name('zone', 'grid')).toBe('Grid')
    expect(name('shards', 5)).toBeNull()
  })

  it('tell a match in whole sentences in the past tense, and speak to the reader', () => {
    const told: Told[] = []
    const match = Match.start(hubworld, config(3), 'sentences', (each) => told.push(each))
    const random = seedRandom('sentences')
    while (match.first) match.choose(match.first.seat, below(random, match.first.options.length))
    const names = { you: 0, of: (seat: number) => `Seat ${seat + 1}` }
    const log = told.flatMap((each) => {
      const event = heard(each, 0)
      const line = event && en.event(event as never, match.view(0), names)
      return line ? [plain(line)] : []
    })
    for (const line of log) expect(line).toMatch(/^[A-Z“"][^!]*\.”?$/)
    expect(log.join(' ')).not.toMatch(/Seat 1\b| of You\b|\b(?:delves|approaches|confronts|discovers|is)\b (?:your|Seat)/)
    expect(log).toContain('You drew Calling in Favors.')
  })

  it('name all who won as a list, the reader as "you" inside it', () => {
    const view = table({ seats: [{}, {}, {}] }).view(1)
    const names = { you: 1, of: (seat: number) => ['Ada', 'Ben', 'Cleo'][seat] ?? '' }
    const end = (winners: number[], reason: 'agents' | 'empty-commons' | 'last-player', you: number | null = 1) =>
      plain(en.outcome({ payoffs: [], reason }, { ...view, result: { winners, reason } }, { ...names, you }))
    expect(end([0, 1], 'empty-commons')).toBe('Ada and you won together: Cleo had no card left to draw.')
    expect(end([1, 2], 'empty-commons')).toBe('You and Cleo won together: Ada had no card left to draw.')
    expect(end([0, 1, 2], 'empty-commons', null)).toBe('Ada, Ben and Cleo won together: a rival had no card left to draw.')
    expect(end([1], 'last-player')).toBe('You won: nobody else was left.')
    expect(plain(en.event({ type: 'over', winners: [0, 1, 2], reason: 'agents' }, view, names) ?? '')).toBe('Ada, you and Cleo won.')
    expect(plain(en.outcome({ payoffs: [], reason: 'draw' }, view, names))).toBe('The game ended in a draw.')
  })

  it('quote what a card says, whose "you" is not the reader', () => {
    const view = table({ seats: [{}, {}] }).view(0)
    const names = { you: 0, of: (seat: number) => `Seat ${seat + 1}` }
    const used = { type: 'used', seat: 1, slot: null, key: 'barbican-gate', ability: 1 } as const
    expect(plain(en.event(used, view, names) ?? '')).toBe('Seat 2 used Barbican Gate: “Gain 1 shard.”')
    expect(plain(en.event({ ...used, key: null, ability: null }, view, names) ?? '')).toBe('Seat 2 used a Discover ability.')
    const back = { type: 'returned', seat: 0, slot: 7, key: null } as const
    expect(plain(en.event(back, view, names) ?? '')).toBe('You returned a card to the Council from Council back.')
  })

  it('name the card that is staged or shifted, as far as the reader knows it', () => {
    const view = table({ seats: [{ council: ['dodge'], grid: { 'council/front': down('maestro') } }, {}] })
    const names = { you: 0, of: (seat: number) => `Seat ${seat + 1}` }
    const card = view.view(0).players[0]?.council?.[0]?.card ?? -1
    const asked = (seat: number, prompt: string, about: Record<string, unknown>) =>
      plain(en.prompt({ seat, prompt, rule: 'HW-18.9', options: [], about }, view.view(seat), { ...names, you: seat }))
    expect(asked(0, 'stage-slot', { card })).toBe('Where do you stage Dodge?')
    expect(asked(0, 'stage-slot', { card: 999 })).toBe('Where do you stage it?')
    expect(asked(0, 'shift-to', { seat: 0, slot: 1 })).toBe('Shift Maestro to which slot?')
    expect(asked(0, 'shift-to', { seat: 0, slot: 1, speaker: 'maestro' })).toBe('Maestro: shift it to which slot?')
    expect(asked(1, 'shift-to', { seat: 0, slot: 1 })).toBe('Shift it to which slot?')
  })

  it('speak of a reaction that is on offer, also where nothing else is', () => {
    const view = table({ seats: [{}, {}] }).view(0)
    const names = { you: 0, of: (seat: number) => `Seat ${seat + 1}` }
    const ask = (options: readonly HubworldOption[]) =>
      plain(en.prompt({ seat: 0, prompt: 'reaction', rule: 'HW-11.4', options, about: { trigger: 'cardForged' } }, view, names))
    expect(ask([{ do: 'use', slot: 1 } as HubworldOption])).toBe('A card was forged: react or pass.')
    expect(ask([{ do: 'pass' }])).toBe('A card was forged: you can only pass.')
    expect(plain(en.prompt({ seat: 0, prompt: 'council-limit', rule: 'HW-8.4', options: [] }, view, names))).toBe(
      'You may keep 5 cards: put one into your Archives, facedown.',
    )
  })
})
