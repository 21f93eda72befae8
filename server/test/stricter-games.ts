import { auction, crew, stricterBids } from './bids.ts'
import { manifest } from './games.ts'

// What a server offers after the rules of its games have changed: one that no longer knows some choices, one that silently gives
// another result, and one that only has another version.

const generous = {
  ...auction,
  version: '2.0.0',
  *step(g: Parameters<typeof auction.step>[0]) {
    yield* auction.step(g)
    g.scores = g.scores.map((score) => score + 1)
  },
}

export const games = [manifest(stricterBids, 'Bids'), manifest(generous, 'Auction'), manifest({ ...crew, version: '1.0.1' }, 'Crew')]
