import { type Decision, Match, type Names, parseConfig } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../test/drawn.ts'
import { board } from '../board/index.tsx'
import { panesOf } from '../board/panes.ts'
import { RED, startingFaces } from '../content/pieces.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { faceName } from '../words/things.ts'
import { H, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const draw = (view: AlderquestView, decision: Decision<AlderquestOption> | null): string =>
  drawBoard(board, { view, decision, names, words: en })
const asked = (t: ReturnType<typeof table>): Decision<AlderquestOption> => {
  const open = t.match.decisionOf(0)
  if (!open) throw new Error('nothing is asked')
  return open as Decision<AlderquestOption>
}
const labelsOf = (html: string, mark: RegExp): string[] =>
  [...html.matchAll(/<[^>]+>/g)].flatMap(([tag]) => (mark.test(tag) ? [/aria-label="([^"]*)"/.exec(tag)?.[1] ?? ''] : []))

describe('what a piece can do stands at it', () => {
  it('AQ-11.2 a Hero’s actions are buttons, and nothing is left to the prompt alone', () => {
    const t = table({ red: { held: 'G T' } })
    const hero = t.view(0).heroes.find(({ team, ready }) => team === RED && ready)?.hero ?? H('H-GUA-1')
    t.choose({ do: 'hero', hero })
    const decision = asked(t)
    const deeds = labelsOf(draw(t.view(0), decision), /data-thing="deed:/)
    expect(deeds).toHaveLength(decision.options.length)
    expect(t).toOffer({ do: 'summon' })
    expect(deeds.length).toBeGreaterThan(1)
  })
})

describe('a rune that is about to fall', () => {
  it('AQ-8.1 AQ-9.3 is marked, and every column says where it would land and what it would match', () => {
    const t = table({ board: '2 G . . .\n1 G B . .', revealed: 'G' })
    t.choose({ do: 'drop', face: 1 })
    expect(t).toOffer({ do: 'column', column: 0 })
    const html = draw(t.view(0), asked(t))
    expect(labelsOf(html, /data-thing="column:/)).toEqual([
      'column 1: lands in row 3, matches 3',
      'column 2: lands in row 2',
      'column 3: lands in row 1',
      'column 4: lands in row 1',
    ])
    expect(html).toContain('about to be dropped')
  })
})

describe('a small screen, where one of Field and Board is large', () => {
  const paneButton = /aria-label="Show the .* large"/
  const litPanes = (html: string) =>
    [...html.matchAll(/<button[^>]+>/g)].flatMap(([tag]) =>
      paneButton.test(tag) ? [`${/aria-label="([^"]*)"/.exec(tag)?.[1]}${tag.includes('data-lit') ? ', lit' : ''}`] : [],
    )

  it('AQ-8.1 the one that is asked about is large, also where the question can be left', () => {
    const t = table({ board: '2 G . . .\n1 G B . .', revealed: 'G' })
    t.choose({ do: 'drop', face: 1 })
    expect(t).toOffer({ do: 'column', column: 0 })
    expect(litPanes(draw(t.view(0), asked(t)))).toEqual(['Show the Field large'])
    const about = { ...asked(t), options: [{ do: 'cell', cell: 0 }, { do: 'done' }] } as const
    expect(panesOf(about)).toEqual(new Set(['runes']))
    expect(panesOf({ ...about, options: [{ do: 'swap' }, { do: 'end' }] })).toEqual(new Set(['field']))
  })

  it('the small one is lit when there is something to choose on it as well', () => {
    const t = table({ board: '2 G . . .\n1 G B . .', revealed: 'G' })
    const both = {
      ...asked(t),
      options: [
        { do: 'cell', cell: 0 },
        { do: 'space', space: 0 },
      ],
    } as const
    expect(litPanes(draw(t.view(0), both))).toEqual(['Show the Matching Board large, lit'])
    expect(litPanes(draw(t.view(0), null))).toEqual(['Show the Matching Board large'])
  })
})

describe('the team whose turn it is', () => {
  const framed = (html: string) => labelsOf(html, /data-turn=/)

  it('AQ-7.1 is framed, and nobody is before the first turn', () => {
    const t = table({ active: 'blue' })
    expect(framed(draw(t.view(0), null))).toEqual(['Blue'])
    const config = parseConfig(alderquest, { seats: 2, start: 'draft' })
    if (!config.ok) throw new Error('a draft must be legal')
    const match = Match.start(alderquest, config.value, 'framed')
    expect(match.decisionOf(0)?.prompt ?? match.decisionOf(1)?.prompt).toBe('draft-guild')
    expect(framed(draw(alderquest.view(match.state, 0), null))).toEqual([])
  })
})

describe('hiding the starting tiles', () => {
  const config = parseConfig(alderquest, { seats: 2, start: 'first-game', colour: 'red' })
  if (!config.ok) throw new Error('the first game must be legal')
  const match = Match.start(alderquest, config.value, 'drawn') as Match
  const view = () => alderquest.view(match.state as Parameters<typeof alderquest.view>[0], 0)

  it('AQ-6.14 all six lie in the tray and the six spaces of the pattern are open', () => {
    const html = draw(view(), match.decisionOf(0) as Decision<AlderquestOption>)
    expect(labelsOf(html, /data-hide-at=/)).toEqual(['a2', 'b1', 'c1', 'c2', 'd1', 'e2'].map((space) => `${space}: no tile yet`))
    const tray = html.slice(html.indexOf('data-tray'))
    for (const face of new Set(startingFaces(RED))) expect(tray).toContain(faceName(face))
    expect(tray).toMatch(/disabled=""[^>]*>Hide them here/)
  })

  it('AQ-6.16 what was hidden is shown to its owner until it is confirmed, and never to the rival', () => {
    for (let n = 0; n < 6; n++) match.choose(0, 0)
    const html = draw(view(), match.decisionOf(0) as Decision<AlderquestOption>)
    expect(labelsOf(html, /data-hide-at=/).some((label) => label.includes('no tile yet'))).toBe(false)
    expect(html).not.toMatch(/disabled=""[^>]*>Hide them here/)
    const rival = drawBoard(board, {
      view: alderquest.view(match.state as Parameters<typeof alderquest.view>[0], 1),
      decision: match.decisionOf(1) as Decision<AlderquestOption>,
      names: { ...names, you: 1 },
      words: en,
    })
    expect(labelsOf(rival, /data-hide-at=/).every((label) => label.endsWith('no tile yet'))).toBe(true)
  })
})
