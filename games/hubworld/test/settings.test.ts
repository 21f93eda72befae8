import { parseConfig, parseKeptConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { archiveFromCouncil, archiveTopOfCommons, exileFromArchives } from '../content/cards/costs.ts'
import { deckProblems, FIRST_STARTERS, readDeck, STARTERS, writeDeck } from '../content/decks/index.ts'
import { anyConfig, deckFor, type HubworldConfig, problems } from '../rules/config.ts'
import { hubworld } from '../rules/index.ts'
import { cardAt, playerAt } from '../rules/state.ts'
import { archiveTop, pickAtRandom, shuffleIntoCommons, takeable } from '../rules/zones.ts'
import { config, delve, delveToDistrict, down, goOn, type HubTable, id, position, slot, table, up } from './table.ts'

const parsed = (input: object) => parseConfig({ seats: hubworld.seats, settings: hubworld.settings }, { seats: 2, ...input })

describe('31. The settings', () => {
  it('HW-31 who starts is a seat from 1 to 6, the first unless said otherwise', () => {
    expect(config(4).starts).toBe(1)
    expect([0, 1, 6, 7].map((starts) => parsed({ starts }).ok)).toEqual([false, true, true, false])
  })

  it('HW-5.7 a chosen seat must be at the table', () => {
    const found = (seats: number, starts: number, firstPlayer: HubworldConfig['firstPlayer'] = 'chosen') =>
      problems(config(seats, { firstPlayer, starts })).map(({ problem }) => problem)
    expect([found(2, 2), found(2, 3), found(3, 3), found(2, 4, 'random')]).toEqual([[], ['starts-nowhere'], [], []])
  })

  it('HW-24 every seat’s deck is looked at, with its seat; a random one needs no look', () => {
    const bad = writeDeck({ ...STARTERS.A, cards: STARTERS.A.cards.slice(1) })
    const seats = (decks: readonly string[]) => problems(config(decks.length, { decks: [...decks] })).map(({ seat }) => seat)
    expect(new Set(seats([bad, 'A']))).toEqual(new Set([0]))
    expect(new Set(seats(['random', bad, 'B']))).toEqual(new Set([1]))
    expect(new Set(seats(['A', 'random', bad]))).toEqual(new Set([2]))
    expect(seats(['A', 'random', ' B '])).toEqual([])
  })

  it('HW-24 the deck a seat plays: a starter by name, a text, its own starter, a random one', () => {
    const plays = (decks: readonly string[], seat: number) => deckFor(config(2, { decks: [...decks] }), seat, seedRandom('deck'))
    expect([plays(['C', 'D'], 0), plays(['C', 'D'], 1)]).toEqual([STARTERS.C, STARTERS.D])
    expect([plays(['', ''], 0), plays(['', ''], 1)]).toEqual([STARTERS.A, STARTERS.B])
    expect(plays([writeDeck(STARTERS.D), ''], 0)).toEqual(STARTERS.D)
    const random = plays([' random ', ''], 0)
    expect(deckProblems(random, 'constructed')).toEqual([])
    expect(Object.values(STARTERS)).not.toContainEqual(random)
  })

  it('HW-25 a match from before the lists were evened out keeps the first ones, by name or by seat', () => {
    const { starters: _, ...kept } = config(2, { decks: ['D', ''] })
    // As a store has it from before: without the setting.
    const old = kept as HubworldConfig
    expect([0, 1].map((seat) => deckFor(old, seat, seedRandom('deck')))).toEqual([FIRST_STARTERS.D, FIRST_STARTERS.B])
    expect(parseKeptConfig(hubworld, kept)).toEqual({ ok: true, value: { ...kept, starters: 'first' } })
    for (const list of Object.values(FIRST_STARTERS)) expect(deckProblems(list, 'constructed')).toEqual([])
    expect(FIRST_STARTERS).not.toEqual(STARTERS)
  })

  it('long runs play two to four seats, mostly two, and everybody may start', () => {
    const random = seedRandom('any')
    const all = Array.from({ length: 300 }, () => anyConfig(random))
    const count = (seats: number) => all.filter((c) => c.seats === seats).length
    expect(count(2)).toBeGreaterThan(150)
    expect([count(3) > 30, count(4) > 30]).toEqual([true, true])
    expect(count(2) + count(3) + count(4)).toBe(300)
    for (const c of all) {
      expect(c.decks).toHaveLength(c.seats)
      expect(c.starts).toBeGreaterThanOrEqual(1)
      expect(c.starts).toBeLessThanOrEqual(c.seats)
    }
    for (const seats of [2, 3, 4]) expect(new Set(all.filter((c) => c.seats === seats).map(({ starts }) => starts)).size).toBe(seats)
  })
})

describe('24. What is wrong with a deck', () => {
  it('HW-24.1 cards and seekers that do not exist are named', () => {
    const { A } = STARTERS
    expect(deckProblems({ ...A, seeker: 'nobody' }, 'constructed')).toEqual([{ problem: 'deck-unknown-card', key: 'nobody' }])
    const [first, ...rest] = A.cards
    expect(deckProblems({ ...A, cards: [{ key: 'nothing', count: first?.count ?? 1 }, ...rest] }, 'casual')).toContainEqual({
      problem: 'deck-unknown-card',
      key: 'nothing',
    })
  })

  it('HW-24.5 a line of no copies asks for no affiliation; an agent of influence never does', () => {
    const { A } = STARTERS
    const more = (count: number) => deckProblems({ ...A, cards: [...A.cards, { key: 'eye-enforcers', count }] }, 'constructed')
    expect(more(0)).toEqual([])
    expect(more(1).map(({ problem }) => problem)).toEqual(['deck-size', 'deck-affiliation'])
  })

  it('a second seeker in a text is a card of the deck, and counts as one', () => {
    expect(readDeck('Goldie Xin\nAbnus Orzo\n2 Job Board')).toEqual({
      ok: true,
      value: {
        seeker: 'goldie-xin',
        cards: [
          { key: 'abnus-orzo', count: 1 },
          { key: 'job-board', count: 2 },
        ],
      },
    })
  })

  it('of a long line that cannot be read the first 80 letters are shown', () => {
    const read = readDeck(`Goldie Xin\n${'x'.repeat(200)}`)
    expect(read).toMatchObject({ ok: false, problems: [{ text: 'x'.repeat(80) }] })
  })
})

describe('15. Set-aside cards as a cost', () => {
  /** Seat 1 owns cards of which the first of each place is set aside. */
  const aside = (district: 'council' | 'commons' | 'archives', ...cards: readonly ('dodge' | 'job-board' | 'maestro')[]) => {
    const { state: g } = position({ seats: [{}, { commons: [], [district]: cards }] })
    const [first = 0, ...rest] = playerAt(g, 1)[district]
    g.batch = { engager: 0, owner: 1, district, size: 3, bonus: 0, found: 1, fromBottom: false, setAside: [first] }
    return { g, first, rest }
  }

  it('HW-15.10 the cards of a Commons that can be taken are those not set aside', () => {
    const { g } = aside('commons', 'dodge', 'job-board', 'maestro')
    expect([takeable(g, 1), takeable(g, 0)]).toEqual([2, 20])
    expect([archiveTopOfCommons(2).lacks?.(g, 1, 0), archiveTopOfCommons(3).lacks?.(g, 1, 0)]).toEqual([null, 'commons'])
    if (g.batch) g.batch.setAside = []
    expect(takeable(g, 1)).toBe(3)
    g.batch = null
    expect(takeable(g, 1)).toBe(3)
  })

  it('HW-15.10 nor does a card set aside pay for anything', () => {
    const council = aside('council', 'dodge', 'maestro')
    expect([archiveFromCouncil(1).lacks?.(council.g, 1, 0), archiveFromCouncil(2).lacks?.(council.g, 1, 0)]).toEqual([null, 'council'])
    const archives = aside('archives', 'dodge', 'maestro')
    expect([exileFromArchives(1).lacks?.(archives.g, 1, 0), exileFromArchives(2).lacks?.(archives.g, 1, 0)]).toEqual([null, 'archives'])
  })

  it('HW-15.8 of a batch under way nothing else is picked', () => {
    const { g, rest } = aside('archives', 'dodge', 'maestro')
    for (let n = 0; n < 10; n++) expect(rest).toContain(pickAtRandom(g, 1, 'archives'))
    if (g.batch) g.batch.setAside = []
    expect(new Set(Array.from({ length: 30 }, () => pickAtRandom(g, 1, 'archives'))).size).toBe(2)
  })

  it('HW-18.5 archiving goes on past a card set aside', () => {
    const { g, first } = aside('commons', 'dodge', 'job-board', 'maestro')
    archiveTop(g, 1, 5)
    expect(playerAt(g, 1).commons).toEqual([first])
  })

  it('HW-18.20 a card shuffled in lies anywhere in the Commons', () => {
    const where = new Set<number>()
    for (let n = 0; n < 20; n++) {
      const { state: g } = position({ seed: `shuffle ${n}`, seats: [{ archives: ['maestro'], commons: ['dodge', 'dodge', 'dodge'] }, {}] })
      const [card = 0] = playerAt(g, 0).archives
      shuffleIntoCommons(g, card)
      where.add(playerAt(g, 0).commons.indexOf(card))
      expect(cardAt(g, card).zone).toBe('commons')
    }
    expect(where.size).toBe(4)
  })
})

describe('26. What cannot be taken back', () => {
  /** Whether something hidden became known by the last choice. */
  const shown = (t: ReturnType<typeof table>, choice: object): boolean => {
    const { reveals } = t.state
    t.choose(choice as never)
    t.look()
    return t.state.reveals > reveals
  }
  const window = { phase: 'after-action' } as const

  it('HW-26.3 a card that is forged, rushed, played or discovered', () => {
    expect(shown(table({ ...window, seats: [{ grid: { 'council/front': down('marauders-market') } }, {}] }), { do: 'forge' })).toBe(true)
    const rushing = table({ ...window, seats: [{ council: ['salvage-rats'] }, {}] })
    expect([shown(rushing, { do: 'rush' }), shown(rushing, { do: 'at', slot: 4 })]).toEqual([false, true])
    const playing = table({ ...window, seats: [{ council: ['threading-through'], grid: { 'council/front': down('job-board') } }, {}] })
    expect([shown(playing, { do: 'play' })]).toEqual([true])
    const facing = delve(table({ seats: [{}, { grid: { 'council/front': down('job-board') } }] }), 'council')
    expect(shown(facing, { do: 'discover' })).toBe(true)
  })

  it('HW-26.3 an agent secured, a card exiled out of an Archives, a card archived from the Commons', () => {
    const agent = delve(table({ seats: [{ shards: 9 }, { grid: { 'council/front': up('rory-and-bug') } }] }), 'council').choose({
      do: 'pay',
    })
    expect(shown(agent, { do: 'break' })).toBe(true)
    const exiling = table({ ...window, seats: [{ archives: ['dodge'], grid: { 'council/front': up('doctor-twilight') } }, {}] })
    expect(shown(exiling, { do: 'use' })).toBe(true)
    const seats = [{ seeker: 'abnus-orzo', seekerReady: true, shards: 0 }, { council: [] }] as const
    const orzo = delveToDistrict(table({ seats }), 'archives')
    expect(shown(orzo, { do: 'use' })).toBe(true)
  })

  it('HW-26.3 a look at the top of a Commons', () => {
    const seats = [{ grid: { 'council/front': down('cargo-manifest') } }, {}] as const
    expect(shown(table({ ...window, seats }).choose({ do: 'forge' }), { do: 'use' })).toBe(true)
  })

  it('HW-26.3 making room for a card shows nothing', () => {
    for (const card of [up('job-board'), down('job-board')]) {
      const t = table({ seats: [{ council: ['maestro'], grid: { 'council/front': card } }, {}] }).choose({ do: 'stage' })
      expect(shown(t, { do: 'at', slot: slot('council/front') })).toBe(false)
    }
  })
})

describe('11. Windows that follow each other', () => {
  it('HW-11.9 what a step sets off is answered before the next step', () => {
    const theirs = { grid: { 'council/front': up('renovator-warlan'), 'archives/front': up('job-board') } } as const
    const mine = { shards: 9, grid: { 'council/front': up('lost-byway'), 'commons/front': up('job-board') } } as const
    const t = delve(table({ seats: [mine, theirs] }), 'archives').choose({ do: 'break' })
    expect(t.at(1)).toBeAsked('reaction')
    expect(t.state.windows.at(-1)?.occasion).toMatchObject({ trigger: 'cardLeftGrid', slot: slot('archives/front') })
    t.choose(1, { do: 'use' })
    expect(t).toBeAsked(0, 'choose-grid-card')
  })

  it('HW-29.17 only unexhausted cards of the front row can be exhausted', () => {
    const theirs = { grid: { 'council/front': up('renovator-warlan'), 'archives/front': up('job-board') } } as const
    const mine = {
      shards: 9,
      grid: {
        'archives/front': up('job-board', { exhausted: true }),
        'council/front': up('lost-byway'),
        'commons/front': down('maestro'),
        'council/back': up('job-board'),
      },
    } as const
    const t = delve(table({ seats: [mine, theirs] }), 'archives')
      .choose({ do: 'break' })
      .choose(1, { do: 'use' })
    expect(t).toOfferExactly([
      { do: 'at', seat: 0, slot: slot('council/front') },
      { do: 'at', seat: 0, slot: slot('commons/front') },
    ])
  })

  it('HW-12.15 a delve ended by an ability goes no further', () => {
    const theirs = { archives: ['dodge', 'fun-run'], grid: { 'council/back': up('echopomp-revoker') } } as const
    /** Seat 1 ends the delve with the Revoker, for its two archived cards. */
    const revoked = (t: HubTable): HubTable => t.choose(1, { do: 'use' }).choose(1, { do: 'choose', card: id(t, 1, 'dodge', 'archives') })
    const t = revoked(table({ seats: [{}, theirs] }).choose({ do: 'delve', seat: 1, path: 'commons' }))
    expect(t.state.delve).toBeNull()
    expect(t.heardBy(null).filter(({ type }) => type === 'approached')).toHaveLength(1)
    const reaching = table({ seats: [{ shards: 0 }, { ...theirs, heat: 1, commons: ['maestro', 'dodge'] }] })
    const district = revoked(goOn(delve(reaching, 'commons'), 2).choose({ do: 'continue' }))
    expect(district.heardBy(null).map(({ type }) => type)).not.toContain('discovered')
    expect(district.heardBy(null)).toContainEqual({ type: 'delve-ended', seat: 0, success: false })
  })
})
