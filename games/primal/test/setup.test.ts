import { describe, expect, it } from 'vitest'
import { setUp } from '../board/setup.ts'
import { HUNTERS } from '../content/index.ts'
import { outfits } from '../content/outfits.ts'
import { nameOf } from '../words/names.ts'

const about = (setting: string, value: string, values: Readonly<Record<string, unknown>>) =>
  setUp.picks?.(setting, { seats: 2, values }, 0)?.find((pick) => pick.value === value)?.about ?? ''

describe('ready-made outfits are listed where they are picked', () => {
  it('for the hunters that come, with as many potions as the difficulty allows', () => {
    const { item, potions } = outfits.mirah
    const [first, second, third] = potions.map(nameOf)
    const novice = about('outfit', 'ready', { hunters: ['mirah', 'choose'], difficulty: 'novice' })
    expect(novice).toContain(`${nameOf('mirah')}: ${nameOf(item)}, ${first}, ${second}, ${third}.`)
    expect(novice).not.toContain(`${nameOf('dareon')}:`)
    expect(about('outfit', 'ready', { hunters: ['mirah', 'choose'], difficulty: 'elder' })).toContain(`${second}.`)
  })
  it('for all hunters where each chooses at the table', () => {
    const listed = about('outfit', 'ready', { hunters: ['choose', 'choose'], difficulty: 'novice' })
    for (const hunter of HUNTERS) expect(listed).toContain(`${nameOf(hunter)}: ${nameOf(outfits[hunter].item)},`)
  })
  it('beside a hunter only where they are wanted', () => {
    expect(about('hunters', 'thoreg', { outfit: 'ready', difficulty: 'novice' })).toContain(nameOf(outfits.thoreg.item))
    expect(about('hunters', 'thoreg', { outfit: 'choose', difficulty: 'novice' })).not.toContain(nameOf(outfits.thoreg.item))
  })
})
