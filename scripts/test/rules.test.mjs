import { describe, expect, it } from 'vitest'
import { account, isSound, provedIds, readRules } from '../rules.mjs'

const RULES = `# A game
- **XX-1.1** (definition) A card is a card.
- **XX-1.2** You draw. [RB]
* **XX-1.3** You play.
Prose that mentions **XX-9.9** is not a rule.
- **XX-1.10** You win.
`
const report = (tests) => ({ testResults: [{ assertionResults: tests.map(([status, title]) => ({ status, title })) }] })

describe('the count of proved rules', () => {
  it('reads numbered rules and definitions, and nothing else', () => {
    expect(readRules(RULES)).toEqual([
      { id: 'XX-1.1', definition: true },
      { id: 'XX-1.2', definition: false },
      { id: 'XX-1.3', definition: false },
      { id: 'XX-1.10', definition: false },
    ])
  })

  it('takes a rule as proved only by a test that passed and whose title starts with its id', () => {
    const proved = provedIds(
      report([
        ['passed', 'XX-1.2 you draw'],
        ['failed', 'XX-1.3 you play'],
        ['passed', 'playing, see XX-1.3'],
        ['skipped', 'XX-1.3 later'],
        ['passed', 'XX-1.1'],
      ]),
    )
    expect([...proved]).toEqual(['XX-1.2', 'XX-1.1'])
  })

  it('does not take XX-1.1 for XX-1.10', () => {
    expect([...provedIds(report([['passed', 'XX-1.10 you win']]))]).toEqual(['XX-1.10'])
  })

  it('is not content where no rule was read, one is not proved, or too many only define', () => {
    const rules = (n) => Array.from({ length: n }, (_, at) => ({ id: `XX-1.${at}`, definition: at === 0 }))
    const all = new Set(rules(10).map(({ id }) => id))
    expect(isSound(account('xx', readRules('- **XX-1** No rule has one number.'), all))).toBe(false)
    expect(isSound(account('xx', rules(10), new Set(['XX-1.1'])))).toBe(false)
    expect(isSound(account('xx', rules(9), all))).toBe(false)
    expect(isSound(account('xx', rules(10), all))).toBe(true)
  })

  it('counts definitions apart and as proved', () => {
    expect(account('xx', readRules(RULES), new Set(['XX-1.2']))).toEqual({
      game: 'xx',
      rules: 4,
      definitions: 1,
      proved: 2,
      missing: ['XX-1.3', 'XX-1.10'],
    })
  })
})
