import type { Seat } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { obstacles } from '../rules/obstacles.ts'
import { type AlderTable, H, type Literal, Q, RL, s, table } from './table.ts'

/** Everything a seat cannot do now, a line each: what it would be, why not, and the numbers. */
function reasons(t: AlderTable, seat: Seat = 0): string[] {
  t.look()
  return obstacles(t.state, seat, t.match.decisionOf(seat)).map(({ option: { do: verb, ...parts }, why, about }) =>
    [[verb, ...Object.values(parts)].join(' '), why, ...(about ? [JSON.stringify(about)] : [])].join(': '),
  )
}
const because = (why: string, about: object): string => `${why}: ${JSON.stringify(about)}`

/** One of everything for Red. */
const FULL: Literal = {
  board: '1 G T B H',
  revealed: 'B',
  red: { held: 'G T', hand: 'R1 R2', quarrels: ['Q-GUA-1'], armed: ['Q-THI-5'], relics: ['RL-3'] },
  tiles: { a3: 'R3', d3: 'U2' },
  minions: [{ at: 'b1' }, { at: 'e5', team: 'blue' }],
}
const heroes = ['H-GUA-2', 'H-GUA-1', 'H-THI-2'] as const
const each = (why: string, but: readonly string[] = []): string[] =>
  [
    'set 4',
    'set 5',
    ...heroes.map((id) => `hero ${H(id)}`),
    'activate 1',
    `quarrel ${Q('Q-GUA-1')}`,
    `trap ${Q('Q-THI-5')}`,
    `relic ${RL('RL-3')}`,
    'pay 1',
    'pay 3',
    'tile 1',
    'end',
  ]
    .filter((one) => !but.includes(one))
    .map((one) => `${one}: ${why}`)

describe('why a seat has to wait', () => {
  it('AQ-7.1 for another’s turn: it is told whose', () => {
    expect(reasons(table({ ...FULL, active: 'blue' }))).toEqual(each(because('turn', { seat: 1 })))
    expect(reasons(table({ ...FULL, active: 'blue', mode: 'duel', config: { colour: 'blue' } }), 1)).toEqual(
      each(because('turn', { seat: 0 })),
    )
  })

  it('AQ-20.8 in its own turn, for the rival who answers', () => {
    const t = table({
      ...FULL,
      revealed: '',
      minions: [{ at: 'c1' }],
      tiles: { a3: 'R3', c2: '!' },
      blue: { armed: ['Q-BAR-5'], traps: 1 },
    })
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'move', to: s('c2') })
      .choose({ do: 'reveal' })
    expect(t.at(1)).toBeAsked('trap-response')
    expect(reasons(t)).toEqual(each(because('others', { seat: 1 })))
  })

  it('AQ-22.13 the seats of four: the partner waits for the one whose turn it is', () => {
    const t = table({ mode: 'team' })
    expect(reasons(t, 2).every((one) => one.endsWith(because('turn', { seat: 0 })))).toBe(true)
    expect(reasons(t, 3).length).toBeGreaterThan(3)
  })

  it('AQ-6.19 until everything is set up', () => {
    const setup = table({ phase: 'heroes' })
    expect(reasons(setup, 1).length).toBeGreaterThan(0)
    expect(reasons(setup, 1).every((one) => one.endsWith(': setup'))).toBe(true)
    expect(reasons(setup, 0).every((one) => one.endsWith(': setup'))).toBe(true)
  })

  it('AQ-21.8 nobody waits when all is over', () => {
    expect(reasons(table(FULL).concede(1))).toEqual([])
    expect(reasons(table(FULL).concede(1), 1)).toEqual([])
  })
})

