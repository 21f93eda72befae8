import { describe, expect, it } from 'vitest'
import { barrierOf } from '../rules/values.ts'
import { cardIn, delve, down, goOn, id, keyAt, keys, passes, player, prompt, slot, table, up, zoneOf } from './table.ts'

const triggers = (t: { readonly events: readonly { readonly type: string }[] }) => t.events.map((e) => e.type)

describe('worked examples: delves and windows', () => {
  it('EX-1 forging in the approach window, full confrontation', () => {
    const t = table({ seats: [{ shards: 6 }, { shards: 3, grid: { 'council/front': down('barbican-gate') } }] })
    t.choose({ do: 'delve', path: 'council' })
    expect(t).toBeAsked(1, 'instant-at-slot')
    t.choose(1, { do: 'forge', slot: slot('council/front') })
    passes(t)
    expect(t).toBeAsked(1, 'ability')
    t.choose(1, { do: 'trigger' })
    expect(player(t, 1).shards).toBe(4)
    t.choose(0, { do: 'pay', shards: 1 }).choose(0, { do: 'break', shards: 4 })
    expect(player(t, 0).shards).toBe(1)
    expect(zoneOf(t, 1, 'barbican-gate')).toBe('exile')
    expect(keyAt(t, 1, 'council/front')).toBeNull()
    expect(t).toOfferExactly([{ do: 'continue' }, { do: 'end-delve' }])
  })

  it('EX-2 barrier not paid', () => {
    const grid = { 'council/front': up('canal-network'), 'archives/back': down('wall-wizard') } as const
    const t = table({ seats: [{ shards: 1 }, { grid }] })
    delve(t, 'council')
    expect(t).toBeAsked(1, 'ability')
    t.choose(1, { do: 'decline' })
    expect(triggers(t)).toContain('delve-ended')
    expect(triggers(t)).not.toContain('breached')
    expect(t.state.phase).toBe('after-action')
    passes(t)
    expect(t).toBeAsked(1, 'action')
  })

  it('EX-3 exhausted forged card', () => {
    const t = table({ seats: [{ shards: 1 }, { grid: { 'council/front': up('canal-network', { exhausted: true }) } }] })
    delve(t, 'council')
    expect(t).toOfferExactly([{ do: 'confront' }, { do: 'bypass' }])
    t.choose({ do: 'bypass' })
    expect(player(t, 0).shards).toBe(1)
    expect(prompt(t)).toBe('go-on')
    const u = table({ seats: [{ shards: 1 }, { grid: { 'council/front': up('canal-network', { exhausted: true }) } }] })
    delve(u, 'council').choose({ do: 'confront' })
    expect(triggers(u)).toContain('delve-ended')
    expect(u.state.delve).toBeNull()
  })

  it('EX-4 empty slot and rushed defender', () => {
    const grid = { 'council/middle': down('wall-wizard'), 'archives/front': down('wall-wizard') } as const
    const t = table({ seats: [{}, { shards: 2, council: ['salvage-rats'], grid }] })
    t.choose({ do: 'delve', path: 'council' })
    t.choose(1, { do: 'rush', card: id(t, 1, 'salvage-rats') }).choose(1, { do: 'at', slot: slot('council/front') })
    expect(player(t, 1).shards).toBe(0)
    expect(cardIn(t, 1, 'council/front')).toMatchObject({ forged: true, exhausted: false })
    expect(barrierOf(t.state, id(t, 1, 'salvage-rats'))).toBe(2)
    expect(triggers(t)).not.toContain('forged')
    passes(t)
    expect(t).toBeAsked(0, 'barrier')
  })

  it('EX-5 discovering a trap twice', () => {
    const t = table({
      seats: [{ commons: 15 }, { shards: 1, council: ['twice-as-bad'], grid: { 'council/front': down('silent-interrogator') } }, {}],
    })
    delve(t, 'council').choose({ do: 'discover' })
    passes(t)
    t.choose(1, { do: 'trigger' })
    passesTo(t, 'play')
    t.choose(1, { do: 'play', card: id(t, 1, 'twice-as-bad') })
    passes(t)
    t.choose(0, { do: 'leave' })
    expect(player(t, 0).commons).toHaveLength(7)
    expect(player(t, 0).archives).toHaveLength(8)
    expect(player(t, 1).shards).toBe(0)
    expect(zoneOf(t, 1, 'twice-as-bad')).toBe('exile')
    expect(cardIn(t, 1, 'council/front')).toMatchObject({ forged: false, seen: 1 })
    expect(t.view(0).players[1]?.grid[slot('council/front')]?.key).toBe('silent-interrogator')
    expect(t.view(2).players[1]?.grid[slot('council/front')]?.key).toBeNull()
    passes(t).look()
  })

  it('EX-6 a cost that removes the discovered card', () => {
    const seats = [
      { council: ['wall-wizard', 'job-board', 'lost-byway'] },
      { council: ['likely-a-trap'], grid: { 'council/front': down('eye-enforcers') } },
    ] as const
    const t = table({ seats })
    delve(t, 'council').choose({ do: 'discover' })
    passes(t)
    t.choose(1, { do: 'trigger' })
    passes(t)
    expect(zoneOf(t, 1, 'eye-enforcers')).toBe('archives')
    expect(player(t, 0).council).toHaveLength(1)
    expect(player(t, 0).archives).toHaveLength(2)
    expect(t).toBeAsked(0, 'go-on')
    expect(zoneOf(t, 1, 'likely-a-trap')).toBe('council')
  })

  it('EX-7 cancelling an ability', () => {
    const t = table({ seats: [{ council: ['wall-wizard', 'job-board', 'dodge'] }, { grid: { 'council/front': down('eye-enforcers') } }] })
    delve(t, 'council').choose({ do: 'discover' })
    passes(t)
    t.choose(1, { do: 'trigger' })
    t.choose(0, { do: 'play', card: id(t, 0, 'dodge') })
    passes(t)
    expect(zoneOf(t, 1, 'eye-enforcers')).toBe('archives')
    expect(player(t, 0).council).toHaveLength(2)
    expect(zoneOf(t, 0, 'dodge')).toBe('exile')
    expect(prompt(t)).toBe('go-on')
  })

  it('EX-8 breaching a Commons', () => {
    const t = table({
      seats: [
        { shards: 5, council: ['fun-run'] },
        { heat: 1, commons: ['fun-run', 'rory-and-bug', 'wall-wizard', 'wall-wizard'] },
      ],
    })
    goOn(delve(t, 'commons'), 3)
    t.choose({ do: 'pay', shards: 2 })
    passes(t)
    expect(player(t, 1).heat).toBe(2)
    expect(t).toOfferExactly([{ do: 'leave' }])
    t.choose({ do: 'leave' })
    passes(t).choose({ do: 'break', shards: 2 })
    expect(keys(t, player(t, 0).score)).toEqual(['rory-and-bug'])
    t.choose(0, { do: 'play', card: id(t, 0, 'fun-run') })
    expect(keys(t, player(t, 1).commons.toReversed()).slice(0, 2)).toEqual(['fun-run', 'wall-wizard'])
    expect(player(t, 0).shards).toBe(4)
    expect(player(t, 1).heat).toBe(2)
  })

  it('EX-9 a breach without cards', () => {
    const t = table({ seats: [{ shards: 1, council: ['turn-up-the-heat'] }, { archives: ['wall-wizard'] }] })
    goOn(delve(t, 'archives'), 3)
    t.choose({ do: 'decline' })
    expect(t).toBeAsked(0, 'reaction')
    t.choose({ do: 'play', card: id(t, 0, 'turn-up-the-heat') })
    expect(player(t, 1).heat).toBe(1)
    expect(triggers(t)).not.toContain('discovered')
  })

  it('EX-10 bonus cards in a Council', () => {
    const seats = [{ council: ['infiltrate'] }, { council: ['wall-wizard', 'job-board', 'lost-byway'] }] as const
    // The cards are drawn at random: with a single seed the card might be absent by luck.
    for (let seed = 0; seed < 20; seed++) {
      const t = table({ seed: `${seed}`, seats })
      goOn(delve(t, 'council'), 3)
      t.choose({ do: 'decline' })
      t.choose(0, { do: 'play', card: id(t, 0, 'infiltrate') })
      passes(t)
      const first = t.view(0).engagement?.key
      t.choose({ do: 'leave' })
      passes(t)
      expect(t.view(0).batch?.setAside).toEqual([first])
      expect(t.view(0).engagement?.key).not.toBe(first)
      t.choose({ do: 'leave' })
      expect(player(t, 1).council).toHaveLength(3)
      expect(t.state.batch).toBeNull()
      expect(triggers(t)).toContain('breached')
    }
  })

  it('EX-11 Archives and ciphers', () => {
    const breach = (mine: object, theirs: 'sergeant-cole' | 'wall-wizard') => {
      const t = table({
        seats: [
          { shards: 0, ...mine },
          { heat: 1, shards: 0, archives: [theirs] },
        ],
      })
      return goOn(delve(t, 'archives'), 3)
    }
    const one = breach({ grid: { 'archives/back': down('wall-wizard') } }, 'sergeant-cole')
    one.choose({ do: 'break', shards: 0 })
    expect(cardIn(one, 0, 'archives/back').exhausted).toBe(true)
    expect(keys(one, player(one, 0).score)).toEqual(['sergeant-cole'])
    const two = breach({ grid: { 'archives/back': down('wall-wizard', { exhausted: true }) } }, 'sergeant-cole')
    expect(two).toOfferExactly([{ do: 'leave' }])
    const three = breach({}, 'wall-wizard')
    three.choose({ do: 'break', shards: 0 })
    expect(zoneOf(three, 1, 'wall-wizard')).toBe('exile')
    expect(player(three, 1).shards).toBe(1)
  })

  it('EX-12 passing in a window with three players', () => {
    const unforged = { grid: { 'council/front': down('rory-and-bug') } } as const
    const t = table({ phase: 'after-action', seats: [{ ...unforged, seekerReady: true }, unforged, unforged] })
    t.choose(0, { do: 'collect' }).pass(0).pass(1)
    t.choose(2, { do: 'forge' }).pass(2).pass(0).pass(1)
    expect(t).toBeAsked(1, 'action')
  })

  it('EX-13 reactions of both sides', () => {
    const t = table({
      seats: [
        { shards: 9, grid: { 'council/front': up('disagreeable-inspector') } },
        { council: ['protecting-our-investment'], grid: { 'council/front': up('barbican-gate') } },
      ],
    })
    delveTo(t, 'council', 'reaction')
    expect(t).toBeAsked(1, 'reaction')
    t.choose(1, { do: 'play' }).choose(0, { do: 'use' })
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(2)
    t.choose(1, { do: 'decline' }).choose(0, { do: 'pay', shards: 2 })
    t.choose({ do: 'leave' })
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(1)
    expect(prompt(t)).toBe('go-on')
  })

  it('EX-14 redirected confrontation', () => {
    const t = table({ seats: [{}, { grid: { 'council/front': up('barbican-gate'), 'archives/front': up('containment-funnel') } }] })
    delveTo(t, 'council', 'reaction')
    t.choose(1, { do: 'use', slot: slot('archives/front') })
    expect(cardIn(t, 1, 'archives/front').exhausted).toBe(true)
    expect(t.view(0).delve).toMatchObject({ path: 'archives', row: 'front' })
    expect(t).toOfferExactly([{ do: 'break', shards: 3 }, { do: 'leave' }])
    t.choose({ do: 'break' }).choose({ do: 'continue' })
    passes(t)
    expect(t.view(0).delve).toMatchObject({ path: 'archives', row: 'middle' })
    expect(prompt(t)).toBe('go-on')
  })

  it('EX-15 redirecting past a district', () => {
    const t = table({
      seats: [
        { council: ['wall-wizard'], grid: { 'council/front': up('kryzar-the-rat') } },
        { heat: 0, shards: 0 },
      ],
    })
    goOn(delve(t, 'council'), 2)
    t.choose({ do: 'continue' })
    expect(t).toBeAsked(0, 'instant-at-district')
    t.choose({ do: 'use', slot: slot('council/front') })
    expect(t).toOfferExactly([
      { do: 'at', seat: 1, slot: slot('council/middle') },
      { do: 'at', seat: 1, slot: slot('archives/back') },
      { do: 'at', seat: 1, slot: slot('commons/back') },
    ])
    t.choose({ do: 'at', slot: slot('commons/back') })
    expect(t.view(0).delve).toMatchObject({ path: 'commons', row: 'back' })
    t.choose({ do: 'continue' }).choose({ do: 'decline' })
    expect(t.events).toContainEqual({ type: 'breached', seat: 0, defender: 1, district: 'commons' })
  })
})

/** Delves and passes until the prompt comes up. */
function delveTo(t: ReturnType<typeof table>, path: 'archives' | 'council' | 'commons', wanted: string): void {
  t.choose({ do: 'delve', path, seat: 1 })
  for (let n = 0; n < 20 && t.match.first?.prompt !== wanted; n++) t.pass()
}

/** Passes until the seat that is asked may do that. */
function passesTo(t: ReturnType<typeof table>, what: string): void {
  for (let n = 0; n < 20 && !t.decision.options.some((option) => option.do === what); n++) t.pass()
}
