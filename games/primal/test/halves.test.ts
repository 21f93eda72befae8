import { clone as deepCopy, seedRandom } from '@rulewright/kernel'
import { sharedParts, tableFor, toldBy } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { KEYWORD_BITS } from '../content/index.ts'
import type { Terrain } from '../content/vocabulary.ts'
import { position } from '../lessons/position.ts'
import type { PrimalConfig } from '../rules/config.ts'
import { keywordOptions, takeFrom } from '../rules/hand.ts'
import { primal } from '../rules/index.ts'
import { replaceBehaviors } from '../rules/monster.ts'
import { obstacles } from '../rules/obstacles.ts'
import { CONSUME, HUNTER, MOVE, PERIL, REVEAL, REVIVE, SECTOR, SLOT } from '../rules/options.ts'
import { decidingHunter, nextWhoStands } from '../rules/query.ts'
import { setup } from '../rules/setup.ts'
import type { PrimalState } from '../rules/state.ts'
import { ageTerrain, clearTerrain, placeTerrain } from '../rules/terrain.ts'
import * as tokens from '../rules/tokens.ts'
import { dareon, hunter, ljonar, mirah, play, type TableLiteral, table, thoreg } from './table.ts'

const CONFIG: PrimalConfig = {
  seats: 2,
  monster: 'vyraxen',
  difficulty: 'veteran',
  outfit: ['ready', 'ready'],
  hunters: ['mirah', 'dareon'],
}
const token = (seat: number, name: string, now: number) => ({ type: 'token', hunter: seat, token: name, now })
const at = (literal: Partial<TableLiteral> = {}): PrimalState => position({ terrain: {}, hunters: [mirah(), dareon()], ...literal })

describe('tokens', () => {
  it('PR-7.6 threatened once, told once; steady again is told once; nobody who is down is threatened', () => {
    const g = at({ hunters: [mirah(), dareon({ standing: 'red' })] })
    expect(toldBy(() => tokens.steady(g, 0))).toEqual([])
    expect(toldBy(() => tokens.threaten(g, 0))).toContainEqual(token(0, 'threatened', 1))
    expect(toldBy(() => tokens.threaten(g, 0)).filter((event) => (event as { type: string }).type === 'token')).toEqual([])
    expect(toldBy(() => tokens.threaten(g, 1))).toEqual([])
    expect(toldBy(() => tokens.steady(g, 0))).toEqual([token(0, 'threatened', 0)])
    expect(g.hunters.map(({ threatened }) => threatened)).toEqual([false, false])
  })

  it('PR-4.11 one stamina token at most, none for nothing, none for who is down', () => {
    const g = at({ hunters: [mirah(), dareon({ standing: 'red' }), thoreg({ stamina: 1 })] })
    expect(toldBy(() => tokens.gainStamina(g, 0, 0))).toEqual([])
    expect(toldBy(() => tokens.gainStamina(g, 0, 2))).toEqual([token(0, 'stamina', 1)])
    expect(toldBy(() => [1, 2].map((seat) => tokens.gainStamina(g, seat, 1)))).toEqual([])
    expect(g.hunters.map(({ stamina }) => stamina)).toEqual([1, 0, 1])
  })

  it('PR-4.12 strain adds up; none for who is down; E-31 all of it goes at once', () => {
    const g = at({ hunters: [mirah({ strain: 1 }), dareon({ standing: 'red' })] })
    expect(toldBy(() => tokens.addStrain(g, 0, 0, false))).toEqual([])
    expect(toldBy(() => tokens.addStrain(g, 0, 2, false))).toEqual([token(0, 'strain', 3)])
    expect(toldBy(() => tokens.addStrain(g, 1, 1, false))).toEqual([])
    expect(toldBy(() => expect(tokens.unstrain(g, 0)).toBe(3))).toEqual([token(0, 'strain', 0)])
    expect(toldBy(() => expect(tokens.unstrain(g, 0)).toBe(0))).toEqual([])
  })

  it('TH-M strain by a card of one’s own counts for the mastery that counts it', () => {
    const counted = (make: typeof mirah, own: boolean) => {
      const g = at({ hunters: [make()] })
      tokens.addStrain(g, 0, 1, own)
      return g.hunters[0]?.counters
    }
    expect([counted(thoreg, true), counted(thoreg, false), counted(mirah, true)]).toEqual([1, 0, 0])
  })

  it('PR-10.6 GUARD, shield and berserk are told as they come and go, and only then', () => {
    const g = at()
    const h = g.hunters[0]
    if (!h) throw new Error('nobody is there')
    const twice = (act: () => void) => toldBy(() => [act(), act()])
    expect(twice(() => tokens.addGuard(g, 0, 2))).toEqual([token(0, 'guard', 2), token(0, 'guard', 4)])
    expect(twice(() => tokens.giveShield(g, 0))).toEqual([token(0, 'shield', 1)])
    expect(twice(() => tokens.goBerserk(g, 0))).toEqual([token(0, 'berserk', 1)])
    expect([h.guard, h.shield, h.berserk]).toEqual([4, true, true])
    expect(twice(() => tokens.endGuard(h, 0))).toEqual([token(0, 'guard', 0)])
    expect(twice(() => tokens.endBerserk(h, 0))).toEqual([token(0, 'berserk', 0)])
    expect([h.guard, h.berserk]).toEqual([0, false])
  })

  it('PR-4.5 counters until the mastery is focused, where it stays; who is down counts nothing', () => {
    const g = at({ hunters: [ljonar(), dareon({ standing: 'red' })] })
    const mastery = (counters: number, focused: boolean) => [{ type: 'mastery', hunter: 0, counters, focused }]
    expect(toldBy(() => tokens.count(g, 0, 1))).toEqual(mastery(1, false))
    expect(toldBy(() => tokens.count(g, 0, 1))).toEqual(mastery(2, false))
    expect(toldBy(() => tokens.count(g, 0, 1))).toEqual(mastery(0, true))
    expect(toldBy(() => [tokens.count(g, 0, 1), tokens.count(g, 1, 1)])).toEqual([])
  })
})

