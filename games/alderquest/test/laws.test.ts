import { describe, expect, it } from 'vitest'
import { typeNamed } from '../content/minion-types.ts'
import { GRID } from '../rules/board.ts'
import { broken } from '../rules/laws.ts'
import { parseBoard } from '../rules/notation.ts'
import type { AlderquestState } from '../rules/state.ts'
import { type Literal, s, table } from './table.ts'

/** A whole, lawful position: every piece and card is somewhere. */
function lawful(literal: Literal = {}): AlderquestState {
  const t = table({
    board: '1 G T B H',
    tiles: { a3: 'R1', d3: 'U2' },
    minions: [
      { at: 'c1', holds: 'U1' },
      { at: 'c5', team: 'blue' },
    ],
    ...literal,
  })
  t.look()
  const g = structuredClone(t.state)
  // What the literal leaves out lies in the pouches and decks.
  const found = new Set(broken(g).flatMap((law) => /^piece (\d+) is in 0 places$/.exec(law)?.[1] ?? []))
  for (const piece of found) g.teams[Number(piece) < 72 ? 0 : 1].tilePouch.push(Number(piece))
  return g
}
/** The laws broken by the change. */
function after(change: (g: AlderquestState) => void, literal: Literal = {}): string[] {
  const g = lawful(literal)
  const before = broken(g)
  change(g)
  return broken(g).filter((law) => !before.includes(law))
}

