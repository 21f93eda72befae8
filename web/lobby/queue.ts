import type { QueuePlace, QuickMatch } from '@rulewright/wire'
import { create } from 'zustand'
import { randomNumber } from '../match/share.ts'
import { service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'

/** The server lets go who has not looked for a while: this is well below. */
const LOOK = 2_000

/** Where I stand among those who look for a match; it is looked after on every page of the app. */
export const useQueue = create<{ readonly place: QueuePlace }>(() => ({ place: { state: 'none' } }))

let timer: ReturnType<typeof setTimeout> | null = null

function take(place: QueuePlace): void {
  useQueue.setState({ place })
  if (timer) clearTimeout(timer)
  timer = place.state === 'waiting' ? setTimeout(() => void look(), LOOK) : null
}

/** Asks where I stand; what the server does not answer now it may answer later. */
export async function look(): Promise<void> {
  take(await service.queuePlace().catch(() => useQueue.getState().place))
}

export async function enter(wish: Omit<QuickMatch, 'number'>): Promise<void> {
  await ensureSignedIn()
  take(await service.quickMatch({ ...wish, number: randomNumber() }))
}

export async function leave(): Promise<void> {
  take(await service.leaveQueue())
}

/** I have been led to the table. */
export const arrived = (): void => take({ state: 'none' })
