import { seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { STARTERS, writeDeck } from '../content/decks/index.ts'
import { inPlace } from '../rules/abilities.ts'
import { allDefs, defNamed, defOf, printCards, usableOf } from '../rules/card.ts'
import { clone } from '../rules/clone.ts'
import { deckFor } from '../rules/config.ts'
import { beginEngagement } from '../rules/engage.ts'
import { modify, unforge } from '../rules/operations.ts'
import { inPlaceToReact, wasInHand } from '../rules/reactions.ts'
import { firstInWindow } from '../rules/seats.ts'
import { newCard, newPlayer } from '../rules/setup.ts'
import { cardAt, type HubworldState, NONE, playerAt, type Window } from '../rules/state.ts'
import { presenceOf } from '../rules/values.ts'
import { archive, occasion } from '../rules/zones.ts'
import { config, delve, down, player, position, slot, table, up } from './table.ts'

const cardOf = (g: HubworldState, seat: number, key: string): number =>
  g.cards.findIndex((card, n) => card.owner === seat && defOf(g, n).key === key)

const reacting = (parts: Partial<Window> = {}): Window => ({
  kind: 'reaction',
  occasion: occasion('roundBegins', 0),
  opened: 7,
  priority: 0,
  used: [],
  ...parts,
})

describe('the start', () => {
  it('HW-5.3 a player has nothing before it is dealt', () => {
    expect(newPlayer(4)).toEqual({
      inGame: true,
      hasActed: false,
      shards: 0,
      actions: 0,
      heat: 0,
      seeker: 4,
      grid: new Array(9).fill(NONE),
      council: [],
      commons: [],
      archives: [],
      exile: [],
      score: [],
      replacing: [],
    })
  })

  it('HW-2.3 a seeker costs nothing', () => {
    for (const def of allDefs().filter(({ type }) => type === 'seeker')) expect([def.cost, def.shardCost], def.key).toEqual([null, 0])
  })

  it('HW-24.1 the cards are printed once, and a deck is read once', () => {
    const before = allDefs().length
    printCards({ again: defOf(position().state, 0) })
    expect([allDefs().length, defNamed('again')]).toEqual([before, undefined])
    const own = config(2, { decks: [writeDeck(STARTERS.A), ''] })
    const deck = () => deckFor(own, 0, seedRandom('deck'))
    expect(deck()).toEqual(STARTERS.A)
    expect(deck()).toBe(deck())
  })
})

describe('a card in its place', () => {
  const engaged = (kind: 'confront' | 'discover') => {
    const { state: g } = position({
      seats: [{}, { grid: { 'council/front': kind === 'confront' ? up('job-board') : down('job-board') } }],
    })
    const id = cardOf(g, 1, 'job-board')
    return { g, card: cardAt(g, id), e: beginEngagement(g, kind, 0, id) }
  }

  it.each(['confront', 'discover'] as const)('HW-13.8 a card is engaged (%s) as long as it stays where and as it was', (kind) => {
    const after = (change: (of: ReturnType<typeof engaged>) => void): boolean => {
      const of = engaged(kind)
      change(of)
      return inPlace(of.g, of.e)
    }
    expect(after(() => undefined)).toBe(true)
    expect(after(({ card }) => Object.assign(card, { slot: slot('council/back') }))).toBe(false)
    expect(after(({ card }) => Object.assign(card, { zone: 'archives' }))).toBe(false)
    expect(after(({ card }) => Object.assign(card, { forged: !card.forged }))).toBe(false)
    expect(after(({ e }) => Object.assign(e, { over: true }))).toBe(false)
    expect(after(({ e }) => Object.assign(e, { insteadOf: 0 }))).toBe(false)
  })

  it('HW-11.10 a card reacts that was in place before the window opened', () => {
    const of = (parts: object) => ({ ...newCard(0, 0, 'grid'), forged: true, ...parts })
    const window = reacting()
    expect([6, 7, 8].map((since) => inPlaceToReact(of({ since }), window))).toEqual([true, false, false])
    expect([6, 7, 8].map((since) => wasInHand(of({ since }), window))).toEqual([true, false, false])
    expect(inPlaceToReact(of({ since: 0, forged: false }), window)).toBe(false)
    expect(inPlaceToReact(of({ zone: 'seeker', forged: false, since: 9 }), window)).toBe(true)
  })

  it('HW-18.17 everybody has seen a card that is unforged, at any table', () => {
    for (const [seats, seen] of [
      [2, 0b11],
      [3, 0b111],
      [6, 0b111111],
    ] as const) {
      const others = Array.from({ length: seats - 1 }, () => ({}))
      const { state: g } = position({ seats: [{ grid: { 'council/front': up('job-board') } }, ...others] })
      unforge(g, cardOf(g, 0, 'job-board'))
      expect(cardAt(g, cardOf(g, 0, 'job-board')).seen).toBe(seen)
    }
  })

  it('HW-20.4 what is added to a card without presence counts from nothing', () => {
    const { state: g } = position({ seats: [{ council: ['dodge'] }, {}] })
    const dodge = cardOf(g, 0, 'dodge')
    expect(presenceOf(g, dodge)).toBe(0)
    modify(g, dodge, 'presence', 2, 'engagement')
    expect(presenceOf(g, dodge)).toBe(2)
  })

  it('HW-11.9 cards that leave a grid wait in the order in which they left', () => {
    const { state: g } = position({ seats: [{ grid: { 'council/front': down('job-board'), 'council/back': down('maestro') } }, {}] })
    const [first, second] = [cardOf(g, 0, 'maestro'), cardOf(g, 0, 'job-board')]
    archive(g, first)
    archive(g, second)
    expect(g.queue.map(({ trigger, card, slot: at }) => [trigger, card, at])).toEqual([
      ['cardLeftGrid', first, slot('council/back')],
      ['cardLeftGrid', second, slot('council/front')],
    ])
  })
})

describe('windows', () => {
  it('HW-10.6 once a delve has ended the first player comes first again', () => {
    const { state: g } = position({ firstPlayer: 2, seats: [{}, {}, {}] })
    const parts = { delver: 0, defender: 1, path: 0, row: 0, step: 'approach', redirected: false } as const
    g.delve = { ...parts, ended: false }
    expect(firstInWindow(g)).toBe(1)
    g.delve = { ...parts, ended: true }
    expect(firstInWindow(g)).toBe(2)
    g.delve = null
    expect(firstInWindow(g)).toBe(2)
  })

  it('HW-10.11 a window that nobody could use, or that would close at once, is not opened', () => {
    // Only the window after the action.
    expect(table().choose({ do: 'gain' }).state.tick).toBe(1)
    // Three slots, the district, and after the action.
    const t = delve(table(), 'council')
    for (let n = 0; n < 3; n++) t.choose({ do: 'continue' })
    t.choose({ do: 'decline' })
    expect(t.state.tick).toBe(5)
    // The Aeroboarder turns the delve: its reaction, and the slot that comes instead.
    const turning = table({ seats: [{ grid: { 'commons/back': up('daring-aeroboarder') } }, {}] }).choose({ do: 'delve', path: 'council' })
    turning.choose({ do: 'use' }).choose({ do: 'at', slot: slot('archives/front') })
    expect(turning).toBeAsked(0, 'go-on')
    expect(turning.state.tick).toBe(2)
  })

  it('HW-10.11 a delve that ends as a slot is approached has no window there', () => {
    const mine = { shards: 9, council: ['forced-liquidation'], grid: { 'archives/front': up('maestro') } } as const
    const t = table({ seats: [mine, { grid: { 'council/front': up('job-board') } }, {}] }).choose({ do: 'delve', seat: 1, path: 'council' })
    expect(t).toBeAsked(0, 'reaction')
    t.concede(0)
    expect(t.events).toContainEqual({ type: 'delve-ended', seat: 0, success: false })
    // That of the reaction, and the one after the action.
    expect(t.state.tick).toBe(2)
    t.look()
  })

  it('HW-10.11 nor has one that ends as the district is approached', () => {
    const t = table({ seats: [{ seeker: 'jayko-and-ace', seekerReady: true }, {}, {}] }).choose({ do: 'delve', seat: 1, path: 'council' })
    while (t.match.first?.prompt !== 'reaction') t.choose(0, { do: t.match.first?.prompt === 'go-on' ? 'continue' : 'pass' })
    t.concede(0)
    expect(t.events).toContainEqual({ type: 'delve-ended', seat: 0, success: false })
    // Three slots, the reaction, and after the action.
    expect(t.state.tick).toBe(5)
    t.look()
  })
})

describe('copies', () => {
  it('share no event, neither one under way nor one that waits', () => {
    const { state: g } = position()
    g.windows = [reacting()]
    g.queue = [occasion('cardForged', 0, { card: 3, slot: 1 })]
    const twin = clone(g)
    expect(twin).toEqual(g)
    expect(twin.windows[0]?.occasion).not.toBe(g.windows[0]?.occasion)
    expect(twin.windows[0]?.used).not.toBe(g.windows[0]?.used)
    expect(twin.queue[0]).not.toBe(g.queue[0])
  })
})

describe('conditions of cards outside of an engagement', () => {
  it('HW-9.3 what asks for whoever engages the card does not hold where nobody does', () => {
    const { state: g } = position({ seats: [{ council: ['dodge', 'dodge'], grid: { 'council/front': up('job-board') } }, {}] })
    const it = occasion('discoverAbilityResolved', 0)
    for (const [key, index] of [
      ['boss-bresloo', 1],
      ['spider-rebbek', 1],
      ['emperor-drejj', 1],
      ['probabilities-exchange', 0],
    ] as const) {
      const ability = usableOf(defNamed(key) ?? defOf(g, 0), index)
      expect(ability?.choice?.(g, 1, 0, it), key).toBe(false)
    }
    expect(usableOf(defNamed('big-varna-gorvis') ?? defOf(g, 0), 1)?.when?.(g, 0, 0, it)).toBe(false)
    const repeat = usableOf(defNamed('twice-as-bad') ?? defOf(g, 0), 0)
    expect([repeat?.when?.(g, 0, 0, it), repeat?.mightWhen?.(g, 0, 0, it)]).toEqual([false, false])
    expect(playerAt(g, 0).council).toHaveLength(2)
  })
})

describe('the seat of a player', () => {
  it('HW-1.3 at a table of six every seat has a rival and is one', () => {
    const t = table({ seats: Array.from({ length: 6 }, () => ({})) })
    expect(t.view(null).players.map(({ rival }) => rival)).toEqual([1, 2, 3, 4, 5, 0])
    expect(player(t, 5).inGame).toBe(true)
  })
})
