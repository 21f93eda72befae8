import type { Option } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { actionOf, assignKeys, keyOf } from '../match/keys.ts'

const play = (card: number) => ({ do: 'play', card })

const every = (options: readonly Option[]) =>
  assignKeys(
    options.map((_, index) => index),
    options,
  )
const keysOf = (options: readonly Option[]) => [...every(options).keys()]

describe('keys of options', () => {
  it('count through, pass is Space and done is Enter', () => {
    expect(keysOf([{ do: 'pass' }, play(1), play(2), { do: 'done' }])).toEqual(['Space', '1', '2', 'Enter'])
  })
  it('go on with letters after the digits and never take a letter of the frame', () => {
    const keys = keysOf(Array.from({ length: 60 }, (_, card) => play(card)))
    expect(keys[9]).toBe('0')
    expect(keys[10]).toBe('q')
    for (const own of ['u', 'm', 'h', 'l', 'o', '?', 'Escape']) expect(keys).not.toContain(own)
    expect(keyOf(every(Array.from({ length: 60 }, (_, card) => play(card))), 59)).toBeNull()
  })
  it('give Esc to what the rules let one take back', () => {
    expect(keysOf([play(1), { do: 'cancel' }, play(2)])).toEqual(['1', 'Esc', '2'])
  })
  it('give Space to no pass when there are two', () => {
    expect(keysOf([{ do: 'pass' }, { do: 'pass' }])).toEqual(['1', '2'])
  })
  it('are given to verbs as well', () => {
    const keys = assignKeys(['Stage', 2, 0, 1], [play(1), play(2), { do: 'pass' }])
    expect([keyOf(keys, 'Stage'), keyOf(keys, 0), keyOf(keys, 1), keyOf(keys, 2)]).toEqual(['1', '2', '3', 'Space'])
  })
})

describe('a key at the table', () => {
  const keys = every([{ do: 'pass' }, play(1), play(2), { do: 'done' }])
  const press = (key: string, on: 'text' | 'button' | 'thing' | 'page' = 'page', more = {}) =>
    actionOf({ key, repeat: false, ctrlKey: false, altKey: false, metaKey: false, on, ...more }, keys)

  it('chooses the option it stands for', () => {
    expect(press('2')).toEqual({ act: 'press', item: 2 })
    expect(press(' ')).toEqual({ act: 'press', item: 0 })
    expect(press('Enter')).toEqual({ act: 'press', item: 3 })
  })
  it('means nothing when it stands for nothing', () => {
    expect(press('9')).toBeNull()
    expect(press('ArrowLeft')).toBeNull()
  })
  it('undoes, helps, mutes, hints, goes back, and turns to the log and the list', () => {
    expect(
      [press('u'), press('U'), press('?'), press('m'), press('h'), press('l'), press('o'), press('Escape')].map((a) => a?.act),
    ).toEqual(['undo', 'undo', 'help', 'mute', 'hint', 'log', 'list', 'back'])
  })
  it('leaves Enter and Space to a button, Enter to a thing, and everything to a text', () => {
    expect(press('Enter', 'button')).toBeNull()
    expect(press(' ', 'button')).toBeNull()
    expect(press('Enter', 'thing')).toBeNull()
    expect(press(' ', 'thing')).toEqual({ act: 'press', item: 0 })
    expect(press('2', 'button')).toEqual({ act: 'press', item: 2 })
    expect(press('2', 'text')).toBeNull()
  })
  it('does nothing when held down or pressed with a modifier', () => {
    expect(press('2', 'page', { repeat: true })).toBeNull()
    expect(press('u', 'page', { ctrlKey: true })).toBeNull()
    expect(press('u', 'page', { metaKey: true })).toBeNull()
  })
})
