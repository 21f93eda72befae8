import { Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { expect, it } from 'vitest'
import { landings } from '../board/landing.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestOption } from '../rules/options.ts'

it('AQ-8.1 AQ-9.3 a rune lands where its ghost lay, and what the ghost promised is matched', () => {
  const config = parseConfig(alderquest, { seats: 2 })
  if (!config.ok) throw new Error('the defaults must be legal')
  const heard: AlderquestEvent[] = []
  const match: Match = Match.start(alderquest, config.value, 'landing', ({ event }) => void heard.push(event as AlderquestEvent))
  const random = seedRandom('landing')
  const seen = { landed: 0, matched: 0 }
  for (let n = 0; n < 4000 && match.first && seen.matched < 8; n++) {
    const answer = mover(match, random)
    if (!answer) break
    const decision = match.decisionOf(answer.seat)
    const view = alderquest.view(match.state as Parameters<typeof alderquest.view>[0], answer.seat)
    const option = decision?.options[answer.index] as AlderquestOption | undefined
    const ghost = option?.do === 'column' ? landings(view, decision as never).find(({ column }) => column === option.column) : undefined
    heard.length = 0
    match.choose(answer.seat, answer.index)
    if (!ghost) continue
    const at = heard.findIndex((event) => event.type === 'dropped')
    const dropped = heard[at]
    expect(dropped).toMatchObject({ cell: ghost.cell })
    const first = heard.slice(at).find((event) => event.type === 'matched' && event.cells.includes(ghost.cell))
    expect([...(first?.type === 'matched' ? first.cells : [])].sort()).toEqual([...ghost.matched].sort())
    seen.landed++
    if (ghost.matched.length > 0) seen.matched++
  }
  expect(seen.landed).toBeGreaterThan(20)
  expect(seen.matched).toBeGreaterThan(3)
})
