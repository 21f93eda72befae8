import { Match, parseConfig } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../cards/index.ts'
import { allDefs, type Card } from '../rules/card.ts'
import { hubworld } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import { left, rival } from '../rules/seats.ts'
import { barrierOf } from '../rules/values.ts'
import { cardIn, config, delve, down, goOn, id, keyAt, keys, passes, player, position, slot, table, up, zoneOf } from './table.ts'

const ofType = (type: Card['type']): readonly Card[] => Object.values<Card>(cards).filter((card) => card.type === type)

describe('1. Players and terms', () => {
  it('HW-1.1 two to six players', () => {
    expect([...hubworld.seats].sort()).toEqual([2, 3, 4, 5, 6])
    for (const seats of hubworld.seats) expect(Match.start(hubworld, config(seats), '1').state.players).toHaveLength(seats)
    for (const seats of [1, 7]) expect(parseConfig({ seats: hubworld.seats, settings: hubworld.settings }, { seats }).ok).toBe(false)
  })

  it('HW-1.2 left is the next seat clockwise that is still in the game', () => {
    const { state } = position({ seats: [{}, {}, {}, {}] })
    expect([0, 1, 2, 3].map((seat) => left(state, seat))).toEqual([1, 2, 3, 0])
    const out = state.players[1]
    if (out) out.inGame = false
    expect(left(state, 0)).toBe(2)
  })

  it('HW-1.3 the rival is the player to the left', () => {
    expect(rival(position().state, 1)).toBe(0)
    expect(rival(position({ seats: [{}, {}, {}] }).state, 1)).toBe(2)
    expect(
      table({ seats: [{}, {}, {}] })
        .view(0)
        .players.map((p) => p.rival),
    ).toEqual([1, 2, 0])
  })

  it('HW-1.4 every other player is an enemy: each can be delved', () => {
    const t = table({ seats: [{}, {}, {}], turn: 1 })
    expect(t).toOffer({ do: 'delve', seat: 0, path: 'council' })
    expect(t).toOffer({ do: 'delve', seat: 2, path: 'council' })
    expect(t).not.toOffer({ do: 'delve', seat: 1 })
  })

  it('HW-1.5 a secured agent keeps its owner', () => {
    const t = table({ seats: [{}, { heat: 1, archives: ['rory-and-bug'] }] })
    goOn(delve(t, 'archives'), 3).choose({ do: 'decline' }).choose({ do: 'break' })
    expect(t.view(1).players[0]?.score).toEqual([{ key: 'rory-and-bug', owner: 1 }])
    expect(t.state.cards[id(t, 1, 'rory-and-bug')]?.owner).toBe(1)
  })

  it('HW-1.6 exactly one player holds the first-player token once setup is over', () => {
    const match = Match.start(hubworld, config(3), '7')
    expect(match.view(0).firstPlayer).toBeNull()
    for (const seat of [0, 1, 2]) match.choose(seat, 0)
    expect([0, 1, 2]).toContain(match.view(null).firstPlayer)
  })

  it('HW-1.8 the delver acts, the defender owns the grid', () => {
    const t = table({ seats: [{}, {}, {}], turn: 2 })
    delve(t, 'council', 0)
    expect(t.view(null).delve).toMatchObject({ delver: 2, defender: 0 })
    expect(t).toBeAsked(2, 'go-on')
  })

  it('HW-1.11 three paths lead to the three districts', () => {
    const t = table()
    for (const path of ['archives', 'council', 'commons']) expect(t).toOffer({ do: 'delve', seat: 1, path })
    expect(t.decision.options.filter((option) => option.do === 'delve')).toHaveLength(3)
  })

  it('HW-1.12 front, middle and back are the rows of a path', () => {
    const t = table({
      seats: [
        {},
        { grid: { 'council/front': down('job-board'), 'council/middle': down('wall-wizard'), 'council/back': down('lost-byway') } },
      ],
    })
    const rows: unknown[] = []
    delve(t, 'council')
    for (let n = 0; n < 3; n++) {
      rows.push(t.view(0).delve?.row)
      t.choose({ do: 'bypass' })
      if (n < 2) goOn(t)
    }
    expect(rows).toEqual(['front', 'middle', 'back'])
    t.look()
  })

  it('HW-1.13 Archives and Commons paths do not touch', () => {
    const t = table({ seats: [{ grid: { 'archives/front': down('job-board') } }, {}] })
    t.choose({ do: 'shift' })
    expect(t).toOfferExactly([
      { slot: slot('council/front'), do: 'at' },
      { slot: slot('archives/middle'), do: 'at' },
    ])
  })

  it('HW-1.14 slots that share an edge are adjacent, diagonals are not', () => {
    const t = table({ seats: [{ grid: { 'council/middle': down('job-board') } }, {}] })
    t.choose({ do: 'shift' })
    expect(t).toOfferExactly([
      { do: 'at', slot: slot('council/front') },
      { do: 'at', slot: slot('council/back') },
      { do: 'at', slot: slot('archives/middle') },
      { do: 'at', slot: slot('commons/middle') },
    ])
  })

  it('HW-1.15 cards of different players are never adjacent', () => {
    const t = table({
      seats: [
        { grid: { 'council/front': up('asset-protection-hub') } },
        { grid: { 'council/middle': up('barbican-gate'), 'archives/front': up('canal-network') } },
      ],
    })
    expect(barrierOf(t.state, id(t, 1, 'barbican-gate'))).toBe(1)
    expect(barrierOf(t.state, id(t, 1, 'canal-network'))).toBe(2)
  })

  it('HW-1.16 the seeker is not in the grid and no forged card', () => {
    const t = table({ seats: [{ seekerReady: true }, { grid: { 'council/front': up('barbican-gate') } }] })
    delve(t, 'council').choose(1, { do: 'trigger' })
    expect(player(t, 1).shards).toBe(7)
    expect(t.view(0).players[0]?.grid.every((card) => card === null)).toBe(true)
    t.look()
  })

  it('HW-1.17 a player may choose themselves, unless the text says another', () => {
    const t = table({ seats: [{ council: ['cooling-off'] }, {}, {}] }).choose({ do: 'play' })
    expect(t).toOfferExactly([
      { do: 'player', seat: 0 },
      { do: 'player', seat: 1 },
      { do: 'player', seat: 2 },
    ])
    const u = table({ phase: 'after-action', seats: [{ grid: { 'council/front': down('cargo-manifest') } }, {}, {}] })
    u.choose({ do: 'forge' }).choose({ do: 'use' })
    expect(u).toOfferExactly([
      { do: 'player', seat: 1 },
      { do: 'player', seat: 2 },
    ])
  })

  it('HW-1.18 a random selection can be every eligible card', () => {
    const taken = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const t = table({
        seed: `${seed}`,
        seats: [{ council: ['job-board', 'wall-wizard', 'maestro'] }, { grid: { 'council/front': up('eye-enforcers') } }],
      })
      passes(delve(t, 'council').choose(1, { do: 'trigger' })).look()
      for (const key of keys(t, player(t, 0).archives)) taken.add(key)
    }
    expect([...taken].sort()).toEqual(['job-board', 'maestro', 'wall-wizard'])
  })
})