describe('terrain', () => {
  const change = (sector: number, terrain: Terrain, change: string) => ({ type: 'terrain', sector, terrain, change })
  const lying = (g: PrimalState, sector: number) => primal.view(g, null).sectors[sector]?.terrain

  it('PR-3.9 each kind lies once in a sector; only Fire and Fog are fresh', () => {
    const g = at()
    const kinds: readonly Terrain[] = ['rock', 'sand', 'fire', 'fog', 'baethanis', 'cyricae', 'synaerea']
    for (const kind of kinds) expect(toldBy(() => placeTerrain(g, kind, 1))[0]).toEqual(change(1, kind, 'placed'))
    for (const kind of ['rock', 'sand', 'baethanis', 'cyricae', 'synaerea'] as const)
      expect(toldBy(() => placeTerrain(g, kind, 1))).toEqual([])
    expect(lying(g, 1)).toEqual(kinds.map((kind) => ({ kind, fresh: kind === 'fire' || kind === 'fog' })))
    for (const kind of kinds)
      expect(toldBy(() => [clearTerrain(g, kind, 1), clearTerrain(g, kind, 1)])).toEqual([change(1, kind, 'removed')])
    expect(g.terrain).toEqual([0, 0, 0, 0])
  })

  it('PR-3.14 Fire on Fire strains those who stand there, and nobody elsewhere', () => {
    const hunters = [mirah(), dareon({ sector: 'east' }), thoreg({ standing: 'red' }), ljonar()]
    const g = at({ hunters, terrain: { south: ['fire'] } })
    const south = g.facing
    expect(toldBy(() => placeTerrain(g, 'fire', south))).toEqual([
      change(south, 'fire', 'refreshed'),
      token(0, 'strain', 1),
      token(3, 'strain', 1),
    ])
  })

  it('PR-3.15 Fire and Water make Fog, in whichever order they come', () => {
    const g = at({ terrain: { north: ['water'] } })
    const north = g.terrain.findIndex((bits) => bits !== 0)
    expect(toldBy(() => placeTerrain(g, 'fire', north))).toEqual([change(north, 'water', 'removed'), change(north, 'fog', 'placed')])
    const h = at({ terrain: { north: ['fire', 'fog'] } })
    expect(toldBy(() => placeTerrain(h, 'water', north))).toEqual([change(north, 'fire', 'removed'), change(north, 'fog', 'refreshed')])
    expect(lying(h, north)).toEqual([{ kind: 'fog', fresh: true }])
  })

  it('PR-3.17 Water on Water spreads to both sides, and stops at Water', () => {
    for (const sector of [0, 1, 2, 3]) {
      const g = at()
      placeTerrain(g, 'water', sector)
      placeTerrain(g, 'water', (sector + 1) % 4)
      expect(toldBy(() => placeTerrain(g, 'water', sector))).toEqual([change((sector + 3) % 4, 'water', 'placed')])
      expect(lying(g, (sector + 2) % 4)).toEqual([])
    }
  })

  it('PR-6.9 fresh Fire and Fog fade, fading ones are gone, all else stays, in every sector', () => {
    const all = ['fire', 'fog', 'rock'] as const
    const g = at({ terrain: { north: all, east: all, south: all, west: all } })
    const fading = [0, 1, 2, 3].flatMap((sector) => [change(sector, 'fire', 'fading'), change(sector, 'fog', 'fading')])
    expect(toldBy(() => ageTerrain(g))).toEqual(fading)
    expect(lying(g, 3)).toEqual([
      { kind: 'rock', fresh: false },
      { kind: 'fire', fresh: false },
      { kind: 'fog', fresh: false },
    ])
    expect(toldBy(() => ageTerrain(g))).toEqual(fading.map((event) => ({ ...event, change: 'removed' })))
    expect(toldBy(() => ageTerrain(g))).toEqual([])
  })
})

