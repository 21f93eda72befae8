import { games } from '@rulewright/games'
import { below, type Game, seedRandom } from '@rulewright/kernel'
import { type FrameBody, frameOf, Position } from '@rulewright/play'
import { FrameReader } from '@rulewright/wire'
import { duel } from '../../kernel/test/games/duel.ts'
import { LIMITS } from '../../server/house.ts'
import { ShownViews } from '../../server/live/shown-views.ts'
import { median, worked } from '../measure.ts'
import { plainConfig } from '../positions.ts'

// What is sent for a choice: whole frames, and only the changes of their views; in bytes, and in the CPU time it takes to write them.

interface FrameCosts {
  /** For one seat and choice, the mean. */
  readonly bytesWhole: number
  readonly bytesOfView: number
  readonly bytes: number
  /** Writing the text of a frame whose view exists already: the median of alternating rounds. */
  readonly microsecondsWhole: number
  readonly microseconds: number
}

const MATCHES = 3
const CHOICES = 150
const ROUNDS = 9

/** The frames of some matches of random choices, by the match and who looks. */
function framesOf(game: Game): FrameBody[][] {
  const all: FrameBody[][] = []
  for (let n = 0; n < MATCHES; n++) {
    const config = plainConfig(game)
    const position = Position.read({ game, config, seed: `frames ${n}`, startedAt: 0, clock: null, redeals: [] }, null, [])
    const random = seedRandom(`frames ${n}`)
    const seats = [...Array.from({ length: config.seats }, (_, seat) => seat), null]
    const seen: FrameBody[][] = seats.map(() => [])
    for (let choice = 0; choice < CHOICES && position.match.first; choice++) {
      const before = seats.map((seat) => position.seqFor(seat))
      const { seat, options } = position.match.first
      position.follow({ match: 'm', seq: position.rowSeq + 1, seat, index: below(random, options.length), kind: 'choose', at: 0 })
      for (const [n, eyes] of seats.entries()) {
        const since = before[n] ?? 0
        // As JSON reads it: the rules go on changing what a view is made of.
        const frame = frameOf('abcdefgh2345', position, eyes, since, position.newsSince(eyes, since), 0)
        seen[n]?.push(JSON.parse(JSON.stringify(frame)))
      }
    }
    all.push(...seen)
  }
  return all
}

/** Every frame is written, and must read back the same. */
function bytesOf(rows: readonly FrameBody[][]): number {
  let bytes = 0
  for (const row of rows) {
    const [views, reader] = [new ShownViews(LIMITS.wholeFrames, 1, () => 0), new FrameReader()]
    for (const frame of row) {
      const text = `{"type":"frame",${views.next(frame)}`
      bytes += text.length
      const read = reader.read(JSON.parse(text))
      if (!('message' in read) || JSON.stringify(read.message) !== JSON.stringify({ type: 'frame', ...frame }))
        throw new Error('a frame was not read as it was written')
    }
  }
  return bytes
}

function timed(rows: readonly FrameBody[][], write: () => (frame: FrameBody) => string): number {
  const begun = worked()
  let length = 0
  for (let turn = 0; turn < 4; turn++)
    for (const row of rows) {
      const text = write()
      for (const frame of row) length += text(frame).length
    }
  if (length === 0) throw new Error('nothing was written')
  return ((worked() - begun) * 1000) / (4 * rows.reduce((sum, row) => sum + row.length, 0))
}

export async function benchFrames(say: (text: string) => void): Promise<Readonly<Record<string, FrameCosts>>> {
  const all = [duel, ...(await Promise.all(games.map((manifest) => manifest.rules())))]
  const report: Record<string, FrameCosts> = {}
  for (const game of all) {
    const rows = framesOf(game)
    const count = rows.reduce((sum, row) => sum + row.length, 0)
    const [whole, changes]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      whole.push(timed(rows, () => (frame) => JSON.stringify(frame)))
      changes.push(
        timed(rows, () => {
          const views = new ShownViews(LIMITS.wholeFrames, 1, () => 0)
          return (frame) => views.next(frame)
        }),
      )
    }
    const sum = (measure: (frame: FrameBody) => number) => rows.flat().reduce((total, frame) => total + measure(frame), 0)
    const tidy = (value: number) => Math.round(10 * value) / 10
    report[game.id] = {
      bytesWhole: Math.round(sum((frame) => JSON.stringify(frame).length) / count),
      bytesOfView: Math.round(sum((frame) => JSON.stringify(frame.view).length) / count),
      bytes: Math.round(bytesOf(rows) / count),
      microsecondsWhole: tidy(median(whole)),
      microseconds: tidy(median(changes)),
    }
    say(`  ${game.id}: ${JSON.stringify(report[game.id])}`)
  }
  return report
}
