import { describe, expect, it } from 'vitest'
import { dareon, happened, mirah, play, table, terrainIn, thoreg } from './table.ts'

describe('small print', () => {
  it('PR-16.14 the first seat can be revived by another', () => {
    const t = table({ active: 1, hunters: [mirah({ standing: 'red' }), dareon({ hand: ['DA-03', 'DA-01'] })] })
    expect(t).toOffer({ do: 'revive', hunter: 0 })
    t.look()
  })

  it('MI-08 to be steady again is told; PR-14.6 healing nothing is not', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-08', 'MI-12'], threatened: true }), dareon()] })
    play(t, 'MI-08')
    t.choose({ do: 'text', text: 0 })
    expect(happened(t, 'token')).toEqual([{ type: 'token', hunter: 0, token: 'threatened', now: 0 }])
    t.look()
    const whole = table({ stage: 'consume', active: -1, hunters: [dareon({ potions: ['PT-1'] })] }).choose({ do: 'consume' })
    expect(happened(whole, 'healed')).toEqual([])
    whole.look()
  })

  it('VX-S3 Fire where a threatened hunter stands, not where one lies', () => {
    const hunters = [
      dareon({ hand: ['DA-01', 'DA-08'], threatened: true }),
      mirah({ sector: 'east', threatened: true, standing: 'red' }),
      thoreg({ sector: 'west' }),
    ]
    const t = table({ stance: 2, health: 4, damage: 23, slots: ['VX-B08', 'VX-B10', 'VX-B11'], facing: 'north', terrain: {}, hunters })
    play(t, 'DA-01')
    expect((['north', 'east', 'south', 'west'] as const).filter((side) => terrainIn(t, side).includes('fire'))).toEqual(['south'])
    t.look()
  })
})
