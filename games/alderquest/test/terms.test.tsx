import { type Decision, Match, type Names, parseConfig, seedRandom } from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../test/drawn.ts'
import { rulesForPlayers } from '../../test/players-rules.ts'
import * as icons from '../board/icons.ts'
import { board } from '../board/index.tsx'
import { spokenIn, termsOf, termsOfHero, termsOfQuarrel, termsOfRelic, termsOfType } from '../board/terms.ts'
import { AUTOMA } from '../content/automa.ts'
import { GUILDS, guilds } from '../content/guilds.ts'
import { HEROES, STAND_IN } from '../content/heroes.ts'
import { MINION_TYPES } from '../content/minion-types.ts'
import { QUARRELS } from '../content/quarrels.ts'
import { RELICS } from '../content/relics.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { glossary } from '../words/glossary.ts'
import { type Literal, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const ids = new Set(glossary.map(({ id }) => id))
const missing = (terms: readonly string[]) => terms.filter((id) => !ids.has(id))

function markup(view: AlderquestView, decision: Decision<AlderquestOption> | null): string {
  return drawBoard(board, { view, decision, names, words: en })
}

const GLYPHS = new Map(Object.values(icons).map(({ name, d }) => [d, name]))

/** What is drawn without an explanation: things and marks that have no entry, and icons inside neither. */
function unexplained(html: string, view: AlderquestView, explained: Set<string>): string[] {
  const bad: string[] = []
  const stack: boolean[] = []
  for (const [, close, , attributes = '', empty] of html.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (close) {
      stack.pop()
      continue
    }
    const thing = /data-thing="([^"]+)"/.exec(attributes)?.[1]
    const mark = /data-term="([^"]+)"/.exec(attributes)?.[1]
    const terms = [...(thing === undefined ? [] : termsOf(thing, view)), ...(mark === undefined ? [] : [mark])]
    for (const id of terms) explained.add(id)
    if (thing !== undefined && termsOf(thing, view).length === 0) bad.push(thing)
    bad.push(...missing(terms))
    const inside = terms.length > 0 || (stack.at(-1) ?? false)
    const glyph = GLYPHS.get(/ d="([^"]+)"/.exec(attributes)?.[1] ?? '')
    if (glyph !== undefined && !inside) bad.push(`icon ${glyph}`)
    if (!empty) stack.push(inside)
  }
  return bad
}

describe('the glossary', () => {
  it('has one entry an id: a name, a plain sentence, a rule that is there', () => {
    expect(ids.size).toBe(glossary.length)
    for (const { id, name, text, rule } of glossary) {
      expect(name, id).toMatch(/^[A-Z]/)
      expect(text, id).toMatch(/^[A-Z].{15,170}\.$/)
      expect(rulesForPlayers('alderquest'), id).toContain(`**${rule}**`)
    }
    expect(en.glossary).toBe(glossary)
  })

  it('explains every thing, mark and icon that the board draws in random matches', () => {
    const explained = new Set<string>()
    for (const [seats, quarrels] of [
      [1, true],
      [2, true],
      [2, false],
      [4, true],
    ] as const) {
      const config = parseConfig(alderquest, { seats, quarrels, difficulty: 'brutal' })
      if (!config.ok) throw new Error('the settings must be legal')
      const match: Match = Match.start(alderquest, config.value, `terms ${seats}`)
      const random = seedRandom(`terms ${seats}`)
      for (let n = 0; match.first && n < 500; n++) {
        const answer = mover(match, random)
        if (!answer) break
        if (n % 50 === 0 || (n < 24 && n % 2 === 0)) {
          const view = match.view(0) as AlderquestView
          const decision = match.decisionOf(0) as Decision<AlderquestOption> | null
          expect(unexplained(markup(view, decision), view, explained), `seats ${seats}, decision ${n}`).toEqual([])
        }
        match.choose(answer.seat, answer.index)
      }
    }
    for (const id of ['points', 'tile-pouch', 'rival-stack', 'snow-reserve', 'exalted', 'canopy', 'automa-deck', 'minion-deck'])
      expect(explained.has(id), id).toBe(true)
  })

  it('explains what random play seldom shows: stunned, guarded, upgraded, laden and armed things', () => {
    const literal: Literal = {
      exalted: 'T',
      snow: 2,
      red: { held: 'G T', quarrels: ['Q-THI-1', 'Q-THI-5'], armed: ['Q-GUA-5'], relics: ['RL-1'], collection: 'U2', hand: 'R1 ! *' },
      blue: { armed: ['Q-BAR-5'] },
      revealed: 'G G U1',
      tiles: { b1: 'R1', c1: 'U1^', d1: '!u' },
      minions: [
        { at: 'c4', type: 'MN-THI-4', up: true, holds: 'U2 U1' },
        { at: 'a1', stunned: true, ready: false },
        { at: 'e5', team: 'blue', guarded: true, type: 'MN-HUN-1', known: true },
      ],
    }
    const view = table(literal).view(0)
    const explained = new Set<string>()
    expect(unexplained(markup({ ...view, playingQuarrel: 3, playingRelic: 2, outRelics: [4] }, null), view, explained)).toEqual([])
    for (const id of ['stunned', 'guarded', 'upgraded', 'held-acorn', 'armed', 'relic', 'scheme', 'trap', 'lying', 'sneak', 'collection'])
      expect(explained.has(id), id).toBe(true)
    expect(termsOf('minion:1', view)).toEqual(expect.arrayContaining(['upgraded', 'sneak', 'tribute', 'opponent', 'class-7', 'guild-3']))
  })

  it('explains every card of the box, and every word of the game that is printed on one', () => {
    for (const quarrel of QUARRELS.keys()) expect(missing(termsOfQuarrel(quarrel))).toEqual([])
    for (const relic of RELICS.keys()) expect(missing(termsOfRelic(relic))).toEqual([])
    for (const type of MINION_TYPES.keys()) expect(missing(termsOfType(type))).toEqual([])
    for (const hero of [...HEROES.keys(), STAND_IN]) expect(missing(termsOfHero(hero))).toEqual([])
    const texts = [...QUARRELS, ...RELICS, ...MINION_TYPES, ...HEROES, ...AUTOMA].map(({ text }) => text)
    texts.push(...GUILDS.map((id) => guilds[id].exalted))
    // A word with a capital names something of the game, or begins a sentence in plain English.
    const PLAIN = /^(?:A|All|An|As|At|Choose|Every|Exchange|If|Its?|Look|Make|Move|One|Put|Return|Take|Then|The|This|When|You|Your|Those)$/
    for (const text of texts) {
      for (const [word] of text.matchAll(/\b[A-Z][a-z]+\b/g))
        if (!PLAIN.test(word)) expect(spokenIn(` ${text}`).length > 0 && covered(word, text), `${word} in "${text}"`).toBe(true)
    }
  })
})

/** Whether the text without the word would refer to one entry fewer: then some entry explains the word. */
const covered = (word: string, text: string): boolean => {
  const without = text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), '…')
  return spokenIn(text).length > spokenIn(without).length || spokenIn(word).length > 0
}
