import { expect, it } from 'vitest'
import { KeptPages } from '../match/kept-pages.ts'

it('pages of a match that is over are made once, and what could not be made is tried again', async () => {
  const pages = new KeptPages(25)
  let made = 0
  const make = async (moments = 'x'.repeat(10)) => {
    made += 1
    return { moments, count: 1 }
  }
  const both = [pages.of('a', () => make()), pages.of('a', () => make())]
  expect((await Promise.all(both)).map(({ moments }) => moments.length)).toEqual([10, 10])
  await pages.of('b', () => make())
  await pages.of('a', () => make())
  expect(made).toBe(2)
  // There is room for two: the least recently used one goes.
  await pages.of('c', () => make())
  await pages.of('a', () => make())
  expect(made).toBe(3)
  await pages.of('b', () => make())
  expect(made).toBe(4)
  const fail = () => Promise.reject(new Error('too busy'))
  await expect(pages.of('d', fail)).rejects.toThrow('too busy')
  expect((await pages.of('d', () => make('found'))).moments).toBe('found')
})
