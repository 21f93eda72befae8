import type { QueuePlace } from '@rulewright/wire'
import { expect, it, vi } from 'vitest'
import { enter, leave, look, useQueue } from '../lobby/queue.ts'
import { service } from '../service/http.ts'
import { useSession } from '../service/session.ts'

it('an answer from before I entered does not let me forget that I wait', async () => {
  useSession.setState({ user: { id: 'me', name: 'Me', guest: true, email: null } })
  const waiting: QueuePlace = { state: 'waiting', games: ['duel'], people: 2, mode: 'live', since: 0, others: 0 }
  let answer: (place: QueuePlace) => void = () => {}
  const slow = new Promise<QueuePlace>((done) => {
    answer = done
  })
  vi.spyOn(service, 'queuePlace').mockReturnValue(slow)
  vi.spyOn(service, 'quickMatch').mockResolvedValue(waiting)
  vi.spyOn(service, 'leaveQueue').mockResolvedValue({ state: 'none' })
  const both = [look(), enter({ games: ['duel'], people: 2, mode: 'live' })]
  await new Promise((done) => setTimeout(done, 5))
  answer({ state: 'none' })
  await Promise.all(both)
  expect(useQueue.getState().place).toBe(waiting)
  await leave()
  expect(useQueue.getState().place).toEqual({ state: 'none' })
})
