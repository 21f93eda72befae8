import type { User } from '@rulewright/wire'
import { create } from 'zustand'
import { service } from './http.ts'
import { socket } from './socket.ts'

interface SessionState {
  /** undefined: not asked yet; null: nobody. */
  readonly user: User | null | undefined
}

export const useSession = create<SessionState>(() => ({ user: undefined }))

/** Asks the server who we are. */
export async function refreshSession(): Promise<User | null> {
  const user = await service.me()
  useSession.setState({ user })
  return user
}

let signingIn: Promise<User | null> | null = null

/** Signs a visitor in as a guest, unless they are signed in already. */
export async function ensureSignedIn(): Promise<void> {
  const known = useSession.getState().user
  if (known) return
  signingIn ??= (async () => {
    const user = known === undefined ? await refreshSession() : null
    if (user) return user
    await service.signInAsGuest()
    return changedUser()
  })().finally(() => {
    signingIn = null
  })
  await signingIn
}

/** The socket is authenticated when it opens: after a change of user it is opened again. */
export async function changedUser(): Promise<User | null> {
  const user = await refreshSession()
  socket.reopen()
  return user
}
