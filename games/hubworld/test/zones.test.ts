import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { hubworld } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import { cardIn, config, delve, down, goOn, keyAt, keys, passes, player, position, slot, table, up, zoneOf } from './table.ts'

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
    t.choose({ do: 'play' })
      .choose({ do: 'choose' })
      .choose({ do: 'at', slot: slot('council/back') })
    expect(cardIn(t, 0, 'council/back')).toMatchObject({ forged: false, exhausted: false, cached: 0 })
    expect(player(t, 0).shards).toBe(4)
  })

  it('HW-3.5 and all lasting modifiers', () => {
    const theirs = { council: ['smooth-handoff'], grid: { 'council/front': down('flooding-thoroughfare') } } as const
    const t = table({ seats: [{}, theirs] }).choose({ do: 'delve', path: 'council' })
    const barrier = () => t.view(1).players[1]?.grid[slot('council/front')]?.barrier
    t.choose(1, { do: 'forge' }).choose(1, { do: 'use' })
    expect(barrier()).toBe(3)
    t.choose(1, { do: 'play' })
      .choose(1, { do: 'choose' })
      .choose(1, { do: 'at', slot: slot('council/front') })
    expect(barrier()).toBe(1)
    t.look()
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
