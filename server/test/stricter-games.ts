import { stricterBids } from './bids.ts'
import { manifest } from './games.ts'

// What a server offers after the rules of a game have changed.

export const games = [manifest(stricterBids, 'Bids')]
