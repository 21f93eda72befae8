import { below, type Event, Match, parseConfig, plain, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { behaviors, HUNTERS, items, MONSTERS, perilIds, potions, printed, printedNames } from '../content/index.ts'
import { KEYWORDS, TERRAINS } from '../content/vocabulary.ts'
import { type PrimalConfig, settings } from '../rules/config.ts'
import type { PrimalEvent } from '../rules/events.ts'
import { primal } from '../rules/index.ts'
import { PROMPTS, type PrimalOption } from '../rules/options.ts'
import { en } from '../words/en.ts'
import { nameOf } from '../words/names.ts'
import {
  behaviorText,
  cardText,
  gearText,
  itemText,
  keywordText,
  masteryText,
  objectiveText,
  perilText,
  potionText,
  stanceText,
  terrainText,
} from '../words/texts.ts'
import { happened, ljonar, mirah, payWith, play, table, thoreg } from './table.ts'

const names = { you: 0, of: (seat: number) => `Seat ${seat}` }
const readable = (text: string) => {
  expect(text).not.toMatch(/undefined|NaN|\[object| {2}/)
  expect(plain(text)).not.toMatch(/[⟦⟧|]/)
  return text
}

describe('words', () => {
  it('every question, option and event of many hunts has words', () => {
    const prompts = new Set<string>()
    for (let n = 0; n < 14; n++) {
      const told: Event[] = []
      const parsed = parseConfig(primal, {
        seats: 1 + (n % 4),
        monster: MONSTERS[n % 3],
        difficulty: ['novice', 'veteran', 'elder'][n % 2],
      })
      if (!parsed.ok) throw new Error('config')
      const match = Match.start(primal, parsed.value as PrimalConfig, `words ${n}`, ({ event }) => told.push(event))
      const random = seedRandom(`words ${n}`)
      while (match.outcome === null) {
        const view = match.view(0)
        for (const decision of match.open) {
          prompts.add(decision.prompt)
          expect(readable(en.prompt(decision as never, view, names)).length).toBeGreaterThan(3)
          const read = decision.options.map((option) => readable(en.option(option as PrimalOption, view, names, decision as never)))
          expect(new Set(read.map(plain)).size).toBe(read.length)
        }
        for (const event of told.splice(0)) expect(plain(readable(en.event(event as PrimalEvent, view, names) ?? '.'))).toMatch(/\.$/)
        const decision = match.open[below(random, match.open.length)]
        if (decision) match.choose(decision.seat, below(random, decision.options.length))
      }
      expect(en.outcome(match.outcome, match.view(null), names)).toMatch(/^The hunters (won|lost): /)
    }
    // Ties between hunters or sectors and the last call are rare in random play; most questions come up.
    expect(prompts.size).toBeGreaterThan(PROMPTS.length - 12)
    for (const prompt of prompts) expect(PROMPTS).toContain(prompt)
  })

  it('things of the view are called by their names, with what is printed on them', () => {
    const seen = table({ hunters: [mirah({ hand: ['MI-03'] })] }).view(0)
    expect(en.thing?.('is', 'MI-03', seen)).toEqual({ name: 'Piercing Draw', text: '+3 damage.' })
    expect(en.thing?.('card', seen.hunters[0]?.hand[0]?.id ?? -1, seen)).toEqual({ name: 'Piercing Draw', text: '+3 damage.' })
    expect(en.thing?.('perils', 'VX-P3', seen)?.name).toBe('Molten Scales')
    expect(en.thing?.('stance', 'VX-S2', seen)?.text).toContain('struggle')
    expect(en.thing?.('kind', 'fire', seen)?.name).toBe('Fire')
    expect([en.thing?.('aggro', 0, seen), en.thing?.('facing', 2, seen)]).toEqual([{ name: 'Mirah' }, { name: 'South' }])
    expect([en.thing?.('health', 0, seen), en.thing?.('stage', 'action', seen)]).toEqual([null, null])
    for (const id of printedNames.keys()) expect(en.thing?.('is', id, seen)?.name).toBe(printedNames.get(id))
  })

  it('settings, their values and problems have words', () => {
    for (const [key, setting] of Object.entries(settings)) {
      expect(en.setting(key)).toMatch(/^[A-Z]/)
      const values = setting.kind === 'each-seat' ? setting.of.values : setting.values
      for (const value of values) expect(en.setting(key, value)).toMatch(/^[A-Z]/)
    }
    expect(en.problem({ problem: 'hunter-twice', hunter: 'mirah' })).toContain('Mirah')
  })

  it('every card has a text at every level, written from its data', () => {
    for (const level of [1, 2, 3]) {
      for (const { id, texts } of printed) expect(cardText(id, level).map(readable).length).toBe(id === 'WOUND' ? 1 : texts.length)
      for (const { id, boost } of behaviors.flat()) {
        const text = behaviorText(id, level)
        expect(readable(text.effect)).toMatch(/^[A-Z+\d].*\.$/)
        expect(text.boost === null).toBe(boost === undefined)
      }
      for (const id of perilIds.flat()) expect(readable(perilText(id, level))).toMatch(/\.$/)
      for (const { id } of items) expect(readable(itemText(id, level))).toMatch(/\.$/)
      for (const { id } of potions) expect(readable(potionText(id, level))).toMatch(/\.$/)
      for (const hunter of HUNTERS) {
        for (const piece of ['weapon', 'armor', 'helm'] as const) expect(readable(gearText(hunter, piece, level))).toMatch(/\.$/)
        expect(readable(masteryText(hunter, level).focused)).toMatch(/\.$/)
        expect(readable(masteryText(hunter, level).counts)).toMatch(/\.$/)
      }
      for (const terrain of TERRAINS) expect(readable(terrainText(terrain, level))).toMatch(/\.$/)
    }
    for (const keyword of KEYWORDS) expect(keywordText[keyword]).toMatch(/\.$/)
    for (const monster of MONSTERS) {
      expect(readable(objectiveText(monster).counts)).toMatch(/\.$/)
      expect(readable(objectiveText(monster).reward)).toMatch(/\.$/)
      expect(stanceText(monster, 1)).toBe('')
      expect(readable(stanceText(monster, 2))).toMatch(/\.$/)
    }
    expect(cardText('MI-03', 2)).toEqual(['+6 damage.'])
    expect(cardText('DA-09', 1)).toEqual(['You may move; if you did, draw 1.'])
    expect(behaviorText('VX-B06', 1)).toEqual({
      effect: 'The hunter who set it off discards the top 2 cards of the deck. If none of these is Defensive: hit that hunter.',
      boost: 'Repeat the effect.',
      boostCost: 2,
    })
    // PR-8.9: Chain looks at the previous card, After at a later one.
    expect(cardText('MI-09', 1)).toEqual(['Directly after an Attack: You may move.'])
    expect(cardText('MI-11', 1)).toEqual(['Each time you later play a Maneuver: Recycle 1.'])
    expect(potionText('PT-5', 1)).toBe('Remove 1 struggle for each hunter.')
    for (const [monster, stance] of [['vyraxen', 2] as const, ['toramat', 3] as const, ['korowon', 3] as const])
      expect(stanceText(monster, stance)).toContain('1 struggle for each hunter')
  })

  it('PR-12.14 a hunter who may get away is told the price', () => {
    const t = table({ slots: ['VX-B02', 'VX-B08', 'VX-B10'], hunters: [mirah({ hand: ['MI-01', 'MI-12', 'MI-10'] })] })
    play(t, 'MI-01')
    expect(plain(en.prompt(t.decision as never, t.view(0), names))).toBe(
      `You are about to suffer ${t.view(0).monster.hits}; avoid it by discarding 1 Defensive card?`,
    )
    t.choose({ do: 'suffer' })
    const about = (by: 'toss' | 'move', n: number, of: string) =>
      plain(
        en.prompt(
          { seat: 0, prompt: 'escape', rule: 'PR-21.13', options: [], about: { amount: 3, by, n, of } },
          table({ hunters: [mirah()] }).view(0),
          names,
        ),
      )
    expect(about('toss', 2, 'any')).toBe('You are about to suffer 3; avoid it by discarding 2 cards?')
    expect(about('move', 0, '')).toBe('You are about to suffer 3; avoid it by moving?')
  })

  it('PR-8.4 who is asked for a hunter is told what becomes of that hunter', () => {
    const asked = (speaker: string) =>
      plain(
        en.prompt(
          { seat: 0, prompt: 'choose-hunter', rule: 'PR-8.4', options: [], about: { speaker } },
          table({ hunters: [mirah()] }).view(0),
          names,
        ),
      )
    expect(['PT-1', 'IT-2', 'LJ-04', 'LJ-08', 'LJ-M'].map(asked)).toEqual([
      'Alemore: who heals?',
      'Signal Horn: who takes aggro?',
      `${nameOf('LJ-04')}: who draws 1?`,
      `${nameOf('LJ-08')}: who is no longer threatened?`,
      `${nameOf('LJ-M')}: who heals 1?`,
    ])
  })

  it('PR-16.14 a Revive that only turns the token does not say that the hunter stands', () => {
    const lines = (standing: 'red' | 'black') => {
      const t = table({ hunters: [thoreg({ item: 'IT-4', hand: ['TH-10', 'TH-01'] }), mirah({ standing })] })
      t.choose({ do: 'revive', hunter: 1 })
      payWith(t, 0, 'TH-10')
      return happened(t, 'revived').map((event) => plain(en.event(event, t.view(0), names) ?? ''))
    }
    expect(lines('red')).toEqual(['You tended Mirah, who stirred but still lay.'])
    expect(lines('black')).toEqual(['You revived Mirah.'])
  })

  it('speak of the hunter of the reader as "you", of the others by name', () => {
    const t = table({ hunters: [mirah(), thoreg()] })
    const told = (event: PrimalEvent, you: number | null = 0) => plain(en.event(event, t.view(you), { ...names, you }) ?? '')
    const fallen = { type: 'knocked-out', hunter: 0, depleted: 'helm', out: false, secondWind: true } as const
    expect([told(fallen), told(fallen, 1)]).toEqual([
      'You were knocked out and your helm was depleted, but you stood up again.',
      'Mirah was knocked out and their helm was depleted, but they stood up again.',
    ])
    const out = { ...fallen, out: true, secondWind: false }
    expect([told(out), told(out, null)]).toEqual([
      'You were knocked out and your helm was depleted, and you were out.',
      'Mirah was knocked out and their helm was depleted, and they were out.',
    ])
    const strained = { type: 'token', hunter: 1, token: 'strain', now: 2 } as const
    expect([told(strained), told(strained, 1)]).toEqual(['Thoreg’s strain came to 2.', 'Your strain came to 2.'])
    const steadied = { type: 'token', hunter: 1, token: 'threatened', now: 0 } as const
    expect([told(steadied), told(steadied, 1)]).toEqual(['Thoreg was no longer threatened.', 'You were no longer threatened.'])
    const pushed = { type: 'moved', hunter: 0, from: 0, to: 1, pushed: true } as const
    expect([told(pushed), told(pushed, 1)]).toEqual(['You were pushed East.', 'Mirah was pushed East.'])
    const revived = { type: 'revived', hunter: 0, by: 1, rises: true } as const
    expect([told(revived), told(revived, 1), told(revived, null)]).toEqual([
      'Thoreg revived you.',
      'You revived Mirah.',
      'Thoreg revived Mirah.',
    ])
    const attrition = { type: 'attrition', hunter: 0, shown: [2], value: 2, defense: 1 } as const
    expect([told(attrition), told(attrition, 1)]).toEqual([
      'Attrition 2 came against your defense of 1.',
      'Attrition 2 came against Mirah’s defense of 1.',
    ])
    expect([told({ type: 'turn', hunter: 0 }), told({ type: 'hunter-chosen', hunter: 0, kind: 0 }, 0)]).toEqual([
      'Your turn began.',
      'You chose Mirah.',
    ])
    expect(plain(en.heading?.({ type: 'turn', hunter: 1 }, t.view(1), { ...names, you: 1 })?.phrase ?? '')).toBe('Your turn')
  })

  it('a card that helped is not told as discarded as well', () => {
    const card = { hunter: 1, card: 7, is: 'LJ-07' } as const
    const [assisted, discarded] = [
      { type: 'assisted', ...card },
      { type: 'discarded', from: 'hand', ...card },
    ] as const
    expect(en.repeats?.(discarded, [assisted, discarded])).toBe(true)
    expect(en.repeats?.(discarded, [discarded])).toBe(false)
    expect(en.repeats?.(discarded, [{ ...assisted, card: 8 }, discarded])).toBe(false)
  })

  it('PR-9.1, PR-7.3 a choice says what it costs and does before it is made', () => {
    const read = (t: ReturnType<typeof table>, seat = 0) => {
      t.look()
      const decision = t.match.decisionOf(seat)
      const options = decision?.options.map((option) => plain(en.option(option as PrimalOption, t.view(seat), names, decision as never)))
      return [plain(en.prompt(decision as never, t.view(seat), names)), ...(options ?? [])]
    }
    const sand = table({ stage: 'movement', terrain: { south: ['sand'] }, hunters: [mirah({ hand: ['MI-03', 'MI-01'] })] })
    expect(read(sand)).toEqual([
      'Your turn: move for 2 stamina, or stay and be threatened?',
      'Stay South (front): free, and threatened',
      'Move West (flank, 2 stamina)',
      'Move East (flank, 2 stamina)',
    ])
    const t = table({ hunters: [thoreg({ item: 'IT-3', stamina: 1, hand: ['TH-02', 'TH-08', 'TH-01'] }), mirah({ standing: 'red' })] })
    expect(read(t)).toEqual([
      'Your Action phase: play a card or use an ability, or end it.',
      'Play Hammer Swing (free)',
      'Play Crushing Blow (2 stamina)',
      'Play Lumbering Dodge (1 stamina)',
      'Use Ram-Horn Helm (once per round): Take 1 strain. Gain stamina.',
      'Use Weighted Net (once per hunt): Replace an active behavior.',
      'Revive Mirah (2 stamina, comes round)',
      'End the Action phase',
    ])
    play(t, 'TH-02')
    expect(read(t)).toEqual([
      'Pay 2 stamina for Crushing Blow: discard cards for what they are worth.',
      'Spend the stamina token (worth 1)',
      'Discard Hammer Swing (worth 1)',
      'Discard Lumbering Dodge (worth 2)',
      'Take it back',
    ])
    t.choose({ do: 'cancel' })
  })

  it('PR-11.1, PR-11.2 a helper is told what the other gets', () => {
    const t = table({ hunters: [mirah({ hand: ['MI-01'] }), ljonar({ hand: ['LJ-04', 'LJ-07'] })] })
    t.look()
    const decision = t.match.decisionOf(1)
    expect(decision?.options.map((option) => plain(en.option(option as PrimalOption, t.view(1), names, decision as never)))).toEqual([
      'Assist with Giving Ground (Mirah draws 1)',
      'Taunt with Banner Call (Mirah draws 1, the monster turns to you)',
      'Ask me again before the phase ends',
      'Pass',
    ])
  })
})
