import type { Obstacle } from '@rulewright/kernel'
import type { MessageOf, Why } from '@rulewright/wire'
import type { Position } from './position.ts'

const NOTHING: readonly Obstacle[] = []

/** Answers why something a seat may expect to do is not on offer, by the rules, from what the seat may know. */
export function whyNot(position: Position, { id, match, seat }: MessageOf<'why'>): Why {
  const { game, state } = position.match
  const found = position.outcome ? NOTHING : (game.obstacles?.(state, seat, position.decisionOf(seat)) ?? NOTHING)
  return { type: 'why', re: id, match, seat, rowSeq: position.seqFor(seat), obstacles: found.map((each) => ({ ...each })) }
}
