import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkFloorPlan, departures } from '../floor-plan.mjs'
import { root } from '../setup.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-'))
  cpSync(join(root, 'games', 'aldarra'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the floor plan', () => {
  it('is kept by every game', () => {
    expect(checkFloorPlan()).toEqual([])
  })

  it('misses a file, and says what it holds', () => {
    rmSync(join(folder, 'rules', 'laws.ts'))
    expect(departures('aldarra', folder)).toEqual(['aldarra has no rules/laws.ts (it holds broken)'])
  })

  it('sees a part under a second name', () => {
    renameSync(join(folder, 'rules', 'imagine.ts'), join(folder, 'rules', 'secrets.ts'))
    expect(departures('aldarra', folder)).toEqual([
      'aldarra has no rules/imagine.ts (it holds imagine, hidden)',
      'aldarra/rules/secrets.ts exports imagine, whose place is rules/imagine.ts',
      'aldarra/rules/secrets.ts exports hidden, whose place is rules/imagine.ts',
    ])
  })

  it('sees sentences under a name of their own, and in another file', () => {
    writeFileSync(join(folder, 'words', 'events.ts'), 'export const eventPhrase = () => null\n')
    renameSync(join(folder, 'words', 'goal.ts'), join(folder, 'words', 'aim.ts'))
    expect(departures('aldarra', folder)).toEqual([
      'aldarra/words/events.ts does not export event',
      'aldarra/words/aim.ts exports goal, whose place is words/goal.ts',
      'aldarra/words/aim.ts exports scored, whose place is words/goal.ts',
    ])
  })

  it('sees a type under a name of its own, a foreign folder and rules without their departures', () => {
    writeFileSync(join(folder, 'rules', 'events.ts'), 'export type Happening = never\n')
    cpSync(join(folder, 'words'), join(folder, 'texts'), { recursive: true })
    writeFileSync(join(folder, 'RULES.md'), '# Aldarra\n')
    expect(departures('aldarra', folder)).toEqual([
      'aldarra/rules/events.ts does not export AldarraEvent',
      'aldarra has a folder texts/; there are board, bot, content, lessons, rules, test, words',
      'aldarra/RULES.md has no section "Departures from the printed rulebook"',
    ])
  })
})
