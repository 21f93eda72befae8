import type { Herald, House } from './house.ts'
import type { Sessions } from './live/sessions.ts'
import type { Notices } from './notify/notices.ts'

/** Notifies other processes through the database. The log's rows announce themselves as they are committed. */
export function makeHerald(house: () => House, notices: () => Notices): Herald {
  const say = (payload: string) => {
    const { store, logger } = house()
    if (store.db.kind === 'pglite') return
    store.db.say(payload).catch((error: unknown) => logger.warn({ error }, 'other processes could not be told'))
  }
  return {
    table: (match) => say(`table ${house().process} ${match}`),
    chat: (match, line) => say(`chat ${house().process} ${match}:${line}`),
    shutOuts: (user) => say(`shut-outs ${house().process} ${user}`),
    turn: (match, game, user) => {
      notices()
        .yourTurn(match, game, user, house().now())
        .catch((error: unknown) => house().logger.warn({ match, error }, 'a turn could not be told'))
    },
    invited: (match, game, user) => {
      notices()
        .invited(match, game, user)
        .catch((error: unknown) => house().logger.warn({ match, error }, 'an invitation could not be told'))
    },
  }
}

/** Listens to other processes. */
export function hear(sessions: Sessions, payload: string): void {
  const [what, from, about = ''] = payload.split(' ')
  if (from === sessions.house.process) return
  if (what === 'shut-outs') {
    sessions.shutOuts
      .learn(about)
      .catch((error: unknown) => sessions.house.logger.warn({ error }, 'whom somebody does not read was missed'))
    return
  }
  const items = about.split(',').map((item) => item.split(':'))
  for (const [match = '', number = '0'] of items) {
    if (what === 'log') sessions.catchUp(match)
    if (what === 'table') sessions.refresh(match)
    if (what === 'chat')
      sessions
        .chatted(match, Number(number))
        .catch((error: unknown) => sessions.house.logger.warn({ match, error }, 'a chat line was missed'))
  }
}
