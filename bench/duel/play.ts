import { type ArenaGame, type ArenaTask, type Bot, playWith } from '@rulewright/bots'
import type { DuelSide } from './load.ts'
import { Twins } from './twins.ts'

/** Plays a game of the arena in which the first bot is ours and the second theirs. */
export async function playDuel([ours, theirs]: readonly [DuelSide, DuelSide], { game, arena, seating }: ArenaTask): Promise<ArenaGame> {
  const [first, second] = arena.bots
  if (!first || !second) throw new Error('a duel needs two bots')
  const [ourGame, theirGame] = await Promise.all([ours.learnGame(game), theirs.learnGame(game)])
  const { config } = arena
  const match = new Twins(ours.startMatch(ourGame, config, seating.seed), theirs.startMatch(theirGame, config, seating.seed))
  const players = seating.seats.map(
    (bot, seat): Bot => (bot === 0 ? ours.botFor(first) : lookingAt(match.theirs, seat, theirs.botFor(second))),
  )
  return playWith(match, players, 2, seating)
}

/** A bot that looks at the match as its own side knows it. */
const lookingAt = (match: Twins['theirs'], seat: number, bot: Bot): Bot => ({
  name: bot.name,
  get iterations() {
    return bot.iterations ?? 0
  },
  choose: (_, seed) => bot.choose(match.observer(seat), seed),
})
