import { type Decision, Match, type Names, parseConfig, plain } from '@rulewright/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../test/drawn.ts'
import { board } from '../board/index.tsx'
import { OUTFIT_GLYPHS } from '../board/outfit-pictures.ts'
import { SUBJECTS } from '../board/pictures.ts'
import { behaviors, type CardId, items, potions, printed } from '../content/index.ts'
import type { PrimalConfig } from '../rules/config.ts'
import type { PrimalEvent } from '../rules/events.ts'
import { primal } from '../rules/index.ts'
import type { PrimalOption } from '../rules/options.ts'
import { USED_ARMOR, USED_HELM, USED_ITEM } from '../rules/state.ts'
import type { PrimalView } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { behaviorText, potionText } from '../words/texts.ts'
import { dareon, held, mirah, play, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const draw = (view: PrimalView, decision: Decision<PrimalOption> | null = null): string =>
  drawBoard(board, { view, decision, names, words: en })
const faceOf = (thing: string, view: PrimalView): string => renderToStaticMarkup(board.face?.(thing, view))
/** The things a sentence names. */
const named = (phrase: string | null): string[] => [...(phrase ?? '').matchAll(/⟦([^|]*)\|/g)].map((mark) => mark[1] ?? '')

describe('before the hunt', () => {
  it('PR-2.4 hunters, items and potions are chosen from cards that show their texts', () => {
    const config = parseConfig(primal, { seats: 1 })
    if (!config.ok) throw new Error('the default configuration is sound')
    const match = Match.start(primal, config.value as PrimalConfig, 'board')
    const seen: string[] = []
    while (match.first && match.first.prompt !== 'consume') {
      const decision = match.first as Decision<PrimalOption>
      const html = draw(match.view(0), decision)
      seen.push(decision.prompt)
      if (decision.prompt === 'potions')
        for (const option of decision.options)
          if (option.do === 'potion') expect(html).toContain(potionText(potions[option.potion]?.id ?? 'PT-1', 1).slice(0, 20))
      match.choose(decision.seat, 0)
    }
    expect(new Set(seen)).toEqual(new Set(['hunter', 'item', 'potions']))
  })
})

describe('what a sentence names has a face', () => {
  const t = table({ perils: ['VX-P1'], hunters: [mirah({ item: 'IT-2', potions: ['PT-1'] })] })
  const view = t.view(0)
  it('items, potions, helms and perils, with their texts', () => {
    const lines: readonly (readonly [PrimalEvent, string])[] = [
      [{ type: 'item-chosen', hunter: 0, item: 'IT-2' }, 'takes aggro'],
      [{ type: 'potion-chosen', hunter: 0, potion: 'PT-2' }, 'Draw 2'],
      [{ type: 'consumed', hunter: 0, potion: 'PT-1' }, 'attrition discard pile'],
      [{ type: 'used', hunter: 0, ability: 'IT-1' }, 'Move'],
      [{ type: 'used', hunter: 0, ability: 'MI-H' }, 'top attrition card'],
      [{ type: 'peril', peril: 'VX-P1', change: 'strikes' }, 'end of the round'],
    ]
    for (const [event, text] of lines) {
      const phrase = en.event(event, view, names)
      expect(faceOf(named(phrase).at(-1) ?? '', view), plain(phrase ?? '')).toContain(text)
    }
  })

  it('an option names them as the board does', () => {
    const use: Decision<PrimalOption> = { seat: 0, prompt: 'action', rule: 'PR-7.8', options: [{ do: 'use', ability: 'item' }] }
    for (const ability of ['item', 'helm'] as const) {
      const phrase = en.option({ do: 'use', ability }, view, names, use)
      expect(draw(view)).toContain(`data-thing="${named(phrase)[0]}"`)
    }
    for (const piece of ['armor', 'helm'] as const) {
      const phrase = en.option({ do: 'deplete', piece }, view, names, use)
      expect([plain(phrase).length > 12, faceOf(named(phrase)[0] ?? '', view).length > 40]).toEqual([true, true])
    }
  })
})

describe('gear', () => {
  it('PR-4.4 a depleted piece looks different from one whose ability is used', () => {
    const labels = (parts: Parameters<typeof mirah>[0]) => {
      const html = draw(table({ hunters: [dareon({ item: 'IT-5', ...parts }), mirah()] }).view(0))
      return [...html.matchAll(/data-thing="(armor:0|helm:0|item:4)"[^>]*aria-label="([^"]*)"/g)].map((match) => match[2])
    }
    expect(labels({})).toEqual(['Brigand Plate', 'Snarling Visor', 'Whetstone'])
    expect(labels({ armorDepleted: true, helmDepleted: true })).toEqual([
      'Brigand Plate, depleted',
      'Snarling Visor, depleted',
      'Whetstone',
    ])
    expect(labels({ armorDepleted: true, usedRound: USED_ARMOR | USED_ITEM, usedHunt: USED_HELM })).toEqual([
      'Brigand Plate, depleted, used this round',
      'Snarling Visor, used for this hunt',
      'Whetstone, used this round',
    ])
  })
})

describe('potions', () => {
  it('PR-6.3 those one may drink are lit, and not a partner’s of the same kind', () => {
    const view = table({ hunters: [dareon({ potions: ['PT-1'] }), mirah({ potions: ['PT-1'] })] }).view(0)
    const drink: Decision<PrimalOption> = {
      seat: 0,
      prompt: 'consume',
      rule: 'PR-6.3',
      options: [{ do: 'consume', potion: 0 }, { do: 'pass' }],
    }
    const html = draw(view, drink)
    expect([...html.matchAll(/data-thing="(potion:[^"]*)"[^>]*data-lit/g)].map((match) => match[1])).toEqual(['potion:0'])
    expect(html).toContain('data-thing="potion:0:1"')
    expect(faceOf('potion:0:1', view)).toContain('attrition discard pile')
  })
})

describe('what is public is in sight', () => {
  const labelOf = (html: string, thing: string) => new RegExp(`data-thing="${thing}"[^>]*aria-label="([^"]*)"`).exec(html)?.[1]
  const hunters = [mirah({ discard: ['MI-01', 'MI-12'] }), dareon({ berserk: true, discard: ['DA-01'] })]

  it('PR-22.3 piles tell what lies in them, discards from the top', () => {
    const html = draw(table({ attritionDiscard: [0, 3], behaviorDiscard: ['VX-B02', 'VX-B06'], hunters }).view(0))
    expect(html).toContain('Top discard 3')
    expect(labelOf(html, 'pile:attrition-discard')).toBe('Attrition discards: 2. From the top: 3, 0')
    expect(labelOf(html, 'pile:behaviors')).toContain('Discards, from the top: Searing Lash, Snapping Jaws')
    expect(labelOf(html, 'pile:discard-0')).toBe('Discards: 2. From the top: Bow Guard, Snap Shot')
    expect(labelOf(html, 'pile:discard-1')).toBe('Discards: 1. From the top: Rising Cut')
    expect(labelOf(html, 'pile:deck-1')).toMatch(/^Deck: 23\. .*\d\u00a0×\u00a0Heavy Cleave/)
  })

  it('the first-player token and berserk stand beside their hunter', () => {
    const html = draw(table({ firstPlayer: 1, hunters }).view(0))
    const [, second = ''] = html.split('Dareon</b>')
    expect(html.split('First player"').length).toBe(3)
    expect(second).toContain('First player')
    expect(second).toContain('Berserk')
    const chosen: PrimalConfig = {
      seats: 2,
      monster: 'vyraxen',
      difficulty: 'novice',
      hunters: ['mirah', 'dareon'],
      outfit: ['ready', 'ready'],
    }
    expect(draw(Match.start(primal, chosen, 'board').view(0))).not.toContain('First player')
  })

  it('KW-O1 tells how much of the damage of a turn is dealt', () => {
    const drawn = (parts: Partial<Parameters<typeof table>[0]>) =>
      draw(table({ monster: 'korowon', hunters: [dareon({ dealt: 9 }), mirah()], ...parts }).view(0))
    expect(drawn({})).toContain('Dareon this turn: 9 of 22')
    expect(drawn({ objective: -1 })).not.toContain('this turn: 9')
    expect(drawn({ monster: 'vyraxen' })).not.toContain('this turn: 9')
  })
})

describe('a card is told by its picture', () => {
  it('no two action cards or behaviors show the same', () => {
    const cards = printed.map(({ id }) => SUBJECTS[id])
    const beasts = behaviors.flat().map(({ id }) => SUBJECTS[id])
    expect(new Set(cards).size).toBe(cards.length)
    expect(new Set(beasts).size).toBe(beasts.length)
    expect(cards.length + beasts.length).toBeGreaterThan(90)
  })

  it('PR-2.3 nor do two items or potions', () => {
    const glyphs = [...items, ...potions].map(({ id }) => OUTFIT_GLYPHS[id])
    expect(new Set(glyphs).size).toBe(13)
  })

  it('PR-9.2 while something is paid for, a card shows what it pays and not what it costs', () => {
    const t = table({ hunters: [dareon({ stamina: 0, hand: ['DA-03', 'DA-08', 'DA-05'] })] })
    const costs = (html: string) => html.split('Stamina cost').length - 1
    const before = draw(t.view(0))
    play(t, 'DA-03')
    const paying = draw(t.view(0), t.match.decisionOf(0) as Decision<PrimalOption>)
    expect(t).toOffer({ do: 'cancel' })
    expect([costs(before), costs(paying)]).toEqual([3, 1])
    expect(paying).toMatch(/pays \d/)
  })

  it('PR-22.4 a revealed behavior says what it does, one that is not says nothing', () => {
    const view = table({ slots: ['VX-B01', 'VX-B02', 'VX-B04'], hunters: [mirah()] }).view(0)
    const slots = view.monster.slots.map((slot, n) => (n === 1 ? { ...slot, front: 'VX-B02' as const } : slot))
    const html = draw({ ...view, monster: { ...view.monster, slots } })
    expect(html).toContain(behaviorText('VX-B02', 1).effect)
    expect(html).not.toContain(behaviorText('VX-B04', 1).effect)
  })
})

describe('what would react is in sight without a pointer', () => {
  it('on each card that would set something off', () => {
    const t = table({
      slots: ['VX-B02', 'VX-B12', 'VX-B09'],
      hunters: [dareon({ sequence: ['DA-05'], hand: ['DA-01', 'DA-08', 'DA-02'] })],
    })
    const html = draw(t.view(0), t.match.decisionOf(0) as Decision<PrimalOption>)
    const label = (id: CardId) => new RegExp(`data-thing="card:${held(t, 0, id)}"[^>]*aria-label="([^"]*)"`).exec(html)?.[1]
    expect(label('DA-01')).toContain('3 react')
    expect(label('DA-08')).not.toContain('react')
  })

  it('PR-7.6 and on the sectors for staying and moving, which have the names the options use', () => {
    const slots = ['VX-B07', 'VX-B02', 'VX-B12'] as const
    const t = table({ stage: 'movement', slots, hunters: [mirah({ sector: 'south', stamina: 2, hand: ['MI-01'] })] })
    const decision = t.match.decisionOf(0) as Decision<PrimalOption>
    const html = draw(t.view(0), decision)
    const label = (sector: number) => new RegExp(`data-thing="sector:${sector}"[^>]*aria-label="([^"]*)"`).exec(html)?.[1]
    expect(label(2)).toMatch(/^South: Front.*1 reacts/)
    expect(label(1)).toMatch(/^East: Flank(?!.*react)/)
    const said = decision.options.map((option) => plain(en.option(option, t.view(0), names, decision)))
    expect(said.join()).toMatch(/South \(front\).*East \(flank/)
  })
})
