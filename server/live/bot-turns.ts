import { randomInt, randomUUID } from 'node:crypto'
import { pauseFor } from '@rulewright/bots'
import type { Seat } from '@rulewright/kernel'
import type { Level } from '@rulewright/wire'
import { TooSlow } from '../bots/crew.ts'
import { STAND_IN } from '../house.ts'
import type { Position } from '../match/position.ts'
import type { Table } from './table.ts'

/** After a failure, before a bot tries again; then twice as long, and again, for what fails always must not fill the house. */
const RETRY = 1000
const LONGEST_RETRY = 60_000

/** Lets the bots that are asked think, each in a thread; a table with people goes on meanwhile. */
export function botTurns(table: Table, position: Position): void {
  if (!table.led || position.outcome) return
  for (const { seat, kind, level } of table.seats) {
    if (kind === 'bot' && position.decisionOf(seat) && !table.thinking.has(seat)) {
      table.thinking.add(seat)
      answer(table, position, seat, level ?? STAND_IN)
        .then(() => {
          table.failures = 0
        })
        .catch((error: unknown) => {
          table.house.logger.warn({ match: table.id, seat, error }, 'a bot could not answer')
          return recover(table)
        })
        .finally(() => table.thinking.delete(seat))
        .then(() => again(table))
    }
  }
}

/** A row that could not be saved leaves the table without its position: it is read anew, as soon as that can be done. */
async function recover(table: Table): Promise<void> {
  for (;;) {
    await pass(Math.min(RETRY * 2 ** table.failures++, LONGEST_RETRY))
    try {
      return await table.run(() => showAnew(table))
    } catch (error) {
      table.house.logger.warn({ match: table.id, error }, 'a table could not be read')
    }
  }
}

/** The row may have been written for all that. */
async function showAnew(table: Table): Promise<void> {
  await table.standing()
  table.show()
}

/** A bot may be asked twice in a row, or again after its answer came too late. */
function again(table: Table): Promise<void> {
  return table.run(() => {
    if (table.position) botTurns(table, table.position)
  })
}

async function answer(table: Table, position: Position, seat: Seat, level: Level): Promise<void> {
  const { house } = table
  const decisionId = position.decisionIds[seat] ?? 0
  const options = position.decisionOf(seat)?.options.length ?? 0
  const seed = `${table.id} ${position.count}`
  // Nobody may read from the time what a bot could choose between: waiting for a thread does not count, an only option
  // waits as well, and the pause cannot be foretold.
  let begun = house.now()
  const index = await pick(table, position, seat, level, seed, options, () => {
    begun = house.now()
  })
  const took = house.now() - begun
  house.meters.botSeconds.observe(took / 1000)
  const pause = pauseFor(level, randomUUID()) * house.pace.botPause - took
  if (pause > 0) await pass(pause)
  await table.run(async () => {
    const now = table.position
    if (!now?.decisionOf(seat) || now.decisionIds[seat] !== decisionId || table.seats[seat]?.kind !== 'bot') return
    await table.commit('choose', seat, index)
    table.show()
  })
}

const pass = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds).unref())

async function pick(
  table: Table,
  position: Position,
  seat: Seat,
  level: Level,
  seed: string,
  options: number,
  begins: () => void,
): Promise<number> {
  try {
    const { game } = table.row
    return await table.house.bots.do({ do: 'pick', game, snapshot: position.match.snapshot(), seat, level, seed }, begins)
  } catch (error) {
    const why = error instanceof TooSlow ? 'a bot took too long' : 'a bot failed'
    table.house.logger.warn({ match: table.id, game: table.row.game, seat, level, error }, `${why}: a random choice is made`)
    return randomInt(options)
  }
}
