import { type Decision, Match, type Names, parseConfig, plain } from '@rulewright/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { potions } from '../content/index.ts'
import type { HuntEvent } from '../rules/events.ts'
import { primal } from '../rules/index.ts'
import type { Choice } from '../rules/options.ts'
import type { HuntConfig } from '../rules/setup.ts'
import { USED_ARMOR, USED_HELM, USED_ITEM } from '../rules/state.ts'
import type { HuntView } from '../rules/view.ts'
import { table as boards } from '../table/index.tsx'
import { en } from '../words/en.ts'
import { potionText } from '../words/texts.ts'
import { dareon, mirah, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const { Board } = boards
const draw = (view: HuntView, decision: Decision<Choice> | null = null): string =>
  renderToStaticMarkup(
    <Board
      view={view}
      seat={0}
      decision={decision}
      choose={() => undefined}
      events={[]}
      names={names}
      words={en}
      lit={null}
      light={() => undefined}
    />,
  )
const faceOf = (thing: string, view: HuntView): string => renderToStaticMarkup(boards.face?.(thing, view))
/** The things a sentence names. */
const named = (phrase: string | null): string[] => [...(phrase ?? '').matchAll(/⟦([^|]*)\|/g)].map((mark) => mark[1] ?? '')

describe('before the hunt', () => {
  it('PR-2.4 hunters, items and potions are chosen from cards that show their texts', () => {
    const config = parseConfig(primal as never, { seats: 1 })
    if (!config.ok) throw new Error('the default configuration is sound')
    const match = Match.start(primal, config.value as HuntConfig, 'board')
    const seen: string[] = []
    while (match.first && match.first.prompt !== 'consume') {
      const decision = match.first as Decision<Choice>
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
    const lines: readonly (readonly [HuntEvent, string])[] = [
      [{ type: 'itemChosen', hunter: 0, item: 'IT-2' }, 'takes aggro'],
      [{ type: 'potionChosen', hunter: 0, potion: 'PT-2' }, 'Draw 2'],
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
    const use: Decision<Choice> = { seat: 0, prompt: 'action', rule: 'PR-7.8', options: [{ do: 'use', ability: 'item' }] }
    const phrase = en.option({ do: 'use', ability: 'item' }, view, names, use)
    expect(draw(view)).toContain(`data-thing="${named(phrase)[0]}"`)
  })
})

describe('gear', () => {
  it('PR-4.4 a depleted piece is told apart from one whose ability is used', () => {
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
