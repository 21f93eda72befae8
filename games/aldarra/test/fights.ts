import { type AldarraTable, type Position, table } from './table.ts'

/** A combat at (0,0) that seat 0 has just begun. */
export const fight = (p: Position) => table({ combat: '0,0', ...p })
/** Seat 0 against seat 1, with the next dice. */
export const duel = (a: string, b: string, dice: string, more: Position = {}) => fight({ units: { '0,0': { 0: a, 1: b } }, dice, ...more })

/** What was rolled in each Combat Step so far. */
export const rolls = (t: AldarraTable) =>
  t.events.filter((e) => e.type === 'rolled') as {
    type: string
    step: string
    dice: { seat: number; unit: number; colour: number }[]
    hits: number[]
  }[]
