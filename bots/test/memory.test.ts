import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { Memory } from '../memory.ts'
import { Search } from '../search/index.ts'
import { juggler, twoHanded } from './juggler.ts'

const [FREE, END, WORK] = [0, 1, 2]

/** Chooses as the memory says, where the options are liked in this order. */
function played(match: Match, memory: Memory, ...liked: number[]): number {
  const { seat = 0 } = match.first ?? {}
  const index = memory.onward(match.observer(seat), liked, `${match.count}`)
  match.choose(seat, index)
  return index
}

describe('a memory', () => {
  it('takes nothing back in the same turn, not even with something else in between', () => {
    const match = Match.start(juggler, { seats: 2 }, 'm')
    const memory = new Memory()
    expect(played(match, memory, FREE, WORK, END)).toBe(FREE)
    expect(played(match, memory, WORK, END, FREE)).toBe(WORK)
    // To lower it now would be to have worked without lifting: nowhere the seat has been, and yet for nothing.
    expect(played(match, memory, FREE, WORK, END)).toBe(WORK)
    expect(played(match, memory, FREE, END, WORK)).toBe(END)
  })

  it('begins nothing of which every end would take something back', () => {
    const match = Match.start(twoHanded, { seats: 2 }, 'm')
    const memory = new Memory()
    const [LEFT, RIGHT] = [0, 1]
    expect(played(match, memory, FREE, WORK, END)).toBe(FREE)
    expect(played(match, memory, LEFT, RIGHT)).toBe(LEFT)
    // One hand may still be lifted.
    expect(played(match, memory, FREE, WORK, END)).toBe(FREE)
    expect(played(match, memory, LEFT, RIGHT)).toBe(RIGHT)
    expect(played(match, memory, FREE, WORK, END)).toBe(WORK)
  })

  it('begins anew with every turn', () => {
    const match = Match.start(juggler, { seats: 2 }, 'm')
    const memory = new Memory()
    played(match, memory, FREE, WORK, END)
    played(match, memory, WORK, FREE, END)
    played(match, memory, END, WORK, FREE)
    match.choose(1, WORK)
    match.choose(1, END)
    expect(played(match, memory, FREE, WORK, END)).toBe(FREE)
  })
})

describe('of options that hardly differ', () => {
  it('the search takes one that does something, neither ends its turn nor plays with what can be taken back', () => {
    const match = Match.start(juggler, { seats: 2 }, 'm')
    // With as many tries for each: where nothing differs, the first that is tried takes nearly all.
    const search = () => new Search({ iterations: 40 }, { due: 20 })
    for (let n = 0; n < 12; n++) expect(search().choose(match.observer(0), `${n}`)).toBe(WORK)
  })
})
