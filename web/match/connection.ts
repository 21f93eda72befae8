import type { Analysis, AnalysisAct, ClientMessage, ContinueMatch, ReplayPage, SeatRequest, ServerMessage, Winning } from '@rulewright/wire'
import { createContext, useContext } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import { served } from '../service/connection.ts'

type Unnumbered<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never
/** A message as it is sent; the connection numbers it. */
export type Outgoing = Unnumbered<ClientMessage>

export interface LinkState {
  readonly link: 'idle' | 'connecting' | 'open' | 'lost' | 'offline' | 'restarting' | 'outdated'
  /** When the next attempt begins (milliseconds since 1970). */
  readonly retryAt: number
  /** The table's clock minus ours. */
  readonly skew: number
}

/**
 * The connection to wherever a match is kept: a server, or this browser's own worker. The table does not know which; both speak the
 * wire's messages.
 */
export interface Connection {
  readonly useLink: UseBoundStore<StoreApi<LinkState>>
  /** `opened` runs at every (re)connection; returns how to stop listening. */
  listen(hear: (message: ServerMessage) => void, opened: () => void): () => void
  /** Returns the number the answer will carry; −1: there is no connection. */
  send(message: Outgoing): number
  /** Runs once we are connected and signed in. */
  whenKnown(run: () => void): Promise<void>
  /** As this seat (or any spectator) saw it. */
  replay(match: string, seat: number | null, from: number, limit: number): Promise<ReplayPage>
  winning(match: string): Promise<Winning>
  /** The analysis so far, after an optional request. Only where a match can be analysed. */
  analysis?(match: string, act: AnalysisAct['do'] | null): Promise<Analysis>
  /** The match as a file. */
  file(match: string): Promise<string>
  /** A new match from a moment of this one; returns its address. */
  continue(match: string, wish: ContinueMatch): Promise<string>
  /** Begins to explore a finished match from one of its moments; returns the address. */
  explore?(match: string, count: number): Promise<string>
  /** Moves a match to the server, with these seats, and returns its address there; not for one that is already there. */
  readonly move?: ((match: string, seats: readonly SeatRequest[]) => Promise<string>) | undefined
  /** Reports whether there is still something to be shown: local bots wait for it. */
  readonly showing?: (isBusy: boolean) => void
  /** Whether others can be at the table, and open its links. */
  readonly shared: boolean
  /** Every question is asked: standing wishes are ignored. */
  readonly guided?: boolean
  /** One person tries what might have been for several seats: nothing is hidden from them, and every question is asked. */
  readonly exploring?: boolean
  /** The address of a table, and of its replay. */
  tablePath(match: string): string
  replayPath(match: string): string
}

const ConnectionContext = createContext<Connection>(served)

/** Around the pages of a match that is not kept on the server. */
export const ConnectedTo = ConnectionContext

export const useConnection = (): Connection => useContext(ConnectionContext)
