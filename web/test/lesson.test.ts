import { findGame } from '@rulewright/games'
import type { Frame, ServerMessage } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { LessonConnection } from '../lesson/lesson-connection.ts'

async function begun(from = 0) {
  const manifest = findGame('hubworld')
  const [rules, lessons] = await Promise.all([manifest?.rules(), manifest?.lessons?.()])
  const [taught] = lessons ?? []
  if (!rules || !taught) throw new Error('Hubworld has a first lesson')
  const lesson = new LessonConnection(rules, taught, ['You', 'Pip'], from)
  const heard: ServerMessage[] = []
  lesson.listen(
    (message) => heard.push(message),
    () => lesson.send({ type: 'watch', match: 'lesson' }),
  )
  await Promise.resolve()
  const frame = () => heard.findLast((message): message is Frame => message.type === 'frame')
  const choose = async (choice: number, decisionId = frame()?.decision?.decisionId ?? -1) => {
    lesson.send({ type: 'choose', match: 'lesson', seat: taught.lesson.seat, decisionId, choice })
    await Promise.resolve()
  }
  return { lesson, heard, frame, choose, steps: taught.lesson.steps.length }
}

describe('a lesson as a table sees it', () => {
  it('is played to its end by what is on offer, and what is read goes on by itself', async () => {
    const { lesson, frame, choose, steps } = await begun()
    for (let n = 0; n < 200 && lesson.useCoach.getState().at < steps; n++) {
      if (lesson.useCoach.getState().reads) lesson.next()
      else await choose(0)
      expect(frame()?.outcome).toBeNull()
    }
    expect(lesson.useCoach.getState()).toMatchObject({ at: steps, of: steps, says: '' })
  })

  it('says something at every step and offers only what the step is about', async () => {
    const { lesson, frame } = await begun()
    expect(lesson.useCoach.getState().says.length).toBeGreaterThan(20)
    expect(frame()?.decision).toBeNull()
    lesson.next()
    expect(frame()?.decision?.options.length).toBe(1)
  })

  it('goes back a step, and begins where it was left', async () => {
    const { lesson } = await begun(4)
    expect(lesson.useCoach.getState().at).toBe(4)
    lesson.back()
    expect(lesson.useCoach.getState().at).toBe(3)
  })

  it('says why not: what the rules have against it, and what the step is not about', async () => {
    const { lesson, heard, frame } = await begun()
    lesson.next()
    lesson.send({ type: 'why', match: 'lesson', seat: 0 })
    await Promise.resolve()
    const why = heard.at(-1)
    if (why?.type !== 'why') throw new Error('it was asked')
    const offered = new Set(frame()?.decision?.options.map((option) => JSON.stringify(option)))
    expect(why.obstacles.some(({ option }) => offered.has(JSON.stringify(option)))).toBe(false)
    expect(new Set(why.obstacles.map((each) => each.why)).size).toBeGreaterThan(1)
    expect(why.obstacles.map((each) => each.why)).toContain('lesson')
  })

  it('refuses a click that comes too late, and gives no standing answer', async () => {
    const { lesson, heard, choose, frame } = await begun()
    lesson.next()
    const { rowSeq } = frame() ?? { rowSeq: -1 }
    await choose(0, rowSeq - 1)
    expect(heard.at(-1)).toMatchObject({ type: 'refused', reason: 'stale' })
    lesson.send({ type: 'choose', match: 'lesson', seat: 0, decisionId: rowSeq, choice: 0, standing: true })
    await Promise.resolve()
    expect(lesson.useCoach.getState().at).toBe(1)
  })
})