describe('the laws of a position', () => {
  it('AQ-30.2 a piece that is nowhere, or in two places', () => {
    expect(broken(lawful()).filter((law) => /^piece/.test(law))).toEqual([])
    expect(after((g) => g.runePouch.splice(g.runePouch.indexOf(5), 1))).toEqual(['piece 5 is in 0 places'])
    const piles: readonly ((g: AlderquestState) => number[])[] = [
      (g) => g.revealed,
      (g) => g.runePouch,
      (g) => g.runeDiscard,
      (g) => g.snowflakes,
      (g) => g.teams[0].held[2] ?? [],
      (g) => g.teams[1].tilePouch,
      (g) => g.teams[0].trapStack,
      (g) => g.teams[1].tileHand,
      (g) => g.teams[0].collection,
      (g) => g.teams[1].starting,
      (g) => g.teams[0].hidden,
    ]
    for (const [n, pile] of piles.entries())
      expect(
        after((g) => pile(g).push(5)),
        String(n),
      ).toContain('piece 5 is in 2 places')
  })

  it('AQ-30.2 the pieces of solitaire', () => {
    for (const pile of ['rivalStack', 'snowReserve', 'outOfGame'] as const)
      expect(
        after((g) => g.solo?.[pile].push(5), { mode: 'solo', minions: [], tiles: {} }),
        pile,
      ).toContain('piece 5 is in 2 places')
  })

  it('AQ-26.5 so many minion cards of each type, wherever they are', () => {
    expect(broken(lawful()).filter((law) => law.startsWith('there are'))).toEqual([])
    const badger = typeNamed('MN-HUN-1')
    expect(after((g) => g.decks[2]?.push(badger))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^there are \d of MN-HUN-1, not 2$/), 'the marks of deck 2 do not fit it']),
    )
    expect(after((g) => g.marks[1]?.pop())).toEqual(['the marks of deck 1 do not fit it'])
    const solo: Literal = { mode: 'solo', minions: [], tiles: {} }
    const total = (change: (g: AlderquestState) => void) => after(change, solo)
    expect(total((g) => g.solo?.automaDeck.push(badger))).toEqual(['there are 3 of MN-HUN-1, not 2'])
    expect(total((g) => g.solo?.automaDiscard.push(badger))).toEqual(['there are 3 of MN-HUN-1, not 2'])
    const turned = (g: AlderquestState) => {
      if (g.solo) g.solo.card = badger
    }
    expect(total(turned)).toEqual(['there are 3 of MN-HUN-1, not 2'])
    const attacking = (g: AlderquestState) => {
      const m = g.at[s('c5')]
      if (m) g.intruder = { ...m, id: 9 }
    }
    expect(after(attacking)).toContainEqual(expect.stringMatching(/^there are/))
  })

  it('AQ-26.8 each team has the Quarrels of its guilds', () => {
    const missing = after((g) => {
      g.teams[0].quarrelHand.push(0)
      g.teams[0].quarrelDeck.push(7)
      g.teams[1].quarrelDiscard.push(8)
      g.teams[1].armed.push(9)
    })
    expect(missing).toContain('team 0 has 1 of quarrel 0, not 0')
    expect(missing).toContain('team 0 has 1 of quarrel 7, not 2')
    expect(missing).toContain('team 1 has 1 of quarrel 8, not 0')
    expect(missing).toContain('team 1 has 1 of quarrel 9, not 0')
    const playing = after((g) => (g.playingQuarrel = 2))
    expect(playing).toContain('team 0 has 1 of quarrel 2, not 0')
    expect(playing.filter((law) => law.startsWith('team 1'))).toEqual([])
    expect(broken({ ...lawful(), phase: 'hide' }).filter((law) => law.startsWith('team'))).toEqual([])
    expect(broken({ ...lawful(), quarrels: false }).filter((law) => law.startsWith('team'))).toEqual([])
  })

  it('AQ-19.8 each relic is in one place', () => {
    const told = 'relic 3 is not in one place'
    expect(broken(lawful()).filter((law) => law.startsWith('relic'))).toEqual([])
    expect(after((g) => g.relicDeck.splice(g.relicDeck.indexOf(3), 1))).toEqual([told])
    expect(after((g) => g.outRelics.push(3))).toEqual([told])
    expect(after((g) => g.teams[1].relics.push(3))).toEqual([told])
    expect(after((g) => (g.playingRelic = 3))).toEqual([told])
  })

  it('AQ-4.3, AQ-9.9 no rune hangs and no run is left, while the match goes on', () => {
    const hanging = (g: AlderquestState) => {
      g.board[3] = g.runePouch.pop() ?? 0
    }
    expect(after(hanging)).toContain('a rune hangs in the air')
    const run = (g: AlderquestState) => {
      g.board = parseBoard('1 G G G .', GRID)
    }
    expect(after(run)).toContain('the Board holds a run')
    const over = (g: AlderquestState) => {
      hanging(g)
      g.result = { winner: 0, reason: 'points' }
    }
    expect(after(over)).not.toContain('a rune hangs in the air')
  })

  it('AQ-7.15 runes stay revealed in the Action Phase alone; AQ-19.1 there are four guilds', () => {
    const told = 'runes stay revealed outside the Action Phase'
    const revealed = (phase: AlderquestState['phase']) =>
      after((g) => {
        g.revealed.push(g.runePouch.pop() ?? 0)
        g.phase = phase
      })
    expect(revealed('draw')).toEqual([told])
    expect([revealed('action'), revealed('reveal')]).toEqual([[], []])
    expect(after((g) => (g.exalted = 4))).toEqual(['no such guild is exalted'])
    expect(after((g) => (g.exalted = 3))).toEqual([])
  })

  it('AQ-12.5 minions stand where they stand, and are of their class', () => {
    const moved = after((g) => {
      const m = g.at[s('c1')]
      if (m) m.space = s('b1')
    })
    expect(moved).toContain('minion 1 is not where it stands')
    const other = after((g) => {
      const m = g.at[s('c5')]
      if (m) m.class = 1
    })
    expect(other).toContain('minion 2 is not of its class')
    expect(after((g) => (g.occupied[0] |= 1))).toEqual(['the occupied spaces are not those of the minions'])
    expect(after((g) => (g.occupied[1] |= 1))).toEqual(['the occupied spaces are not those of the minions'])
    const stump = after((g) => {
      const m = g.at[s('c5')]
      if (!m) return
      g.at[s('c5')] = null
      g.at[12] = m
      m.space = 12
      g.occupied[1] = 1 << 12
    })
    expect(stump).toEqual(['minion 2 is not where it stands'])
  })

  it('AQ-16.1 a held Acorn is with a rival minion, where that stands; none lies in the canopy', () => {
    const tile = (g: AlderquestState) => g.tiles.find((one) => one.holder === 1)
    const changed = (change: (one: NonNullable<ReturnType<typeof tile>>) => void) =>
      after((g) => {
        const one = tile(g)
        if (one) change(one)
      })
    const told = [expect.stringMatching(/^tile \d is held by nobody who may$/)]
    expect(changed((one) => (one.holder = 7))).toEqual(told)
    expect(changed((one) => (one.holder = 2))).toEqual(told)
    expect(changed((one) => (one.space = s('a1')))).toEqual(told)
    expect(changed((one) => (one.owner = 0))).toEqual(told)
    const lying = changed((one) => {
      one.holder = -1
      one.space = s('CN')
    })
    expect(lying).toEqual([expect.stringMatching(/^tile \d lies in the canopy$/)])
  })
})
