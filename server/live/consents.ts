import type { Seat } from '@rulewright/kernel'
import { choicesInForce, type UndoWish } from '@rulewright/play'
import type { TableInfo } from '@rulewright/wire'
import type { Session } from './session.ts'

/** Whose consent an undo needs: everybody else who plays, and absent people who played some of it. */
export class Consents {
  readonly #session: Session
  /** The request looked into, and whose choices it would take back although bots have their seats now. */
  #known: { readonly rowSeq: number; readonly away: readonly Seat[] } | null = null

  constructor(session: Session) {
    this.#session = session
  }

  /** Seats whose people must agree before the choices from `to` on are taken back. */
  async wanted(seat: Seat, to: number): Promise<Seat[]> {
    return [...this.#session.othersThan(seat), ...(await this.#awayOf(seat, to))]
  }

  /** Looks into a request, if there is one: the log says who played what. */
  async learn(): Promise<void> {
    const wish = this.#session.position?.undo
    if (!wish || this.#known?.rowSeq === wish.rowSeq) return
    this.#known = { rowSeq: wish.rowSeq, away: await this.#awayOf(wish.seat, wish.to) }
  }

  /** The open request to take back, with who still has to agree. Bots and one's own other seats agree to everything. */
  request(): TableInfo['undo'] {
    const wish = this.#session.position?.undo
    if (!wish) return null
    const { seat, rowSeq, agreed } = wish
    return { seat, rowSeq, needs: this.#missing(wish), agreed: [...agreed] }
  }

  /** Who has not agreed yet. Until a request was looked into, nobody's consent is taken for granted. */
  #missing({ seat, rowSeq, agreed }: UndoWish): Seat[] {
    const away = this.#known?.rowSeq === rowSeq ? this.#known.away : this.#ownedByOthers(seat)
    return [...this.#session.othersThan(seat), ...away].filter((s) => !agreed.includes(s))
  }

  /** Seats that bots play for other people. */
  #ownedByOthers(seat: Seat): Seat[] {
    const { seats } = this.#session
    const mine = seats[seat]?.user_id
    return seats.filter((s) => s.kind === 'bot' && s.user_id !== null && s.user_id !== mine).map((s) => s.seat)
  }

  async #awayOf(seat: Seat, to: number): Promise<Seat[]> {
    const { house, id } = this.#session
    const owned = this.#ownedByOthers(seat)
    if (owned.length === 0) return []
    const gone = choicesInForce(await house.logs.rows(id)).slice(to)
    return owned.filter((owner) => gone.some((row) => row.seat === owner && !row.bot))
  }
}
