import { readFileSync } from 'node:fs'
import { at } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { behaviors, decks, hunterSheets, items, monsterSheets, potions, printed, stanceRows } from '../content/index.ts'

const text = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

/** The tables of section 20, as RULES.md has them: id first, then the cells. */
const rows = new Map<string, readonly string[]>()
for (const line of text.split('\n')) {
  if (!line.startsWith('| ')) continue
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  const id = cells.find((cell) => /^(MI|DA|TH|LJ|VX|TM|KW|IT|PT)-[A-Z0-9]+$/.test(cell))
  if (id) rows.set(id, cells)
}
const cells = (id: string): readonly string[] => rows.get(id) ?? []
const plainly = (name: string) => name.replaceAll('’', "'")
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const words = (icon: string) => icon.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

describe('content is what RULES.md prints', () => {
  it('action cards: name, copies, type, cost, stamina value, aggro, keywords', () => {
    for (const sheet of hunterSheets)
      for (const card of sheet.deck) {
        const keywords = (card.keywords ?? []).map(capital).join(', ') || '—'
        expect(cells(card.id).slice(0, 8)).toEqual([
          card.id,
          plainly(card.name),
          String(card.copies),
          capital(card.type),
          String(card.cost),
          String(card.staminaValue),
          card.aggro ? '●' : '',
          keywords,
        ])
        expect(cells(card.id)[8] === '—').toBe((card.texts ?? []).length === 0)
      }
    expect(printed.length).toBe(52)
    expect(decks.map((deck) => [1, 2, 4, 8].map((bit) => deck.filter((is) => at(printed, is).bit === bit).length))).toEqual([
      [7, 6, 7, 4],
      [8, 5, 5, 6],
      [7, 6, 5, 6],
      [6, 5, 4, 9],
    ])
  })

  it('gear: name, damage and health at three levels', () => {
    for (const { name, weaponClass, weapon, armor, helm, mastery } of hunterSheets) {
      expect(text).toMatch(new RegExp(`^#### 20\\.1\\.\\d ${name} — ${weaponClass}$`, 'm'))
      expect(cells(weapon.id).slice(2, 6)).toEqual([weapon.name, ...weapon.damage.map((damage, n) => `L ${n + 1}, W ${damage}`)])
      for (const piece of [armor, helm])
        expect(cells(piece.id).slice(2, 6)).toEqual([plainly(piece.name), ...piece.health.map((health) => `HP ${health}`)])
      expect(text).toContain(`**Mastery ${mastery.id} “${mastery.name}”** — focus value ${mastery.focusAt}.`)
    }
  })

  it('behaviors: name, tier, number, icon, boost cost', () => {
    for (const card of behaviors.flat()) {
      const printedCells = cells(card.id)
      expect(printedCells.slice(0, 5)).toEqual([card.id, card.name, String(card.tier), String(card.number), words(card.icon)])
      expect(printedCells[6]).toBe(card.boost ? String(card.boost.cost) : '—')
    }
    expect(behaviors.flat().length).toBe(45)
  })

  it('stances: toughness and damage at three difficulties, exposure, the next stance', () => {
    for (const [m, monster] of monsterSheets.entries())
      for (const [s, stance] of monster.stances.entries()) {
        const row = at(at(stanceRows, m), s)
        const [, name = '', toughness, damage, exposed, next = ''] = cells(stance.id)
        expect(name.endsWith(stance.name)).toBe(true)
        expect([toughness, damage]).toEqual([row.map((one) => one.toughness).join(' / '), row.map((one) => one.damage).join(' / ')])
        expect(exposed).toBe(stance.exposed.join(', '))
        // A harder hunt never has a weaker bite.
        for (const [easier, harder] of [row.slice(0, 2), row.slice(1)]) expect(harder?.damage).toBeGreaterThanOrEqual(easier?.damage ?? 9)
        expect(Number.parseInt(next, 10)).toBe(stance.nextAt)
      }
  })

  it('perils, objectives, items and potions', () => {
    for (const monster of monsterSheets) {
      for (const peril of monster.perils) expect(cells(peril.id).slice(1, 3)).toEqual([peril.name, ['I', 'II', 'III'][peril.stance - 1]])
      const { id, name, goal } = monster.objective
      const printedGoal = `${goal.perHunter === 1 ? '' : goal.perHunter}H${goal.plus === 0 ? '' : ` + ${goal.plus}`}`
      expect(text).toMatch(new RegExp(`^\\*\\*Objective ${id} “${name}”\\.\\*\\*.* Goal ${printedGoal.replace('+', '\\+')}\\.`, 'm'))
    }
    for (const item of items) expect(cells(item.id)[1]).toBe(item.name)
    for (const potion of potions) expect(cells(potion.id)[1]).toBe(plainly(potion.name))
  })

  it('monsters: name, rank, arena and attrition deck', () => {
    for (const { name, rank, arena, attrition } of monsterSheets) {
      const [chapter = ''] = text.split(/^#### /m).filter((one) => one.startsWith(`20.5.${rank} ${name} — rank ${rank} `))
      const ground = (['north', 'east', 'south', 'west'] as const).map(
        (sector) => `${capital(sector)}: ${arena[sector].map(capital).join(' and ') || 'none'}.`,
      )
      expect(chapter).toContain(`**Arena “${arena.name}”.** ${ground.join(' ')}`)
      expect(chapter).toContain(`**Attrition deck (10 cards):** ${attrition.join(', ')}.`)
    }
  })
})
