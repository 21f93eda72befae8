import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { hubworld } from '../rules/index.ts'
import { broken } from '../rules/laws.ts'
import { cardAt, type HubworldState, playerAt } from '../rules/state.ts'
import { checkAgents, checkCommons, leaveGame, toWin } from '../rules/winning.ts'
import { config, down, passes, position, table, up } from './table.ts'

/** What ends a match is thrown. */
function ends(rule: () => void): boolean {
  try {
    rule()
    return false
  } catch {
    return true
  }
}

const agent = 'maestro' as const

/** Four seats; seat 1 has something everywhere. */
function full(): HubworldState {
  const { state: g } = position({
    seats: [
      { score: [['vapor-x', 1]] },
      {
        shards: 4,
        heat: 2,
        actions: 3,
        council: ['dodge'],
        commons: ['fun-run'],
        archives: ['vapor-x'],
        exile: ['tenacity'],
        score: [['ulin-marr', 2]],
        grid: { 'council/front': up('crispy-crawler', { exhausted: true, cached: 2 }), 'council/back': down('wall-wizard') },
      },
      { council: ['dodge'] },
      {},
    ],
    firstPlayer: 1,
  })
  for (const card of g.cards) {
    card.seen = card.zone === 'grid' ? 0b1001 : 0
    card.since = 7
  }
  playerAt(g, 1).replacing = playerAt(g, 1).council.slice()
  return g
}

describe('23. A player who leaves', () => {
  it('HW-23.8 takes along all they own but the agents others have secured, and all they had secured', () => {
    const before = full()
    const leaving = before.cards.flatMap(({ owner, zone }, id) => (owner === 1 && zone !== 'score' ? [id] : []))
    leaving.push(...playerAt(before, 1).score)
    const g = full()
    leaveGame(g, [1], 'conceded')
    const gone = { zone: 'gone', slot: -1, forged: false, exhausted: false, cached: 0, seen: 0, since: 0 }
    for (const [id, card] of g.cards.entries()) {
      if (!leaving.includes(id)) expect(card, String(id)).toEqual(cardAt(before, id))
      else expect(card, String(id)).toMatchObject(id === playerAt(g, 1).seeker ? gone : { ...gone, def: 0 })
    }
    expect(cardAt(g, playerAt(g, 1).seeker).def).toBe(cardAt(full(), playerAt(g, 1).seeker).def)
    expect(playerAt(g, 1)).toMatchObject({
      inGame: false,
      shards: 0,
      actions: 0,
      heat: 0,
      grid: Array(9).fill(-1),
      council: [],
      commons: [],
      archives: [],
      exile: [],
      score: [],
      replacing: [],
    })
    expect(broken(g)).toEqual([])
  })

  it('HW-23.8 the first-player token passes to the left, past those who have left as well', () => {
    const g = full()
    leaveGame(g, [2], 'conceded')
    expect(g.firstPlayer).toBe(1)
    leaveGame(g, [1], 'conceded')
    expect(g.firstPlayer).toBe(3)
  })

  it('HW-12.15 ends the delve of which they were a part, and no other', () => {
    const delving = (delver: number, defender: number) => {
      const g = full()
      g.delve = { delver, defender, path: 1, row: 0, step: 'encounter', redirected: false, ended: false }
      g.engagement = { kind: 'discover', engager: delver, card: 5, zone: 'grid', slot: 1, insteadOf: -1, over: false }
      const { engagement } = g
      g.batch = { engager: delver, owner: defender, district: 'council', size: 1, bonus: 0, found: 0, fromBottom: false, setAside: [] }
      leaveGame(g, [1], 'conceded')
      return { ended: g.delve.ended, over: engagement.over, engagement: g.engagement !== null, batch: g.batch !== null }
    }
    expect(delving(1, 2)).toEqual({ ended: true, over: true, engagement: false, batch: false })
    expect(delving(2, 1)).toEqual({ ended: true, over: true, engagement: false, batch: false })
    expect(delving(0, 2)).toEqual({ ended: false, over: false, engagement: true, batch: true })
  })

  it('HW-18.19 takes along what they looked at, and what others saw of theirs', () => {
    const looking = (seat: number, owner: number) => {
      const g = full()
      g.looking = { seat, card: playerAt(g, owner).commons[0] ?? 0 }
      leaveGame(g, [1], 'conceded')
      return g.looking !== null
    }
    expect([looking(1, 2), looking(2, 1), looking(2, 3)]).toEqual([false, false, true])
  })

  it('HW-18.20 ends their own search, and no other', () => {
    const searching = (seat: number) => {
      const g = full()
      g.searching = seat
      leaveGame(g, [1], 'conceded')
      return g.searching
    }
    expect([searching(1), searching(2)]).toEqual([-1, 2])
  })

  it('HW-23.8 moments of theirs that are being played vanish, those of others go on', () => {
    const g = full()
    const [theirs = 0] = playerAt(g, 1).council.splice(0)
    const [other = 0] = playerAt(g, 2).council.splice(0)
    for (const card of [theirs, other]) cardAt(g, card).zone = 'resolving'
    g.resolving = [theirs, other]
    leaveGame(g, [1], 'conceded')
    expect(g.resolving).toEqual([other])
  })

  it('HW-22.3 whoever is left alone has won; nobody wins by leaving', () => {
    const g = full()
    expect(ends(() => leaveGame(g, [0, 2, 3], 'conceded'))).toBe(true)
    expect(g.result).toEqual({ winners: [1], reason: 'last-player' })
    const last = full()
    expect(ends(() => leaveGame(last, [1, 2, 3], 'conceded'))).toBe(true)
    expect(last.result).toEqual({ winners: [0], reason: 'last-player' })
  })

  it('HW-22.2 a leave can make the agents of another player enough', () => {
    const { state: g } = position({
      seats: [
        {
          score: [
            ['maestro', 1],
            ['vapor-x', 1],
            ['ulin-marr', 2],
          ],
        },
        {},
        {},
        { score: [['boss-bresloo', 2]] },
      ],
    })
    expect([toWin(g, 0), ends(() => checkAgents(g))]).toEqual([{ agents: 3, owners: 3 }, false])
    expect(ends(() => leaveGame(g, [3], 'conceded'))).toBe(true)
    expect(g.result).toEqual({ winners: [0], reason: 'agents' })
  })
})

