import type { WebSocket } from 'ws'
import type { Dial, Player } from './player.ts'

// boardgame.io speaks socket.io; a plain socket that speaks just enough of it costs no more than ours.

interface PeerState {
  readonly G: {
    readonly deck: number
    readonly hands: readonly (readonly number[] | number)[]
    readonly drew: boolean
  }
  readonly ctx: { readonly currentPlayer: string; readonly activePlayers: Readonly<Record<string, string>> | null }
  readonly _stateID: number
}

const EVENT = '42/duel,'

export class PeerPlayer implements Player {
  onTurn: (() => void) | null = null
  latencies: number[] = []
  readonly #id: string
  #socket: WebSocket | null = null
  #state: PeerState | null = null
  #sent = 0
  #sentAt = -1

  constructor(
    readonly url: string,
    readonly match: string,
    seat: 0 | 1,
  ) {
    this.#id = String(seat)
  }

  get isAsked(): boolean {
    const state = this.#state
    if (!state || this.#sentAt === state._stateID) return false
    const { activePlayers, currentPlayer } = state.ctx
    return activePlayers ? this.#id in activePlayers : currentPlayer === this.#id
  }

  open(dial: Dial): Promise<void> {
    const socket = dial(`${this.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      origin: this.url.replace('127.0.0.1', 'localhost'),
    })
    this.#socket = socket
    return new Promise((done, fail) => {
      socket.on('error', fail)
      socket.on('message', (data) => {
        const text = String(data)
        if (text === '2') socket.send('3')
        else if (text.startsWith('0')) socket.send('40/duel,')
        else if (text.startsWith('40/duel,')) this.#emit(['sync', this.match, this.#id, null, 2])
        else if (text.startsWith(EVENT)) this.#hear(JSON.parse(text.slice(EVENT.length)), done)
      })
    })
  }

  #emit(event: readonly unknown[]): void {
    this.#socket?.send(EVENT + JSON.stringify(event))
  }

  #hear(event: readonly [string, string, { state: PeerState } & PeerState], done: () => void): void {
    const [name, , payload] = event
    if (name === 'sync') {
      this.#state = payload.state
      done()
    } else if (name === 'update') {
      this.#state = payload
      if (this.#sentAt >= 0 && payload._stateID === this.#sentAt + 1) {
        this.latencies.push(performance.now() - this.#sent)
        this.#sentAt = -1
      }
    } else return
    if (this.isAsked) this.onTurn?.()
  }

  choose(): void {
    const state = this.#state
    if (!state) return
    const [type, ...args] = this.#firstMove(state)
    this.#sent = performance.now()
    this.#sentAt = state._stateID
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.#id, credentials: null } }
    this.#emit(['update', action, state._stateID, this.match, this.#id])
  }

  #firstMove({ G, ctx }: PeerState): readonly [string, ...number[]] {
    if (ctx.activePlayers) return ['pass']
    if (!G.drew && G.deck > 0) return ['draw']
    const hand = G.hands[Number(this.#id)]
    const card = Array.isArray(hand) ? hand[0] : undefined
    return typeof card === 'number' ? ['play', card] : ['skip']
  }
}