describe('2. Components and card anatomy', () => {
  it('HW-2.1 the card types', () => {
    expect([...new Set(allDefs().map(({ type }) => type))].sort()).toEqual(['agent', 'moment', 'obstacle', 'seeker', 'source'])
  })

  it('HW-2.2 a seeker has icons, limits and abilities, but no cost, barrier or presence', () => {
    for (const card of ofType('seeker')) {
      expect(card).toMatchObject({ cost: null, barrier: null, presence: null })
      expect(card.collects.length * card.abilities.length).toBeGreaterThan(0)
      expect(card.limits).not.toBeNull()
    }
  })

  it('HW-2.3 the limits are 3 actions, 10 shards, 5 Council cards', () => {
    expect(ofType('seeker').map(({ limits }) => limits)).toEqual(Array.from({ length: 4 }, () => ({ actions: 3, shards: 10, council: 5 })))
    expect(table().view(0).players[0]?.limits).toEqual({ actions: 3, shards: 10, council: 5 })
  })

  it('HW-2.4 an agent has cost, barrier, presence, icons and abilities', () => {
    expect(ofType('agent')).toHaveLength(18)
    for (const { cost, barrier, presence, collects, abilities } of ofType('agent')) {
      expect([cost, barrier, presence]).not.toContain(null)
      expect(collects.length * abilities.length).toBeGreaterThan(0)
    }
  })

  it('HW-2.5 an obstacle has cost, barrier (perhaps 0), presence and no icons', () => {
    expect(ofType('obstacle')).toHaveLength(14)
    for (const { cost, barrier, presence, collects } of ofType('obstacle')) {
      expect([cost, barrier, presence]).not.toContain(null)
      expect(collects).toEqual([])
    }
    expect(cards['silent-interrogator'].barrier).toBe(0)
  })

  it('HW-2.6 a source has cost, presence, icons or none, and no barrier', () => {
    expect(ofType('source')).toHaveLength(21)
    for (const { cost, barrier, presence } of ofType('source')) {
      expect([cost, presence]).not.toContain(null)
      expect(barrier).toBeNull()
    }
    expect(cards['wall-wizard'].collects).toEqual([])
  })

  it('HW-2.7 a moment has a cost and one ability, and cannot be staged', () => {
    expect(ofType('moment')).toHaveLength(22)
    for (const { cost, barrier, presence, abilities } of ofType('moment')) {
      expect(cost).not.toBeNull()
      expect([barrier, presence]).toEqual([null, null])
      expect(abilities.map(({ kind }) => ['action', 'instant', 'reaction'].includes(kind))).toEqual([true])
    }
    expect(table({ seats: [{ council: ['dodge', 'fun-run'] }, {}] })).not.toOffer({ do: 'stage' })
  })

  it('HW-2.9 there are shard and draw icons', () => {
    expect([...new Set(allDefs().flatMap(({ collects }) => collects))].sort()).toEqual(['draw', 'shard'])
  })

  it('HW-2.10 the bank has no end', () => {
    const t = table({ seats: [{ shards: 100_000 }, {}] })
    t.choose({ do: 'gain' })
    expect(player(t, 0).shards).toBe(100_001)
  })

  it('HW-2.11 the name is the title without the subtitle', () => {
    expect(allDefs().find(({ key }) => key === 'vapor-x')).toMatchObject({ name: 'Vapor X', title: 'Vapor X: Holomancer for Hire' })
  })
})

