import { findGame, games } from '@rulewright/games'
import { below, Match, type Obstacle, parseConfig, plain, seedRandom } from '@rulewright/kernel'
import { glossaryOf } from '@rulewright/tablekit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ExplainsContext } from '../explain/context.ts'
import { entriesFor, obstacleFor } from '../explain/subject.ts'
import { Worded } from '../explain/Worded.tsx'
import { wordFinder } from '../explain/words-in.ts'
import { greyedVerbs, nearly } from '../table/nearly.ts'

const GLOSSARY = [
  { id: 'breach', name: 'Breach', text: 'You are inside.' },
  { id: 'council', name: 'Council', text: 'A hand.' },
  { id: 'council-limit', name: 'Council limit', text: 'So many cards.' },
  { id: 'over', name: 'Over', text: 'It has ended.' },
]
const names = { you: 0, of: (seat: number) => ['You', 'Hazel', 'Rook', 'Moss'][seat] ?? '' }

describe('words in running text', () => {
  const find = wordFinder(GLOSSARY)
  const terms = (text: string) => find(text).flatMap(({ term, text: said }) => (term === null ? [] : [[said, term]]))

  it('are found as they are bent, the longest name first, and each once', () => {
    expect(terms('Hazel breached your Council. The Council limit is 5; the council is full.')).toEqual([
      ['breached', 'breach'],
      ['Council', 'council'],
      ['Council limit', 'council-limit'],
    ])
  })

  it('are not found inside other words, and everyday words are let alone', () => {
    expect(terms('The game is over; a breachable councillor.')).toEqual([])
    expect(
      find('Hazel breached it.')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Hazel breached it.')
  })

  it('are marked in a sentence beside its things', () => {
    const explains = { unlit: () => undefined, words: find, readRule: () => undefined }
    const drawn = renderToStaticMarkup(
      <ExplainsContext value={explains}>
        <Worded of="Hazel breached ⟦district:0-council|your Council⟧." />
      </ExplainsContext>,
    )
    expect(drawn).toMatch(/data-term="breach"[^>]*>breached</)
    expect(drawn).toContain('>your Council</span>')
  })
})

describe('what is pressed', () => {
  const board = { terms: (thing: string) => (thing === 'slot:1' ? ['council', 'breach', 'over', 'council-limit'] : []) }
  // A board is asked for nothing but its terms here.
  const glossary = glossaryOf({ glossary: GLOSSARY }, board as never, {})
  const obstacles: readonly Obstacle[] = [
    { option: { do: 'forge', slot: 1 } as Obstacle['option'], why: 'shards', rule: 'XX-1' },
    { option: { do: 'forge', slot: 2 } as Obstacle['option'], why: 'used', rule: 'XX-2' },
  ]
  const things = (option: Obstacle['option']) => [`slot:${'slot' in option ? option.slot : ''}`]

  it('is explained by the word it is marked with, else by the nearest of the whole thing', () => {
    expect(entriesFor({ thing: 'slot:1', term: 'breach' }, glossary).map(({ id }) => id)).toEqual(['breach'])
    expect(entriesFor({ thing: 'slot:1', term: null }, glossary).map(({ id }) => id)).toEqual(['council', 'breach', 'over'])
    expect(entriesFor({ thing: 'slot:9', term: 'unheard-of' }, glossary)).toEqual([])
    expect(entriesFor({ thing: 'slot:1', term: null }, glossaryOf({ glossary: GLOSSARY }, board as never, null))).toEqual([])
  })

  it('is answered with the obstacle that is about it', () => {
    expect(obstacleFor({ thing: 'slot:2', things }, obstacles)?.rule).toBe('XX-2')
    expect(obstacleFor({ thing: 'slot:3', things }, obstacles)).toBeNull()
    expect(obstacleFor({ thing: 'slot:2', things: null }, obstacles)).toBeNull()
  })

  it('what only just fails is said in the order of the words, and once', () => {
    const words = { near: ['used', 'shards'], obstacle: ({ why }: Obstacle) => `Because of ⟦x:1|${why}⟧.` }
    const found = nearly([...obstacles, ...obstacles, { option: { do: 'end' }, why: 'turn', rule: 'XX-3' }], words, null, names)
    expect(found.map(({ reason, rule }) => [plain(reason), rule])).toEqual([
      ['Because of used.', 'XX-2'],
      ['Because of shards.', 'XX-1'],
    ])
  })
})

it('a main action that only just fails is greyed in the row, where others are on offer and none of its own ways is', () => {
  const words = { near: ['shards'], verb: ({ do: what }: Obstacle['option']) => (what === 'pass' ? null : what) }
  const asked = (...dos: string[]) => ({ seat: 0, prompt: 'action', rule: 'XX-1', options: dos.map((what) => ({ do: what })) })
  const lacking = [
    { option: { do: 'delve' }, why: 'shards', rule: 'XX-1' },
    { option: { do: 'delve' }, why: 'shards', rule: 'XX-1' },
    { option: { do: 'gain' }, why: 'shards', rule: 'XX-1' },
    { option: { do: 'use' }, why: 'turn', rule: 'XX-3' },
    { option: { do: 'pass' }, why: 'shards', rule: 'XX-1' },
  ]
  expect(greyedVerbs(lacking, words, asked('gain', 'draw'))).toEqual(['delve'])
  expect(greyedVerbs(lacking, words, asked('draw', 'pass'))).toEqual([])
  expect(greyedVerbs(lacking, { near: ['shards'] }, asked('gain', 'draw'))).toEqual([])
})

describe.each(games.filter(({ lessons }) => lessons).map(({ id }) => id))('what only just fails in %s', (id) => {
  it('comes up in play and reads as a sentence', async () => {
    const manifest = findGame(id)
    const [game, words] = await Promise.all([manifest?.rules(), manifest?.words()])
    if (!game || !words?.obstacle) throw new Error(`${id} says why not`)
    const config = parseConfig(game, {})
    if (!config.ok) throw new Error('the usual settings are legal')
    const random = seedRandom(`nearly ${id}`)
    const seen = new Set<string>()
    for (let n = 0; n < 6; n++) {
      const match = Match.start(game, config.value, `${n}`)
      for (let turn = 0; turn < 250 && match.first; turn++) {
        const { seat, options } = match.first
        const obstacles = game.obstacles?.(match.state, seat, match.first) ?? []
        for (const { reason } of nearly(obstacles, words, match.view(seat), { ...names, you: seat })) seen.add(plain(reason))
        match.choose(seat, below(random, options.length))
      }
    }
    expect(seen.size).toBeGreaterThan(5)
    for (const reason of seen) expect(reason).toMatch(/^[A-Z“\d].{10,}[.?”]$/)
  })
})

/** Terms that are no reason: how steep the curve is, and where it begins. */
const NO_REASON = ['steepness', 'start']

describe.each(games.filter(({ lessons }) => lessons).map(({ id }) => id))('why a good player would choose so in %s', (id) => {
  it('has words for everything the bot weighs', async () => {
    const manifest = findGame(id)
    const [game, words] = await Promise.all([manifest?.rules(), manifest?.words()])
    const terms = Object.keys(game?.bot?.weights ?? {}).filter((term) => !NO_REASON.includes(term))
    expect(terms.length).toBeGreaterThan(5)
    expect(terms.filter((term) => words?.advice?.[term] === undefined)).toEqual([])
    expect(words?.advice?.wins).toBeDefined()
    for (const reason of Object.values(words?.advice ?? {})) expect(`It ${reason}`).toMatch(/^It [a-z].{8,}\.$/)
  })
})
