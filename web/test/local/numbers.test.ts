import { findGame } from '@rulewright/games'
import { withNumbers } from '@rulewright/games/numbers'
import { type Config, Match, type Option, parseConfig, writeLog } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { AlderquestView } from '../../../games/alderquest/rules/view.ts'
import { Explorer } from '../../local/explore/explorer.ts'
import type { KeptExploration } from '../../local/explore/kept.ts'
import { findRules } from '../../local/rules.ts'
import type { Surroundings } from '../../local/surroundings.ts'
import { answerTask } from '../../local/thread.ts'
import { MemoryKeeping, Room } from './room.ts'

// The abilities of the Thieves for nothing, in a browser with its real rules and threads.
const NUMBERS = { 'heroes.H-THI-1.cost': 0, 'heroes.H-THI-2.cost': 0 }

const think: Surroundings['think'] = async (task) => {
  const reply = await answerTask(structuredClone(task))
  if ('error' in reply) throw new Error(reply.error)
  // The thread answers the kind of task it was given.
  return reply.result as never
}

const browser = (keeping = new MemoryKeeping()) => new Room(keeping, 'page', [], { find: findRules, think })

/** A finished match: everybody takes the ability of a hero where there is one. `free`: where seat 0 may use one without a rune. */
async function finished(numbers: Config['numbers'], seed: string) {
  const manifest = findGame('alderquest')
  const [game, lab] = [await manifest?.rules(), await manifest?.lab?.()]
  if (!game || !lab) throw new Error('no game')
  const config = parseConfig(game, { seats: 2 })
  if (!config.ok) throw new Error('no settings')
  let free = -1
  const match = withNumbers(lab, numbers ?? {}, () => {
    const dealt = Match.start(game, config.value, seed)
    for (let n = 0; n < 5000 && dealt.first; n++) {
      const { seat, options } = dealt.first
      const ability = abilityIn(options)
      if (free < 0 && seat === 0 && ability >= 0 && runesOf(dealt.view(0)) === 0) free = n
      dealt.choose(seat, Math.max(0, ability))
    }
    return dealt
  })
  const log = match.log()
  return { match, free, file: writeLog({ ...log, config: numbers ? { ...log.config, numbers } : log.config }) }
}

const abilityIn = (options: readonly Option[]): number => options.findIndex((option) => option.do === 'ability')

/** How many runes the first team holds. */
const runesOf = (view: unknown): number => (view as AlderquestView).teams[0].held.length

describe('a match with other numbers', () => {
  it('opens from a file, is replayed to its own end and becomes the same file; a printed one beside it stays as it was', async () => {
    const [other, printed] = [await finished(NUMBERS, 'a'), await finished(undefined, 'a')]
    expect(other.match.count).not.toBe(printed.match.count)
    const room = browser()
    const ids = await Promise.all([room.house.load(other.file), room.house.load(printed.file)])
    const pages = await Promise.all(ids.map((id, n) => room.house.replay(id, 0, [other, printed][n]?.match.count ?? 0, 1)))
    expect(pages.map(({ numbers }) => numbers)).toEqual([NUMBERS, undefined])
    expect(pages.map(({ moments }) => moments[0]?.view)).toEqual([other.match.view(0), printed.match.view(0)])
    expect(pages.map(({ outcome }) => outcome)).toMatchObject([other.match.outcome, printed.match.outcome])
    const file = JSON.parse(await room.house.file(ids[0] ?? ''))
    expect(file.config.numbers).toEqual(NUMBERS)
    expect(file.steps).toBe(JSON.parse(other.file).steps)
  })

  it('is played on with them, also after the page was closed, and stays in this browser', async () => {
    const { free, file } = await finished(NUMBERS, 'a')
    expect((await finished(undefined, 'a')).free).toBe(-1)
    const keeping = new MemoryKeeping()
    const first = browser(keeping)
    const id = await first.house.load(file)
    const next = await first.house.continue(id, { count: free, seat: 0, level: 'learner' }, 'Bo')
    // The page is closed and opened again.
    const room = browser(keeping)
    await room.say({ type: 'watch', match: next })
    expect(room.table(next).config.numbers).toEqual(NUMBERS)
    await room.asked(next)
    const { decision, view, count } = room.frame(next)
    expect([abilityIn(decision?.options ?? []) >= 0, runesOf(view)]).toEqual([true, 0])
    await room.choose(next, 0, abilityIn(decision?.options ?? []))
    await room.until(() => room.frame(next).count > count)
    await expect(room.house.handOver(next)).rejects.toMatchObject({ reason: 'not-allowed' })
    expect(room.warnings).toEqual([])
  })

  it('is explored with them, and the exploration as a file holds them', async () => {
    const { match, file } = await finished(NUMBERS, 'a')
    const room = browser()
    const kept = new Map<string, KeptExploration>()
    const explorer = new Explorer({
      ...room.around,
      explorations: { get: async (id) => kept.get(id) ?? null, put: async () => true, add: async (one) => void kept.set(one.id, one) },
      depth: { rounds: [], threads: 0 },
      tell: () => undefined,
    })
    const id = await explorer.begin({ from: { file }, source: null, nameless: '', count: match.count })
    const again = await explorer.begin({ from: { file: await explorer.file(id) }, source: null, nameless: '' })
    const { moments } = await explorer.moments(again, null, 0, match.count, 1)
    expect(moments[0]?.view).toEqual(match.view(0))
    expect(kept.get(again)?.config.numbers).toEqual(NUMBERS)
  })

  it('is refused with a reason where the game has no such number', async () => {
    const { file } = await finished(NUMBERS, 'a')
    const room = browser()
    const wrong = { ...JSON.parse(file), config: { seats: 2, numbers: { 'heroes.maggie.cost': 1 } } }
    await expect(room.house.load(JSON.stringify(wrong))).rejects.toMatchObject({
      reason: 'bad-file',
      message: expect.stringContaining('heroes.H-THI-2.cost (Maggie: cost)'),
    })
    expect(room.keeping.matches.size).toBe(0)
  })
})