describe('attrition that does no harm', () => {
  const worn = (literal: Partial<TableLiteral>, ...answers: readonly string[]) => {
    const t = table({ stage: 'attrition', attrition: [3], terrain: {}, hunters: [mirah(), dareon()], ...literal })
    for (const answer of answers) t.choose(0, { do: answer })
    t.look()
    return hunter(t, 0).worn
  }

  it('PR-14.9 a shield, an armor or a Rock keeps a hunter unharmed; what comes through does not', () => {
    expect(worn({ hunters: [dareon(), mirah()] })).toBe(true)
    expect(worn({ hunters: [dareon({ shield: true }), mirah()] })).toBe(false)
    expect(worn({ hunters: [dareon(), mirah()], terrain: { south: ['rock'] } }, 'remove-rock')).toBe(false)
    expect(worn({ hunters: [dareon(), mirah()], terrain: { south: ['rock'] } }, 'suffer')).toBe(true)
    expect(worn({ hunters: [mirah({ hand: ['MI-08'] }), dareon()] }, 'prevent')).toBe(false)
    expect(worn({ hunters: [mirah({ hand: ['MI-08'] }), dareon()] }, 'suffer')).toBe(true)
  })
})

describe('the monster', () => {
  it('PR-6.4 the lowest number makes room, wherever it lies', () => {
    const replaced = (slots: NonNullable<TableLiteral['slots']>) => {
      const g = at({ slots })
      const before = g.slots.map(({ card }) => card)
      replaceBehaviors(g)
      return g.slots.map(({ card }, slot) => card !== before[slot])
    }
    expect(replaced(['VX-B01', 'VX-B08', 'VX-B15'])).toEqual([true, false, false])
    expect(replaced(['VX-B08', 'VX-B01', 'VX-B15'])).toEqual([false, true, false])
    expect(replaced(['VX-B15', 'VX-B08', 'VX-B01'])).toEqual([false, false, true])
  })

  it('PR-22.4 an attrition card seen and discarded has left the deck', () => {
    const t = table({ attrition: [3, 0], hunters: [mirah({ hand: ['MI-12'] }), dareon()] })
    const { deckSize } = t.view(null).monster.attrition
    t.choose({ do: 'use', ability: 'helm' }).choose({ do: 'to-discard' })
    const { attrition } = t.view(null).monster
    expect([attrition.deckSize, attrition.discard, attrition.top]).toEqual([deckSize - 1, [3], null])
    t.look()
  })

  it('PR-2.9 the three behaviors laid out at first are unknown, closed and quiet', () => {
    const t = tableFor(primal, CONFIG, setup(CONFIG, seedRandom('hunt')))
    expect(t).toBeAsked(0, 'first-player')
    t.choose({ do: 'first', hunter: 1 })
    expect(t.state.slots.map(({ known, open, waiting }) => [known, open, waiting])).toEqual(new Array(3).fill([false, false, false]))
    expect([t.state.firstPlayer, t.state.aggro]).toEqual([1, 1])
    t.look()
  })
})

