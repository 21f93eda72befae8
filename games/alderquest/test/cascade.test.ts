import { type Event, heard, Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { expect, it } from 'vitest'
import type { AlderEvent } from '../rules/events.ts'
import { alderquest } from '../rules/index.ts'
import { afterEvent } from '../table/useCascade.ts'

it('the events alone bring the drawn Board to where the rules have it, choice by choice', () => {
  const config = parseConfig(alderquest, { seats: 2 })
  if (!config.ok) throw new Error('the defaults must be legal')
  const events: Event[] = []
  const match: Match = Match.start(alderquest, config.value, 'cascade', (told) => {
    const event = heard(told, 0)
    if (event) events.push(event)
  })
  const random = seedRandom('cascade')
  const board = () => alderquest.view(match.state as Parameters<typeof alderquest.view>[0], 0).board.map((cell) => cell?.piece ?? null)
  events.length = 0
  let drawn: readonly (number | null)[] = board()
  let matched = 0
  let begun = false
  for (let n = 0; n < 1500 && match.first; n++) {
    const answer = mover(match, random)
    if (!answer) break
    match.choose(answer.seat, answer.index)
    const batch = events.splice(0)
    // The Board is laid out during setup; from then on it changes by events alone.
    if (!begun) {
      begun = batch.some((event) => event.type === 'began')
      drawn = board()
      continue
    }
    for (const event of batch) {
      if (event.type === 'matched') matched += 1
      drawn = afterEvent(drawn, event as AlderEvent)
    }
    expect(drawn, `after ${n + 1} choices`).toEqual(board())
  }
  expect(matched).toBeGreaterThan(5)
})
