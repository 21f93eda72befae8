import { trinkets } from './imagine.ts'
import { fits } from './nest.ts'
import type { MagpiesState } from './state.ts'

/** What no play may break: all trinkets are there, and every nest was laid as MG-3.1 says. */
export function broken(g: MagpiesState): string[] {
  const nests = g.nests.flatMap((nest, seat) =>
    nest.every((card, n) => fits(nest.slice(0, n), card)) ? [] : [`the nest of seat ${seat} is out of order`],
  )
  return [...trinkets.broken(g), ...nests]
}
