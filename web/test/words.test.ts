import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { clubs } from '../words/clubs.ts'
import { en } from '../words/en.ts'
import { ago, clockText, preferredLanguage } from '../words/index.ts'
import { lab } from '../words/lab.ts'

const web = join(import.meta.dirname, '..')

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory())
      return name === 'e2e' || name === 'test' || name === 'words' || name === 'node_modules' ? [] : sources(path)
    return /\.tsx?$/.test(name) ? [readFileSync(path, 'utf8')] : []
  })
}

function leaves(messages: object, path: readonly string[] = []): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, [...path, key]) : [[...path, key].join('.')],
  )
}

/** Looked up by a value at run time, so their keys are not in the source. */
const BY_VALUE =
  /^(level|levelAbout|analysis\.(label|labelAbout)|errors\.refusal|end\.(by|closed)|account\.(shutOut|link(Follow|Done)?)|operator\.status|lab\.(states|strength)|rating\.mode|quick\.mode|talk\.phrases|club\.role|tournament\.(kinds|kindAbout|entries|state|tableStatus|tieBreak|tieBreakAbout|deed)|away\.digests|table\.(window(Ask|Card)|paces)|settings\.(themes|motions|textSizes|tempos))\./

describe('the catalogue', () => {
  const code = sources(web).join('\n')

  it('has no message that nothing says', () => {
    const unsaid = leaves({ ...en, ...clubs, lab: { ...en.lab, ...lab } }).filter(
      (path) => !BY_VALUE.test(path) && !code.includes(`.${path}`),
    )
    expect(unsaid).toEqual([])
  })

  it('has words for every refusal of the wire', () => {
    expect(Object.keys(en.errors.refusal).sort()).toEqual([...REFUSALS].sort())
  })

  it('never shouts', () => {
    const texts = JSON.stringify({ ...en, ...clubs }, (_, value: unknown) => (typeof value === 'function' ? value.toString() : value))
    expect(texts).not.toMatch(/[a-z]!/)
  })

  it('keeps words out of the pages', () => {
    // Text between tags that has two words in it belongs in the catalogue.
    const stray = sources(web).flatMap((text) => text.match(/>\s*[A-Z][a-z]+ [a-z]+[^<>{}]*<\//g) ?? [])
    expect(stray).toEqual([])
  })
})

describe('languages', () => {
  it('takes the first one there is, whatever its region', () => {
    expect(preferredLanguage(['xx', 'en-GB'])).toBe('en')
    expect(preferredLanguage([])).toBe('en')
  })
  it('counts seats and matches in words', () => {
    expect(en.seats([2])).toBe('2 players')
    expect(en.seats([4, 2, 3])).toBe('2–4 players')
    expect(en.home.moves(1)).toBe('1 choice')
    expect(en.rules.found(0)).toMatch(/No rule/)
  })
})

describe('time', () => {
  it('is told in the largest fitting unit', () => {
    expect(ago(0, 5_000)).toBe('5 sec. ago')
    expect(ago(0, 3 * 3_600_000)).toBe('3 hr. ago')
    expect(ago(0, 2 * 86_400_000)).toMatch(/2 days ago/)
  })
  it('is told on clocks as people read them', () => {
    expect(clockText(0)).toBe('0:00')
    expect(clockText(187_000)).toBe('3:07')
    expect(clockText(3_765_000)).toBe('1:02:45')
    expect(clockText(-50)).toBe('0:00')
    expect(clockText(2 * 86_400_000 + 4 * 3_600_000)).toBe('2 d 4 h')
  })
})
