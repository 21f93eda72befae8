import { afterEach, expect, it, vi } from 'vitest'
import { service } from '../service/http.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a server that never answers counts as not reached', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => new Promise((_done, fail) => signal?.addEventListener('abort', fail)))
  const asked = expect(service.lobby()).rejects.toMatchObject({ reason: 'network' })
  await vi.runAllTimersAsync()
  await asked
})

it('an answer in time is taken, and nothing is left to run out', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('null')))
  await expect(service.me()).resolves.toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
