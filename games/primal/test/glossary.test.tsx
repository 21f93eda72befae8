import { readFileSync } from 'node:fs'
import { below, type Decision, Match, type Names, parseConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../test/drawn.ts'
import { board } from '../board/index.tsx'
import { termsOf } from '../board/terms.ts'
import { behaviors, HUNTERS, items, KEYWORD_BITS, MONSTERS, monsterSheets, type Printed, potions, printed } from '../content/index.ts'
import { ICONS, KEYWORDS, TERRAINS } from '../content/vocabulary.ts'
import type { PrimalConfig } from '../rules/config.ts'
import { primal } from '../rules/index.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { iconTerm } from '../words/glossary.ts'
import { behaviorText, cardText, gearText, itemText, objectiveText, perilText, potionText } from '../words/texts.ts'
import { table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const ids = new Set(en.glossary?.map(({ id }) => id))

/** Words of the texts that mean something, and the entry that says what. */
const SPOKEN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bStun\b/, ['stun']],
  [/\bConfuse\b/, ['confuse']],
  [/\bBlind\b/, ['blind']],
  [/\bVulnerable\b/, ['vulnerable']],
  [/\bRecycle\b/, ['recycle']],
  [/\bVolley\b/, ['volley']],
  [/\bOpener\b/, ['opener']],
  [/\bDirectly after\b/, ['chain']],
  [/\bPaid with\b/, ['paid']],
  [/\blater play\b/, ['after']],
  [/\bFocused\b/, ['focused']],
  [/\bberserk\b/, ['berserk']],
  [/\bstruggle\b/i, ['struggle', 'boost']],
  [/\bstrain\b/, ['strain']],
  [/\bthreatened\b/, ['threatened', 'on-threatened']],
  [/\bstamina\b/, ['stamina', 'wound-card']],
  [/\baggro\b/, ['aggro']],
  [/\bpush\b/i, ['push']],
  [/\bhit\b/i, ['hit', 'hits']],
  [/\bunless\b/, ['escape']],
  [/\bheals?\b/i, ['heal']],
  [/\bFire\b/, ['fire']],
  [/\bFog\b/, ['fog']],
  [/\bWater\b/, ['water', 'terrain']],
  [/\bSand\b/, ['sand']],
  [/\brampage\b/, ['on-rampage']],
  [/\bAction,/, ['action']],
  [/\bcounter\b/, ['mastery', 'objective']],
]

const speaks = (text: string, terms: readonly string[], of: string): void => {
  for (const [word, entries] of SPOKEN)
    if (word.test(text))
      expect(
        entries.some((id) => terms.includes(id)),
        `${of}: ${word} in "${text}", ${terms.join(' ')}`,
      ).toBe(true)
  for (const id of terms) expect(ids, of).toContain(id)
}

describe('the glossary', () => {
  it('says each thing once, in a sentence, with a rule that exists', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    expect(ids.size).toBe(en.glossary?.length)
    for (const { name, text, rule } of en.glossary ?? []) {
      expect(name.length, name).toBeGreaterThan(2)
      expect(text, name).toMatch(/^[A-Z].*[^.]\.$/)
      expect(rules, name).toContain(`**${rule}**`)
    }
  })

  it('has every keyword, kind of terrain and reaction icon', () => {
    for (const id of [...KEYWORDS, ...TERRAINS, ...ICONS.map(iconTerm)]) expect(ids).toContain(id)
  })
})

describe('what a thing’s face says is explained', () => {
  const hunter = (id: (typeof HUNTERS)[number]) => ({ id, parts: {} })
  const whole = (monster: (typeof MONSTERS)[number]): PrimalView => table({ monster, hunters: HUNTERS.map(hunter) }).view(0)

  it('every action card, by its type, price, marks and text', () => {
    const explained = (card: Printed) => {
      const owner = HUNTERS.findIndex((id) => card.id.startsWith(id.slice(0, 2).toUpperCase()))
      const hand = [card.id]
      const view = table({ hunters: [{ id: HUNTERS[Math.max(0, owner)] ?? 'mirah', parts: { hand } }] }).view(0)
      const terms = termsOf(`card:${view.hunters[0]?.hand[0]?.id}`, view)
      for (const keyword of KEYWORDS) expect(terms.includes(keyword)).toBe((card.keywords & KEYWORD_BITS[keyword]) !== 0)
      if (card.type) expect(terms.slice(0, 4)).toEqual([card.type, expect.stringMatching(/sive$/), 'cost', 'payment'])
      expect(terms.includes('aggro')).toBe(card.aggro || cardText(card.id, 1).some((text) => /aggro/.test(text)))
      speaks(cardText(card.id, 1).join(' '), terms, card.id)
    }
    for (const card of printed) explained(card)
  })

  it('every behavior, face down by its sign and face up by its text', () => {
    for (const [m, cards] of behaviors.entries()) {
      const view = whole(MONSTERS[m] ?? 'vyraxen')
      for (const { id, icon } of cards) {
        const { effect, boost, boostCost } = behaviorText(id, 1)
        speaks(boost === null ? effect : `${effect} Boost (${boostCost} struggle): ${boost}`, termsOf(`behavior:${id}`, view), id)
        expect(termsOf(`behavior:${id}`, view)).toContain(iconTerm(icon))
      }
      for (const { slot, icon } of view.monster.slots) expect(termsOf(`slot:${slot}`, view)).toEqual(['behavior', iconTerm(icon), 'number'])
    }
  })

  it('every peril, objective, piece of gear, item and potion', () => {
    for (const { id, perils, objective } of monsterSheets) {
      const monster = MONSTERS.find((one) => one === id) ?? 'vyraxen'
      const view = whole(monster)
      for (const [n, peril] of perils.entries()) {
        const terms = termsOf(`peril:${n}`, view)
        expect(terms.length, peril.id).toBeGreaterThan(1)
        speaks(perilText(peril.id as never, 1), terms, peril.id)
      }
      const { counts, reward } = objectiveText(monster)
      speaks(`${counts} ${reward}`, termsOf(`objective:${objective.id}`, view), objective.id)
    }
    const view = whole('vyraxen')
    for (const [seat, id] of HUNTERS.entries()) {
      for (const piece of ['weapon', 'armor', 'helm'] as const)
        speaks(gearText(id, piece, 1), termsOf(`${piece}:${seat}`, view), `${id} ${piece}`)
      expect(termsOf(`mastery:${seat}`, view)).toEqual(['mastery', 'focused'])
    }
    for (const [n, item] of items.entries()) speaks(itemText(item.id, 1), termsOf(`item:${n}`, view), item.id)
    for (const [n, potion] of potions.entries()) speaks(potionText(potion.id, 1), termsOf(`potion:${n}`, view), potion.id)
  })
})

