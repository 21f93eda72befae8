import { describe, expect, it, vi } from 'vitest'
import { behaviors, iconBit } from '../content/index.ts'
import { ICONS } from '../content/vocabulary.ts'
import {
  behaviorDiscardOf,
  dareon,
  discardOf,
  facing,
  handOf,
  happened,
  held,
  hunter,
  ljonar,
  mirah,
  payWith,
  play,
  sectorOf,
  skipTo,
  slotsOf,
  table,
  terrainIn,
  thoreg,
} from './table.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

const revealed = (t: ReturnType<typeof table>) => happened(t, 'revealed').map((event) => event.behavior)

describe('12 reactions and behavior cards', () => {
  it('PR-12.1 a behavior is triggered by its icon, unless it is stunned', () => {
    const t = table({ slots: ['VX-B01', 'VX-B08', 'VX-B10'], hunters: [dareon({ hand: ['DA-08', 'DA-01'] }), mirah()] })
    play(t, 'DA-08')
    expect(revealed(t)).toEqual(['VX-B01'])
    const stunned = table({ slots: ['VX-B01', 'VX-B08', 'VX-B10'], stunned: 0, hunters: [dareon({ hand: ['DA-08', 'DA-01'] }), mirah()] })
    play(stunned, 'DA-08')
    expect(revealed(stunned)).toEqual([])
  })

  it('PR-12.2 every icon has its event: those of a play', () => {
    const fired = (
      card: 'DA-01' | 'DA-05' | 'DA-08' | 'DA-14',
      before: 'DA-01' | 'DA-08' | null,
      slot: 'TM-B06' | 'VX-B13' | 'VX-B12' | 'VX-B10' | 'VX-B03' | 'VX-B02' | 'VX-B01' | 'KW-B10',
    ) => {
      const monster = slot.startsWith('TM') ? 'toramat' : slot.startsWith('KW') ? 'korowon' : 'vyraxen'
      const asleep =
        monster === 'toramat'
          ? (['TM-B07', 'TM-B15'] as const)
          : monster === 'korowon'
            ? (['KW-B11', 'KW-B15'] as const)
            : (['VX-B08', 'VX-B15'] as const)
      const t = table({
        monster,
        stance: 3,
        cracked: true,
        slots: [slot, ...asleep],
        hunters: [dareon({ sequence: before ? [before] : [], hand: [card, 'DA-06'] }), mirah()],
      })
      play(t, card)
      skipTo(t, (g) => g.stage === 'action' && g.play === null && g.queue.length === 0)
      return revealed(t).includes(slot)
    }
    expect([
      fired('DA-01', null, 'VX-B02'),
      fired('DA-05', null, 'VX-B03'),
      fired('DA-08', null, 'VX-B01'),
      fired('DA-14', null, 'KW-B10'),
    ]).toEqual([true, true, true, true])
    expect([fired('DA-01', null, 'TM-B06'), fired('DA-05', null, 'TM-B06'), fired('DA-08', null, 'TM-B06')]).toEqual([true, true, false])
    expect([
      fired('DA-01', 'DA-01', 'VX-B12'),
      fired('DA-01', 'DA-08', 'VX-B12'),
      fired('DA-14', 'DA-08', 'VX-B13'),
      fired('DA-14', null, 'VX-B13'),
    ]).toEqual([true, false, true, false])
    expect([fired('DA-05', null, 'VX-B10'), fired('DA-01', null, 'VX-B10')]).toEqual([true, false])
    expect(new Set(behaviors.flat().map((card) => card.icon)).size).toBe(ICONS.length - 1)
    expect(iconBit('rampage')).toBeGreaterThan(0)
  })

  it('PR-12.3 the cause is completed first; behaviors resolve one at a time, completely', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B06', 'VX-B15'],
      behaviorDeck: ['VX-B01', 'VX-B03'],
      hunters: [mirah({ sector: 'north', hand: ['MI-01', 'MI-12'], deck: ['MI-08', 'MI-08'] }), dareon()],
    })
    play(t, 'MI-01').choose({ do: 'entry', kind: 'behavior', at: 1 })
    const order = t.events
      .map((event) => event.type)
      .filter((type) => ['dealt', 'revealed', 'behavior-gone', 'behavior-dealt'].includes(type))
    expect(order).toEqual(['dealt', 'revealed', 'behavior-gone', 'behavior-dealt', 'revealed', 'behavior-gone', 'behavior-dealt'])
    expect(revealed(t)).toEqual(['VX-B06', 'VX-B02'])
  })

  it('PR-12.4 effect, then the boost if there is struggle enough; too little pays nothing', () => {
    const run = (struggle: number) => {
      const t = table({ struggle, slots: ['VX-B10', 'VX-B08', 'VX-B15'], hunters: [dareon({ hand: ['DA-05', 'DA-01'] }), mirah()] })
      play(t, 'DA-05')
      return [t.state.rage, hunter(t).damage, t.state.struggle]
    }
    // War Cry itself removes 1 struggle.
    expect(run(1)).toEqual([1, 0, 0])
    expect(run(2)).toEqual([1, 2, 0])
  })

  it('PR-12.5 the monster always pays for a boost it can pay', () => {
    const t = table({ struggle: 5, slots: ['VX-B10', 'VX-B08', 'VX-B15'], hunters: [dareon({ hand: ['DA-05', 'DA-01'] }), mirah()] })
    play(t, 'DA-05')
    expect(happened(t, 'boosted')).toMatchObject([{ cost: 1, cancelled: false }])
  })

  it('PR-12.6 every other rampage card resolves too, in the order the deciding hunter chooses, and starts none of its own', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B09', 'VX-B14'],
      hunters: [mirah({ sector: 'north', hand: ['MI-01', 'MI-12'] }), dareon({ sector: 'west' })],
    })
    play(t, 'MI-01')
    expect(t).toBeAsked(0, 'rampage')
    t.choose({ do: 'slot', slot: 2 })
    expect(revealed(t)).toEqual(['VX-B02', 'VX-B14', 'VX-B09'])
    const stunned = table({
      stunned: 1,
      slots: ['VX-B02', 'VX-B09', 'VX-B15'],
      hunters: [mirah({ sector: 'north', hand: ['MI-01', 'MI-12'] }), dareon({ sector: 'west' })],
    })
    play(stunned, 'MI-01')
    expect(revealed(stunned)).toEqual(['VX-B02'])
  })

  it('PR-12.7 then all of them are discarded and the slots refilled in order', () => {
    const t = table({
      slots: ['VX-B08', 'VX-B02', 'VX-B09'],
      behaviorDeck: ['VX-B01', 'VX-B03'],
      hunters: [mirah({ sector: 'north', hand: ['MI-01', 'MI-12'] }), dareon()],
    })
    play(t, 'MI-01')
    expect([slotsOf(t), behaviorDiscardOf(t)]).toEqual([
      ['VX-B08', 'VX-B01', 'VX-B03'],
      ['VX-B02', 'VX-B09'],
    ])
  })

  it('PR-12.8 a rampage card that enters by refill joins behaviors that resolve afterwards', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B06', 'VX-B15'],
      behaviorDeck: ['VX-B14'],
      hunters: [mirah({ sector: 'north', hand: ['MI-01', 'MI-12'], deck: ['MI-08', 'MI-08'] }), dareon()],
    })
    play(t, 'MI-01').choose({ do: 'entry', at: 0 })
    expect(revealed(t)).toEqual(['VX-B02', 'VX-B06', 'VX-B14'])
  })

  it('PR-12.9 of several behaviors the deciding hunter chooses, again after each', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B06', 'VX-B12'],
      behaviorDeck: ['VX-B01', 'VX-B03', 'VX-B04'],
      struggle: 0,
      hunters: [mirah({ sector: 'north', sequence: ['MI-05'], hand: ['MI-01', 'MI-12'], deck: ['MI-08', 'MI-08'] }), dareon()],
    })
    play(t, 'MI-01')
    expect(t.decision.options.length).toBe(3)
    t.choose({ do: 'entry', at: 2 })
    expect(t.decision.options.length).toBe(2)
    t.choose({ do: 'entry', at: 0 })
    expect(revealed(t)).toEqual(['VX-B12', 'VX-B02', 'VX-B06'])
  })

  it('PR-12.10 a behavior that came back in the same checkpoint is not triggered again', () => {
    // Drag Below and Feeding Frenzy make room, and are the deck: one is dealt again before Undertow threatens once more.
    const t = table({
      monster: 'korowon',
      stage: 'movement',
      struggle: 1,
      slots: ['KW-B07', 'KW-B09', 'KW-B04'],
      behaviorDeck: ['KW-B15'],
      fewBehaviors: true,
      terrain: { east: ['fog'] },
      hunters: [dareon({ stamina: 1 }), mirah()],
    })
    t.choose({ do: 'move', sector: 1 })
    expect([revealed(t), slotsOf(t)]).toEqual([
      ['KW-B07', 'KW-B09', 'KW-B04'],
      ['KW-B15', 'KW-B07', 'KW-B09'],
    ])
    expect(happened(t, 'boosted').map((event) => event.slot)).toEqual([1, 2])
    // A slot whose card already resolved in this checkpoint stays silent, and its front is known from then on.
    const again = table({
      stage: 'movement',
      resolved: 1 << 6,
      slots: ['VX-B07', 'VX-B13', 'VX-B15'],
      hunters: [dareon({ stamina: 1 }), mirah()],
    })
    again.choose({ do: 'stay' })
    expect([revealed(again), again.view(0).monster.slots[0]?.front]).toEqual([[], 'VX-B07'])
  })

  it('PR-12.11 a waiting card that leaves its slot does not resolve', () => {
    const stun = table({
      slots: ['VX-B06', 'VX-B08', 'VX-B15'],
      hunters: [thoreg({ stamina: 1, hand: ['TH-03', 'TH-02', 'TH-10'] }), dareon()],
    })
    play(stun, 'TH-03').choose({ do: 'pay-stamina' })
    payWith(stun, 0, 'TH-02')
    expect(stun.state.queue.map((entry) => entry.at)).toEqual([0])
    stun.choose({ do: 'slot', slot: 0 })
    expect(stun.state.queue).toEqual([])
    stun.choose({ do: 'choose', hunter: 1 })
    expect(revealed(stun)).toEqual([])
  })

  it('PR-12.12 what names a fallen SUBJECT does nothing; the rest of the card resolves', () => {
    const t = table({
      monster: 'toramat',
      struggle: 1,
      aggro: 1,
      slots: ['TM-B13', 'TM-B07', 'TM-B15'],
      hunters: [dareon({ damage: 15, hand: ['DA-08'] }), mirah({ sector: 'east' })],
    })
    play(t, 'DA-08').choose({ do: 'deplete', piece: 'helm' })
    expect([hunter(t).standing, t.state.rage, t.state.struggle]).toEqual(['red', 1, 0])
    const turn = table({
      monster: 'toramat',
      struggle: 2,
      aggro: 1,
      slots: ['TM-B11', 'TM-B07', 'TM-B15'],
      cracked: true,
      hunters: [dareon({ damage: 15, sequence: ['DA-05'], hand: ['DA-01', 'DA-08'] }), mirah({ sector: 'east' })],
    })
    play(turn, 'DA-01').choose({ do: 'deplete', piece: 'helm' })
    expect(facing(turn)).toBe('east')
  })

  it('PR-12.13 targets are fixed first and finish one by one, from the deciding hunter on', () => {
    const t = table({
      active: 1,
      aggro: 0,
      monster: 'korowon',
      slots: ['KW-B06', 'KW-B11', 'KW-B15'],
      hunters: [
        dareon({ sector: 'east', hand: ['DA-08'] }),
        mirah({ sector: 'east', sequence: ['MI-05'], hand: ['MI-01', 'MI-12'] }),
        ljonar({ sector: 'west', hand: ['LJ-09'] }),
      ],
    })
    play(t, 'MI-01')
    expect(t).toBeAsked(1, 'escape')
    t.choose({ do: 'suffer' })
    expect(t).toBeAsked(2, 'escape')
    t.choose({ do: 'suffer' }).choose({ do: 'pass' })
    expect(t).toBeAsked(0, 'escape')
    t.choose({ do: 'escape' })
    expect([hunter(t, 0).damage, hunter(t, 1).damage, hunter(t, 2).damage]).toEqual([0, 3, 3])
  })

  it('PR-12.14 escapes: a tossed card, a move, or a card in the sequence', () => {
    const toss = table({ slots: ['VX-B02', 'VX-B08', 'VX-B15'], hunters: [dareon({ hand: ['DA-01', 'DA-08', 'DA-02'] }), mirah()] })
    play(toss, 'DA-01').choose({ do: 'escape' })
    expect([hunter(toss).damage, discardOf(toss)]).toEqual([0, ['DA-08']])
    const none = table({ slots: ['VX-B02', 'VX-B08', 'VX-B15'], hunters: [dareon({ hand: ['DA-01', 'DA-02'] }), mirah()] })
    play(none, 'DA-01')
    expect(hunter(none).damage).toBe(1)
    const move = table({
      stage: 'roundEnd',
      active: -1,
      slots: ['VX-B05', 'VX-B08', 'VX-B10'],
      hunters: [dareon(), mirah({ sector: 'east' })],
    })
    move.choose({ do: 'escape' }).choose({ do: 'sector', sector: 3 })
    expect([sectorOf(move), hunter(move).damage]).toEqual(['west', 0])
    move.look()
    const sequence = table({
      slots: ['VX-B12', 'VX-B08', 'VX-B15'],
      hunters: [dareon({ sequence: ['DA-08', 'DA-05'], hand: ['DA-01', 'DA-02'] }), mirah()],
    })
    play(sequence, 'DA-01').choose({ do: 'leave' })
    expect([revealed(sequence), hunter(sequence).damage]).toEqual([['VX-B12'], 0])
  })

  it('PR-12.15 nobody sees the front of a face-down behavior', () => {
    const t = table({ slots: ['VX-B02', 'VX-B06', 'VX-B15'], hunters: [dareon(), mirah()] })
    for (const seat of [0, 1, null]) expect(t.view(seat).monster.slots.map((slot) => slot.front)).toEqual([null, null, null])
  })
})