describe('3. Zones', () => {
  it('HW-3.1 each player has all the zones', () => {
    const { state } = Match.start(hubworld, config(2), '1')
    for (const p of state.players) {
      expect(p.grid).toHaveLength(9)
      expect([p.council.length, p.commons.length, p.archives.length, p.exile.length, p.score.length]).toEqual([5, 31, 0, 0, 0])
      expect(state.cards[p.seeker]?.zone).toBe('seeker')
    }
  })

  it('HW-3.2 a moment being played is resolving, a card left in a batch is set aside', () => {
    const t = table({
      seats: [{ council: ['franchise-fees'], grid: { 'council/front': down('job-board'), 'commons/front': down('job-board') } }, {}],
    })
    t.choose({ do: 'play' })
    expect(t.view(1).resolving).toEqual([{ key: 'franchise-fees', owner: 0 }])
    t.choose({ do: 'at', slot: slot('council/front') })
    expect(t.view(1).resolving).toEqual([])
    const u = table({ seats: [{ shards: 0 }, { heat: 2 }] })
    goOn(delve(u, 'commons'), 3).choose({ do: 'leave' })
    expect(u.view(0).batch?.setAside).toEqual(['lost-byway'])
    u.look()
  })

  it('HW-3.3 the Commons is ordered: the top card is drawn', () => {
    const t = table({ seats: [{ commons: ['dodge', 'job-board', 'maestro'] }, {}] })
    t.choose({ do: 'draw' })
    expect(keys(t, player(t, 0).council)).toEqual(['dodge'])
  })

  it('HW-3.4 except for scored agents, a card is in a zone of its owner', () => {
    const { state } = position({ seats: [{ council: ['dodge'], score: [['maestro', 1]] }, {}] })
    expect(broken(state)).toEqual([])
    const [mine, theirs] = state.players
    theirs?.council.push(mine?.council.pop() ?? 0)
    expect(broken(state).join()).toContain('lies with seat 1')
  })

  it('HW-3.5 a card that leaves the grid loses states and tokens', () => {
    const t = table({
      phase: 'after-action',
      seats: [{ council: ['smooth-handoff'], grid: { 'council/front': up('crispy-crawler', { exhausted: true, cached: 2 }) } }, {}],
    })
    t.choose({ do: 'play' }).choose({ do: 'at', slot: slot('council/back') })
    expect(cardIn(t, 0, 'council/back')).toMatchObject({ forged: false, exhausted: false, cached: 0 })
    expect(player(t, 0).shards).toBe(4)
  })

  it('HW-3.6 everybody sees what the table of zones allows', () => {
    const t = table({
      seats: [
        {
          council: ['dodge'],
          archives: ['maestro'],
          exile: ['fun-run'],
          grid: { 'council/front': up('job-board'), 'council/back': down('wall-wizard') },
          score: [['vapor-x', 1]],
        },
        {},
      ],
    })
    const mine = t.view(0).players[0]
    const theirs = t.view(1).players[0]
    expect(mine?.council?.map(({ key }) => key)).toEqual(['dodge'])
    expect(mine?.grid[slot('council/back')]?.key).toBe('wall-wizard')
    expect(theirs).toMatchObject({ council: null, archives: null, councilSize: 1, archivesSize: 1, commonsSize: 20 })
    expect(theirs?.grid[slot('council/back')]).toMatchObject({ key: null, presence: null, exhausted: false, cached: 0 })
    expect(theirs?.grid[slot('council/front')]?.key).toBe('job-board')
    expect(theirs?.exile).toEqual([{ card: null, key: 'fun-run' }])
    expect(theirs?.score).toEqual([{ key: 'vapor-x', owner: 1 }])
  })

  it('HW-3.7 the owner may always look at their Archives, enemies never', () => {
    const t = table({ seats: [{ archives: ['maestro'] }, {}] })
    expect(t.view(0).players[0]?.archives?.map(({ key }) => key)).toEqual(['maestro'])
    expect(t.view(1).players[0]?.archives).toBeNull()
    expect(t.view(null).players[0]?.archives).toBeNull()
  })

  it('HW-3.8 a faceup card is archived facedown', () => {
    const t = table({
      seats: [
        { council: ['forced-liquidation'], grid: { 'council/front': up('maestro') } },
        { grid: { 'council/front': up('job-board') } },
      ],
    })
    t.choose({ do: 'delve', path: 'council' }).choose({ do: 'play' })
    expect(zoneOf(t, 1, 'job-board')).toBe('archives')
    expect(t.view(0).players[1]).toMatchObject({ archives: null, archivesSize: 1 })
    passes(t).look()
  })
})

