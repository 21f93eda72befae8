import { beforeEach, expect, it, vi } from 'vitest'
import { gameAt, noteTable } from '../match/last.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it('knows the game of the table somebody sat at last, and of no other', () => {
  expect(gameAt('/local/abc')).toBeNull()
  noteTable('abc', 'primal')
  expect(gameAt('/local/abc')).toBe('primal')
  expect(gameAt('/local/abc/replay')).toBe('primal')
  expect(gameAt('/local/abd')).toBeNull()
  expect(gameAt('/')).toBeNull()
  noteTable('abd', 'aldarra')
  expect(gameAt('/local/abc')).toBeNull()
})

it('is at a loss, and no worse, where a browser keeps nothing', () => {
  const refuses = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses })
  noteTable('abc', 'primal')
  expect(gameAt('/local/abc')).toBeNull()
})
