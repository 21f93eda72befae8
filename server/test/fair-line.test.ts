import { describe, expect, it } from 'vitest'
import { FairLine, type Requester } from '../tasks/fair-line.ts'

const requester = (person: string, rank: Requester['rank'] = 'table'): Requester => ({ person, rank })

/** Who is served, in turn, when each piece takes as long as it says. */
function served(line: FairLine<number>, pieces: number): string {
  let order = ''
  for (let n = 0; n < pieces; n++) {
    const next = line.shift()
    if (!next) break
    order += next.person
    line.spend(next.person, next.item)
  }
  return order
}

describe('a fair line', () => {
  it('lets nobody wait behind all that another asked for', () => {
    const line = new FairLine<number>()
    for (let n = 0; n < 20; n++) line.push(10, requester('a'))
    line.push(10, requester('b'))
    line.push(10, requester('c'))
    expect(served(line, 5)).toBe('abcaa')
    // A latecomer does not make up for the time before.
    for (let n = 0; n < 3; n++) line.push(10, requester('d'))
    expect(served(line, 6)).toMatch(/^(ad|da){3}$/)
  })

  it('counts time, not pieces', () => {
    const line = new FairLine<number>()
    for (let n = 0; n < 9; n++) line.push(30, requester('a'))
    for (let n = 0; n < 9; n++) line.push(10, requester('b'))
    const order = served(line, 12)
    expect(order.replaceAll('a', '').length).toBe(9)
  })

  it('serves tables with people first, then people, then what nobody waits for', () => {
    const line = new FairLine<number>()
    for (const rank of ['nobody', 'person', 'table'] as const) for (let n = 0; n < 2; n++) line.push(1, requester(rank, rank))
    expect([line.length, line.waiting('person'), line.waiting('x')]).toEqual([6, 2, 0])
    expect(served(line, 6)).toBe('tabletablepersonpersonnobodynobody')
    expect([line.length, line.shift()]).toEqual([0, null])
  })
})
