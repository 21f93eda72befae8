import { type Decision, type Names, plain } from '@rulewright/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HeroFace, MinionFace, QuarrelFace } from '../board/faces.tsx'
import { HERO_IDS, HEROES, STAND_IN } from '../content/heroes.ts'
import { QUARRELS } from '../content/quarrels.ts'
import type { AlderquestOption } from '../rules/options.ts'
import { en } from '../words/en.ts'
import { type AlderTable, H, Q, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat}` }
const textOf = (face: Parameters<typeof renderToStaticMarkup>[0]): string =>
  renderToStaticMarkup(face)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
/** The options of the open decision, in words. */
const optionsOf = (t: AlderTable): string[] => {
  const decision = t.decision as Decision<AlderquestOption>
  t.look()
  return decision.options.map((option) => plain(en.option(option, t.view(decision.seat), names, decision)))
}

describe('what is printed is shown', () => {
  it('the cost of a Hero’s ability, on its face and on the option (AQ-11.14)', () => {
    for (const [hero] of HERO_IDS.entries()) expect(textOf(<HeroFace hero={hero} />)).toContain(`Runes ${HEROES[hero]?.cost} `)
    expect(textOf(<HeroFace hero={STAND_IN} />)).not.toContain('Runes')
    const t = table({ red: { held: 'G G T' }, minions: [{ at: 'a3', team: 'blue' }] })
    t.choose({ do: 'hero', hero: H('H-GUA-2') })
    expect(optionsOf(t)).toContainEqual(expect.stringMatching(/^Ability: Flowing Palm \(2 runes\)\. Choose a rival minion/))
  })

  it('the special movement and the trigger of an upgraded minion (AQ-12.2)', () => {
    const t = table({
      minions: [
        { at: 'a1', type: 'MN-THI-4', up: true },
        { at: 'c1', type: 'MN-THI-2', up: true },
      ],
    })
    const [raccoon, rat] = t.view(null).minions.map((minion) => textOf(<MinionFace minion={minion} />))
    expect(raccoon).toContain('Raccoon Ninja')
    expect(raccoon).toContain('Sneak · Tribute: The opponent draws two tiles.')
    expect(rat).toContain(' Reveal: The opponent loses')
  })

  it('a basic minion has no ability, even when its type is known (AQ-12.2)', () => {
    const t = table({
      minions: [
        { at: 'a1', type: 'MN-THI-4', known: true },
        { at: 'c1', type: 'MN-THI-4' },
      ],
    })
    const [known, unknown] = t.view(null).minions.map((minion) => textOf(<MinionFace minion={minion} />))
    expect(known).toMatch(/^ Ninja .*Upgraded it is a Raccoon Ninja/)
    expect(known).not.toContain('Tribute')
    expect(unknown).not.toContain('Raccoon')
  })

  it('guild, type and cost of a Quarrel (AQ-18.1)', () => {
    const heist = textOf(<QuarrelFace quarrel={Q('Q-THI-5')} />)
    expect(heist).toContain('Trap · Thieves')
    expect(heist).toContain('Thieves rune 1')
    expect(heist).toContain('When a rival minion reveals your Trap tile: Steal')
    expect(textOf(<QuarrelFace quarrel={Q('Q-BAR-1')} />)).toContain('Scheme · Bards')
    for (const [quarrel, { type }] of QUARRELS.entries())
      expect(textOf(<QuarrelFace quarrel={quarrel} />)).toContain(type === 'trap' ? 'Trap ·' : 'Scheme ·')
  })

  it('the option says that a Trap is only armed (AQ-18.4)', () => {
    const t = table({ red: { held: 'T', quarrels: ['Q-THI-5', 'Q-THI-2'], deck: ['Q-THI-1'] } })
    const options = optionsOf(t)
    expect(options).toContain(
      'Arm Swift Heist (Trap, 1 Thieves rune). When a rival minion reveals your Trap tile: Steal up to two held runes. Exhaust it.',
    )
    expect(options).toContain('Play Fence the Goods (Scheme, 1 Thieves rune). Draw two Quarrels.')
  })
})
