import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { habit } from './habit.ts'

// Read by Vitest like any test, and by the mutant runner in runner.test.ts: both must come to the same end.

vi.mock('./habit.ts', async (load) => ({ ...(await load<object>()), habit: 'mocked' }))

const said: string[] = []
const say = (word: string) => () => void said.push(word)

beforeAll(say('all'))
beforeEach(say('each 1'))
beforeEach(() => say('undone'))
afterEach(say('after 1'))
afterEach(say('after 2'))

describe('an inner suite', () => {
  beforeEach(say('inner each'))
  afterEach(say('inner after'))
  afterAll(say('never seen here'))

  it('has all hooks around it', () => {
    expect(said).toEqual(['all', 'each 1', 'inner each'])
  })

  it('has them again', async () => {
    await Promise.resolve()
    expect(said.slice(3)).toEqual(['inner after', 'after 2', 'after 1', 'undone', 'each 1', 'inner each'])
  })

  it('knows what stands below', () => expect(below).toBe(1))
})

it.each([
  [1, 'one'],
  [2, 'two'],
] as const)('%i is %s', (n, word) => {
  expect(word.length).toBe(3)
  expect(n).toBeLessThan(3)
})

it.each([{ name: 'Anna' }])('$name has a name', ({ name }) => expect(name).toBe('Anna'))

it.skip('is left out', () => expect(1).toBe(2))

it('sees what is mocked', () => expect(habit).toBe('mocked'))

const below = 1