describe('perils', () => {
  it('PR-11.6 everybody sees which peril is blinded and by whom, be it the first', () => {
    const seen = (literal: Partial<TableLiteral>) => {
      const { blinded, blindedBy } = primal.view(at({ perils: ['VX-P1', 'VX-P2'], ...literal }), null).monster
      return [blinded, blindedBy]
    }
    expect(seen({ blinded: 'VX-P1', blindedBy: 1 })).toEqual(['VX-P1', 1])
    expect(seen({ blinded: 'VX-P2', blindedBy: 0 })).toEqual(['VX-P2', 0])
    expect(seen({})).toEqual([null, null])
  })
})

describe('who decides', () => {
  it('PR-10.7 the active hunter, else the next who stands from the first player on; the first player when nobody does', () => {
    const hunters = (standing: readonly ('standing' | 'red')[]) =>
      [mirah, dareon, thoreg].map((make, n) => make({ standing: standing[n] ?? 'red' }))
    const g = (active: number, firstPlayer: number, ...standing: readonly ('standing' | 'red')[]) =>
      at({ active, firstPlayer, hunters: hunters(standing) })
    expect(decidingHunter(g(1, 0, 'standing', 'standing'))).toBe(1)
    expect(decidingHunter(g(1, 2, 'standing', 'red', 'red'))).toBe(0)
    expect(decidingHunter(g(-1, 1, 'standing', 'red', 'standing'))).toBe(2)
    expect(decidingHunter(g(-1, 1))).toBe(1)
    expect(nextWhoStands(g(-1, 1), 2)).toBe(-1)
  })

  it('PR-21.2 there is an option for every sector, hunter, slot, peril and potion', () => {
    expect([MOVE, SECTOR, HUNTER, REVIVE, SLOT, PERIL, CONSUME].map((list) => list.length)).toEqual([4, 4, 4, 4, 3, 5, 7])
    expect([SECTOR.at(-1), HUNTER.at(-1), SLOT.at(-1), PERIL.at(-1)]).toMatchObject([
      { sector: 3 },
      { hunter: 3 },
      { slot: 2 },
      { peril: 4 },
    ])
  })
})

describe('equal cards', () => {
  it('PR-21.2 two equal Resilience cards are one option, the lowest of them', () => {
    const g = at({ hunters: [dareon({ hand: ['DA-09', 'DA-09'] })] })
    const hand = g.hunters[0]?.hand ?? []
    expect(keywordOptions(g, 0, KEYWORD_BITS.resilience, REVEAL, [], [])).toEqual([{ do: 'reveal', card: hand[0] }])
    expect(keywordOptions(g, 0, KEYWORD_BITS.resilience, REVEAL, [hand[0] ?? -1], [])).toEqual([{ do: 'reveal', card: hand[1] }])
  })

  it('a card that is not there cannot be taken', () => expect(() => takeFrom([1, 3], 2)).toThrow('card 2 is not where it should be'))
})

describe('a copy of the state', () => {
  it('PR-25.1 shares nothing with the original, while a card is paid for and while behaviors wait', () => {
    const paying = table({ hunters: [dareon({ hand: ['DA-03', 'DA-01', 'DA-08'] }), mirah()] })
    play(paying, 'DA-03')
    paying.look()
    expect(paying.state.payment).not.toBeNull()
    for (const original of [paying.state, at({ queue: [{ batch: 1, priority: 1, kind: 'behavior', at: 0, subject: 0, sector: -1 }] })]) {
      const copy = primal.clone?.(original) ?? deepCopy(original)
      expect(copy).toEqual(original)
      expect(sharedParts(original, copy)).toEqual([])
    }
  })
})

describe('why not', () => {
  it('PR-21.2 nothing is said before a hunter is chosen, and nothing after the hunt', () => {
    const choosing = setup({ ...CONFIG, hunters: ['choose', 'choose'] }, seedRandom('hunt'))
    expect(choosing.hunters[0]?.kind).toBe(-1)
    expect(obstacles(choosing, 0, null)).toEqual([])
    expect(obstacles(at(), 0, null).length).toBeGreaterThan(0)
    expect(obstacles(at({ result: 'allDown' }), 0, null)).toEqual([])
  })
})
