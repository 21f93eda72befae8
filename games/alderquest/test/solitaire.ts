import { type AlderTable, type Literal, table } from './table.ts'

export const solo = (literal: Literal = {}): AlderTable => table({ mode: 'solo', ...literal })

/** Ends the turn: the Rival turn follows. */
export const rivalTurn = (literal: Literal = {}): AlderTable => solo({ board: '1 G T B H', ...literal }).choose({ do: 'end' })

/** The same on an empty Board and without a Rival Stack, so that only the Automa cards do anything. */
export const bareRivalTurn = (literal: Literal): AlderTable =>
  solo({ board: '', ...literal, solo: { stack: '', ...literal.solo } }).choose({ do: 'end' })

/** Cards of a class that no rival Hero here has: they only take effect. */
export const IDLE = ['MN-GUA-4', 'MN-GUA-4', 'MN-GUA-6'] as const