describe('why something is not among the options', () => {
  it('AQ-7.14 in the Action Phase', () => {
    const t = table({ ...FULL, minions: [{ at: 'b1', ready: false }] })
    expect(reasons(t)).toEqual([
      'set 4: tiles-later',
      'set 5: tiles-later',
      'activate 1: minion-exhausted',
      `trap ${Q('Q-THI-5')}: armed`,
      'pay 1: runes-pay',
      'pay 3: runes-pay',
      'tile 1: tile-stays',
      `end: ${because('runes-left', { runes: 1 })}`,
    ])
  })

  it('AQ-10.6, AQ-10.7 Quarrels and relics that cannot be paid for or have no use', () => {
    const t = table({ red: { held: 'G', quarrels: ['Q-THI-1', 'Q-GUA-1', 'Q-GUA-4'], relics: ['RL-8', 'RL-3'] } })
    expect(reasons(t).filter((one) => /^(quarrel|relic)/.test(one))).toEqual([
      `quarrel ${Q('Q-THI-1')}: ${because('quarrel-rune', { guild: 3, held: 0 })}`,
      `quarrel ${Q('Q-GUA-1')}: ${because('ally-minion', { guild: 1, held: 1 })}`,
      `quarrel ${Q('Q-GUA-4')}: ${because('snow-on-board', { guild: 1, held: 1 })}`,
      `relic ${RL('RL-8')}: acorn-on-board`,
    ])
    const poor = table({ red: { relics: ['RL-3'] } })
    expect(reasons(poor)).toContain(`relic ${RL('RL-3')}: relic-rune`)
  })

  it('AQ-11.1 Heroes that are tired, or act in another turn', () => {
    expect(reasons(table({ tired: true })).filter((one) => one.startsWith('hero'))).toEqual(
      heroes.map((id) => `hero ${H(id)}: hero-exhausted`),
    )
    const team = reasons(table({ mode: 'team' })).filter((one) => one.startsWith('hero'))
    expect(team).toEqual([
      `hero ${H('H-GUA-1')}: ${because('other-place', { seat: 2 })}`,
      `hero ${H('H-THI-2')}: ${because('other-place', { seat: 2 })}`,
    ])
    const idle = table({ pouch: '' })
    expect(reasons(idle).filter((one) => one.startsWith('hero'))).toEqual(heroes.map((id) => `hero ${H(id)}: hero-idle`))
  })

  it('AQ-11.2 the actions a Hero cannot take', () => {
    const t = table({ board: '1 G T . .', red: { held: 'B' } }).choose({ do: 'hero', hero: H('H-GUA-2') })
    const about = { hero: H('H-GUA-2'), front: 0, cost: 2, held: 1 }
    expect(reasons(t).slice(-2)).toEqual([`summon: ${because('summon-rune', about)}`, `ability: ${because('ability-cost', about)}`])
    expect(reasons(t)[0]).toBe(`hero ${H('H-GUA-2')}: ${because('asked-first', { hero: H('H-GUA-2'), prompt: 'hero-action' })}`)
    const all = table({ board: ['2 G . . .', '1 G T . .'].join('\n'), red: { held: 'G G T' }, minions: [{ at: 'a2', team: 'blue' }] })
    all.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(reasons(all).filter((one) => /^(swap|slide|line|summon|ability)/.test(one))).toEqual([])
  })

  it('AQ-7.17 while a minion moves', () => {
    const t = table({ ...FULL, minions: [{ at: 'b1' }, { at: 'd1' }] }).choose({ do: 'activate', minion: 1 })
    expect(reasons(t)).toEqual([
      `drop 0: ${because('another-moves', { minion: 1 })}`,
      'set 4: tiles-later',
      'set 5: tiles-later',
      ...heroes.map((id) => `hero ${H(id)}: ${because('another-moves', { minion: 1 })}`),
      'activate 1: moving',
      `activate 2: ${because('another-moves', { minion: 1 })}`,
      `quarrel ${Q('Q-GUA-1')}: ${because('another-moves', { minion: 1 })}`,
      `trap ${Q('Q-THI-5')}: armed`,
      `relic ${RL('RL-3')}: ${because('another-moves', { minion: 1 })}`,
      'pay 1: runes-pay',
      'pay 3: runes-pay',
      'tile 1: tile-stays',
      'end: must-move',
    ])
  })

  it('AQ-7.6, AQ-7.18 while tiles are set, and at the end of a turn', () => {
    const setting = table({ ...FULL, revealed: '', phase: 'set' })
    expect(setting).toBeAsked(0, 'set-tile')
    expect(reasons(setting)).toEqual(each('tiles-first', ['set 4', 'set 5']))
    const ending = table({ ...FULL, revealed: '', red: { ...FULL.red, deck: ['Q-GUA-2'] } }).choose({ do: 'end' })
    expect(ending).toBeAsked(0, 'end-discard')
    expect(reasons(ending)).toEqual(
      each('turn-ending', [`quarrel ${Q('Q-GUA-1')}`]).map((one) => (one.startsWith('trap') ? `trap ${Q('Q-THI-5')}: armed` : one)),
    )
  })

  it('AQ-16.3 tiles of one’s own that a rival holds are nobody’s to use, nor are rivals’ tiles', () => {
    const t = table({ tiles: { a3: 'R3', d3: 'U2' }, minions: [{ at: 'e5', team: 'blue', holds: 'R1' }] })
    expect(reasons(t).filter((one) => one.startsWith('tile'))).toEqual(['tile 1: tile-stays'])
  })

  it('AQ-17.2 the attacker of a squabble is told of as well', () => {
    const t = table({
      minions: [
        { at: 'c1', type: 'MN-GUA-4', up: true },
        { at: 'c2', team: 'blue' },
      ],
      blue: { held: 'B' },
    })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'move', to: s('c2') })
    expect(t).toBeAsked(0, 'trigger')
    expect(reasons(t).filter((one) => one.startsWith('activate'))).toHaveLength(1)
  })

  it('AQ-18.6 an armed Trap on offer is not the same card in hand, nor a rune to steal one’s own', () => {
    const literal: Literal = {
      active: 'blue',
      minions: [{ at: 'c5', team: 'blue' }],
      tiles: { c4: '!r' },
      red: { armed: ['Q-THI-5'], quarrels: ['Q-THI-5'], traps: 1, held: 'T' },
    }
    const t = table({ ...literal, blue: { held: 'T' } })
    t.choose({ do: 'activate', minion: 1 })
      .choose({ do: 'move', to: s('c4') })
      .choose({ do: 'reveal' })
    expect(t.at(0)).toBeAsked('trap-response')
    expect(reasons(t).filter((one) => /^(trap|quarrel)/.test(one))).toEqual([
      `quarrel ${Q('Q-THI-5')}: ${because('asked-first', { minion: 1, prompt: 'trap-response' })}`,
    ])
    t.choose(0, { do: 'trap' })
    expect(t.at(0)).toBeAsked('steal-rune')
    expect(reasons(t).filter((one) => one.startsWith('pay'))).toEqual([
      `pay 3: ${because('asked-first', { speaker: { quarrel: Q('Q-THI-5') }, prompt: 'steal-rune' })}`,
    ])
  })
})
