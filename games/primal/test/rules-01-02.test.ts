import { at, hash, Match, parseConfig } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { behaviors, decks, hunterSheets, items, monsterSheets, potions, printed, TYPE_BITS, WOUND } from '../content/index.ts'
import type { PrimalConfig } from '../rules/config.ts'
import { primal } from '../rules/index.ts'
import { dareon, discardOf, handOf, hunter, ljonar, mirah, payWith, play, table } from './table.ts'

const config = (parts: Partial<PrimalConfig> = {}): PrimalConfig => {
  const parsed = parseConfig(primal, { seats: 2, hunters: ['dareon', 'ljonar'], outfit: 'ready', difficulty: 'veteran', ...parts })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value as PrimalConfig
}
const match = (parts: Partial<PrimalConfig> = {}, seed = 'x') => Match.start(primal, config(parts), seed)
/** A hunt just begun: everything is laid out, the first player is chosen. */
const start = (parts: Partial<PrimalConfig> = {}, seed = 'x') => {
  const m = match(parts, seed)
  m.choose(0, 0)
  return m.state
}

describe('1 terms and components', () => {
  it('PR-1.3 every action card has exactly one of the four types', () => {
    for (const sheet of hunterSheets) for (const card of sheet.deck) expect(['attack', 'maneuver', 'dodge', 'parry']).toContain(card.type)
    expect(new Set(printed.slice(1).map((card) => card.bit))).toEqual(new Set([1, 2, 4, 8]))
  })

  it('PR-1.4 Attack and Maneuver are Offensive, Dodge and Parry Defensive', () => {
    expect(TYPE_BITS.offensive).toBe(TYPE_BITS.attack | TYPE_BITS.maneuver)
    expect(TYPE_BITS.defensive).toBe(TYPE_BITS.dodge | TYPE_BITS.parry)
  })

  it('PR-1.5 an action card carries id, name, type, cost, stamina value, aggro flag, keywords and texts', () => {
    for (const sheet of hunterSheets)
      for (const card of sheet.deck) {
        expect(card.cost).toBeGreaterThanOrEqual(0)
        expect([1, 2]).toContain(card.staminaValue)
        expect(card).toMatchObject({ id: expect.any(String), name: expect.any(String), type: expect.any(String) })
        const rest = ['aggro', 'copies', 'cost', 'id', 'keywords', 'name', 'staminaValue', 'texts', 'type']
        expect(rest).toEqual(expect.arrayContaining(Object.keys(card)))
      }
  })

  it('PR-1.6 a Wound has no type and no value and cannot be played', () => {
    expect(at(printed, WOUND)).toMatchObject({ type: null, staminaValue: 0 })
    expect(at(printed, WOUND).bit & 15).toBe(0)
    const t = table({ hunters: [dareon({ hand: ['WOUND', 'DA-08'] })] })
    expect(t).not.toOffer({ do: 'play', card: 24 })
    expect(t).toOffer({ do: 'treat', card: 24 })
  })

  it('PR-1.7 a Wound can be discarded for 1 stamina and stays in the cycle', () => {
    const t = table({ hunters: [dareon({ stamina: 1, hand: ['WOUND', 'DA-08'] })] })
    t.choose({ do: 'treat', card: 24 }).choose({ do: 'pay-stamina' })
    expect([handOf(t), discardOf(t), hunter(t).stamina]).toEqual([['DA-08'], ['WOUND'], 0])
    const poor = table({ hunters: [dareon({ hand: ['WOUND'] }), mirah()] })
    expect(poor).not.toOffer({ do: 'treat' })
  })

  it('PR-1.8 Wounds never run out: each KO adds another', () => {
    const t = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ damage: 10, hand: ['DA-01', 'WOUND', 'WOUND'], deck: ['DA-01', 'DA-02'] }), ljonar()],
    })
    play(t, 'DA-01').choose({ do: 'deplete', piece: 'helm' })
    expect(t.state.cards.filter((is) => is === WOUND).length).toBe(3)
  })

  it('PR-1.9 a status token that is already there is not placed again', () => {
    const t = table({ vulnerable: true, confused: 1, hunters: [ljonar({ hand: ['LJ-06', 'LJ-05', 'LJ-09', 'LJ-09'] }), mirah()] })
    play(t, 'LJ-06')
    payWith(t, 0, 'LJ-09')
    play(t, 'LJ-05').choose({ do: 'sector', sector: 2 })
    expect([t.state.vulnerable, t.state.confused]).toEqual([true, 1])
  })
})

