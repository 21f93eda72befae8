import { type Event, heard, Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { mover } from '@rulewright/testkit/prove'
import { alderquest } from '../rules/index.ts'
import type { AlderquestView } from '../rules/view.ts'

interface RandomMatch {
  /** All events that seat 0 has heard and that have not been removed yet. */
  readonly events: Event[]
  readonly view: () => AlderquestView
  /** Makes one choice; false when the match is over. */
  readonly playOn: () => boolean
}

/** A match with the default settings, played at random and heard from seat 0. */
export function randomMatch(seats: number, seed: string): RandomMatch {
  const config = parseConfig(alderquest, { seats })
  if (!config.ok) throw new Error('the defaults must be legal')
  const events: Event[] = []
  const match: Match = Match.start(alderquest, config.value, seed, (told) => {
    const event = heard(told, 0)
    if (event) events.push(event)
  })
  const random = seedRandom(seed)
  return {
    events,
    view: () => alderquest.view(match.state as Parameters<typeof alderquest.view>[0], 0),
    playOn() {
      const answer = match.first && mover(match, random)
      if (!answer) return false
      match.choose(answer.seat, answer.index)
      return true
    },
  }
}
