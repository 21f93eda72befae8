import { randomInt } from 'node:crypto'
import type { Seat } from '@rulewright/kernel'
import type { Position } from '@rulewright/play'
import type { StandingOrder } from '../data/standing-orders.ts'
import type { Session } from './session.ts'

const NOTHING: ReadonlyMap<Seat, StandingOrder> = new Map()

/**
 * Passes for people who are away, as they arranged. What is passed depends only on the question, never on what the seat holds, and comes
 * after the same pause as every standing answer: neither whether nor when reveals anything.
 */
export class StandingOrders {
  readonly #session: Session
  #orders: ReadonlyMap<Seat, StandingOrder> = NOTHING
  readonly #waiting = new Set<Seat>()

  constructor(session: Session) {
    this.#session = session
  }

  async learn(): Promise<void> {
    const { house, id } = this.#session
    this.#orders = await house.store.standingOrders.of(id)
  }

  async settle(seat: Seat, order: StandingOrder): Promise<void> {
    const { house, id } = this.#session
    const isNothing = order.prompts.length === 0 && !order.untilTurn
    if (isNothing && !this.#orders.has(seat)) return
    if (isNothing) await house.store.standingOrders.drop(id, seat)
    else await house.store.standingOrders.set(id, seat, order)
    const orders = new Map(this.#orders)
    if (isNothing) orders.delete(seat)
    else orders.set(seat, order)
    this.#orders = orders
  }

  /** Lets people who are away pass after a while, where they arranged it for this question. */
  begin(position: Position): void {
    for (const seat of this.#orders.keys()) {
      if (this.#waiting.has(seat) || this.#passOf(position, seat) === null) continue
      this.#waiting.add(seat)
      const [from, to] = this.#session.house.timings.standing
      setTimeout(() => this.#pass(seat, position.decisionIds[seat]), randomInt(from, to)).unref()
    }
  }

  /** The option with which the seat passes; null: it is not asked, somebody is here to answer, or nothing was arranged for this. */
  #passOf(position: Position, seat: Seat): number | null {
    const { seats, attendance } = this.#session
    const decision = position.decisionOf(seat)
    const order = this.#orders.get(seat)
    if (!decision || !order || position.outcome || seats[seat]?.kind !== 'person' || attendance.isConnected(seat)) return null
    const index = decision.options.findIndex((option) => option.do === 'pass')
    if (index < 0) {
      // Its own turn has come.
      if (order.untilTurn) this.settle(seat, { ...order, untilTurn: false }).catch((error: unknown) => this.#warn(error))
      return null
    }
    return order.untilTurn || order.prompts.includes(decision.prompt) ? index : null
  }

  #pass(seat: Seat, decisionId: number | undefined): void {
    const session = this.#session
    this.#waiting.delete(seat)
    session
      .run(async () => {
        const { position } = session
        const index = position && position.decisionIds[seat] === decisionId ? this.#passOf(position, seat) : null
        if (index !== null) await session.answerFor(seat, index)
        else session.letOthersAnswer()
      })
      .catch((error: unknown) => this.#warn(error))
  }

  #warn(error: unknown): void {
    this.#session.house.logger.warn({ match: this.#session.id, error }, 'nobody could pass for somebody who is away')
  }
}
