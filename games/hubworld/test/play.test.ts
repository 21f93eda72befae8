import { below, type Event, Match, seedRandom, type Words } from '@rulewright/kernel'
import { golden, perft, provesGame, times } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import type { HubworldConfig } from '../rules/config.ts'
import { hubworld } from '../rules/index.ts'
import { en } from '../words/en.ts'
import { config } from './table.ts'

const random = (seats: number, more: Partial<HubworldConfig> = {}): HubworldConfig =>
  config(seats, { decks: Array.from({ length: seats }, () => 'random'), deckFormat: 'casual', ...more })

provesGame(
  hubworld,
  {
    'two players, starter decks': config(2),
    'three players, starter decks': config(3),
    'four players, starter decks': config(4),
    'two players, random decks': random(2),
    'three players, random decks, players may leave': random(3, { multiplayerDeckOut: 'eliminate' }),
    'four players, random constructed decks': random(4, { deckFormat: 'constructed' }),
    'two players, everybody always asked': random(2, { priorityPrompts: 'askAlways' }),
    'six players, random decks': random(6),
  },
  { decisions: 1400, redealsAfter: [40] },
)

describe('random play', () => {
  it('no decision has more than 60 options, and every match comes to its end', () => {
    let most = 0
    for (const [n, c] of [config(2), random(2), random(4), random(6)].entries())
      for (let seed = 0; seed < times(3, 10); seed++) {
        const match = Match.playout(hubworld, c, `${n}-${seed}`)
        const moves = seedRandom(`${n}-${seed}`)
        while (match.first) {
          const { seat, options } = match.first
          most = Math.max(most, options.length)
          match.choose(seat, below(moves, options.length))
        }
        expect(match.outcome).not.toBeNull()
        expect(hubworld.broken(match.state)).toEqual([])
      }
    expect(most).toBeLessThanOrEqual(60)
    expect(most).toBeGreaterThan(10)
  })

  it('every question, option and event has its words', () => {
    const words: Words = en
    const said = new Set<string>()
    const names = { you: 0, of: (seat: number) => `P${seat + 1}` }
    for (let seed = 0; seed < times(2, 4); seed++) {
      const told: Event[] = []
      const match = Match.start(hubworld, random(3), `${seed}`, ({ event }) => told.push(event))
      const moves = seedRandom(`words ${seed}`)
      while (match.first) {
        const { first: decision } = match
        const view = match.view(decision.seat)
        said.add(words.prompt(decision, view, names))
        for (const option of decision.options) said.add(words.option(option, view, names, decision))
        for (const event of told.splice(0)) said.add(words.event(event, view, names) ?? 'nothing')
        match.choose(decision.seat, below(moves, decision.options.length))
      }
      if (match.outcome) said.add(words.outcome(match.outcome, match.view(0), names))
    }
    for (const phrase of said) {
      expect(phrase).not.toBe('')
      expect(phrase).not.toMatch(/undefined|null|NaN|\[object/)
    }
    expect(said.size).toBeGreaterThan(300)
  })

  it('the tree of decisions has not drifted', () => {
    expect(perft(hubworld, config(2, { firstPlayer: 'chosen' }), 'perft', 4)).toMatchInlineSnapshot(`
      [
        12,
        122,
        1064,
        8016,
      ]
    `)
  })

  it('a match reads as it did', async () => {
    await expect(golden(hubworld, config(2, { starters: 'first' }), 'golden', 120)).toMatchFileSnapshot('golden.txt')
  })
})