/** What a drawn element stands in: the term it is marked with, or the thing it belongs to. */
interface Mark {
  readonly term: string | undefined
  readonly thing: string | undefined
}

/** Every picture and every marked element of a page, each with the marks around it, the nearest last. */
function marksIn(html: string): readonly (readonly Mark[])[] {
  const open: Mark[] = []
  const found: (readonly Mark[])[] = []
  for (const [, close, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z]+)([^>]*)>/gi)) {
    if (close) open.pop()
    else {
      open.push({ term: /data-term="([^"]*)"/.exec(rest)?.[1], thing: /data-thing="([^"]*)"/.exec(rest)?.[1] })
      if (tag === 'svg' || rest.includes('data-term') || rest.includes('data-thing')) found.push(open.slice())
      if (/^(input|img|br|hr)$/.test(tag) || rest.endsWith('/')) open.pop()
    }
  }
  return found
}

describe('what the board draws is explained', () => {
  const draw = (view: PrimalView, decision: Decision<PrimalOption> | null): string => drawBoard(board, { view, decision, names, words: en })

  /** What is drawn on a page and has no entry. */
  const unexplained = (html: string, view: PrimalView): readonly string[] =>
    marksIn(html).flatMap((marks) => {
      const near = [...marks].reverse().find(({ term, thing }) => term ?? thing)
      // The arena is one picture made of things; everything else that is drawn is inside one.
      if (!near) return marks.length < 4 ? [] : ['a picture of nothing']
      if (near.term !== undefined) return ids.has(near.term) ? [] : [near.term]
      return termsOf(near.thing ?? '', view).length > 0 ? [] : [near.thing ?? '']
    })

  it('over random hunts of every monster: no icon, counter or thing without an entry', () => {
    const drawn = new Set<string>()
    for (let n = 0; n < 9; n++) {
      const config = parseConfig(primal, { seats: 1 + (n % 4), monster: MONSTERS[n % 3], difficulty: n % 2 ? 'veteran' : 'elder' })
      if (!config.ok) throw new Error('the settings are sound')
      const match = Match.start(primal, config.value as PrimalConfig, `glossary ${n}`)
      const random = seedRandom(`glossary ${n}`)
      for (let at = 0; match.outcome === null && at < 240; at++) {
        if (at % 40 === n % 40 || at === 0) {
          const view = match.view(0)
          const html = draw(view, match.decisionOf(0) as Decision<PrimalOption> | null)
          expect(unexplained(html, view)).toEqual([])
          for (const [, id] of html.matchAll(/data-term="([^"]*)"/g)) drawn.add(id ?? '')
        }
        const decision = match.open[below(random, match.open.length)]
        if (decision) match.choose(decision.seat, below(random, decision.options.length))
      }
    }
    // The walk sees the board as it is: the common marks have all come up.
    for (const id of ['health', 'struggle', 'stamina', 'threatened', 'aggro', 'facing', 'sequence', 'on-attack', 'attrition', 'item'])
      expect([...drawn]).toContain(id)
  })

  it('the walk finds a picture without an entry', () => {
    const view = table({ hunters: [{ id: 'mirah', parts: {} }] }).view(0)
    expect(unexplained('<div><div data-thing="hunter:0"><span data-term="nonsense"><svg></svg></span></div></div>', view)).toContain(
      'nonsense',
    )
    expect(unexplained('<div><p><b><span><svg></svg></span></b></p></div>', view)).toEqual(['a picture of nothing'])
  })
})
