import { Match, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { CardName } from '../content/cards/index.ts'
import { hubworld } from '../rules/index.ts'
import type { HubworldView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import {
  afterAction,
  config,
  delve,
  down,
  goOn,
  type HubTable,
  id,
  keys,
  passes,
  player,
  type SeatLiteral,
  slot,
  table,
  up,
} from './table.ts'

const says = (view: HubworldView) => JSON.stringify(view)
const names = { you: 0, of: (seat: number) => `P${seat + 1}` }

describe('26. Decision points', () => {
  it('HW-26.1 moves are listed whole or asked step by step', () => {
    const t = table({ seats: [{ council: ['job-board', 'wall-wizard'], grid: { 'council/front': down('lost-byway') } }, {}] })
    expect(t.decision.options.filter((option) => option.do === 'stage')).toHaveLength(2)
    t.choose({ do: 'stage', card: id(t, 0, 'job-board') })
    expect(t).toBeAsked(0, 'stage-slot')
    expect(t.decision.options).toHaveLength(9)
  })

  it('HW-26.2 an option is listed only if it can be carried out to the end', () => {
    const t = afterAction({
      shards: 0,
      council: ['smooth-handoff', 'threading-through', 'recalibrate', 'salvage-rats'],
      grid: { 'council/front': down('canal-network') },
    })
    expect(t).toOfferExactly([{ do: 'pass' }])
  })

  it('HW-26.3 a composite move can be taken back until something is paid for good or revealed', () => {
    const t = table({ seats: [{ council: ['job-board'] }, {}] }).choose({ do: 'stage' })
    expect(t.match.canUndo(0)).toBe(true)
    expect(t.match.undo(0)?.first?.prompt).toBe('action')
    t.choose({ do: 'at', slot: 0 })
    const drawn = table().choose({ do: 'draw' })
    expect(drawn.match.canUndo(0)).toBe(false)
  })

  it('HW-26.4 a move that hands an agent to the rival is offered with a warning', () => {
    const t = table({
      seats: [{ council: ['job-board'], grid: { 'council/front': up('maestro'), 'council/back': down('maestro') } }, {}],
    }).choose({ do: 'stage' })
    const phrases = t.decision.options.map((option) => en.option(option as never, t.view(0), names, t.decision as never))
    expect(phrases[slot('council/front')]).toContain('rival’s score area')
    expect(phrases[slot('council/back')]).toContain('is archived')
    t.look()
  })

  it('HW-26.4 so is exiling one for a cost, and keeping one of two', () => {
    const phrases = (t: HubTable) => t.decision.options.map((option) => en.option(option as never, t.view(0), names, t.decision as never))
    const paying = afterAction({ archives: ['maestro', 'fun-run'], grid: { 'council/front': up('doctor-twilight') } }).choose({ do: 'use' })
    expect(paying).toBeAsked(0, 'exile-for-cost')
    expect(phrases(paying).map((phrase) => phrase.includes('rival’s score area'))).toEqual([true, false])
    const two = (card: 'maestro' | 'pax-observatory') =>
      afterAction({ shards: 9, grid: { 'council/front': up(card), 'council/back': down(card) } }).choose({ do: 'forge' })
    const [agents, sources] = [two('maestro'), two('pax-observatory')]
    for (const phrase of phrases(agents)) expect(phrase).toContain('the other goes to your rival’s score area')
    for (const phrase of phrases(sources)) expect(phrase).not.toContain('score area')
    for (const t of [agents, sources]) expect(t).toBeAsked(0, 'keep-unique')
  })
})

describe('27. Hidden information', () => {
  it('HW-27.1 what a viewer may not see is absent from the view', () => {
    const t = table({
      seats: [{ council: ['dodge'], commons: ['maestro'], archives: ['vapor-x'], grid: { 'council/front': down('job-board') } }, {}],
    })
    for (const viewer of [1, null])
      for (const secret of ['dodge', 'maestro', 'vapor-x', 'job-board']) expect(says(t.view(viewer))).not.toContain(secret)
    for (const own of ['dodge', 'vapor-x', 'job-board']) expect(says(t.view(0))).toContain(own)
    expect(says(t.view(0))).not.toContain('maestro')
  })

  it('HW-27.2 what is public is in every view', () => {
    const t = table({
      seats: [
        {
          shards: 7,
          heat: 2,
          grid: { 'council/front': up('canal-network', { exhausted: true }) },
          exile: ['dodge'],
          score: [['maestro', 1]],
        },
        { seekerReady: true },
      ],
    })
    t.choose({ do: 'delve', path: 'council' })
    const view = t.view(null)
    expect(view.players[0]).toMatchObject({ shards: 7, heat: 2, actions: 2, commonsSize: 20, seeker: { key: 'goldie-xin' } })
    expect(view.players[0]?.grid[slot('council/front')]).toMatchObject({
      key: 'canal-network',
      exhausted: true,
      barrier: 2,
      presence: 5,
      cost: 3,
    })
    expect(view).toMatchObject({ turn: 0, delve: { delver: 0, row: 'front' }, windows: [{ kind: 'W3', priority: 1 }] })
    t.look()
  })

  it('HW-27.2 the seeker of a player who has left is still known', () => {
    const t = table({ seats: [{ seeker: 'jayko-and-ace' }, {}, {}] }).concede(0)
    expect(t.view(1).players[0]).toMatchObject({ inGame: false, seeker: { key: 'jayko-and-ace' } })
    t.look()
  })

  it('HW-27.3 facedown cards, Council and Archives are private to the owner', () => {
    const t = table({ seats: [{ council: ['dodge'], archives: ['maestro'], grid: { 'council/front': down('job-board') } }, {}] })
    const mine = t.view(0).players[0]
    expect([mine?.council?.[0]?.key, mine?.archives?.[0]?.key, mine?.grid[1]?.key]).toEqual(['dodge', 'maestro', 'job-board'])
    expect(t.view(1).players[0]).toMatchObject({ council: null, archives: null })
  })

  it('HW-27.4 nobody knows a Commons', () => {
    const t = table({ seats: [{ commons: ['maestro', 'dodge'] }, {}] })
    for (const viewer of [0, 1, null]) expect(says(t.view(viewer))).not.toContain('maestro')
    const facts = hubworld.hidden(t.state, 0).filter(({ where }) => where.startsWith('0.commons'))
    expect(facts.map(({ is, could }) => [is, [...could].sort()])).toEqual([
      ['dodge', ['dodge', 'maestro']],
      ['maestro', ['dodge', 'maestro']],
    ])
  })

  it('HW-27.5 a card under discovery is for delver and owner; once broken it is public', () => {
    const t = goOn(delve(table({ seats: [{}, { heat: 1, commons: ['rory-and-bug'] }, {}] }), 'commons'), 3).choose({ do: 'decline' })
    expect([0, 1, 2].map((seat) => says(t.view(seat)).includes('rory'))).toEqual([true, true, false])
    t.choose(1, { do: 'decline' }).choose({ do: 'break' })
    expect([0, 1, 2].map((seat) => says(t.view(seat)).includes('rory'))).toEqual([true, true, true])
  })

  it('HW-27.9 which card is staged or shown is asked also when a single hidden card fits', () => {
    const t = afterAction({ council: ['smooth-handoff', 'dodge'], grid: { 'council/front': up('job-board') } }).choose({ do: 'play' })
    expect(t).toBeAsked(0, 'stage-card')
    expect(t).toOfferExactly([{ do: 'choose', card: id(t, 0, 'job-board') }])
    const shows = table({ seats: [{ council: ['propaganda', 'maestro', 'dodge'] }, {}] }).choose({ do: 'play' })
    expect(shows).toBeAsked(0, 'show-agent')
    expect(shows).toOfferExactly([{ do: 'choose', card: id(shows, 0, 'maestro') }])
  })

  it('HW-27.6 who has seen a facedown card is reminded of it until it leaves the grid', () => {
    const theirs = { council: ['smooth-handoff'], grid: { 'council/front': down('job-board') } } as const
    const t = passes(delve(table({ seats: [{}, theirs, {}] }), 'council').choose({ do: 'discover' }))
      .choose(1, { do: 'decline' })
      .choose({ do: 'leave' })
    passes(t)
    t.choose({ do: 'end-delve' })
    passes(t)
      .choose(1, { do: 'shift' })
      .choose(1, { do: 'at', slot: slot('council/middle') })
    expect([0, 2].map((seat) => t.view(seat).players[1]?.grid[slot('council/middle')]?.key)).toEqual(['job-board', null])
    // Back in the Council and staged again, it could be any card.
    t.choose(1, { do: 'play' })
      .choose(1, { do: 'choose' })
      .choose(1, { do: 'at', slot: slot('council/middle') })
    expect([0, 1, 2].map((seat) => t.view(seat).players[1]?.grid[slot('council/middle')]?.key)).toEqual([null, 'job-board', null])
    const u = afterAction({ council: ['recalibrate'], grid: { 'council/front': up('job-board') } }).choose({ do: 'play' })
    expect(u.view(1).players[0]?.grid[slot('council/front')]).toMatchObject({ forged: false, key: 'job-board' })
  })

  it('HW-27.7 cards seen inside a district are not kept in mind, but in the log of those who saw them', () => {
    const t = goOn(delve(table({ seats: [{ shards: 0 }, { heat: 1, council: ['maestro'] }, {}] }), 'council'), 3)
    t.choose(1, { do: 'decline' }).choose({ do: 'leave' })
    expect(says(t.view(0))).not.toContain('maestro')
    expect(JSON.stringify(t.heardBy(0))).toContain('maestro')
    expect(JSON.stringify(t.heardBy(2))).not.toContain('maestro')
    passes(t)
  })

  it('HW-27.8 hidden enemy cards carry no identifier at all: they are spoken of by slot', () => {
    const t = table({
      seats: [{ council: ['smooth-handoff'], grid: { 'council/front': up('job-board') }, exile: ['dodge'] }, { council: ['maestro'] }],
      phase: 'after-action',
    })
    const ids = (view: HubworldView) => [...says(view).matchAll(/"card":(\d+)/g)].map(([, n]) => Number(n))
    const own = new Set(t.state.cards.flatMap((card, n) => (card.owner === 1 ? [n] : [])))
    expect(ids(t.view(1)).every((n) => own.has(n))).toBe(true)
    expect(ids(t.view(null))).toEqual([])
  })

  it('HW-27.9 who might hold an answer is asked, whatever the hand holds', () => {
    const asked = (council: SeatLiteral['council']) =>
      table({ seats: [{}, { ...(council ? { council } : {}), grid: { 'council/front': up('barbican-gate') } }] })
    for (const hand of [['dodge'], ['job-board']] as const) {
      const t = delve(asked(hand), 'council').choose(1, { do: 'trigger' })
      expect(t).toBeAsked(1, 'reaction')
    }
    const world = Match.start(hubworld, config(2), 'w')
    expect(world.open).toHaveLength(2)
  })

  it('HW-27.9 with bystanders the owner of a discovered card is asked, whatever the card can do', () => {
    const found = (card: CardName, seats = 3, rules = {}) => {
      const others = Array.from({ length: seats - 2 }, (): SeatLiteral => ({}))
      return delve(table({ seats: [{}, { grid: { 'council/front': down(card) } }, ...others], rules }), 'council').choose({
        do: 'discover',
      })
    }
    const [plain, trap] = [found('job-board'), found('barbican-gate')]
    for (const t of [plain, trap]) expect(t).toBeAsked(1, 'ability')
    expect(trap).toOfferExactly([{ do: 'trigger' }, { do: 'decline' }])
    expect(plain).toOfferExactly([{ do: 'decline' }])
    expect(en.prompt(plain.decision as never, plain.view(1), names)).toContain('No ability of')
    expect(plain.choose({ do: 'decline' })).toBeAsked(0, 'presence')
    // At a table for two the other side sees the card, and a table may turn off questions with one answer.
    expect(found('job-board', 2)).toBeAsked(0, 'presence')
    expect(found('job-board', 3, { priorityPrompts: 'autoPass' })).toBeAsked(0, 'presence')
  })

  it('HW-27.9 staging up to a number stops by choice alone: nobody learns that the rest are moments', () => {
    const grows = (...council: CardName[]) => {
      const t = table({ seats: [{ council: ['rapid-growth', ...council] }, {}] }).choose({ do: 'play', card: 1 })
      return t.choose({ do: 'choose', card: id(t, 0, 'job-board') }).choose({ do: 'at', slot: 0 })
    }
    const t = grows('job-board', 'dodge')
    expect(t).toBeAsked(0, 'stage-another')
    expect(t).toOfferExactly([{ do: 'done' }])
    const u = grows('job-board', 'wall-wizard')
    expect(u).toBeAsked(0, 'stage-another')
    // An empty Council is public: there is nothing to keep secret.
    expect(passes(grows('job-board')).match.first?.prompt).toBe('action')
  })

  it('HW-27.10 with a Council card or a facedown card one is asked; the switch asks always or never for nothing', () => {
    expect(afterAction({ council: ['job-board'] })).toOfferExactly([{ do: 'pass' }])
    expect(afterAction({ shards: 0, grid: { 'council/front': down('job-board') } })).toOfferExactly([{ do: 'pass' }])
    expect(afterAction({}).match.first?.prompt).toBe('action')
    expect(afterAction({}, {}, { priorityPrompts: 'askAlways' })).toBeAsked(0, 'instant-after-action')
    expect(afterAction({ council: ['job-board'] }, {}, { priorityPrompts: 'autoPass' }).match.first?.prompt).toBe('action')
  })

  it('HW-27.11 enemy facedown cards are targeted by slot', () => {
    const theirs = { grid: { 'council/front': up('canal-network') } } as const
    const t = delve(
      table({ seats: [{ grid: { 'council/front': down('job-board'), 'commons/back': down('maestro') } }, theirs] }),
      'council',
    )
    t.choose(1, { do: 'trigger' })
    expect(t.at(1)).toOfferExactly([
      { do: 'at', seat: 0, slot: slot('council/front') },
      { do: 'at', seat: 0, slot: slot('commons/back') },
    ])
    expect(JSON.stringify(t.decision)).not.toContain('job-board')
  })

  it('HW-27.12 a random pick is told by its result', () => {
    const t = passes(
      delve(
        table({ seats: [{ council: ['maestro', 'dodge'] }, { grid: { 'council/front': up('eye-enforcers') } }, {}] }),
        'council',
      ).choose(1, { do: 'trigger' }),
    )
    const [picked] = keys(t, player(t, 0).archives)
    expect(t.heardBy(0)).toContainEqual({ type: 'archived', owner: 0, from: 'council', key: picked })
    expect(t.heardBy(2)).toContainEqual({ type: 'archived', owner: 0, from: 'council', key: null })
    t.look()
  })

  it('HW-27.13 cards archived from a Commons are shown to nobody else', () => {
    const t = afterAction({ council: ['trading-secrets'], commons: ['maestro', 'vapor-x'] }).choose({ do: 'play' })
    expect(says(t.view(1))).not.toContain('maestro')
    expect(t.view(0).players[0]?.archives?.map(({ key }) => key)).toEqual(['maestro', 'vapor-x'])
    expect(JSON.stringify(t.heardBy(1))).not.toContain('maestro')
  })

  it('HW-27.14 amounts paid are public', () => {
    const t = delve(table({ seats: [{}, { grid: { 'council/front': down('job-board') } }, {}] }), 'council')
      .choose({ do: 'discover' })
      .choose(1, { do: 'decline' })
      .choose({ do: 'break' })
    expect(t.heardBy(2)).toContainEqual({ type: 'paid', seat: 0, shards: 3 })
    t.look()
  })

  it('HW-27.15 a search is seen by the owner, the found card by one chosen player, and it is staged facedown', () => {
    const t = table({ seats: [{ council: ['print-on-demand'], commons: ['job-board', 'maestro'] }, {}, {}] }).choose({ do: 'play' })
    expect([0, 1, 2].map((seat) => says(t.view(seat)).includes('maestro'))).toEqual([true, false, false])
    t.choose({ do: 'choose', card: id(t, 0, 'job-board') })
      .choose({ do: 'player', seat: 1 })
      .choose({ do: 'at', slot: 0 })
    expect([0, 1, 2].map((seat) => t.view(seat).players[0]?.grid[0]?.key)).toEqual(['job-board', 'job-board', null])
    expect(t.state.cards[id(t, 0, 'job-board')]).toMatchObject({ forged: false, zone: 'grid' })
  })

  it('HW-27.16 public log entries name only public cards', () => {
    const t = table({ seats: [{ council: ['job-board'], commons: ['maestro'] }, {}] }).choose({ do: 'draw' })
    passes(t).choose(1, { do: 'gain' })
    passes(t)
      .choose(0, { do: 'stage', card: id(t, 0, 'job-board') })
      .choose({ do: 'at', slot: 0 })
    for (const secret of ['maestro', 'job-board']) {
      expect(JSON.stringify(t.heardBy(0))).toContain(secret)
      expect(JSON.stringify(t.heardBy(1))).not.toContain(secret)
    }
    passes(t)
  })

  it('HW-27.17 the generator is in no view', () => {
    const t = table({ seed: 'secret' })
    for (const viewer of [0, 1, null]) {
      expect(Object.keys(t.view(viewer))).not.toContain('random')
      expect(says(t.view(viewer))).not.toContain(String(t.state.random.a))
    }
    const world = t.match.sample(0, 'other')
    expect(world.state.random).not.toEqual(t.state.random)
    expect(seedRandom('secret')).toEqual(t.state.random)
  })
})
