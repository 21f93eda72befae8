import type { Connection } from '../match/connection.ts'
import { service } from './http.ts'
import { ensureSignedIn } from './session.ts'
import { socket, useLink } from './socket.ts'

/** Matches on the server: live ones over the socket, finished ones over HTTP. */
export const served: Connection = {
  useLink,
  listen: (hear, opened) => socket.listen(hear, opened),
  send: (message) => socket.send(message),
  async whenKnown(run) {
    await ensureSignedIn()
    socket.whenOpen(run)
  },
  replay: service.replay,
  winning: service.winning,
  async analysis(match, act) {
    if (act === null) return service.analysis(match)
    await ensureSignedIn()
    return service.analyse(match, { do: act })
  },
  file: service.file,
  async continue(match, wish) {
    await ensureSignedIn()
    const { match: next } = await service.continue(match, wish)
    return `/match/${next}`
  },
  async explore(match, count) {
    const [whole, { exploreWhole }] = await Promise.all([service.whole(match), import('../local/begin.ts')])
    return exploreWhole(whole, `/replay/${match}`, count)
  },
  shared: true,
  tablePath: (match) => `/match/${match}`,
  replayPath: (match) => `/replay/${match}`,
}
