import { type Decision, type Names, plain } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { AlderquestOption } from '../rules/options.ts'
import { en } from '../words/en.ts'
import { type AlderTable, face, H, Q, s, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const asked = (t: AlderTable) => t.decision as Decision<AlderquestOption>
const question = (t: AlderTable): string => plain(en.prompt(asked(t), t.view(0), names))
/** What the offered option of this kind is called. */
function called(t: AlderTable, wanted: Partial<AlderquestOption>): string {
  const decision = asked(t)
  const option = decision.options.find((o) =>
    Object.entries(wanted).every(([key, value]) => Object.entries(o).some(([k, v]) => k === key && v === value)),
  )
  if (!option) throw new Error(`${JSON.stringify(wanted)} is not offered`)
  t.look()
  return plain(en.option(option, t.view(0), names, decision))
}

describe('a question says what a choice costs and does', () => {
  it('the Action Phase: what must be dropped, and who is ready', () => {
    expect(question(table({ revealed: 'G T', minions: [{ at: 'a1' }, { at: 'c1', ready: false }] }))).toBe(
      'Your Action Phase: 2 runes to drop, 3 Heroes and 1 minion ready.',
    )
    expect(question(table({ tired: true }))).toBe('Your Action Phase: end it when you are done.')
  })

  it('a drop: which rune, and what it is for', () => {
    const t = table({ revealed: 'G' }).choose({ do: 'drop', face: face('G') })
    expect(question(t)).toBe('Into which column does the Guardians rune fall? Three alike in a line are matched.')
    t.look()
  })

  it('what a card asks is asked in its name', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-1'] }, blue: { held: 'H B' } })
    t.choose({ do: 'quarrel', quarrel: Q('Q-THI-1') })
    expect(question(t)).toBe('Pickpocket: choose a rune to steal.')
    t.look()
  })

  it('what a Hero asks is asked in the name of its ability', () => {
    const t = table({
      red: { held: 'G G G', heroes: { a: 'H-BAR-2' } },
      minions: [
        { at: 'b4', team: 'blue' },
        { at: 'd4', team: 'blue' },
      ],
    })
    t.choose({ do: 'hero', hero: H('H-BAR-2') }).choose({ do: 'ability' })
    expect(question(t)).toBe('Siren Song: choose a minion.')
    t.look()
  })

  it('a Hero: what its actions cost; a summons: who comes', () => {
    const t = table({ red: { held: 'G T' }, decks: { G: ['MN-GUA-4'], T: ['MN-THI-1'] } }).choose({ do: 'hero', hero: H('H-GUA-1') })
    expect(question(t)).toBe('What does Clarence do? One action a turn; you hold 2 runes.')
    expect(called(t, { do: 'summon' })).toBe('Summon a minion (1 rune); it rests')
    t.choose({ do: 'summon' })
    expect(question(t)).toBe('Pay a rune of which guild? The top minion of its deck comes.')
    expect(called(t, { do: 'guild', guild: 1 })).toBe('Pay a Guardians rune: a Monk comes')
  })

  it('a move: how many are left, and what waits there', () => {
    const t = table({
      minions: [
        { at: 'c4', holds: 'U2' },
        { at: 'd4', team: 'blue' },
      ],
      tiles: { c5: 'U1' },
    }).choose({ do: 'activate', minion: 1 })
    expect(question(t)).toBe('Move your Pirate: 2 moves left.')
    expect(called(t, { do: 'move', to: s('d4') })).toBe('Move to d4: squabble, as a rule both are destroyed')
    expect(called(t, { do: 'move', to: s('c5') })).toBe('Move to c5, onto a facedown tile')
    expect(called(t, { do: 'move', to: s('CN') })).toBe('Move to the northern canopy: tribute what it carries')
    expect(called(t, { do: 'move', to: s('b4') })).toBe('Move to b4')
    const above = table({ minions: [{ at: 'CN' }, { at: 'c4', team: 'blue' }] })
    expect(called(above, { do: 'activate' })).toBe('Bring down your Pirate in the northern canopy: Blue’s Scraper beneath is destroyed')
    expect(called(table({ minions: [{ at: 'a1' }] }), { do: 'activate' })).toBe('Activate your Pirate on a1 (2 moves)')
  })

  it('a confrontation and an encounter: what follows', () => {
    const t = table({ minions: [{ at: 'c5' }] }).choose({ do: 'activate', minion: 1 })
    expect(called(t, { do: 'confront' })).toBe(
      'Confront Jasper: the opponent draws two tiles and discards a Quarrel, you draw one; your minion is destroyed',
    )
    const met = table({ minions: [{ at: 'c1' }], tiles: { c2: '!' } })
      .choose({ do: 'activate', minion: 1 })
      .choose({ do: 'move', to: s('c2') })
    expect(called(met, { do: 'reveal' })).toBe('Reveal it: an Acorn is carried, a Snowflake upgrades, a Trap springs')
    expect(called(met, { do: 'dismiss' })).toBe('Dismiss it: it goes back unseen')
  })
})
