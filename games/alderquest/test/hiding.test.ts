import { type Decision, Match, parseConfig } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { nextAnswer, type Plan, placed, planFrom, trayOf } from '../board/hiding.ts'
import { PATTERN } from '../content/field.ts'
import { faceOf, RED, SNOW, startingFaces } from '../content/pieces.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestOption } from '../rules/options.ts'

/** A duel in which both are asked to hide their tiles. */
function hiding(): Match {
  const config = parseConfig(alderquest, { seats: 2, start: 'first-game' })
  if (!config.ok) throw new Error('the first game must be legal')
  return Match.start(alderquest, config.value, 'hiding')
}
const red = (match: Match) => {
  const { state } = match as unknown as { readonly state: Parameters<typeof alderquest.view>[0] }
  return { hidden: alderquest.view(state, 0).teams[RED].hiding, tiles: state.tiles }
}
const asked = (match: Match) => match.decisionOf(0) as Decision<AlderquestOption> | null

/** Plays out the plan, as the board does once it is confirmed. */
function tell(match: Match, plan: Plan): number {
  let answers = 0
  for (let open = asked(match); open; open = asked(match), answers++) match.choose(0, nextAnswer(open, red(match).hidden, plan))
  return answers
}

const PLAN: Plan = [SNOW, ...startingFaces(RED).slice(0, 4), SNOW]

describe('the arrangement of the starting tiles', () => {
  it('AQ-6.14 is told tile by tile when it is confirmed, and lies as it was laid', () => {
    const match = hiding()
    expect(tell(match, PLAN)).toBe(7)
    while (match.first) {
      if (red(match).tiles.length > 0) break
      match.choose(match.first.seat, 0)
    }
    const lying = new Map(red(match).tiles.map((tile) => [tile.space, faceOf(tile.piece)]))
    expect(PATTERN[RED].map((space) => lying.get(space))).toEqual(PLAN)
  })

  it('AQ-6.16 replaces what the table had heard before it was rearranged', () => {
    const match = hiding()
    for (let n = 0; n < 3; n++) match.choose(0, 0)
    expect(red(match).hidden).not.toEqual(PLAN.slice(0, 3))
    tell(match, PLAN)
    expect(red(match).hidden).toEqual(PLAN)
    expect(asked(match)).toBeNull()
  })

  it('goes on after a lost connection where the table stopped hearing', () => {
    const match = hiding()
    for (let n = 0; n < 2; n++) {
      const open = asked(match)
      if (open) match.choose(0, nextAnswer(open, red(match).hidden, PLAN))
    }
    expect(tell(match, PLAN)).toBe(5)
    expect(red(match).hidden).toEqual(PLAN)
  })
})

describe('laying tiles', () => {
  const empty: Plan = [null, null, null, null, null, null]
  const [three = 0, two = 0] = startingFaces(RED)

  it('a tile from the tray, its way back, and an exchange', () => {
    const one = placed(empty, { at: 'tray', face: three }, { at: 'spot', n: 2 })
    expect(one).toEqual([null, null, three, null, null, null])
    expect(trayOf(RED, one)).toEqual(startingFaces(RED).slice(1))
    expect(placed(one, { at: 'spot', n: 2 }, { at: 'tray', face: -1 })).toEqual(empty)
    const both = placed(one, { at: 'tray', face: two }, { at: 'spot', n: 0 })
    expect(placed(both, { at: 'spot', n: 0 }, { at: 'spot', n: 2 })).toEqual([three, null, two, null, null, null])
  })

  it('a tile laid where one lies sends that one back to the tray', () => {
    const one = placed(empty, { at: 'tray', face: three }, { at: 'spot', n: 0 })
    const other = placed(one, { at: 'tray', face: two }, { at: 'spot', n: 0 })
    expect(other[0]).toBe(two)
    expect(trayOf(RED, other)).toContain(three)
  })

  it('what was answered in the prompt keeps its place, and no tile is there twice', () => {
    const plan = [three, two, null, null, null, null]
    expect(planFrom(RED, [two], plan)).toEqual([two, null, null, null, null, null])
    expect(planFrom(RED, [three], plan)).toEqual(plan)
    expect(planFrom(RED, PLAN as number[], plan)).toEqual(PLAN)
  })
})
