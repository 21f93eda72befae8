import type { Game } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import type { Lesson, LessonRun } from '../../lesson.ts'
import { followLesson } from '../../test/drawn.ts'
import manifest from '../index.ts'
import { first } from '../lessons/first.ts'
import { second } from '../lessons/second.ts'
import type { HubworldEvent } from '../rules/events.ts'
import { hubworld } from '../rules/index.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { HubworldView } from '../rules/view.ts'
import { firstWords, secondWords } from '../words/lessons.ts'

const game: Game = hubworld

const follow = (lesson: Lesson, seen: (run: LessonRun, step: string) => void): LessonRun => followLesson(game, lesson, seen)

describe('what the lessons tell', () => {
  const view = (run: LessonRun) => run.match.view(0) as HubworldView
  const heardIn = (lesson: Lesson, until: string): readonly HubworldEvent[] => {
    const all: HubworldEvent[] = []
    follow(lesson, (run, step) => {
      if (step === until) all.push(...(run.takeEvents() as unknown as HubworldEvent[]))
    })
    return all
  }

  it('happens: the numbers the first lesson names are those of the table', () => {
    follow(first, (run, step) => {
      const { players, engagement } = view(run)
      const [me, rival] = players
      if (step === 'goal') expect(me?.score).toEqual([])
      if (step === 'actions') expect([me?.actions, me?.seeker.exhausted, me?.councilSize]).toEqual([3, true, 6])
      if (step === 'forge') expect(me?.grid[7]).toMatchObject({ key: 'waterfront-soakhouse', forged: false, cost: 1, row: 'back' })
      if (step === 'heat') expect([rival?.heat, run.match.decisionOf(0)?.options[0]]).toEqual([0, { do: 'pay', shards: 1 }])
      if (step === 'secure') expect(engagement).toMatchObject({ key: 'coroner-goodman', presence: 2 })
      if (step === 'answer') expect([me?.score.length, me?.grid[1]?.barrier, me?.actions]).toEqual([1, 1, 1])
      if (step === 'confront') expect([me?.grid[1]?.forged, rival?.grid[1]]).toMatchObject([true, { key: 'yowling-tezu', barrier: 1 }])
      if (step === 'leave') expect(run.match.decisionOf(0)?.options[0]).toEqual({ do: 'break', shards: 3 } satisfies HubworldOption)
      if (step === 'refresh') expect([me?.councilSize, me?.limits.council]).toEqual([6, 5])
      if (step === 'play-on') expect([view(run).round, me?.actions, me?.seeker.exhausted]).toEqual([3, 3, false])
    })
    const answered = heardIn(first, 'confront')
    expect(answered).toContainEqual({ type: 'delve-ended', seat: 1, success: false })
  })

  it('happens: the second lesson’s delve is beaten off, and its own one pays', () => {
    follow(second, (run, step) => {
      const { players, delve } = view(run)
      if (step === 'window') expect(delve).toMatchObject({ delver: 1, path: 'commons', row: 'front' })
      if (step === 'reaction') expect(players[0]?.grid[2]).toMatchObject({ key: 'asset-protection-hub', engaged: true })
      if (step === 'own-card') expect([delve, players[1]?.grid[2]?.barrier]).toEqual([null, 3])
      if (step === 'cheaper') expect(run.match.decisionOf(0)?.options[0]).toEqual({ do: 'pay', shards: 1 } satisfies HubworldOption)
      if (step === 'play-on') expect(players[0]?.shards).toBe(5)
    })
  })

  it('stands in the manifest in the order it is best played', async () => {
    const lessons = (await manifest.lessons?.()) ?? []
    expect(lessons.map(({ lesson, words }) => [lesson.id, words.title])).toEqual([
      ['first', firstWords.title],
      ['second', secondWords.title],
    ])
  })
})
