import { readFileSync } from 'node:fs'
import { below, type Decision, Match, type Names, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../test/drawn.ts'
import * as icons from '../board/icons.ts'
import { board } from '../board/index.tsx'
import { termsIn } from '../board/terms.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EXPLORES } from '../content/explores.ts'
import { FACTIONS } from '../content/factions.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { TILES } from '../content/tiles.ts'
import { UNITS } from '../content/units.ts'
import { aldarra } from '../rules/index.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { configFor } from './table.ts'

const names: Names = { you: 0, of: (seat) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? 'somebody' }
const entries = new Map((en.glossary ?? []).map((entry) => [entry.id, entry]))
const { terms = () => [] } = board

/** What each icon of the board stands for; pictures on cards stand for the card's class. */
const ICON: Readonly<Record<string, string>> = {
  'ancient-ruins': 'tile-ruins',
  castle: 'tile-stronghold',
  'checked-shield': 'DIS-P6',
  compass: 'DIS-P8',
  'crossed-swords': 'combat',
  'crown-coin': 'faction-coalition',
  'crystal-cluster': 'tile-crystal',
  'crystal-growth': 'DIS-P5',
  drill: 'DIS-P4',
  flame: 'faction-cindar',
  'floating-crystal': 'crystal-token',
  gears: 'discovery',
  'gold-bar': 'tile-gold',
  'hooded-figure': 'faction-syndicate',
  'laurel-crown': 'vp',
  'metal-bar': 'tile-silver',
  minerals: 'tile-copper',
  'mountain-climbing': 'DIS-P2',
  mountains: 'tile-mountain',
  'oak-leaf': 'faction-odaria',
  'pine-tree': 'tile-forest',
  'radio-tower': 'DIS-P1',
  'scroll-quill': 'DIS-P9',
  'scroll-unfurled': 'objective',
  targeting: 'DIS-P7',
  telescope: 'order-token',
  'treasure-map': 'unexplored',
  'trophy-cup': 'vp',
  'two-coins': 'coin',
  watchtower: 'explore-card',
  windsock: 'DIS-P3',
  'windy-stripes': 'tile-jetstream',
}

describe('the glossary', () => {
  it('says each thing once, in a sentence or two, and names a rule that there is', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    expect(entries.size).toBe(en.glossary?.length)
    for (const { id, name, text, rule } of entries.values()) {
      expect(name.length, id).toBeGreaterThan(0)
      expect(text, id).toMatch(/^[A-Z].{15,170}\.$/)
      expect(rules, id).toContain(`- **${rule}**`)
    }
  })

  it('explains every card, tile, piece and faction in the box', () => {
    const view = Match.start(aldarra, configFor(4), 'box').view(0) as AldarraView
    const things = [
      ...EXPLORES.map((_, n) => `explore:${n}`),
      ...OBJECTIVES.map((_, n) => `objective:${n}`),
      ...DISCOVERIES.map((_, n) => `discovery:${n}`),
      ...UNITS.flatMap((_, n) => [`unit:${n}`, `ship:0:0:${n}`, `target:0:${n}`]),
      ...FACTIONS.map((_, n) => `faction:${n}`),
    ]
    for (const thing of things) {
      const found = terms(thing, view)
      expect(found.length, thing).toBeGreaterThan(1)
      expect(new Set(found).size, `${thing}: ${found.join(' ')}`).toBe(found.length)
      for (const id of found) expect(entries.has(id), `${thing}: ${id}`).toBe(true)
    }
    for (const { id } of TILES) expect(entries.has(`tile-${id}`)).toBe(true)
  })

  it('knows every word of the rules that is printed with a capital inside a sentence', () => {
    const texts = [
      ...[EXPLORES, OBJECTIVES, DISCOVERIES, TILES].flatMap((cards) => cards.map(({ text }) => text)),
      ...UNITS.flatMap(({ standard, upgraded }) => [standard.text, upgraded.text]),
    ]
    for (const text of texts) {
      const known = termsIn(text)
      for (const id of known) expect(entries.has(id), id).toBe(true)
      for (const [, word = ''] of text.matchAll(/(?<=[a-z0-9,] )([A-Z][a-zA-Z]+)/g)) {
        const named = known.some((id) => {
          const { name = '', text: said = '' } = entries.get(id) ?? {}
          return `${name} ${said}`.toLowerCase().includes(word.toLowerCase().replace(/(?:es|s|ies)$/, ''))
        })
        expect(named, `“${word}” in “${text}”`).toBe(true)
      }
    }
  })

  it('has an entry for every thing, sign and icon drawn over random matches', () => {
    const glyphs = Object.values(icons)
    const seen = { things: new Set<string>(), terms: new Set<string>(), icons: new Set<string>() }
    const look = (m: Match, seat: number) => {
      const view = m.view(seat) as AldarraView
      const decision = m.decisionOf(seat) as Decision<AldarraOption> | null
      const html = drawBoard(board, { view, decision, names, words: en })
      for (const [, thing = ''] of html.matchAll(/data-thing="([^"]+)"/g)) {
        const kind = `${thing} ${view.phase}`
        if (seen.things.has(kind)) continue
        seen.things.add(kind)
        const found = terms(thing, view)
        expect(found.length, thing).toBeGreaterThan(0)
        for (const id of found) expect(entries.has(id), `${thing}: ${id}`).toBe(true)
      }
      for (const [, term = ''] of html.matchAll(/data-term="([^"]+)"/g)) seen.terms.add(term)
      for (const { name, d } of glyphs) if (html.includes(d.slice(0, 40))) seen.icons.add(name)
    }
    for (let n = 0; n < 3; n++) {
      const m: Match = Match.start(aldarra, configFor(2 + n, { chooseFactions: n === 0, lastRound: 5 }), `glossary ${n}`)
      const random = seedRandom(`glossary ${n}`)
      const prompts = new Map<string, number>()
      while (m.first) {
        const { seat, prompt, options } = m.first
        const times = prompts.get(prompt) ?? 0
        prompts.set(prompt, times + 1)
        if (times < (n === 0 ? 2 : 1)) look(m, seat)
        m.choose(seat, below(random, options.length))
      }
    }
    for (const term of seen.terms) expect(entries.has(term), term).toBe(true)
    for (const icon of seen.icons) expect(entries.has(ICON[icon] ?? ''), `icon ${icon}`).toBe(true)
    expect(seen.terms.size).toBeGreaterThan(30)
    expect(seen.icons.size).toBeGreaterThan(15)
  })
})

