import { Match, seedRandom, type Wanted } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { aldarra } from '../rules/index.ts'
import { configFor, exp, hex, obj, type Position, player, position, table } from './table.ts'

const explore = (cards: readonly string[], more: Position = {}) =>
  table({ unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, exploreDeck: cards, ...more })
    .choose({ do: 'activate', hex: hex('0,2') })
    .choose({ do: 'none' })
    .choose({ do: 'explore', hex: hex('0,0') })

describe('what each seat may know', () => {
  it('AL-16.1 own hands face up, others by their number, the rest open', () => {
    const t = table({ objectives: { 0: ['OBJ-01', 'OBJ-02'] }, explores: { 0: ['EXP-H01'] }, coins: [3], crystals: [2] })
    const own = t.view(0).players[0]
    const other = t.view(1).players[0]
    expect(own).toMatchObject({ explores: [exp('EXP-H01')], objectiveCount: 2 })
    expect(own?.objectives?.map((o) => o.card)).toEqual([0, 1])
    expect(other).toMatchObject({ explores: null, objectives: null, objectiveCount: 2, exploreCount: 1, coins: 3, crystals: 2 })
    expect(t.view(null).players[0]).toEqual(other)
    t.look()
  })

  it('AL-16.2 that a Hold card was drawn is public, which one is not', () => {
    const t = explore(['EXP-H08'])
    expect(JSON.stringify(t.heardBy(1))).not.toContain(`"card":${exp('EXP-H08')}`)
    expect(t.heardBy(1)).toContainEqual({ type: 'held', seat: 0, card: null })
    expect(t.heardBy(0)).toContainEqual({ type: 'held', seat: 0, card: exp('EXP-H08') })
    t.look()
  })

  it('AL-16.3 cards drawn at the Ruins are for the explorer alone', () => {
    const t = explore(['EXP-01', 'EXP-10'], { tiles: { '0,0': 'ruins' } })
    expect(t.view(0).exploring).toMatchObject({ drawn: [exp('EXP-01'), exp('EXP-10')] })
    expect(t.view(1).exploring).toMatchObject({ drawn: null, drawnCount: 2 })
    expect(t.heardBy(1)).toContainEqual({ type: 'drew-some', seat: 0, n: 2 })
    t.look()
  })

  it('AL-16.4 a rejected card is seen by all', () => {
    const t = explore(['EXP-01', 'EXP-10'], { discoveries: { 0: ['DIS-P8'] } }).choose({ do: 'reject', explore: exp('EXP-10') })
    expect(t.view(3).exploreDiscard).toContain(exp('EXP-10'))
  })

  it('what others have seen cannot be taken back', () => {
    const t = explore(['EXP-14', 'EXP-10'], { discoveries: { 0: ['DIS-P8'] } })
    expect(t.match.canUndo(0)).toBe(false)
    t.choose({ do: 'reject', explore: exp('EXP-10') })
    expect(t.match.canUndo(0)).toBe(false)
    expect(t).toBeAsked(0, 'branch')
  })

  it('AL-16.5 simultaneous choices stay hidden until all have chosen', () => {
    const t = table({ phase: 'objectives', objectives: { 0: ['OBJ-01', 'OBJ-02'] } })
    const before = JSON.stringify(t.view(1))
    t.choose(0, { do: 'exchange' }).choose(0, { do: 'discard-objective', objective: 0 })
    expect(JSON.stringify(t.view(1))).toBe(before)
    expect(t.view(0).players[0]).toMatchObject({ setAside: [0], plan: 2 })
    t.look()
  })

  it('AL-16.5 nobody learns from counts or from who is waited for whether a player draws or exchanges, and how many cards', () => {
    const seen = (choices: readonly Wanted[]) => {
      const t = table({ phase: 'objectives', objectives: { 0: ['OBJ-01', 'OBJ-02'] } })
      for (const choice of choices) t.choose(0, choice)
      t.look()
      return [1, null].map((seat) => [t.match.countFor(seat), t.match.waitingFor(seat), t.view(seat)])
    }
    const drawn = seen([{ do: 'draw' }])
    expect(drawn.map(([count]) => count)).toEqual([0, 0])
    expect(seen([{ do: 'exchange' }])).toEqual(drawn)
    expect(seen([{ do: 'exchange' }, { do: 'discard-objective', objective: 0 }, { do: 'done' }])).toEqual(drawn)
    expect(seen([])).toEqual(drawn)
  })

  it('AL-6.13 the Coalition exchanges nothing while all choose in secret: everybody would see it', () => {
    const t = table({ phase: 'objectives', factions: ['coalition'], coins: [9] })
    expect(t.at(0)).not.toOffer({ do: 'to-crystal' })
    t.look()
  })

  it('AL-16.6 who is asked in a window does not depend on what is held', () => {
    const asked = (card: string) => table({ combat: '0,0', units: { '0,0': { 0: 'F', 1: 'F' } }, explores: { 1: [card] } })
    for (const card of ['EXP-H03', 'EXP-H07']) expect(asked(card)).toBeAsked(1, 'window')
    expect(asked('EXP-H07').at(1)).toOfferExactly([{ do: 'pass' }])
    const claims = (card: string) => table({ phase: 'claims', coins: [10], objectives: { 0: [card] } })
    for (const card of ['OBJ-27', 'OBJ-03']) expect(claims(card)).toBeAsked(0, 'claim')
    // Where no card that could be held is playable, nobody is asked.
    expect(table({ phase: 'claims', objectives: { 0: ['OBJ-27'] } })).not.toBeAsked(0, 'claim')
  })

  it('AL-16.7 a search shows which upgrades there are, not their order', () => {
    const t = table({ phase: 'discovery', row: ['DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4', 'DIS-P5'], discoveryDeck: ['DIS-U7', 'DIS-U1'] })
    t.choose({ do: 'search' })
    expect(t).toOfferExactly([0, 1, 2, 3, 4, 5, 6].map((discovery) => ({ do: 'find', discovery })))
    expect(t.decision.options[0]).toEqual({ do: 'find', discovery: 0 })
  })

  it('AL-16.8 dice, hits and retreats are told to all', () => {
    const t = table({ combat: '0,0', units: { '0,0': { 0: 'E', 1: 'E' } }, dice: 'G1 G0' })
    t.choose({ do: 'retreat', hex: hex('1,0') })
    const types = t.heardBy(null).map((e) => e.type)
    expect(types).toEqual(expect.arrayContaining(['rolled', 'retreated']))
    expect(t.view(null).combat?.dice).toHaveLength(2)
    t.look()
  })

  it('AL-16.9 a view is the same in every world its seat can imagine', () => {
    const g = position({ objectives: { 0: ['OBJ-01'], 1: ['OBJ-02', 'OBJ-03'] }, explores: { 1: ['EXP-H01', 'EXP-H02'] } })
    const before = JSON.stringify(aldarra.view(g, 0))
    const deals = new Set<string>()
    for (let n = 0; n < 20; n++) {
      aldarra.imagine(g, 0, seedRandom(`${n}`))
      expect(JSON.stringify(aldarra.view(g, 0))).toBe(before)
      deals.add(JSON.stringify([g.players[1]?.objectives, g.players[1]?.explores]))
    }
    expect(deals.size).toBeGreaterThan(10)
    expect(before).not.toContain('random')
  })

  it('a seat knows what it discarded, the others do not', () => {
    const t = table({ phase: 'objectives', objectives: { 0: ['OBJ-01'] } })
    t.choose(0, { do: 'exchange' }).choose(0, { do: 'discard-objective', objective: 0 }).choose(0, { do: 'done' })
    for (const seat of [1, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(t.view(0).ownDiscards).toEqual([0])
    expect(t.view(1)).toMatchObject({ ownDiscards: [], objectiveDiscard: 1 })
    expect(obj('OBJ-01')).toBe(0)
  })
})

describe('decisions', () => {
  it('AL-20.1 a random match asks nothing but the listed questions', () => {
    const listed = new Set(
      'faction stronghold outpost window position crystal activate mode ship fly call combat intercept delay hit support retreat explore reject resolve may branch lose displace take discard-explore claim buy objectives keep discard-objective discovery search extra-discovery ransom build free-outpost'.split(
        ' ',
      ),
    )
    // A question with one answer is never asked, except where not asking would reveal something (AL-16.6).
    const hidden = ['window', 'claim', 'reject', 'resolve', 'keep', 'objectives', 'discard-explore', 'discard-objective', 'build']
    const seen = new Set<string>()
    for (let n = 0; n < 12; n++) {
      const m = Match.playout(aldarra, configFor(2 + (n % 3), { chooseFactions: n % 4 === 0, lastRound: 8 }), `dp ${n}`)
      const random = seedRandom(`dp ${n}`)
      while (m.first) {
        const { seat, options, prompt } = m.first
        seen.add(prompt)
        if (options.length > 60 || (options.length < 2 && !hidden.includes(prompt)))
          throw new Error(`${options.length} options at "${prompt}"`)
        random.a = (random.a + 0x9e3779b9) | 0
        m.choose(seat, Math.abs(random.a >> 5) % options.length)
      }
    }
    expect([...seen].filter((prompt) => !listed.has(prompt))).toEqual([])
    expect(seen.size).toBeGreaterThan(25)
  })

  it('AL-20.2 equal Units are one option', () => {
    const t = table({ units: { '0,0': { 0: 'FFFDD' } } })
      .choose({ do: 'activate', hex: hex('0,0') })
      .choose({ do: 'from' })
    expect(t.decision.options).toHaveLength(3)
    t.look()
  })

  it('AL-20.3 simultaneous answers are carried out in turn order', () => {
    const t = table({ phase: 'buy', track: [1, 0, 2, 3], coins: [16, 16] })
    t.choose(0, { do: 'buy' }).choose(1, { do: 'buy' })
    expect(t.events.filter((e) => e.type === 'bought').map((e) => ('seat' in e ? e.seat : -1))).toEqual([1, 0])
  })

  it('AL-20.4 claims do not influence each other', () => {
    const start = () => table({ phase: 'claims', objectives: { 0: ['OBJ-28'], 1: ['OBJ-28'] }, crystals: [4, 4] })
    const forth = start().choose(0, { do: 'claim' }).choose(1, { do: 'claim' })
    const back = start().choose(1, { do: 'claim' }).choose(0, { do: 'claim' })
    expect(forth.state.players).toEqual(back.state.players)
    expect(player(forth, 0).vp).toBe(2)
    // Crystals that another player pays while all decide are not yet available to the Coalition.
    const dry = table({
      phase: 'claims',
      factions: ['coalition', 'cindar', 'syndicate', 'odaria'],
      objectives: { 0: ['OBJ-28'], 1: ['OBJ-28'] },
      coins: [16],
      crystals: [0, 4, 21],
    })
    // Nobody has read the Coalition's options so far: they are listed when they are first read.
    dry.choose(1, { do: 'claim' })
    expect(dry.state.crystals).toBe(4)
    expect(dry.at(0)).toOfferExactly([{ do: 'done' }])
    dry.choose(0, { do: 'done' })
    expect(dry.state.vault).toBe(-1)
    dry.look()
  })

  it('AL-20.6 an exchange never answers the question', () => {
    const t = table({ factions: ['coalition', 'cindar', 'syndicate', 'odaria'], coins: [8] }).choose({ do: 'to-crystal' })
    expect(t).toBeAsked(0, 'activate')
    expect(player(t, 0)).toMatchObject({ coins: 4, crystals: 1 })
  })

  it('AL-20.7 options stand in a fixed order', () => {
    const t = table({ units: { '2,0': { 0: 'DF' }, '0,-1': { 0: 'CD' } } })
      .choose({ do: 'activate', hex: hex('1,0') })
      .choose({ do: 'to' })
    expect(t.decision.options).toEqual([
      { do: 'done' },
      { do: 'call', hex: hex('0,-1'), unit: 1 },
      { do: 'call', hex: hex('0,-1'), unit: 2 },
      { do: 'call', hex: hex('2,0'), unit: 0 },
      { do: 'call', hex: hex('2,0'), unit: 1 },
    ])
    t.look()
  })

  it('AL-20.8 the first option is always a way on: the game ends even when nobody answers', () => {
    const m = Match.playout(aldarra, configFor(3, { lastRound: 5 }), 'absent')
    let n = 0
    while (m.first && n++ < 20_000) m.choose(m.first.seat, 0)
    expect(m.outcome?.reason).toBe('last-round')
  })
})

describe('the laws of the state', () => {
  const broken = (change: (g: ReturnType<typeof position>) => void) => {
    const g = position({ units: { '0,0': { 0: 'F' } }, coins: [3], crystals: [2] })
    change(g)
    return aldarra.broken(g).join('; ')
  }

  it('AL-1.3 play goes on in rounds until a Win Check finds twenty points', () => {
    const m = Match.playout(aldarra, configFor(2), 'whole')
    const random = seedRandom('whole')
    let rounds = 0
    while (m.first) {
      rounds = Math.max(rounds, m.state.round)
      random.b = (random.b + 0x9e3779b9) | 0
      m.choose(m.first.seat, Math.abs(random.b >> 7) % m.first.options.length)
    }
    expect(rounds).toBeGreaterThan(1)
    expect(Math.max(...(m.outcome?.scores ?? []))).toBeGreaterThanOrEqual(20)
  })

  it('AL-22.2 derived values follow the state at once', () => {
    const g = position({ units: { '0,0': { 0: 'F' } } })
    expect(aldarra.view(g, null).territories[hex('0,0')]?.control).toBe(0)
    g.units[hex('0,0') * 4] = 0
    expect(aldarra.view(g, null).territories[hex('0,0')]?.control).toBeNull()
  })

  it('AL-22.3 no piece is lost or made', () => {
    expect(broken((g) => Object.assign(g.supply, { 0: 10 }))).toContain('11 pieces of frigate')
    expect(broken(() => undefined)).toBe('')
  })

  it('AL-22.4 25 Crystals, and all Coins accounted for', () => {
    expect(broken((g) => Object.assign(g.lying, { 3: 1 }))).toContain('26 Crystals')
    expect(broken((g) => Object.assign(g, { coinsOut: 9 }))).toContain('the bank gave 9')
  })

  it('AL-22.5 one player in a territory outside combat', () => {
    expect(
      broken((g) => {
        g.units[hex('0,0') * 4 + 1] = 1
        g.supply[7] = 9
      }),
    ).toContain('Units of two players')
  })

  it('AL-22.6 five Airships and one Building at most', () => {
    expect(
      broken((g) => {
        g.units[hex('1,0') * 4] = 6
        g.supply[0] = 3
      }),
    ).toContain('6 Airships')
    expect(
      broken((g) => {
        g.units[hex('1,0') * 4] = (1 << 20) + (1 << 24)
        g.supply[5] = 5
        g.supply[6] = 2
      }),
    ).toContain('2 Buildings')
  })

  it('AL-22.7 nothing foreign, no Building and no Crystal in a Stronghold', () => {
    expect(
      broken((g) => {
        g.units[hex('4,-3') * 4] = 1
        g.supply[0] = 8
      }),
    ).toContain('may not be in the Stronghold')
    expect(
      broken((g) => {
        g.lying[hex('4,-3')] = 1
        g.crystals -= 1
      }),
    ).toContain('a Crystal lies in the Stronghold')
  })

  it('AL-22.8 points, explored territories and Discoveries only grow', () => {
    const m = Match.playout(aldarra, configFor(3, { lastRound: 3 }), 'grow')
    const random = seedRandom('grow')
    let last = m.view(null)
    while (m.first) {
      random.c = (random.c + 0x9e3779b9) | 0
      m.choose(m.first.seat, Math.abs(random.c >> 6) % m.first.options.length)
      const now = m.view(null)
      for (const [seat, p] of now.players.entries()) {
        const before = last.players[seat]
        if (!before || p.vp < before.vp || before.discoveries.some((d) => !p.discoveries.includes(d)))
          throw new Error(`seat ${seat} lost something`)
        if (new Set(p.discoveries).size !== p.discoveries.length) throw new Error(`seat ${seat} has a Discovery twice`)
      }
      expect(last.territories.filter((t, at) => t.explored && !now.territories[at]?.explored)).toEqual([])
      last = now
    }
  })

  it('AL-22.9 every card is somewhere, once', () => {
    expect(broken((g) => void g.objectiveDeck.pop())).toContain('Objective')
    expect(broken((g) => void g.exploreDeck.pop())).toContain('Explore card')
    expect(broken((g) => void g.discoveryDeck.pop())).toContain('Discovery')
  })

  it('AL-22.10 hands above five only while one is discarded', () => {
    const six = (g: ReturnType<typeof position>) => {
      const p = g.players[0]
      if (p) p.objectives = g.objectiveDeck.splice(0, 7)
    }
    expect(broken(six)).toContain('too many cards')
  })

  it('AL-22.11 every combat ends', () => {
    for (let n = 0; n < 25; n++) {
      const t = Match.from(
        aldarra,
        configFor(4),
        'x',
        position({
          combat: '0,0',
          units: { '0,0': { 0: 'E', 1: 'O' } },
          change: (g) => Object.assign(g, { random: seedRandom(`end ${n}`) }),
        }),
      )
      let asked = 0
      while (t.first?.prompt === 'retreat' && asked++ < 200) t.choose(t.first.seat, 0)
      expect(t.state.combat).toBeNull()
    }
  })
})
