import { below, Match, seedRandom } from '@rulewright/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../test/drawn.ts'
import { rulesForPlayers } from '../../test/players-rules.ts'
import { CardFace } from '../board/CardFace.tsx'
import { FACES } from '../board/faces.ts'
import { board } from '../board/index.tsx'
import { Plate } from '../board/Plate.tsx'
import { termsOf, termsOfFace } from '../board/terms.ts'
import { hubworld } from '../rules/index.ts'
import type { HubworldView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { glossary } from '../words/glossary.ts'
import { config, down, table, up } from './table.ts'

const known = new Set(glossary.map(({ id }) => id))
const VOID = new Set(['path', 'img', 'br', 'circle', 'rect', 'stop', 'use', 'input', 'line', 'ellipse', 'polygon', 'polyline'])
/** An icon of the kit: pictures of cards have other boxes. */
const ICON = 'viewBox="0 0 512 512"'

interface Drawn {
  readonly terms: Set<string>
  readonly things: Set<string>
  /** Icons that no mark and no thing explains. */
  readonly bare: string[]
}

/** Walks what was drawn and notes which entries explain it. */
function walk(html: string, view: HubworldView | null, into: Drawn): void {
  const open: { readonly name: string; readonly explained: boolean }[] = []
  for (const [tag, close, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) {
      while (open.length > 0 && open.pop()?.name !== name);
      continue
    }
    const marked = /data-term="([^"]+)"/.exec(attributes)?.[1]
    const thing = /data-thing="([^"]+)"/.exec(attributes)?.[1]
    if (marked) into.terms.add(marked)
    const things = thing && view ? termsOf(thing, view) : []
    if (thing) into.things.add(thing)
    for (const each of things) into.terms.add(each)
    const explained = marked !== undefined || things.length > 0 || (open.at(-1)?.explained ?? false)
    if (name === 'svg' && attributes.includes(ICON) && !explained) into.bare.push(`${tag} in ${html.slice(0, 200)}`)
    if (!attributes.endsWith('/') && !VOID.has(name)) open.push({ name, explained })
  }
}

const drawn = (): Drawn => ({ terms: new Set(), things: new Set(), bare: [] })

function draw(match: Match, seat: number): string {
  return drawBoard(board, {
    view: match.view(seat) as HubworldView,
    decision: match.decisionOf(seat) as never,
    names: { you: seat, of: (each) => `Seat ${each + 1}` },
    words: en,
  })
}

describe('the glossary', () => {
  it('has one entry for each word, in one plain sentence, with a rule that there is', () => {
    expect(known.size).toBe(glossary.length)
    for (const { id, name, text, rule } of glossary) {
      expect(name, id).toMatch(/^[A-Z]/)
      expect(text, id).toMatch(/^[A-Z][^.]*\.$/)
      expect(rulesForPlayers('hubworld'), id).toContain(`**${rule}**`)
    }
    expect(en.glossary).toBe(glossary)
  })

  it('explains every card: its type, values, icons, keywords, faction, and what its text speaks of', () => {
    const seen = drawn()
    for (const face of FACES) {
      const terms = termsOfFace(face)
      for (const each of [...terms, face.type, face.faction]) expect([...known], `${face.key}: ${each}`).toContain(each)
      for (const { kind } of face.abilities) if (kind !== 'keyword') expect(terms, face.key).toContain(kind)
      for (const { label, kind } of face.abilities)
        if (kind === 'keyword') expect(terms, label).toContain(label.split(' ')[0]?.toLowerCase())
      const card = drawn()
      walk(renderToStaticMarkup(<CardFace face={face} />), null, card)
      walk(renderToStaticMarkup(<Plate face={face} exhausted cached={2} collects={{ shard: 2, draw: 1 }} />), null, card)
      // What the card shows is among the entries its preview lists, apart from its current state.
      for (const each of card.terms) if (!STATES.includes(each)) expect(terms, `${face.key}: ${each}`).toContain(each)
      walk(renderToStaticMarkup(<CardFace face={face} />), null, seen)
    }
    expect(seen.bare).toEqual([])
    expect([...seen.terms].filter((each) => !known.has(each))).toEqual([])
  })

  it('finds the words of card texts: a text without any is a rule nobody can look up', () => {
    for (const face of FACES) expect(termsOfFace(face).length, face.key).toBeGreaterThan(4 + face.abilities.length)
    const barbican = FACES.find(({ key }) => key === 'barbican-gate')
    expect(barbican && termsOfFace(barbican)).toEqual(
      expect.arrayContaining([
        'obstacle',
        'cost',
        'barrier',
        'presence',
        'confront',
        'discover',
        'engaged',
        'exhausted',
        'forge',
        'shards',
      ]),
    )
  })

  it('explains everything that is drawn in random matches', () => {
    const seen = drawn()
    for (const [seed, seats] of [
      ['a', 2],
      ['b', 3],
    ] as const) {
      const match: Match = Match.start(hubworld, config(seats, { decks: Array.from({ length: seats }, () => 'random') }), seed) as never
      const random = seedRandom(seed)
      for (let n = 0; match.first && n < 700; n++) {
        if (n % 31 === 0) {
          const seat = match.first.seat
          walk(draw(match, seat), match.view(seat) as HubworldView, seen)
        }
        match.choose(match.first.seat, below(random, match.first.options.length))
      }
    }
    expect(seen.bare).toEqual([])
    expect([...seen.terms].filter((each) => !known.has(each))).toEqual([])
    for (const each of ['exhausted', 'facedown', 'modified', 'heat', 'window', 'first-player', 'exile', 'score-area', 'front', 'rival'])
      expect([...seen.terms]).toContain(each)
  })

  it('says what a thing on the board is and what has become of it', () => {
    const grid = { 'council/front': up('crispy-crawler', { exhausted: true, cached: 2 }), 'commons/back': down('maestro') } as const
    const view = table({ seats: [{ grid, council: ['dodge'] }, {}] }).view(1)
    expect(termsOf('slot:0-1', view).slice(0, 4)).toEqual(['forged', 'exhausted', 'cached-shards', 'source'])
    // The enemy's facedown card: what everybody sees of it, and no more.
    expect(termsOf('slot:0-8', view)).toEqual(['facedown', 'back', 'path'])
    expect(termsOf('slot:0-4', view)).toEqual(['grid', 'path', 'stage'])
    expect(termsOf('slot:0-9', view)[0]).toBe('exhausted')
    expect(termsOf('district:0-archives', view)[0]).toBe('archives')
    expect(termsOf('heat:0', view)).toEqual(['heat', 'breach'])
    expect(termsOf('shown:hidden', view)).toEqual([])
    expect(termsOf('card:dodge', view)).toContain('reaction')
    expect(termsOf('secured:0-maestro', view)).toContain('cipher')
  })
})

const STATES: readonly string[] = ['exhausted', 'cached-shards', 'collect-shard', 'collect-draw']
