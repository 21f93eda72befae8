import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the first icons of a game make the folder of its board', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
  const file = join(folder, 'games', 'x', 'table', 'icons.ts')
  const add = (icon: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '..', 'icons.mjs'), file, icon], { encoding: 'utf8' })
  try {
    expect(add('broadsword')).toMatchObject({ status: 0, stdout: `${file}: 1 icons\n` })
    expect(add('acorn').status).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/export const acorn: Glyph = .*\nexport const broadsword: Glyph = /)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
