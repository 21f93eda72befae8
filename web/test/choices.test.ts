import { games } from '@rulewright/games'
import { type Decision, type Game, Match, type Names, parseConfig, plain, seedRandom, type Words } from '@rulewright/kernel'
import { namedThings } from '@rulewright/tablekit'
import { mover } from '@rulewright/testkit/prove'
import { describe, expect, it } from 'vitest'

/** Pairs of options of a decision that read the same and light the same. */
function alike(decision: Decision, view: unknown, words: Words): string[] {
  const names: Names = { you: decision.seat, of: (seat) => `Seat ${seat}` }
  const seen = new Map<string, string>()
  return decision.options.flatMap((option) => {
    const says = `${plain(words.option(option, view, names, decision))} ${[...namedThings(option)].sort().join(' ')}`
    const other = seen.get(says)
    seen.set(says, JSON.stringify(option))
    return other === undefined ? [] : [`${decision.prompt}: ${says}: ${other} and ${JSON.stringify(option)}`]
  })
}

/** Plays at random and collects what reads the same. */
function gather(game: Game, words: Words, seats: number, seed: string): { asked: number; found: Set<string> } {
  const config = parseConfig(game, { seats })
  if (!config.ok) throw new Error('the defaults must be legal')
  const match: Match = Match.start(game, config.value, seed)
  const random = seedRandom(seed)
  const found = new Set<string>()
  let asked = 0
  while (asked < 400) {
    const answer = match.first && mover(match, random)
    const decision = answer && match.decisionOf(answer.seat)
    if (!answer || !decision) break
    for (const pair of alike(decision, match.view(answer.seat), words)) found.add(pair)
    asked++
    match.choose(answer.seat, answer.index)
  }
  return { asked, found }
}

describe('no two options of a decision are the same to the reader', () => {
  it('the check finds two that are', () => {
    const words = { option: () => 'The same' } as unknown as Words
    const decision = (options: Decision['options']): Decision => ({ seat: 0, prompt: 'which', rule: 'XX-1.1', options })
    expect(alike(decision([{ do: 'yes' }, { do: 'no' }]), {}, words)).toHaveLength(1)
    expect(alike(decision([{ do: 'take', card: 1 } as never, { do: 'take', card: 2 } as never]), {}, words)).toEqual([])
  })

  it.each(games.map((game) => [game.title, game] as const))('%s', async (_, manifest) => {
    const [game, words] = await Promise.all([manifest.rules(), manifest.words()])
    for (const seats of new Set([manifest.seats[0], manifest.seats.at(-1)]))
      for (const seed of ['ash', 'birch', 'cedar']) {
        const { asked, found } = gather(game, words, seats ?? 2, seed)
        expect(asked).toBeGreaterThan(20)
        expect([...found]).toEqual([])
      }
  })
})
