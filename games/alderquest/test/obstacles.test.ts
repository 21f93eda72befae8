import { type Decision, Match, type Obstacle, parseConfig, plain, type Seat, seedRandom } from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { describe, expect, it } from 'vitest'
import { rulesForPlayers } from '../../test/players-rules.ts'
import { thingsOfOption } from '../board/things.ts'
import type { HERO_IDS } from '../content/heroes.ts'
import type { AlderquestConfig } from '../rules/config.ts'
import { alderquest } from '../rules/index.ts'
import { obstacles, REASONS } from '../rules/obstacles.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestState } from '../rules/state.ts'
import type { AlderquestView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { type AlderTable, H, type Literal, Q, RL, s, table } from './table.ts'

/** Positions looked at, each from every seat (RULEWRIGHT_POSITIONS=10000 for the long run); in one of so many the hidden things are re-dealt. */
const POSITIONS = Number(process.env.RULEWRIGHT_POSITIONS ?? 1500)
const REDEALT = 12

type AlderMatch = Match<AlderquestState, AlderquestConfig, AlderquestView>

/** Everything a seat may expect to use, by the name the board gives it, as its view shows it. */
function own(view: AlderquestView): Set<string> {
  if (view.you === null) return new Set()
  const team = view.teams[view.you]
  const revealed = view.active === view.you ? view.revealed : []
  return new Set([
    ...revealed.map(({ face }) => `face:${face}`),
    ...team.tileHand.faces.map((face) => `face:${face}`),
    ...team.quarrelHand.quarrels.map((quarrel) => `quarrel:${quarrel}`),
    ...team.armed.map((quarrel) => `armed:${quarrel}`),
    ...team.relics.relics.map((relic) => `relic:${relic}`),
    ...team.held.map(({ face }) => `guild:${face}`),
    ...view.heroes.filter((hero) => hero.team === view.you).map(({ hero }) => `hero:${hero}`),
    ...[...view.minions, ...(view.intruder ? [view.intruder] : [])].filter((m) => m.team === view.you).map(({ id }) => `minion:${id}`),
    ...view.tiles.filter((tile) => tile.owner === view.you && tile.holder === null).map(({ handle }) => `tile:${handle}`),
  ])
}

const HERO_ACTIONS = ['swap', 'slide', 'line', 'summon', 'ability']
const named = (option: AlderquestOption): readonly string[] => {
  const things = thingsOfOption(option)
  return things.length > 0 ? things.map((thing) => thing.replace('deed:', '')) : [option.do]
}

const sentence = (obstacle: Obstacle<AlderquestOption>, view: AlderquestView, you: Seat): string =>
  plain(en.obstacle?.(obstacle, view, { you, of: (seat) => `Seat ${seat + 1}` }) ?? '')

/** What one seat is told in one position, and how it may be wrong. */
function look(match: AlderMatch, seat: Seat, reasons: Set<string>): void {
  const asked = match.decisionOf(seat) as Decision<AlderquestOption> | null
  const view = match.view(seat)
  const offered = new Set((asked?.options ?? []).flatMap((option) => [...thingsOfOption(option), option.do]))
  const expected = [...own(view), 'end', ...(asked?.prompt === 'hero-action' ? HERO_ACTIONS : [])].filter((thing) => !offered.has(thing))
  const found = obstacles(match.state, seat, asked)
  const at = `seat ${seat}, ${asked?.prompt ?? 'not asked'}, ${view.phase}`
  expect(found.flatMap(({ option }) => named(option)).toSorted(), at).toEqual(match.outcome ? [] : expected.toSorted())
  for (const obstacle of found) {
    const text = sentence(obstacle, view, seat)
    reasons.add(obstacle.why)
    if (!/^[A-Z2-9].{12,}[.?]$/.test(text) || /undefined|\bNaN\b|\bnull\b|\b[Tt]his (?:is|has|costs|would)/.test(text))
      throw new Error(`"${text}" is no reason at ${at}: ${JSON.stringify(obstacle)}`)
    if (obstacle.why === 'no-effect') throw new Error(`no reason at ${at}: ${JSON.stringify(obstacle)}`)
    if (asked && (obstacle.why === 'others' || obstacle.why === 'turn')) throw new Error(`told to wait at ${at}`)
  }
}

/** Plays random matches of every mode; every position is shown. */
function positions(count: number, seed: string, see: (match: AlderMatch, n: number) => void): void {
  const random = seedRandom(seed)
  for (let n = 0, round = 0; n < count; round++) {
    const seats = [2, 4, 1, 2, 3][round % 5] ?? 2
    const config = parseConfig(alderquest, { seats, quarrels: round % 5 !== 3 })
    if (!config.ok) throw new Error('the defaults must be legal')
    const match: AlderMatch = Match.start(alderquest, config.value as AlderquestConfig, `${seed} ${round}`)
    for (; match.first && n < count; n++) {
      see(match, n)
      const answer = mover(match, random)
      if (!answer) return
      match.choose(answer.seat, answer.index)
    }
  }
}

const seatsOf = (match: AlderMatch): readonly Seat[] => [...new Set(match.state.seatOf)]

describe('why not', () => {
  it('everything of one’s own is on offer or has one reason, and nothing on offer has any', () => {
    const reasons = new Set<string>()
    positions(POSITIONS, 'why not', (match) => {
      for (const seat of seatsOf(match)) look(match, seat, reasons)
    })
    for (const why of ['turn', 'hero-exhausted', 'minion-exhausted', 'runes-left', 'quarrel-rune', 'asked-first', 'another-moves', 'setup'])
      expect([...reasons]).toContain(why)
  })

  it('a seat is told the same in every world it cannot tell from this one', () => {
    positions(POSITIONS, 'worlds', (match, n) => {
      if (n % REDEALT !== 0) return
      for (const seat of seatsOf(match)) {
        const world = match.sample(seat, `world ${n}`)
        expect(obstacles(world.state, seat, world.decisionOf(seat)), `seat ${seat} at ${n}`).toEqual(
          obstacles(match.state, seat, match.decisionOf(seat)),
        )
      }
    })
  })

  it('every reason and every question names a rule that is there for players', () => {
    for (const [why, rule] of Object.entries(REASONS)) expect(rulesForPlayers('alderquest'), why).toContain(`**${rule}**`)
    const asked = new Map<string, string>()
    positions(POSITIONS, 'rules', (match) => {
      for (const { prompt, rule } of match.open) asked.set(rule, prompt)
    })
    for (const [rule, prompt] of asked) expect(rulesForPlayers('alderquest'), prompt).toContain(`**${rule}**`)
  })
})

const NAMES = ['Mira', 'Hazel', 'Tobias', 'Una']
/** What a seat reads when it presses a thing, or asks for an action. */
function why(t: AlderTable, thing: string, seat: Seat = 0): string {
  t.look()
  const asked = t.match.decisionOf(seat) as Decision<AlderquestOption> | null
  const found = obstacles(t.state, seat, asked).filter(({ option }) => named(option).includes(thing))
  expect(found, thing).toHaveLength(1)
  const [first] = found
  return first ? plain(en.obstacle?.(first, t.view(seat), { you: seat, of: (each) => NAMES[each] ?? '' }) ?? '') : ''
}
const hero = (id: (typeof HERO_IDS)[number]) => `hero:${H(id)}`
const inAction = (literal: Literal, thing: string) => why(table(literal), thing)

describe('the reasons read well', () => {
  it('in one’s Action Phase', () => {
    expect(inAction({ revealed: 'G T' }, 'end')).toBe('2 revealed runes must be dropped before you may end the Action Phase.')
    expect(inAction({ revealed: 'G' }, 'end')).toBe('One revealed rune must be dropped before you may end the Action Phase.')
    expect(inAction({ tired: true }, hero('H-GUA-2'))).toBe('Lily has acted, and is ready again when your next turn begins.')
    expect(inAction({ mode: 'team' }, hero('H-GUA-1'))).toBe('Clarence acts in Tobias’s turn.')
    expect(inAction({ mode: 'three' }, hero('H-GUA-1'))).toBe('Clarence acts in your other turn of the round.')
    expect(inAction({ pouch: '' }, hero('H-GUA-2'))).toBe('There is nothing Lily could do now.')
    expect(inAction({ minions: [{ at: 'a1', ready: false }] }, 'minion:1')).toBe(
      'Your Pirate is exhausted, and ready again when your next turn begins.',
    )
    expect(inAction({ minions: [{ at: 'a1', ready: false, stunned: true }] }, 'minion:1')).toBe(
      'Your Pirate is Stunned: it stays exhausted through your next turn.',
    )
    expect(inAction({ minions: [{ at: 'CN' }, { at: 'c4' }] }, 'minion:1')).toBe(
      'Your Pirate has nowhere to go: every space beside it is barred.',
    )
    expect(inAction({ red: { hand: 'R1' } }, 'face:4')).toBe('The tiles of your hand are hidden when your next turn begins.')
    expect(inAction({ red: { held: 'G' } }, 'guild:1')).toBe(
      'Held runes pay for minions, abilities, Quarrels and relics: begin with a Hero or a card.',
    )
    expect(inAction({ tiles: { a2: 'R1' } }, 'tile:1')).toBe(
      'Your tiles stay where they are hidden, until a rival finds them or an effect moves them.',
    )
  })

  it('of cards in hand', () => {
    const quarrels = ['Q-THI-1', 'Q-GUA-4', 'Q-GUA-1', 'Q-THI-3'] as const
    const t = table({ red: { held: 'G', quarrels, armed: ['Q-THI-5'], relics: ['RL-8', 'RL-7'] } })
    expect(why(t, `quarrel:${Q('Q-THI-1')}`)).toBe('Pickpocket costs 1 Thieves rune; you hold none.')
    expect(why(t, `quarrel:${Q('Q-GUA-4')}`)).toBe('Thaw has no use now: it needs a Snowflake on the Board.')
    expect(why(t, `quarrel:${Q('Q-GUA-1')}`)).toBe('Bulwark has no use now: it needs a minion of yours on the Field.')
    expect(why(t, `armed:${Q('Q-THI-5')}`)).toBe('Swift Heist is armed: it waits until a rival minion reveals one of your Trap tiles.')
    expect(why(t, `relic:${RL('RL-8')}`)).toBe('Golden Nutcracker has no use now: it needs a rival Acorn on the Board.')
    expect(inAction({ red: { relics: ['RL-1'] } }, `relic:${RL('RL-1')}`)).toBe('Horn of Aiyana costs 1 rune of any guild; you hold none.')
  })

  it('of a Hero’s actions', () => {
    const asked = (literal: Literal, id: (typeof HERO_IDS)[number]) => table(literal).choose({ do: 'hero', hero: H(id) })
    const bare = asked({ board: '1 G T . .', red: { held: 'G T' } }, 'H-THI-2')
    expect(why(bare, 'ability')).toBe('Misdirection costs 3 runes; you hold 2.')
    expect(why(asked({ board: '1 G T . .', red: { held: 'G T' } }, 'H-GUA-2'), 'ability')).toBe(
      'Flowing Palm has no use now: it needs a rival minion on the ground in this lane or next to one of yours.',
    )
    expect(why(asked({ board: '1 G G T B' }, 'H-GUA-2'), 'slide')).toBe('No rune has a gap beside it to slide into.')
    expect(why(asked({ board: '1 G . G .' }, 'H-GUA-2'), 'swap')).toBe('No two neighbouring runes can be swapped.')
    expect(why(asked({ board: '1 G T . .', pouch: '' }, 'H-GUA-2'), 'line')).toBe('There is no rune left to draw.')
    expect(why(asked({ board: '1 G T . .', red: { held: 'B' } }, 'H-GUA-2'), 'summon')).toBe(
      'Summoning costs a rune of one of your guilds; you hold none.',
    )
    expect(why(asked({ board: '1 G T . .', red: { held: 'G' }, minions: [{ at: 'a1' }] }, 'H-GUA-2'), 'summon')).toBe(
      'One of your minions stands on a1, in front of Lily.',
    )
    expect(why(asked({ board: '1 G T . .', red: { held: 'G' }, empty: 'G' }, 'H-GUA-2'), 'summon')).toBe(
      'The minion deck you could pay for is empty.',
    )
    const guarded = { at: 'a1', team: 'blue', guarded: true } as const
    expect(why(asked({ board: '1 G T . .', red: { held: 'G' }, minions: [guarded] }, 'H-GUA-2'), 'summon')).toBe(
      'A Guarded rival stands on a1: nobody may enter.',
    )
    expect(why(bare, hero('H-GUA-1'))).toBe('First answer what you are asked: What does Maggie do? One action a turn; you hold 2 runes.')
  })

  it('while a minion moves', () => {
    const t = table({ revealed: 'G', minions: [{ at: 'a1' }, { at: 'c1' }] }).choose({ do: 'activate', minion: 1 })
    expect(why(t, 'minion:1')).toBe('Your Pirate is moving: choose where it goes.')
    expect(why(t, 'minion:2')).toBe('Finish moving your Pirate first.')
    expect(why(t, hero('H-GUA-1'))).toBe('Finish moving your Pirate first.')
    expect(why(t, 'end')).toBe('A minion that was activated makes at least one move.')
  })

  it('at the beginning and at the end of a turn, and in the rivals’', () => {
    const set = table({ phase: 'set', red: { hand: 'R1 R2' } })
    expect(why(set, hero('H-GUA-1'))).toBe('First hide the tiles of your hand; the rest of your turn follows.')
    const end = table({ red: { quarrels: ['Q-THI-1'], deck: ['Q-THI-2'] } }).choose({ do: 'end' })
    expect(why(end, hero('H-GUA-1'))).toBe('Your Action Phase is over: discard Quarrels, or keep them and draw.')
    expect(why(table({}), hero('H-BAR-1'), 1)).toBe('It is Mira’s turn.')
    const trap = table({ minions: [{ at: 'c1' }], tiles: { c2: '!' }, blue: { armed: ['Q-BAR-5'], traps: 1 } })
    trap
      .choose({ do: 'activate', minion: 1 })
      .choose({ do: 'move', to: s('c2') })
      .choose({ do: 'reveal' })
    expect(why(trap, hero('H-GUA-1'))).toBe('Hazel decides first.')
    expect(why(trap, hero('H-BAR-1'), 1)).toBe(
      'First answer what you are asked: Red’s Pirate has walked into your Trap. What becomes of it?',
    )
    const solo = table({ mode: 'solo', board: '1 G T . .' }).choose({ do: 'hero', hero: H('H-THI-1') })
    expect(why(solo, 'ability')).toBe('There are no abilities in solitaire.')
  })
})