describe('22. Winning and losing', () => {
  it('HW-22.10 whatever was under way is cancelled', () => {
    const g = full()
    g.looking = { seat: 0, card: 0 }
    g.searching = 0
    g.windows = [{ kind: 'W1', occasion: null, opened: 1, priority: 0, used: [] }]
    g.queue = [{ trigger: 'cardForged', seat: 0, other: -1, card: 0, slot: 0, district: null, ability: -1, cancelled: false }]
    expect(ends(() => leaveGame(g, [0, 2, 3], 'conceded'))).toBe(true)
    expect(g).toMatchObject({ phase: 'over', windows: [], queue: [], looking: null, searching: -1 })
  })

  const scores = (seats: number, ...owners: number[]) =>
    position({
      seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { score: owners.map((owner) => [agent, owner] as const) } : {})),
    }).state

  it.each([
    ['two seats: three agents of the enemy', 2, [1, 1, 1], true],
    ['two seats: two agents', 2, [1, 1], false],
    ['two seats: one’s own agents do not count', 2, [1, 1, 0], false],
    ['three seats: all of one owner', 3, [1, 1, 1, 1], false],
    ['three seats: of both enemies', 3, [1, 1, 2], true],
    ['four seats: of two owners', 4, [1, 1, 2, 2], false],
    ['four seats: of three owners', 4, [1, 2, 3], true],
  ] as const)('HW-22.1, HW-22.2 %s', (_, seats, owners, wins) => {
    expect(ends(() => checkAgents(scores(seats, ...owners)))).toBe(wins)
  })

  it('HW-22.2 the switches: any three, or two of two owners with three players only', () => {
    const needed = (seats: number, threePlayerOwners: 'ignoreOwners' | 'twoOwnersTwoAgents') => {
      const { state: g } = position({ seats: Array.from({ length: seats }, () => ({})), rules: { threePlayerOwners } })
      return toWin(g, 0)
    }
    expect(needed(4, 'ignoreOwners')).toEqual({ agents: 3, owners: 1 })
    expect(needed(3, 'twoOwnersTwoAgents')).toEqual({ agents: 2, owners: 2 })
    expect(needed(4, 'twoOwnersTwoAgents')).toEqual({ agents: 3, owners: 3 })
    expect(needed(2, 'twoOwnersTwoAgents')).toEqual({ agents: 3, owners: 1 })
  })

  it('HW-22.4 who has left does not win, whatever their score area holds', () => {
    const g = scores(3, 1, 1, 2)
    playerAt(g, 0).inGame = false
    expect(ends(() => checkAgents(g))).toBe(false)
  })

  const empty = (seats: number, who: readonly number[], multiplayerDeckOut: 'rivalWins' | 'eliminate', out: readonly number[] = []) => {
    const { state: g } = position({
      seats: Array.from({ length: seats }, (_, seat) => ({ commons: who.includes(seat) ? 0 : 5 })),
      rules: { multiplayerDeckOut },
    })
    for (const seat of out) playerAt(g, seat).inGame = false
    return { over: ends(() => checkCommons(g)), result: g.result, inGame: g.players.map((player) => player.inGame) }
  }

  it.each([
    ['the one whose rival cannot draw wins', 4, [2], [], [1]],
    ['two cannot draw: the two whose rivals they are', 4, [1, 3], [], [0, 2]],
    ['whoever cannot draw does not win by another', 4, [1, 2], [], [0]],
    ['who has left is no rival and wins nothing', 4, [2], [1], [0]],
    ['nobody can draw: nobody wins', 2, [0, 1], [], []],
  ] as const)('HW-22.5 to HW-22.7 %s', (_, seats, who, out, winners) => {
    expect(empty(seats, who, 'rivalWins', out)).toMatchObject({ over: true, result: { winners, reason: 'empty-commons' } })
  })

  it('HW-22.6 with elimination those who cannot draw leave, while there are more than two players', () => {
    expect(empty(4, [2], 'eliminate')).toEqual({ over: false, result: null, inGame: [true, true, false, true] })
    expect(empty(3, [0, 2], 'eliminate').result).toEqual({ winners: [1], reason: 'last-player' })
    expect(empty(3, [0, 1, 2], 'eliminate').result).toEqual({ winners: [], reason: 'empty-commons' })
    expect(empty(2, [1], 'eliminate').result).toEqual({ winners: [0], reason: 'empty-commons' })
    expect(empty(3, [1], 'eliminate', [2]).result).toEqual({ winners: [0], reason: 'empty-commons' })
  })
})