describe('the goal and what scored', () => {
  it('is one line; the points stand beside the seats', () => {
    const view = Match.start(aldarra, configFor(3), 'goal').view(0) as AldarraView
    expect(en.goal?.({ ...view, lastRound: 0 }, names)).toBe('20 points at a round’s end win')
    expect(en.goal?.({ ...view, lastRound: 9 }, names)).toMatch(/ · or the most in round 9$/)
  })

  it('tells what gave the points, once', () => {
    const view = Match.start(aldarra, configFor(3), 'goal').view(0) as AldarraView
    const said = (event: Parameters<NonNullable<typeof en.scored>>[0]) => en.scored?.(event, view, names)
    expect(said({ type: 'claimed', seat: 0, card: 3, vp: 1 })).toBe('You +1: ⟦objective:3|Timber Rights⟧')
    expect(said({ type: 'bought', seat: 1, coins: 0, crystals: 4, vp: 1 })).toBe('Ben +1: bought for 4 Crystals')
    expect(said({ type: 'combat-over', hex: 3, winner: 2, vp: 1 })).toBe('Cleo +1: a won attack')
    expect(said({ type: 'vp-gained', seat: 0, n: 1, card: 9 })).toBe('You +1: ⟦explore:9|Relic of the Old Empire⟧')
    expect(said({ type: 'vp-gained', seat: 0, n: 1 })).toBeNull()
    expect(said({ type: 'combat-over', hex: 3, winner: 2, vp: 0 })).toBeNull()
    expect(said({ type: 'explored', seat: 0, hex: 3 })).toBeNull()
  })
})
