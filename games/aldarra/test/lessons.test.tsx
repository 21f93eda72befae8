import { type Decision, type Game, type Names, plain } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { type Lesson, LessonRun, playLesson } from '../../lesson.ts'
import manifest from '../index.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'
import { en } from '../words/en.ts'

const names: Names = { you: 0, of: (seat) => ['You', 'Rival'][seat] ?? 'somebody' }
const game: Game = await manifest.rules()
const taught = (await manifest.lessons?.()) ?? []

/** Plays a lesson, and hands every moment of it to a witness. */
function witness(lesson: Lesson, see: (run: LessonRun, step: string) => void): LessonRun {
  const run = new LessonRun(game, lesson)
  while (run.step) {
    see(run, run.step.id)
    if (run.step.choose) run.choose(run.allowed?.[0] ?? -1)
    else run.next()
  }
  return run
}

describe('the lessons of Aldarra', () => {
  it('are two: a first round, and combat in full', () => {
    expect(taught.map(({ lesson }) => lesson.id)).toEqual(['first', 'second'])
    expect(taught.map(({ lesson }) => playLesson(game, lesson))).toEqual([13, 10])
  })

  it.each(taught)('$lesson.id: what may be pressed is one thing', ({ lesson }) => {
    witness(lesson, (run, step) => {
      if (run.step?.choose) expect(run.allowed, step).toHaveLength(1)
    })
  })

  it('first: five points in four ways, as told', () => {
    const [{ lesson } = { lesson: null }] = taught
    if (!lesson) throw new Error('there is a first lesson')
    const said: string[] = []
    const points: [string, number][] = []
    const run = witness(lesson, (now, step) => {
      for (const event of now.takeEvents()) said.push(event.type)
      const { vp } = (now.match.view(0) as AldarraView).players[0] ?? { vp: -1 }
      if (points.at(-1)?.[1] !== vp) points.push([step, vp])
    })
    expect(points).toEqual([
      ['goal', 0],
      ['attack', 1],
      ['crystals', 2],
      ['buy', 4],
      ['grow', 5],
    ])
    expect(said).toEqual(expect.arrayContaining(['explored', 'claimed', 'combat-over', 'mined', 'bought']))
    expect(run.match.decisionOf(0)?.prompt).toBe('activate')
    expect((run.match.view(0) as AldarraView).players[0]?.tokens).toBe(3)
  })

  it('second: the Cruiser falls before it fires, the Engineer behind it next, and nobody of yours is lost', () => {
    const lesson = taught[1]?.lesson
    if (!lesson) throw new Error('there is a second lesson')
    const lost: unknown[] = []
    const prompts: string[] = []
    const run = witness(lesson, (now) => {
      for (const event of now.takeEvents()) if (event.type === 'destroyed') lost.push(event)
      prompts.push(now.match.decisionOf(0)?.prompt ?? '')
    })
    expect(lost).toEqual([expect.objectContaining({ seat: 1, unit: 2 }), expect.objectContaining({ seat: 1, unit: 4 })])
    expect(new Set(prompts)).toEqual(new Set(['activate', 'mode', 'call', 'intercept', 'window', 'delay', 'hit', 'retreat']))
    expect((run.match.view(0) as AldarraView).players[0]?.vp).toBe(1)
  })
})

describe('a question says what the answer costs and does', () => {
  it('in the words of both lessons', () => {
    const read = new Set<string>()
    for (const { lesson } of taught)
      witness(lesson, (run) => {
        const decision = run.match.decisionOf(0) as Decision<AldarraOption> | null
        const view = run.match.view(0) as AldarraView
        if (!decision) return
        read.add(plain(en.prompt(decision, view, names)))
        for (const option of decision.options) read.add(plain(en.option(option, view, names, decision)))
      })
    for (const words of [
      'Place an Order: in which territory? It is your last this round.',
      'Move to here (call ships in)',
      'Rival’s Frigate (armor 1: destroyed)',
      'Rival’s Engineer (armor 2: only damaged)',
      'Timber Rights: 1 VP',
      'Buy Victory Points? You have 15 Coins and 4 Crystals.',
      'Build: you have 15 Coins.',
      'Outpost at Crystal Deposit C4 (2 Coins)',
    ])
      expect(read).toContain(words)
  })
})