describe('5. A new match', () => {
  it('HW-5.1 to HW-5.4 nothing is forged, exhausted or cached, and nobody has acted', () => {
    const { state: g } = Match.start(hubworld, config(3), 'new')
    expect(g).toMatchObject({ round: 0, tick: 0, turn: 0, phase: 'setup' })
    for (const player of g.players) expect(player).toMatchObject({ shards: 5, actions: 0, heat: 0, hasActed: false, inGame: true })
    for (const card of g.cards) expect(card).toMatchObject({ slot: -1, forged: false, exhausted: false, cached: 0, seen: 0, since: 0 })
    for (const player of g.players) expect([player.council.length, player.commons.length]).toEqual([5, 31])
  })

  it('HW-5.5 the cards set aside go back to the Commons, and the hand is full again', () => {
    const seats = [{ council: ['maestro', 'dodge'], commons: ['job-board', 'vapor-x'] }, {}] as const
    const t = table({ phase: 'setup', round: 0, seats })
    t.choose(0, { do: 'choose', card: playerAt(t.state, 0).council[0] ?? 0 })
      .choose(0, { do: 'done' })
      .choose(1, { do: 'done' })
    expect(broken(t.state)).toEqual([])
    const { council, commons, replacing } = playerAt(t.state, 0)
    expect([council.length, commons.length, replacing]).toEqual([2, 2, []])
    expect(playerAt(t.state, 0).actions).toBe(3)
    passes(t)
  })
})
