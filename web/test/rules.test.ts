import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chaptersOf, forPlayers, parseInline, parseMarkdown, ruleInContext, searchRules } from '../rules/markdown.ts'

const source = `# The game

Some words
go on.

## 1. Terms

- **XX-1.1** A **player** has a \`hand\`. [RB]
  It goes on here.
- **XX-1.2** (definition) Nothing else.
- a plain point

| Name | Cost |
|---|---|
| Oak | 3 |
| Elm \\| Ash | 4 |

### 1.1 More
`
const blocks = parseMarkdown(source)

describe('rules as data', () => {
  it('find the rules with their ids, and lines that go on', () => {
    expect(blocks.filter((b) => b.kind === 'item')).toEqual([
      { kind: 'item', depth: 0, rule: 'XX-1.1', text: 'A **player** has a `hand`. [RB] It goes on here.' },
      { kind: 'item', depth: 0, rule: 'XX-1.2', text: '(definition) Nothing else.' },
      { kind: 'item', depth: 0, rule: null, text: 'a plain point' },
    ])
  })
  it('find headings, paragraphs and tables', () => {
    expect(chaptersOf(blocks)).toEqual([{ id: '1-terms', text: '1. Terms' }])
    expect(blocks).toContainEqual({ kind: 'paragraph', text: 'Some words go on.' })
    expect(blocks).toContainEqual({
      kind: 'table',
      head: ['Name', 'Cost'],
      rows: [
        ['Oak', '3'],
        ['Elm | Ash', '4'],
      ],
    })
  })
  it('show a rule among its neighbours of the same chapter', () => {
    const found = ruleInContext(blocks, 'XX-1.2')
    expect(found?.chapter).toBe('1. Terms')
    expect(found?.rules.map((r) => r.rule)).toEqual(['XX-1.1', 'XX-1.2'])
    expect(ruleInContext(blocks, 'XX-9.9')).toBeNull()
  })
  it('are searched by every word and by id', () => {
    expect(searchRules(blocks, 'hand PLAYER').map((r) => r.rule)).toEqual(['XX-1.1'])
    expect(searchRules(blocks, 'xx-1.2').map((r) => r.rule)).toEqual(['XX-1.2'])
    expect(searchRules(blocks, 'dragon')).toEqual([])
    expect(searchRules(blocks, '  ')).toEqual([])
  })
})

describe('words in a line', () => {
  it('are bold, slanted, code and links', () => {
    expect(parseInline('a **b** *c* `d` [e](https://x.org) 2*3*4')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'e', href: 'https://x.org' },
      { kind: 'text', text: ' 2*3*4' },
    ])
  })
  it('lead from a rule to the rules it names', () => {
    expect(parseInline('see XX-1.2.')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'link', text: 'XX-1.2', href: '#XX-1.2' },
      { kind: 'text', text: '.' },
    ])
  })
  it('never become a link that runs a script', () => {
    expect(parseInline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }])
  })
})

describe('the rules as players read them', () => {
  const kept = forPlayers(
    parseMarkdown(`# The game

## 1. Terms

- **XX-1.1** [RULING] A player has a hand. [RB][Why: the box says so.] It costs [X].

### For engine authors: types

- **XX-1.9** A type.

### 1.1 Cards

| Name [PUB] | For engine authors: code | Cost |
|---|---|---|
| Oak [RULING — it was 4] | \`OAK\` | 3 |

- **XX-1.3** (definition) A tree is a card.

## For engine authors: examples

### 9.1 One

An example.

## 2. Turns

Turns go round. [REF]
`),
  )
  it('have no marks of provenance, and keep what only looks like one', () => {
    expect(kept.find((block) => block.kind === 'item')).toMatchObject({ text: 'A player has a hand. It costs [X].' })
    expect(kept).toContainEqual({ kind: 'item', depth: 0, rule: 'XX-1.3', text: 'A tree is a card.' })
    expect(kept).toContainEqual({ kind: 'table', head: ['Name', 'Cost'], rows: [['Oak', '3']] })
    expect(kept).toContainEqual({ kind: 'paragraph', text: 'Turns go round.' })
  })
  it('have no section for engine authors, and everything that follows one', () => {
    expect(kept.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
      'The game',
      '1. Terms',
      '1.1 Cards',
      '2. Turns',
    ])
    expect(JSON.stringify(kept)).not.toContain('XX-1.9')
  })
})

describe.each(['hubworld', 'alderquest', 'primal', 'aldarra'])('the rules of %s', (game) => {
  const all = parseMarkdown(readFileSync(new URL(`../../games/${game}/RULES.md`, import.meta.url), 'utf8'))
  it('show players no note of their keepers', () => {
    const text = JSON.stringify(forPlayers(all))
    expect(text).not.toMatch(/\[RB\]|\[PUB|\[RULING|\[Why:|For engine authors/)
    expect(JSON.stringify(all)).toContain('For engine authors')
  })

  it('speak of the game, not of the code that plays it', () => {
    expect(JSON.stringify(forPlayers(all)).match(/`[a-z]+[A-Z(]\w*|\b[A-Z]+_[A-Z_]+ =|\bengine\b|\bDP-\d+|\(definition\)/g) ?? []).toEqual(
      [],
    )
  })
})