describe('4. Card states', () => {
  it('HW-4.1 forged and exhausted are independent', () => {
    const grid = {
      'council/front': up('job-board'),
      'council/middle': up('job-board', { exhausted: true }),
      'council/back': down('job-board'),
      'commons/back': down('job-board', { exhausted: true }),
    }
    const seen = table({ seats: [{ grid }, {}] })
      .view(1)
      .players[0]?.grid.filter((card) => card !== null)
    expect(seen?.map((card) => [card?.forged, card?.exhausted])).toEqual([
      [true, false],
      [true, true],
      [false, false],
      [false, true],
    ])
  })

  it('HW-4.2 a seeker is always faceup', () => {
    const t = table({ seats: [{ seekerReady: true }, {}] })
    expect(t.view(1).players.map((p) => p.seeker)).toEqual([
      { key: 'goldie-xin', exhausted: false },
      { key: 'goldie-xin', exhausted: true },
    ])
  })

  it('HW-4.3 a staged card enters unforged and unexhausted', () => {
    const t = table({ seats: [{ council: ['job-board'] }, {}] })
    t.choose({ do: 'stage' }).choose({ do: 'at', slot: slot('council/front') })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, exhausted: false })
  })

  it('HW-4.4 forging and unforging do not change exhaustion', () => {
    const t = table({
      phase: 'after-action',
      seats: [{ council: ['recalibrate'], grid: { 'council/front': down('job-board', { exhausted: true }) } }, {}],
    })
    t.choose({ do: 'forge' })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: true, exhausted: true })
    t.choose({ do: 'play' })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, exhausted: true })
  })

  it('HW-4.5 an unforged card can be exhausted', () => {
    const t = table({ seats: [{ council: ['franchise-fees'], grid: { 'council/front': down('job-board') } }, {}] })
    t.choose({ do: 'play' })
    expect(cardIn(t, 0, 'council/front')).toMatchObject({ forged: false, exhausted: true })
  })

  it('HW-4.6 an unforged card has no usable abilities, but its position counts and it can be discovered', () => {
    const grid = { 'council/front': down('wirecrawler'), 'council/back': down('guildmaster-yanos'), 'commons/back': down('canal-network') }
    const t = table({ phase: 'after-action', seats: [{ grid }, {}] })
    expect(t).not.toOffer({ do: 'use' })
    expect(t.view(0).players[0]?.grid[slot('commons/back')]?.cost).toBe(3)
    const u = table({ seats: [{}, { grid: { 'council/front': down('barbican-gate') } }] })
    expect(delve(u, 'council').choose({ do: 'discover' })).toBeAsked(1, 'ability')
  })

  it('HW-4.7 static abilities work while the card is exhausted', () => {
    const t = table({
      seats: [{ grid: { 'council/front': up('guildmaster-yanos', { exhausted: true }), 'commons/back': down('canal-network') } }, {}],
    })
    expect(t.view(0).players[0]?.grid[slot('commons/back')]?.cost).toBe(2)
  })

  it('HW-4.8 an exhausted card neither pays with exhaustion nor collects', () => {
    const grid = {
      'council/front': up('wirecrawler', { exhausted: true }),
      'council/back': up('job-board', { exhausted: true }),
      'archives/back': down('job-board'),
    }
    const t = table({ phase: 'after-action', seats: [{ grid }, {}] })
    expect(t).not.toOffer({ do: 'use' })
    expect(t).not.toOffer({ do: 'collect' })
    expect(keyAt(t, 0, 'council/front')).toBe('wirecrawler')
  })
})
