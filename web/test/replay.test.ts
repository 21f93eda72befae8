import type { Moment } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { recorded, rewound } from '../match/record.ts'
import {
  clampMoment,
  graphPoints,
  linkTo,
  linkToTurned,
  missingPage,
  momentFromLink,
  PAGE,
  pageStart,
  panelFromLink,
  seatFromLink,
} from '../match/replay.ts'
import { retryDelay } from '../service/socket.ts'

const moment = (count: number): Moment => ({ count, by: null, news: { count, events: [] }, view: {}, decision: null, waiting: [] })
const reel = (count: number, ...have: number[]) => ({ count, moments: new Map(have.map((n) => [n, moment(n)])) })
const all = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

describe('a link to a moment', () => {
  it('says match, moment and seat, and reads back', () => {
    const link = linkTo('/replay/abcdefghij01', 12, 1)
    expect(link).toBe('/replay/abcdefghij01?at=12&seat=1')
    const search = link.slice(link.indexOf('?'))
    expect(momentFromLink(search, 40)).toBe(12)
    expect(seatFromLink(search)).toBe(1)
  })
  it('opens what cost much beside it', () => {
    const search = linkToTurned('/replay/abcdefghij01', 1).replace(/^[^?]*/, '')
    expect([momentFromLink(search, 40), seatFromLink(search), panelFromLink(search)]).toEqual([0, 1, 'turned'])
    expect([panelFromLink(''), panelFromLink('?panel=nothing')]).toEqual(['log', 'log'])
  })
  it('stays inside the match, whatever it says', () => {
    expect(momentFromLink('?at=99', 40)).toBe(40)
    expect(momentFromLink('?at=-3', 40)).toBeNull()
    expect(momentFromLink('?at=x', 40)).toBeNull()
    expect(seatFromLink('?seat=9')).toBeNull()
    expect(clampMoment(-1, 5)).toBe(0)
    expect(clampMoment(2.7, 5)).toBe(2)
  })
})

describe('the reel', () => {
  it('fetches the page one looks at, then the one ahead, then nothing', () => {
    expect(missingPage(reel(200), 70)).toBe(60)
    expect(missingPage(reel(200, ...all(60, 120)), 70)).toBeNull()
    expect(missingPage(reel(200, ...all(60, 120)), 110)).toBe(120)
    expect(missingPage(reel(70, ...all(60, 71)), 69)).toBeNull()
  })
  it('has pages that begin where the last ended', () => {
    expect(pageStart(PAGE - 1)).toBe(0)
    expect(pageStart(PAGE)).toBe(PAGE)
  })
})

describe('the graph', () => {
  it('runs from left to right, better is higher', () => {
    expect(
      graphPoints(
        [
          { count: 0, chance: 0.5 },
          { count: 4, chance: 1 },
        ],
        100,
        50,
      ),
    ).toBe('0.0,25.0 100.0,0.0')
    expect(graphPoints([], 100, 50)).toBe('')
  })
})

describe('the record', () => {
  const news = (count: number) => ({ count, events: [{ type: `e${count}` }] })
  it('tells nothing twice', () => {
    const once = recorded([], [news(1), news(2)], {})
    expect(recorded(once, [news(2), news(3)], {}).map((entry) => entry.count)).toEqual([1, 2, 3])
    expect(recorded(once, [news(2)], {})).toBe(once)
  })
  it('forgets what was taken back, and can then be told anew', () => {
    const back = rewound(recorded([], [news(1), news(2), news(3)], {}), 1)
    expect(back.map((entry) => entry.count)).toEqual([1])
    expect(recorded(back, [news(2)], {}).map((entry) => entry.count)).toEqual([1, 2])
  })
  it('replaces what was taken back unseen with what happened instead', () => {
    const known = recorded([], [news(1), news(2), news(3)], {})
    const other = { count: 2, events: [{ type: 'other' }] }
    const now = recorded(known, [news(1), other], {})
    expect(now.map((entry) => entry.events[0]?.type)).toEqual(['e1', 'other'])
    expect(now[0]).toBe(known[0])
  })
  it('is not told anew from before where it begins', () => {
    const known = recorded([], [news(5), news(6)], {})
    expect(recorded(known, [news(4), news(5), news(6)], {})).toBe(known)
  })
})

describe('coming back after a lost connection', () => {
  it('waits longer each time, but never long, and not all at once', () => {
    expect(retryDelay(0, 0.5)).toBeLessThan(retryDelay(3, 0.5))
    expect(retryDelay(50, 1)).toBeLessThanOrEqual(13_000)
    expect(retryDelay(2, 0)).not.toBe(retryDelay(2, 1))
    expect(retryDelay(9, 1, true)).toBeLessThan(500)
  })
})
