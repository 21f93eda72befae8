import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGame, tidy } from '../new.ts'
import { rulewrightHere } from './rulewright.ts'

const root = join(import.meta.dirname, '..', '..')
const project = mkdtempSync(join(tmpdir(), 'rulewright-new-'))
const at = (...path: string[]) => join(project, ...path)
const tool = (path: string, ...args: string[]) =>
  spawnSync(process.execPath, [at('node_modules', path), ...args], { cwd: project, encoding: 'utf8' })

/** A project with the template and no game but one, whose rules have the prefix that deep-sea would have. */
beforeAll(() => {
  for (const path of [
    'cli/template',
    'games/lesson.ts',
    'games/lab.ts',
    'games/manifest.ts',
    'biome.json',
    'tsconfig.json',
    'vitest.config.ts',
  ])
    cpSync(join(root, path), at(path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), at('node_modules'))
  mkdirSync(at('games', 'deer'))
  writeFileSync(at('.gitignore'), 'node_modules\n')
  writeFileSync(at('games', 'deer', 'RULES.md'), '- **DE-1.1** A rule.\n')
  writeFileSync(at('games', 'index.ts'), "// The games.\n\nexport { default as deer } from './deer/index.ts'\n")
})
afterAll(() => rmSync(project, { recursive: true }))

describe('a new game', () => {
  it('has a folder on the floor plan and a line in the list', () => {
    createGame(project, 'deep-sea')
    createGame(project, 'aardvark')
    tidy(project, ['games'])
    expect(readdirSync(at('games', 'deep-sea')).sort()).toEqual([
      ...['RULES.md', 'bot', 'box.ts', 'content', 'index.ts', 'rules', 'test', 'words'],
    ])
    expect(readFileSync(at('games', 'index.ts'), 'utf8')).toBe(
      [
        '// The games.\n',
        "export { default as aardvark } from './aardvark/index.ts'",
        "export { default as deepSea } from './deep-sea/index.ts'",
        "export { default as deer } from './deer/index.ts'\n",
      ].join('\n'),
    )
  })

  it('is called by its own name everywhere, and numbers its rules by a prefix of its own', () => {
    const files = readdirSync(at('games', 'deep-sea'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const text = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')).join('\n')
    expect(text).not.toMatch(/magpies|\bMG-/i)
    expect(text).toContain("id: 'deep-sea'")
    expect(text).toContain('export const deepSea = defineGame')
    expect(text).toContain('interface DeepSeaState')
    expect(text).toContain("title: 'Deep Sea'")
    expect(text).toContain('- **DP-1.1**')
  })

  it('passes the types, the linter and its own tests as it is', () => {
    const types = { extends: './tsconfig.json', include: ['games/deep-sea', 'games/aardvark', join(root, 'tablekit/*.d.ts')] }
    writeFileSync(at('tsconfig.new.json'), JSON.stringify(types, null, 2))
    expect(tool('tsc7/bin/tsc', '-p', 'tsconfig.new.json').stdout).toBe('')
    expect(tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'games').status).toBe(0)
    const tests = tool('vitest/vitest.mjs', 'run', 'games', '--reporter=json')
    expect(JSON.parse(tests.stdout)).toMatchObject({ numPassedTests: 56, numFailedTests: 0, success: true })
  })
})

describe('a name that will not do gets one clear line', () => {
  it.each([
    ['Deep Sea', /^"Deep Sea" cannot be the name of a game: take 2 to 30 small letters/],
    ['x', /cannot be the name of a game/],
    ['../etc', /cannot be the name of a game/],
    ['hubworld', /^There is a folder games\/hubworld already: take another name\.$/],
    ['test', /^There is a folder games\/test already/],
    ['view', /^"view" is a word that the code of every game uses: take another name\.$/],
    ['class', /^"class" is a word that the code of every game uses/],
  ])('%s', async (name, sentence) => {
    const { status, stdout, stderr } = await rulewrightHere('new', name)
    expect(stderr.trim()).toMatch(sentence)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})
