import type { WebSocket } from 'ws'

export type Dial = (address: string, headers: Record<string, string>) => WebSocket

/** One seat of one match, at the other end of a socket. It always takes the first option. */
export interface Player {
  readonly isAsked: boolean
  onTurn: (() => void) | null
  /** From sending a choice to its acknowledgement, in milliseconds. */
  latencies: number[]
  open(dial: Dial): Promise<void>
  choose(): void
}
