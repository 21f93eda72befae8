import { at, Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { alderquest } from '../../games/alderquest/rules/index.ts'
import type { AlderquestOption } from '../../games/alderquest/rules/options.ts'
import { defAt } from '../../games/hubworld/rules/card.ts'
import { anyConfig } from '../../games/hubworld/rules/config.ts'
import { hubworld } from '../../games/hubworld/rules/index.ts'
import type { HubworldOption } from '../../games/hubworld/rules/options.ts'
import { cardAt, playerAt } from '../../games/hubworld/rules/state.ts'
import { type DuelOption, duel, rankOf } from '../../kernel/test/games/duel.ts'
import { anyOf } from '../bot.ts'
import { reasonsFor } from '../reason.ts'

/** A duel at the first question of a kind. */
function ask(prompt: string, fits: (options: readonly DuelOption[]) => boolean) {
  for (let seed = 0; seed < 200; seed++) {
    const match = Match.start(duel, { seats: 2, rounds: 1 }, `reason ${seed}`)
    for (let turn = 0; turn < 30 && match.first; turn++) {
      // The options of the duel are the duel's.
      const options = match.first.options as readonly DuelOption[]
      if (match.first.prompt === prompt && fits(options)) return { match, seat: match.first.seat, options }
      match.choose(match.first.seat, 0)
    }
  }
  throw new Error(`no "${prompt}" comes up`)
}

describe('why an option is the better one', () => {
  it('names the term that gains by it, and none that loses', () => {
    const { match, seat, options } = ask('counter', (all) => all.some((o) => o.do === 'counter' && rankOf(o.card) > 7))
    const counter = options.findIndex((o) => o.do === 'counter')
    const pass = options.findIndex((o) => o.do === 'pass')
    expect(reasonsFor(match.observer(seat), counter)[0]).toBe('lead')
    expect(reasonsFor(match.observer(seat), pass)).not.toContain('lead')
  })

  it('is found from what the seat knows alone', () => {
    const { match, seat, options } = ask('draw', (all) => all.length === 2)
    const rest = duel.clone?.(match.state)
    if (!rest) throw new Error('the duel has a copy of its own')
    duel.imagine(rest, seat, seedRandom('another'))
    expect(rest.hands).not.toEqual(match.state.hands)
    const world = Match.from(duel, match.config, 'another', rest)
    for (const index of options.keys()) expect(reasonsFor(world.observer(seat), index)).toEqual(reasonsFor(match.observer(seat), index))
  })

  it('has nothing to say where there is nothing to choose', () => {
    const { match, seat } = ask('counter', (all) => all.length === 1)
    expect(reasonsFor(match.observer(seat), 0)).toEqual([])
  })

  it('begins with what the choice does itself, not with what may happen to come of it', () => {
    const TERMS = { source: 'forgedSource', obstacle: 'forgedObstacle', agent: 'forgedAgent' } as const
    const random = seedRandom('forge')
    const said: string[] = []
    for (let n = 0; said.length < 24; n++) {
      const match = Match.start(hubworld, { ...anyConfig(random) }, `forge ${n}`)
      for (let turn = 0; turn < 150 && match.first && said.length < 24; turn++) {
        const { seat, options } = match.first
        // The options of Hubworld are Hubworld's.
        const forge = (options as readonly HubworldOption[]).findIndex((option) => option.do === 'forge')
        const option = options[forge] as HubworldOption | undefined
        if (option?.do === 'forge' && turn % 3 === 0) {
          const { type } = defAt(cardAt(match.state, at(playerAt(match.state, seat).grid, option.slot)).def)
          const named = reasonsFor(match.observer(seat), forge).filter((term) => term.startsWith('forged'))
          said.push(`${type}: ${named[0]}`)
          if (type === 'source' || type === 'obstacle' || type === 'agent') expect(named[0]).toBe(TERMS[type])
        }
        match.choose(seat, anyOf(options, random))
      }
    }
    expect(new Set(said).size).toBeGreaterThan(1)
  })

  it('names nothing that the choice does not move: to drop a rune is no Quarrel kept because another option would play one', () => {
    const config = parseConfig(alderquest, { seats: 2 })
    if (!config.ok) throw new Error('no table')
    const random = seedRandom('drop')
    const match = Match.start(alderquest, config.value, 'drop')
    const named: string[] = []
    for (let seen = 0; seen < 20 && match.first; ) {
      const { seat, options } = match.first
      // The options of AlderQuest are AlderQuest's.
      const offered = options as readonly AlderquestOption[]
      const drop = offered.findIndex((option) => option.do === 'drop')
      const played = offered.filter((option) => option.do === 'quarrel').length
      if (drop >= 0 && played > 0 && played < options.length / 3) {
        seen++
        named.push(...reasonsFor(match.observer(seat), drop))
      }
      match.choose(seat, anyOf(options, random))
    }
    for (const term of ['quarrel', 'armed', 'relic', 'minion']) expect(named).not.toContain(term)
  })
})
