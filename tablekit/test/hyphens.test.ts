import { describe, expect, it } from 'vitest'
import { hyphenated } from '../hyphens.ts'

const shown = (name: string) => hyphenated(name).replaceAll('\u00ad', '-')

describe('a long word', () => {
  it('breaks between syllables, with three letters at least at either end', () => {
    expect(shown('Waterfront')).toBe('Water-front')
    expect(shown('Shardwinner')).toBe('Shard-win-ner')
    expect(shown('Bubblemap')).toBe('Bub-ble-map')
    expect(shown('Thoroughfare')).toBe('Tho-rough-fare')
  })

  it('keeps its ending whole', () => {
    expect(shown('Threading')).toBe('Thread-ing')
    expect(shown('Protecting')).toBe('Pro-tect-ing')
  })

  it('leaves short words and what lies between them alone', () => {
    expect(shown('Rapid Growth: a Spell')).toBe('Rapid Growth: a Spell')
  })
})
