import type { Budget } from '@rulewright/bots'
import type { Seat, Snapshot } from '@rulewright/kernel'
import type { Surroundings } from '../surroundings.ts'
import type { Opinion } from './protocol.ts'

/** A decision to think about. */
interface Question {
  readonly id: string
  readonly rowSeq: number
  readonly game: string
  readonly snapshot: Snapshot
  readonly seat: Seat
  readonly options: number
}

/** How long the bots look at a question: in rounds, so that the first opinion comes soon and each makes it firmer. */
export interface Depth {
  readonly rounds: readonly Budget[]
  /** How many think at once. */
  readonly threads: number
}

/** The bots' opinion of one question at a time: several think independently, and their results are combined. */
export class Opinions {
  #about: symbol | null = null

  constructor(
    readonly around: Pick<Surroundings, 'think' | 'warn'>,
    readonly depth: Depth,
    readonly tell: (opinion: Opinion) => void,
  ) {}

  /** Results of thinking still under way are discarded. */
  stop(): void {
    this.#about = null
  }

  async begin({ id, rowSeq, game, snapshot, seat, options }: Question): Promise<void> {
    const about = Symbol('question')
    this.#about = about
    const visits = new Float64Array(options)
    const worths = new Float64Array(options)
    const tell = (thinking: boolean) => {
      const found = Array.from(visits, (n, index) => ({ visits: n, worth: n === 0 ? 0 : (worths[index] ?? 0) / n }))
      this.tell({ id, rowSeq, seat, options: found, thinking })
    }
    const rounds = this.depth.rounds.entries()
    const think = async () => {
      for (const [n, budget] of rounds) {
        const judged = await this.around.think({ do: 'judge', game, snapshot, seat, seed: `${id} ${rowSeq} ${n}`, budget })
        if (this.#about !== about) return
        for (const [index, one] of judged.entries()) {
          visits[index] = (visits[index] ?? 0) + one.visits
          worths[index] = (worths[index] ?? 0) + one.visits * one.worth
        }
        tell(true)
      }
    }
    try {
      await Promise.all(Array.from({ length: this.depth.threads }, think))
    } catch (error) {
      this.around.warn(`a question of exploration ${id} could not be thought about`, error)
    }
    if (this.#about !== about) return
    this.#about = null
    tell(false)
  }
}
