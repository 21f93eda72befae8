import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from '../board/Field.tsx'
import { MatchingBoard } from '../board/MatchingBoard.tsx'
import { TeamPanel } from '../board/TeamPanel.tsx'
import { deckRows } from '../board/zones.ts'
import { BLUE, RED, type Team } from '../content/pieces.ts'
import type { AlderquestView } from '../rules/view.ts'
import { H, type Literal, Q, table, walk } from './table.ts'

/** What a reader is told of a part of the table: its labels, and the words in it. */
const told = (part: Parameters<typeof renderToStaticMarkup>[0]): string =>
  renderToStaticMarkup(part)
    .replace(/<[^>]*>/g, (tag) => ` ${/aria-label="([^"]*)"/.exec(tag)?.[1] ?? ''} `)
    .replace(/\s+/g, ' ')
const panel = (view: AlderquestView, team: Team) => told(<TeamPanel view={view} team={team} players="Mira" />)
const board = (view: AlderquestView) => told(<MatchingBoard view={view} />)
const viewOf = (literal: Literal, seat: number | null) => table(literal).view(seat)

describe('everything public is on the table', () => {
  it('armed Traps lie face up for everybody (AQ-5.1)', () => {
    const literal = { red: { armed: ['Q-THI-7'] }, blue: { armed: ['Q-BAR-5'] } } as const
    expect(panel(viewOf(literal, 0), BLUE)).toContain('Blue has armed: Lullaby')
    expect(panel(viewOf(literal, 1), RED)).toContain('Red has armed: Smoke Bomb')
    const spectator = viewOf(literal, null)
    expect([panel(spectator, RED), panel(spectator, BLUE)].join()).toMatch(/Smoke Bomb.*Lullaby/)
  })

  it('the class of a deck’s top card, and what is known further down (AQ-5.1)', () => {
    const view = viewOf({ decks: { G: ['MN-GUA-4'], T: ['MN-THI-1'] } }, 0)
    expect(panel(view, RED)).toContain('Guardians minions, 10, from the top: Monk, 9 unknown')
    expect(panel(view, RED)).toContain('Thieves minions, 10, from the top: Pirate,')
    const t = table({ decks: { H: ['MN-HUN-4'] }, minions: [{ at: 'c1' }, { at: 'c2', team: 'blue', type: 'MN-HUN-1', up: true }] })
    walk(t, 1, 'c2')
    expect(deckRows(t.view(0).decks[2] ?? [])).toEqual(['Ranger', '8 unknown', 'Badger Scraper'])
  })

  it('the rune discard, the Rune Pouch and the relics out of the game (AQ-5.1, AQ-28.7)', () => {
    const view = viewOf({ discard: 'G G U2', pouch: 'B B T *' }, 0)
    expect(board(view)).toContain('Rune discard, 3: 2 × Guardians rune, 1 × Blue Acorn (2)')
    expect(board(view)).toContain('Rune Pouch, 4: 2 × Bards rune, 1 × Thieves rune, 1 × Snowflake')
    expect(board({ ...view, outRelics: [0] })).toContain('Relics used: Horn of Aiyana.')
  })

  it('how many pieces lie in every zone of a team (AQ-5.4)', () => {
    const blue = {
      hand: 'U1 *',
      pouch: 'U1 U2 U3',
      traps: 4,
      quarrels: ['Q-BAR-1'],
      deck: ['Q-BAR-2', 'Q-HUN-2'],
      relics: ['RL-1'],
    } as const
    const rival = panel(viewOf({ blue: { ...blue, discard: ['Q-HUN-1', 'Q-HUN-1'] } }, 0), BLUE)
    for (const words of ['Tiles in the pouch: 3', 'Tiles in hand: 2', 'Traps left: 4', 'Relics: 1']) expect(rival).toContain(words)
    expect(rival).toContain('Blue’s Quarrels: 1 in hand, 2 in the deck; discarded: 2 × Blood Scent')
    expect(rival).not.toContain('Catchy Refrain')
  })

  it('the hand a Skunk has looked at, for those who looked (AQ-28.9)', () => {
    const t = table({
      minions: [{ at: 'c5', type: 'MN-THI-6', up: true }],
      blue: { quarrels: ['Q-BAR-1', 'Q-BAR-2', 'Q-HUN-1'] },
      red: { deck: ['Q-THI-1'] },
    })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'confront', hero: H('H-BAR-2') })
    t.choose(1, { do: 'discard', quarrel: Q('Q-HUN-1') })
      .choose({ do: 'use' })
      .choose({ do: 'discard', quarrel: Q('Q-BAR-1') })
    expect(panel(t.view(0), BLUE)).toContain('Seen in Blue’s hand: Crescendo')
    expect(panel(t.view(null), BLUE)).not.toContain('Crescendo')
    t.look()
  })

  it('in solitaire the Automa Deck, its discard, the Rival Stack and the Snowflake reserve (AQ-23.12, AQ-5.4)', () => {
    const t = table({ mode: 'solo', solo: { automa: ['MN-GUA-4', 'MN-GUA-4', 'MN-GUA-6', 'MN-HUN-4'], stack: 'U1 U1 U2 U3', reserve: 5 } })
    const before = panel(t.view(0), BLUE)
    for (const words of [
      'Automa Deck, 30, from the top: Monk, 29 unknown',
      'Rival Stack: 4',
      'Snowflakes in reserve: 5',
      'Automa discard, 0: empty',
    ])
      expect(before).toContain(words)
    t.choose({ do: 'end' })
    const after = panel(t.view(0), BLUE)
    expect(after).toContain('from the top: Ranger')
    expect(after).toContain('Rival Stack: 1')
    expect(after).toContain('Automa discard, 2: 2 × Monk')
  })

  it('a Guarded minion wears a mark, as a Stunned one does (AQ-7.5)', () => {
    const drawn = (guarded: boolean) => renderToStaticMarkup(<Field view={viewOf({ minions: [{ at: 'c1', guarded }] }, 0)} lanes={[]} />)
    expect(drawn(true)).toContain('<title>Guarded</title>')
    expect(drawn(false)).not.toContain('<title>Guarded</title>')
  })
})
