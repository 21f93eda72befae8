import { describe, expect, it } from 'vitest'
import { addressOf, staticAddress, staticPath } from '../address.ts'

describe('the address of a page', () => {
  it('is its path where a server answers', () => {
    expect(addressOf('/local/x?at=3')).toBe('/local/x?at=3')
  })

  it('stands after the question mark in a folder of files, and is read from there', () => {
    for (const path of ['/', '/rules/hubworld', '/game/primal/learn/first', '/local/x/replay'])
      expect(staticPath(new URL(staticAddress(path), 'https://host/drafts/second/index.html').search)).toBe(path)
  })

  it('keeps what belongs to the page: the moment of a replay, the anchor of a rule', () => {
    const replay = new URL(staticAddress('/local/x/replay?at=3&seat=1'), 'https://host/drafts/')
    expect(replay.pathname).toBe('/drafts/')
    expect(staticPath(replay.search)).toBe('/local/x/replay')
    expect([replay.searchParams.get('at'), replay.searchParams.get('seat')]).toEqual(['3', '1'])
    const rule = new URL(staticAddress('/rules/hubworld#HW-1.2'), 'https://host/drafts/')
    expect([staticPath(rule.search), rule.hash]).toEqual(['/rules/hubworld', '#HW-1.2'])
  })

  it('is the first page where somebody else wrote the query', () => {
    for (const search of ['', '?', '?utm_source=mail', '?at=3']) expect(staticPath(search)).toBe('/')
  })
})
