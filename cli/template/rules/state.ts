import type { Seat, State } from '@rulewright/kernel'

export interface MagpiesState extends State {
  /** Face down; the last is the top. */
  deck: number[]
  /** Face up, for anyone to take. */
  sill: number[]
  discard: number[]
  /** By seat: what a magpie holds, and what it has laid in its nest. */
  hands: number[][]
  nests: number[][]
  /** The trinkets in hands that everybody saw being taken from the sill. */
  shown: number[]
  turn: Seat
  over: boolean
}
