import { describe, expect, it } from 'vitest'
import { passDelay, passesItself, passIndex, windowThings } from '../match/windows.ts'

const wishes = { passed: new Set<string>(), until: null, never: new Set<string>(), idle: true }
const decision = (...options: { do: string; card?: number }[]) => ({ seat: 0, prompt: 'counter', rule: 'X-1', options })
const pass = { do: 'pass' }

describe('a window', () => {
  it('passes by itself when passing is all one can do, unless one wished to be asked', () => {
    expect(passesItself(decision(pass), wishes)).toBe('idle')
    expect(passesItself(decision(pass), { ...wishes, idle: false })).toBeNull()
  })
  it('is asked when there is an answer', () => {
    expect(passesItself(decision(pass, { do: 'counter', card: 3 }), wishes)).toBeNull()
  })
  it('passes when its prompt is always passed, or passed until something happens', () => {
    const open = decision(pass, { do: 'counter', card: 3 })
    expect(passesItself(open, { ...wishes, passed: new Set(['counter']) })).toBe('wish')
    expect(passesItself(open, { ...wishes, until: 'counter' })).toBe('wish')
    expect(passesItself(open, { ...wishes, until: 'other' })).toBeNull()
  })
  it('passes when every answer needs a thing one is never to be asked for', () => {
    const never = new Set(['card:3'])
    expect(passesItself(decision(pass, { do: 'counter', card: 3 }), { ...wishes, never })).toBe('wish')
    expect(passesItself(decision(pass, { do: 'counter', card: 3 }, { do: 'counter', card: 4 }), { ...wishes, never })).toBeNull()
  })
  it('is never a decision without a pass', () => {
    const own = decision({ do: 'play', card: 3 })
    expect(passIndex(own)).toBe(-1)
    expect(passesItself(own, { ...wishes, passed: new Set(['counter']), until: 'counter', never: new Set(['card:3']) })).toBeNull()
  })
  it('names the things of its answers once each', () => {
    expect(windowThings(decision(pass, { do: 'counter', card: 3 }, { do: 'boost', card: 3 }, { do: 'counter', card: 4 }))).toEqual([
      'card:3',
      'card:4',
    ])
  })
  it('never passes at once, and never at the same pace', () => {
    expect(passDelay(0)).toBeGreaterThan(500)
    expect(passDelay(1)).toBeGreaterThan(passDelay(0))
  })
})
