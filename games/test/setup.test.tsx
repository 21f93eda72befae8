import { parseConfig, type Setting } from '@rulewright/kernel'
import type { PlannedTable } from '@rulewright/tablekit'
import { describe, expect, it } from 'vitest'
import { games } from '../registry.ts'

/** The usual value of every setting. */
const usual = (settings: Readonly<Record<string, Setting>>, seats: number): PlannedTable['values'] =>
  Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [
      key,
      setting.kind !== 'each-seat' ? setting.default : Array.from({ length: seats }, () => 'default' in setting.of && setting.of.default),
    ]),
  )

describe.each(games.map((game) => [game.id, game] as const))('setting up %s', async (_id, manifest) => {
  const [rules, board] = await Promise.all([manifest.rules(), manifest.board?.()])
  const setUp = board?.setUp
  const tables = rules.seats.map((seats): PlannedTable => ({ seats, values: usual(rules.settings, seats) }))

  it('has pictures and sentences for all that is picked, and every pick can be played', () => {
    for (const table of tables)
      for (const [key, setting] of Object.entries(rules.settings))
        for (let seat = 0; seat < (setting.kind === 'each-seat' ? table.seats : 1); seat++)
          for (const { value, title, about, glyphs } of setUp?.picks?.(key, table, seat) ?? []) {
            expect([title, about].every((text) => text.length > 1) && glyphs.length > 0).toBe(true)
            if (!setUp?.applies || setUp.applies(key, table)) {
              const list = table.values[key]
              const config = { seats: table.seats, [key]: Array.isArray(list) ? list.with(seat, value) : value }
              expect([config, parseConfig(rules, config).ok]).toEqual([config, true])
            }
          }
  })

  it('has a number of its own for every table where a number is chosen', () => {
    for (const table of tables)
      for (const key of Object.keys(rules.settings))
        for (const [value] of setUp?.numbers?.(key, table) ?? [])
          expect(parseConfig(rules, { seats: table.seats, [key]: value }).ok).toBe(true)
  })

  it.skipIf(!setUp)('suggests a first match that can be played', () => {
    expect(setUp?.first).toBeDefined()
    const { seats, values } = setUp?.first ?? { seats: 0, values: {} }
    expect(parseConfig(rules, { seats, ...values })).toMatchObject({ ok: true })
  })

  it('names a team for every seat, or for none', () => {
    for (const table of tables) {
      const teams = setUp?.teams?.(table)
      if (teams) expect(teams).toHaveLength(table.seats)
    }
  })

  it('shows every setting at some table', () => {
    for (const [key, setting] of Object.entries(rules.settings)) {
      const others = Object.entries(rules.settings).flatMap(([other, of]) => {
        const values = of.kind === 'choice' ? of.values : of.kind === 'flag' ? [true, false] : []
        return other === key ? [] : values.map((value) => ({ [other]: value }))
      })
      const shown = tables.some((table) =>
        [{}, ...others].some((change) => setUp?.applies?.(key, { ...table, values: { ...table.values, ...change } }) ?? true),
      )
      expect([key, setting.kind, shown]).toEqual([key, setting.kind, true])
    }
  })
})