describe('2 setup', () => {
  it('PR-2.1 hunters, items, potions and the first player are chosen; a hunter cannot be there twice', () => {
    const m = match({ seats: 2, hunters: ['choose', 'choose'], outfit: ['choose', 'choose'] })
    const asked: string[] = []
    while (m.state.stage !== 'consume') {
      const decision = m.first
      if (!decision) break
      asked.push(decision.prompt)
      m.choose(decision.seat, 0)
    }
    expect(asked).toEqual([
      'hunter',
      'hunter',
      'item',
      'item',
      'potions',
      'potions',
      'potions',
      'potions',
      'potions',
      'potions',
      'first-player',
    ])
    expect(m.state.hunters.map((h) => h.kind)).toEqual([0, 1])
    expect(parseConfig(primal, { seats: 2, hunters: ['mirah', 'mirah'] })).toMatchObject({
      ok: false,
      problems: [{ problem: 'hunter-twice', hunter: 'mirah' }],
    })
  })

  it('PR-2.2 gear has the level of the monster’s rank', () => {
    for (const [monster, rank, damage, health] of [
      ['vyraxen', 1, 4, 11],
      ['toramat', 2, 7, 16],
      ['korowon', 3, 11, 23],
    ] as const) {
      const view = match({ monster }).view(0)
      expect([view.monster.level, view.hunters[0]?.weaponDamage, view.hunters[0]?.maximumHealth]).toEqual([rank, damage, health])
    }
  })

  it('PR-2.3 no two hunters take the same item', () => {
    const m = match({ outfit: ['choose', 'choose'] })
    expect(m.first?.options.length).toBe(items.length)
    m.choose(0, 2)
    expect(m.first?.options).toEqual([0, 1, 3, 4, 5].map((item) => ({ do: 'item', item })))
  })

  it('PR-2.3 what was settled before is given, the others choose among what is left', () => {
    const m = match({ outfit: ['IT-1', 'choose'] })
    expect([m.first?.seat, m.first?.prompt]).toEqual([1, 'item'])
    expect(m.first?.options).toEqual([1, 2, 3, 4, 5].map((item) => ({ do: 'item', item })))
    m.choose(1, 0)
    expect([m.first?.seat, m.first?.prompt]).toEqual([1, 'potions'])
    m.choose(1, potions.length)
    expect(m.state.hunters.map((h) => [h.item, h.potions])).toEqual([
      [0, [1, 0, 2]],
      [1, []],
    ])
    expect(m.first?.prompt).toBe('first-player')
  })

  it('PR-2.3 an item that two want is refused; the hunter who is chosen at the table gets another outfit', () => {
    const twice = parseConfig(primal, { seats: 2, hunters: ['dareon', 'mirah'], outfit: ['ready', 'IT-5'] })
    expect(twice).toMatchObject({ ok: false, problems: [{ problem: 'item-twice', item: 'IT-5' }] })
    const m = match({ hunters: ['choose', 'mirah'], outfit: ['ready', 'IT-5'] })
    m.choose(0, 0)
    expect(m.state.hunters.map((h) => [h.kind, h.item, h.potions])).toEqual([
      [1, 0, [1, 0, 2]],
      [0, 4, [2, 0, 6]],
    ])
    expect(m.first?.prompt).toBe('first-player')
  })

  it('PR-2.4 an outfit by chance: an item that is left, and other potions every time', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => Match.start(primal, config({ outfit: ['ready', 'random'], difficulty: 'elder' }), seed).state.hunters[1],
    )
    for (const h of drawn) {
      expect([h?.item === 4 || h?.item === -1, h?.potions.length, new Set(h?.potions).size]).toEqual([false, 2, 2])
    }
    expect(new Set(drawn.map((h) => h?.item)).size).toBeGreaterThan(1)
    expect(new Set(drawn.map((h) => h?.potions.join())).size).toBeGreaterThan(1)
  })

  it('PR-2.1 one outfit stands for every seat, as in matches from before each had its own', () => {
    const all = parseConfig(primal, { seats: 2, hunters: ['dareon', 'ljonar'], outfit: 'ready' })
    expect(all).toMatchObject({ ok: true, value: { outfit: ['ready', 'ready'] } })
  })

  it('PR-2.4 potions up to the difficulty’s number, none twice', () => {
    const m = match({ outfit: ['choose', 'choose'], difficulty: 'elder' })
    m.choose(0, 0)
    m.choose(1, 0)
    m.choose(0, 3)
    expect(m.first?.seat).toBe(0)
    expect(m.first?.options).not.toContainEqual({ do: 'potion', potion: 3 })
    m.choose(0, 0)
    expect(m.state.hunters[0]?.potions).toEqual([3, 0])
    expect(m.first?.seat).toBe(1)
    m.choose(1, potions.length)
    expect([m.state.hunters[1]?.potions, m.first?.prompt]).toEqual([[], 'first-player'])
  })

  it('PR-2.5 a deck of 24, five cards in hand', () => {
    for (const deck of decks) expect(deck.length).toBe(24)
    for (const h of start().hunters) expect([h.hand.length, h.deck.length, h.discard.length]).toEqual([5, 19, 0])
  })

  it('PR-2.6 the monster faces South, and all hunters stand there', () => {
    const g = start()
    expect([g.facing, ...g.hunters.map((h) => h.sector)]).toEqual([2, 2, 2])
  })

  it('PR-2.7 health 10, no damage, stance I', () => {
    const g = start()
    expect([g.health, g.damage, g.stance]).toEqual([10, 0, 0])
  })

  it('PR-2.8 the perils of stance I, the objective and the arena’s terrain are in play', () => {
    const view = match({ monster: 'toramat' }).view(null)
    expect([view.monster.perils, view.monster.objective.id, view.monster.objective.counters]).toEqual([['TM-P1'], 'TM-O1', 0])
    expect(view.sectors.map((sector) => sector.terrain.map(({ kind }) => kind))).toEqual([['sand', 'baethanis'], ['rock'], [], ['rock']])
    expect(match({ difficulty: 'novice' }).view(null).monster.perils).toEqual([])
  })

  it('PR-2.9 the behavior deck holds the difficulty’s tiers; three lie face down', () => {
    for (const [difficulty, tiers] of [
      ['novice', [1, 2]],
      ['veteran', [1, 2, 3]],
      ['elder', [2, 3]],
    ] as const) {
      const g = start({ difficulty })
      const cards = [...g.behaviorDeck, ...g.slots.map((slot) => slot.card)].sort((a, b) => a - b)
      expect(cards).toEqual(at(behaviors, 0).flatMap((card, n) => ((tiers as readonly number[]).includes(card.tier) ? [n] : [])))
      expect(g.slots.map((slot) => slot.known || slot.open)).toEqual([false, false, false])
    }
  })

  it('PR-2.10 the attrition deck is shuffled', () => {
    const orders = new Set(['a', 'b', 'c', 'd'].map((seed) => start({}, seed).attritionDeck.join('')))
    expect(orders.size).toBeGreaterThan(1)
    expect(start().attritionDeck.slice().sort()).toEqual(at(monsterSheets, 0).attrition.slice().sort())
  })

  it('PR-2.11 starting struggle by difficulty: none, or 1 a hunter', () => {
    expect(
      ['novice', 'veteran', 'elder'].map((difficulty) => start({ difficulty: difficulty as PrimalConfig['difficulty'] }).struggle),
    ).toEqual([0, 2, 2])
  })

  it('PR-2.12 the chosen first player takes both tokens', () => {
    const m = match({ outfit: ['choose', 'choose'] })
    while (m.first?.prompt !== 'first-player') m.choose(m.first?.seat ?? 0, (m.first?.options.length ?? 1) - 1)
    m.choose(0, 1)
    expect([m.state.firstPlayer, m.state.aggro]).toEqual([1, 1])
    // Ready-made outfits leave the choice open as well; a lone hunter has none.
    const ready = match()
    expect([ready.first?.prompt, ready.first?.options.length]).toEqual(['first-player', 2])
    ready.choose(0, 1)
    expect([ready.state.firstPlayer, ready.state.aggro]).toEqual([1, 1])
    expect(match({ seats: 1, hunters: ['dareon'] }).first?.prompt).toBe('consume')
    const told: unknown[] = []
    Match.start(primal, config(), 'x', ({ event }) => told.push(event)).choose(0, 1)
    expect(told).toContainEqual({ type: 'first-player', hunter: 1 })
    expect(told).toContainEqual({ type: 'aggro', hunter: 1 })
  })

  it('PR-2.13 round 1, and nobody starts with a token', () => {
    const g = start()
    expect(g.round).toBe(1)
    for (const h of g.hunters) expect([h.threatened, h.stamina, h.strain, h.damage]).toEqual([false, 0, 0, 0])
  })

  it('PR-2.14 the seed determines the hunt', () => {
    const run = (seed: string) => {
      const m = match({}, seed)
      for (let n = 0; n < 40 && m.first; n++) m.choose(m.first.seat, n % m.first.options.length)
      return hash(m.state)
    }
    expect(run('one')).toBe(run('one'))
    expect(run('one')).not.toBe(run('two'))
  })
})
