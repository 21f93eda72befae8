import { type Names, plain, type Seat } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { HubworldEvent } from '../rules/events.ts'
import { en } from '../words/en.ts'
import { type HubTable, passes, table } from './table.ts'

const people = ['Mira', 'Tobias', 'Ines', 'Quentin']
const names = (you: Seat | null): Names => ({ you, of: (seat) => people[seat] ?? '' })
const goal = (t: HubTable, you: Seat | null = 0) => plain(en.goal?.(t.view(you), names(you)) ?? '')
const scores = (t: HubTable, you: Seat | null) =>
  t.events.flatMap((told) => {
    const line = en.scored?.(told as never as HubworldEvent, t.view(you), names(you)) ?? null
    return line === null ? [] : [plain(line)]
  })

describe('the goal in a line', () => {
  it('says how one wins', () => {
    const t = table({ seats: [{ score: [['maestro', 1]] }, {}] })
    expect(goal(t)).toBe('Secure 3 enemy agents')
    expect(goal(t, null)).toBe('Secure 3 enemy agents')
  })

  it('asks for different owners where there are several enemies, as the switch has it', () => {
    const seats = [{ score: [['maestro', 1]] as const }, {}, {}]
    expect(goal(table({ seats }))).toBe('Secure 3 agents from 2 enemies')
    expect(goal(table({ seats: [...seats, {}] }), 3)).toBe('Secure 3 agents from 3 enemies')
    expect(goal(table({ seats, rules: { threePlayerOwners: 'twoOwnersTwoAgents' } }))).toMatch(/^Secure 2 agents from 2 enemies/)
    expect(goal(table({ seats, rules: { threePlayerOwners: 'ignoreOwners' } }))).toMatch(/^Secure 3 enemy agents/)
  })

  it('follows those who leave: a second owner may be out of reach', () => {
    const t = table({ seats: [{}, {}, {}], rules: { threePlayerOwners: 'twoOwnersTwoAgents' } })
    passes(t.concede(2).choose(0, { do: 'gain' }))
    t.look()
    expect(goal(t)).toBe('Secure 3 enemy agents')
  })

  it('warns of an empty Commons when it is near', () => {
    const t = table({ seats: [{ commons: 5 }, { commons: 1 }] })
    expect(goal(t)).toBe('Secure 3 enemy agents · an empty Commons loses: Tobias 1 card')
  })
})

describe('what scored last', () => {
  it('is an agent secured, with how far that is', () => {
    const t = table({ seats: [{ shards: 9 }, { heat: 1, commons: ['rory-and-bug'] }] })
    passes(t.choose({ do: 'delve', seat: 1, path: 'commons' }))
    for (let n = 0; n < 3; n++) passes(t.choose({ do: 'continue' }))
    passes(t.choose({ do: 'decline' }))
    passes(t.choose({ do: 'break' }))
    expect(scores(t, 0)).toEqual(['You secured Tobias’s Rory & Bug: 1 of 3'])
    expect(scores(t, 1)).toEqual(['Mira secured your Rory & Bug: 1 of 3'])
  })

  it('is an agent lost to the rival', () => {
    const event: HubworldEvent = { type: 'forfeited', owner: 0, to: 1, key: 'maestro' }
    const view = table({ seats: [{}, { score: [['maestro', 0]] }] }).view(0)
    expect(plain(en.scored?.(event, view, names(0)) ?? '')).toBe('Your Maestro went to Tobias: 1 of 3')
    expect(en.scored?.({ type: 'gained', seat: 0, shards: 2 }, view, names(0))).toBeNull()
  })
})
