import { describe, expect, it } from 'vitest'
import { counted, inList, lowered, subject, who, whose, withArticle } from '../grammar.ts'
import type { Names } from '../words.ts'

const names = (you: number | null): Names => ({ you, of: (seat) => ['Ada', 'Ben'][seat] ?? '' })

describe('the grammar of sentences', () => {
  it('counts from none', () => {
    expect([0, 1, 2].map((n) => counted(n, 'shard'))).toEqual(['no shards', '1 shard', '2 shards'])
    expect([0, 1, 2].map((n) => counted(n, 'Hero', 'Heroes'))).toEqual(['no Heroes', '1 Hero', '2 Heroes'])
    expect(counted(3, 'Fortress')).toBe('3 Fortresses')
    expect([-1, -2].map((n) => counted(n, 'point'))).toEqual(['-1 point', '-2 points'])
  })

  it('lists, with "and" before the last', () => {
    expect([[], ['Ada'], ['Ada', 'Ben'], ['Ada', 'Ben', 'you']].map(inList)).toEqual(['', 'Ada', 'Ada and Ben', 'Ada, Ben and you'])
  })

  it('knows the article, and begins small after a colon', () => {
    expect(['Frigate', 'Outpost', 'artiste'].map(withArticle)).toEqual(['a Frigate', 'an Outpost', 'an artiste'])
    expect(lowered('Choose a card.')).toBe('choose a card.')
  })

  it('says "you" to whoever reads, and to nobody else', () => {
    expect([subject(names(0), 0), who(names(0), 0), whose(names(0), 0)]).toEqual(['You', 'you', 'your'])
    expect([subject(names(0), 1), who(names(0), 1), whose(names(0), 1)]).toEqual(['Ben', 'Ben', 'Ben’s'])
    expect([subject(names(null), 0), who(names(null), 0), whose(names(null), 0)]).toEqual(['Ada', 'Ada', 'Ada’s'])
  })
})
