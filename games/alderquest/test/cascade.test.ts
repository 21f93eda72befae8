import { expect, it } from 'vitest'
import { cellsAfter, minionsAfter, minionsOf } from '../board/story.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { MinionView } from '../rules/view.ts'
import { randomMatch } from './random-match.ts'
import { cell, RL, table } from './table.ts'

it.each([
  ['a duel', 2, 'matched'],
  ['solitaire', 1, 'sank'],
] as const)('the events alone bring the drawn Board to where the rules have it, choice by choice: %s', (_, seats, often) => {
  const match = randomMatch(seats, 'cascade')
  const board = () => match.view().board.map((cell) => cell?.piece ?? null)
  match.events.length = 0
  let drawn: readonly (number | null)[] = board()
  let seen = 0
  let begun = false
  for (let n = 0; n < 1500 && match.playOn(); n++) {
    const batch = match.events.splice(0)
    // The Board is laid out during setup; from then on it changes by events alone.
    if (!begun) {
      begun = batch.some((event) => event.type === 'began')
      drawn = board()
      continue
    }
    for (const event of batch) {
      if (event.type === often) seen += 1
      drawn = cellsAfter(drawn, event as AlderquestEvent)
    }
    expect(drawn, `after ${n + 1} choices`).toEqual(board())
  }
  expect(seen).toBeGreaterThan(5)
})

it('the Acorn of a Golden Nutcracker leaves the drawn Board at once', () => {
  const t = table({ board: '2 G . . .\n1 U2 B . .', red: { held: 'T', relics: ['RL-8'] } })
  const before = t.view(0).board.map((one) => one?.piece ?? null)
  t.choose({ do: 'relic', relic: RL('RL-8') })
  const drawn: (readonly (number | null)[])[] = [before]
  for (const event of t.heardBy(0)) drawn.push(cellsAfter(drawn.at(-1) ?? before, event as AlderquestEvent))
  const collected = t.heardBy(0).findIndex((event) => event.type === 'collected')
  expect(drawn[collected]?.[cell(1, 1)]).not.toBeNull()
  expect(drawn[collected + 1]?.[cell(1, 1)]).toBeNull()
  expect(drawn.at(-1)).toEqual(t.view(0).board.map((one) => one?.piece ?? null))
})

it.each([
  ['a duel', 2],
  ['solitaire', 1],
] as const)('the events alone bring the minions to where the rules have them, choice by choice: %s', (_, seats) => {
  const match = randomMatch(seats, 'walking')
  const places = (minions: readonly MinionView[]) => new Map(minions.map(({ id, space }) => [id, space]))
  let walking = minionsOf(match.view())
  let moved = 0
  for (let n = 0; n < 1500 && match.playOn(); n++) {
    const view = match.view()
    for (const event of match.events.splice(0) as AlderquestEvent[]) {
      const next = minionsAfter(walking, event, view)
      if (next !== walking) moved++
      walking = next
    }
    // An attacker stands beside the space it wants until that is decided.
    if (view.intruder) walking = minionsOf(view)
    expect(places(walking), `after ${n + 1} choices`).toEqual(places(minionsOf(view)))
  }
  expect(moved).toBeGreaterThan(20)
})

it('an event that leaves the Board alone takes no time', () => {
  const cells = [1, 2, null]
  expect(cellsAfter(cells, { type: 'collected', team: 0, piece: 9, points: 1, total: 1 })).toBe(cells)
  expect(cellsAfter(cells, { type: 'snowflakes', pieces: [9], count: 1, scored: true })).toBe(cells)
})
