import { readFileSync } from 'node:fs'
import { hash, Match, type MatchLog, readLog, type State } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { AlderquestConfig } from '../rules/config.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestState } from '../rules/state.ts'

function logOf(name: string): MatchLog {
  const file = readLog(readFileSync(new URL(`logs/${name}-version-1.json`, import.meta.url), 'utf8'))
  if (!file.ok) throw new Error(`${name} cannot be read`)
  return file.value
}

/** The state as version 1 had it: with the setting, without counts of secret choices and without notes on openly taken Traps. */
function asVersion1(state: unknown) {
  const { secrecy: _, ...kept } = state as AlderquestState
  const teams = kept.teams.map(({ open: __, ...team }) => team)
  return { ...kept, teams, conceding: false }
}

describe('matches of version 1, when conceding was a setting', () => {
  it.each(['duel', 'solitaire'])('%s: its log replays choice by choice, and every rest is the same but for that field', (name) => {
    const log = logOf(name)
    expect(log).toMatchObject({ version: '1', config: { conceding: false } })
    const rests = new Map(log.rests.map((rest) => [rest.at, rest.hash]))
    const match = Match.start(alderquest, log.config as AlderquestConfig, log.seed)
    let compared = 0
    for (const { seat, index } of log.choices) {
      match.choose(seat, index)
      if (!match.rests) continue
      expect(rests.get(match.count)).toBe(hash(asVersion1(match.snapshot().state)).slice(0, 6))
      compared += 1
    }
    expect(compared).toBeGreaterThan(50)
    if (name === 'solitaire') expect(match.outcome).toEqual({ payoffs: [0], reason: 'winter', scores: [0] })
  })

  it('a saved match goes on from its snapshot', () => {
    const log = logOf('duel')
    const match = Match.start(alderquest, log.config as AlderquestConfig, log.seed)
    for (const { seat, index } of log.choices.slice(0, 200)) match.choose(seat, index)
    const now = match.snapshot()
    const before = { ...now, version: '1', stateVersion: 1, state: { ...(now.state as State), conceding: false } }
    const resumed = Match.resume(alderquest, before)
    expect(hash(resumed.state)).toBe(hash(match.state))
    const over = { ...before, state: { ...before.state, result: { winner: 1, reason: 'concede' } }, tail: [] }
    expect(Match.resume(alderquest, over).outcome).toMatchObject({ reason: 'conceded' })
  })
})
