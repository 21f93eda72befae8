import type { QueuePlace, QuickMatch } from '@rulewright/wire'
import { create } from 'zustand'
import { randomNumber } from '../match/share.ts'
import { service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'

/** The server drops people who have not polled for a while: this is well below that. */
const LOOK = 2_000

/** My place in the queue for a match; kept up to date on every page of the app. */
export const useQueue = create<{ readonly place: QueuePlace }>(() => ({ place: { state: 'none' } }))

let timer: ReturnType<typeof setTimeout> | null = null
/** One request after the other: an older answer would undo a newer one. */
let line: Promise<unknown> = Promise.resolve()

function take(place: QueuePlace): void {
  useQueue.setState({ place })
  if (timer) clearTimeout(timer)
  timer = place.state === 'waiting' ? setTimeout(() => void look(), LOOK) : null
}

function ask(answer: () => Promise<QueuePlace>): Promise<void> {
  const asked = line.then(answer).then(take)
  line = asked.catch(() => {})
  return asked
}

/** Asks for my place in the queue; if the server does not answer now, it may later. */
export const look = (): Promise<void> => ask(() => service.queuePlace().catch(() => useQueue.getState().place))

export async function enter(wish: Omit<QuickMatch, 'number'>): Promise<void> {
  await ensureSignedIn()
  await ask(() => service.quickMatch({ ...wish, number: randomNumber() }))
}

export const leave = (): Promise<void> => ask(() => service.leaveQueue())

/** I have been taken to the table: the server need not report it again. */
export const arrived = (): Promise<void> => ask(() => service.leaveQueue().catch((): QueuePlace => ({ state: 'none' })))
