import { type Answer, type Config, type Game, heard, Match, type Seat, type Told } from '@rulewright/kernel'
import type { Frame } from '@rulewright/wire'

/** What a viewer may be told at a moment of a match; as text, which is how it travels. */
interface Allowed {
  readonly view: string
  readonly events: string
  readonly decision: string
  readonly obstacles: string
}

/** What a viewer (null: a spectator) of a match may be told at each moment, from the rules alone. */
export function allowed(game: Game, config: Config, seed: string, choices: readonly Answer[], seat: Seat | null): readonly Allowed[] {
  let ear: Told[] = []
  const match = Match.start(game, config, seed, (told) => ear.push(told))
  const moments: Allowed[] = []
  const look = () => {
    const decision = seat === null ? null : match.decisionOf(seat)
    moments.push({
      view: JSON.stringify(match.view(seat)),
      events: JSON.stringify(ear.map((told) => heard(told, seat)).filter((event) => event !== null)),
      decision: question(decision),
      obstacles: JSON.stringify((seat !== null && game.obstacles?.(match.state, seat, decision)) || []),
    })
    ear = []
  }
  look()
  for (const { seat: by, index } of choices) {
    match.choose(by, index)
    look()
  }
  return moments
}

const question = (d: { prompt: string; rule: string; options: readonly unknown[] } | null) =>
  JSON.stringify(d && [d.prompt, d.rule, d.options])

const FIELDS = 'type,match,seat,rowSeq,count,since,news,view,decision,waiting,clocks,outcome,canUndo'

/** Whether a frame holds what its seat is allowed at that moment, and nothing else. */
export function isAllowed({ re: _, ...frame }: Frame, seat: Seat | null, moments: readonly Allowed[]): boolean {
  const moment = moments[frame.count]
  return (
    Object.keys(frame).join() === FIELDS &&
    frame.seat === seat &&
    JSON.stringify(frame.view) === moment?.view &&
    question(frame.decision) === moment.decision &&
    frame.news.every((news) => JSON.stringify(news.events) === moments[news.count]?.events)
  )
}
