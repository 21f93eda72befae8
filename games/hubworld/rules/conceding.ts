import { type Answer, type Decision, Ending, type Flow, type Pending, type Seat } from '@rulewright/kernel'
import type { HubworldPrompt } from './options.ts'
import { type HubworldState, playerAt } from './state.ts'
import { leaveGame } from './winning.ts'

/** Breaks off what a player who has conceded was doing; caught where that began. */
class BrokenOff extends Ending {
  readonly ends = 'what a player was doing'
}
const brokenOff = new BrokenOff()

export const hasConceded = (g: HubworldState, seat: Seat): boolean => g.conceded?.includes(seat) === true && playerAt(g, seat).inGame

/** HW-23.8 — seats that have conceded leave. Called only where nothing half done involves them; true when somebody left. */
export function letGo(g: HubworldState): boolean {
  if (g.conceded === undefined) return false
  const leaving = g.conceded.filter((seat) => playerAt(g, seat).inGame)
  if (leaving.length === 0) return false
  leaveGame(g, leaving, 'conceded')
  return true
}

/** For whoever catches a break-off: if conceding caused it, the seats that conceded leave now. */
export function breakOff(g: HubworldState, ending: unknown): void {
  if (!(ending instanceof BrokenOff)) throw ending
  letGo(g)
}

/** Plays a flow in which players may concede whenever anybody is asked. */
export function* untilBrokenOff(g: HubworldState, flow: Flow): Flow {
  let next = flow.next()
  while (!next.done) {
    const asked = next.value
    const answer: Answer = yield asked
    next = g.conceded !== undefined && breaksOff(g, asked, answer.seat) ? flow.throw(brokenOff) : flow.next(answer)
  }
}

/** What delver and defender decide between them, outside of abilities. */
const OF_A_DELVE: readonly HubworldPrompt[] = ['encounter', 'ability', 'barrier', 'presence', 'go-on', 'heat']

/** Whether a question need not be answered any more, as somebody has conceded. */
function breaksOff({ conceded = [], delve }: HubworldState, asked: Pending, seat: Seat): boolean {
  // What all players do at the same time is not broken off for one of them.
  if (!('prompt' in asked) || asked.prompt === 'council-limit') return false
  if (conceded.includes(seat)) return !canPass(asked)
  if (!delve || !OF_A_DELVE.some((prompt) => prompt === asked.prompt)) return false
  return conceded.includes(delve.delver) || conceded.includes(delve.defender)
}

const canPass = ({ options }: Decision): boolean => options.some((option) => option.do === 'pass' || option.do === 'done')
