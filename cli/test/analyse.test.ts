import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@rulewright/games'
import { CONCEDE, Match, parseConfig, writeLog } from '@rulewright/kernel'
import { AnalysedDecision } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulewright, rulewrightHere } from './rulewright.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
const running = join(folder, 'running.json')
const over = join(folder, 'over.json')

/** A few choices of Hubworld; then somebody concedes. */
beforeAll(async () => {
  const game = await findGame('hubworld')?.rules()
  const config = game && parseConfig(game, { seats: 2 })
  if (!game || !config?.ok) throw new Error('there is no table of Hubworld')
  const match = Match.start(game, config.value, 'analyse')
  for (let n = 0; n < 12 && match.first; n++) match.choose(match.first.seat, match.first.options.length - 1)
  writeFileSync(running, writeLog(match.log(), { players: ['Ada', 'Ben'] }))
  match.choose(0, CONCEDE)
  writeFileSync(over, writeLog(match.log(), { players: ['Ada', 'Ben'] }))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('analyse', () => {
  it('judges every decision of a finished match that was one, and says so', () => {
    const { status, stdout } = rulewright('analyse', over, '--json', '--threads', '1')
    expect(status).toBe(0)
    const found: { game: string; players: string[]; decisions: unknown[] } = JSON.parse(stdout)
    expect(found).toMatchObject({ game: 'hubworld', players: ['Ada', 'Ben'] })
    const decisions = found.decisions.map((decision) => AnalysedDecision.parse(decision))
    expect(decisions.length).toBeGreaterThan(2)
    // The last choice was to give up.
    expect(decisions.map(({ count }) => count)).not.toContain(12)
    expect(decisions.filter(({ best, chosen, before }) => chosen > best || before > best)).toEqual([])
    expect(rulewright('analyse', over).stdout).toContain(`${decisions.length} decisions judged: `)
  })

  it('leaves a match alone that is still under way', async () => {
    const { status, stdout, stderr } = await rulewrightHere('analyse', running)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('still under way')
  })
})