describe('13 timing, queue and checkpoints', () => {
  it('PR-13.1 stance before peril before behavior before the rest', () => {
    const t = table({
      stage: 'turnStart',
      active: -1,
      monster: 'korowon',
      stance: 3,
      perils: ['KW-P5'],
      slots: ['KW-B08', 'KW-B02', 'KW-B15'],
      terrain: { west: ['water', 'baethanis'] },
      hunters: [dareon({ sector: 'west', damage: 6, stamina: 1 }), mirah()],
    })
    const order = t.events.filter((event) => ['peril', 'revealed', 'healed'].includes(event.type)).map((event) => event.type)
    expect(order).toEqual(['peril', 'revealed', 'healed'])
  })

  it('PR-13.2 batches resolve oldest first', () => {
    // The Attack's batch (Snapping Jaws) was there before the hand ran empty; moving comes last.
    const t = table({
      monster: 'toramat',
      cracked: true,
      slots: ['TM-B02', 'TM-B13', 'TM-B15'],
      behaviorDeck: ['TM-B01', 'TM-B04'],
      hunters: [dareon({ sector: 'east', hand: ['DA-01'] }), mirah()],
    })
    play(t, 'DA-01')
    expect(revealed(t)).toEqual(['TM-B02', 'TM-B13'])
  })

  it('PR-13.3 there is a checkpoint after each action, choice, phase and upkeep step', () => {
    const consumed = table({
      stage: 'consume',
      active: -1,
      struggle: 6,
      hunters: [dareon({ potions: ['PT-2'], deck: ['DA-01', 'DA-02'] }), mirah({ potions: ['PT-5'] })],
    })
    consumed.choose({ do: 'consume', potion: 1 })
    expect(happened(consumed, 'unleashed').length).toBe(1)
    const upkeep = table({
      stage: 'upkeep',
      active: -1,
      round: 2,
      struggle: 5,
      slots: ['VX-B08', 'VX-B10', 'VX-B15'],
      difficulty: 'elder',
      behaviorDeck: ['VX-B13'],
      behaviorDiscard: ['VX-B06', 'VX-B07', 'VX-B11', 'VX-B09', 'VX-B12', 'VX-B14'],
      hunters: [dareon(), mirah()],
    })
    // 2a escalates to 6 and unleashes; 2b then adds 2 to the 2 that are left.
    expect([happened(upkeep, 'unleashed').length, upkeep.state.struggle]).toEqual([1, 4])
    const assisted = table({
      slots: ['VX-B08', 'VX-B10', 'VX-B15'],
      struggle: 6,
      hunters: [dareon({ hand: ['DA-01'], deck: ['DA-02'] }), mirah({ hand: ['MI-05'] })],
    })
    assisted.choose(1, { do: 'assist', card: held(assisted, 1, 'MI-05') })
    expect(happened(assisted, 'unleashed').length).toBe(1)
  })

  it('PR-13.4 Unleash comes before further reactions', () => {
    const t = table({
      slots: ['VX-B11', 'VX-B08', 'VX-B10'],
      stage: 'turnStart',
      active: -1,
      struggle: 6,
      hunters: [dareon({ stamina: 1 }), mirah()],
    })
    const order = t.events.map((event) => event.type).filter((type) => type === 'unleashed' || type === 'revealed')
    expect([order, t.state.struggle]).toEqual([['unleashed', 'revealed'], 3])
  })

  it('PR-13.5 a KO, fatigue and a new stance apply at once, inside the running effect', () => {
    const t = table({
      health: 8,
      damage: 5,
      slots: ['VX-B02', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ hand: ['DA-01', 'DA-02'] }), mirah()],
    })
    play(t, 'DA-01')
    const order = t.events
      .map((event) => event.type)
      .filter((type) => ['dealt', 'wounded', 'stance', 'struggle', 'revealed'].includes(type))
    expect(order.slice(0, 5)).toEqual(['dealt', 'wounded', 'stance', 'struggle', 'revealed'])
    // M of the new stance counts already for the behavior that follows.
    expect(hunter(t).damage).toBe(2)
  })

  it('PR-13.6 the waiting entries of a blinded peril are dropped', () => {
    const t = table({
      stage: 'roundEnd',
      active: -1,
      aggro: 0,
      perils: ['VX-P1'],
      blinded: 'VX-P1',
      terrain: {},
      hunters: [dareon({ threatened: true, potions: ['PT-5'] }), mirah()],
    })
    expect(happened(t, 'peril')).toEqual([])
    const active = table({
      stage: 'roundEnd',
      active: -1,
      aggro: 0,
      perils: ['VX-P1'],
      terrain: {},
      hunters: [dareon({ threatened: true, potions: ['PT-5'] }), mirah()],
    })
    expect([happened(active, 'peril').length, terrainIn(active, 'south')]).toEqual([1, ['fire']])
  })

  it('PR-13.7 a new stance’s text goes before everything that waits', () => {
    const t = table({
      health: 8,
      damage: 5,
      slots: ['VX-B02', 'VX-B08', 'VX-B10'],
      hunters: [dareon({ sector: 'north', hand: ['DA-01', 'DA-02'] }), mirah()],
    })
    play(t, 'DA-01')
    const order = t.events.filter((event) => event.type === 'struggle' || event.type === 'revealed').map((event) => event.type)
    expect(order[0]).toBe('struggle')
    expect(handOf(t).length).toBe(1)
  })
})
