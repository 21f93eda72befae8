import { at, type Seat } from '@rulewright/kernel'
import { defAt } from '../rules/card.ts'
import { PATHS, type Path } from '../rules/grid.ts'
import { cardAt, type HubworldState, NONE, type Player, playerAt } from '../rules/state.ts'
import { barrierOf, presenceOf } from '../rules/values.ts'

/** The shards to keep for breaking an agent that is discovered in a district: nobody knows which one it will be. */
const PRICES: Readonly<Record<Path, number>> = { archives: 0, council: 2, commons: 2 }

/** What an enemy who delves now would have to pay, and would find. Read anew for every player, without allocating. */
export class Exposure {
  /** By path: the agents in its district. */
  readonly agents = PATHS.map(() => 0)
  /** By path: the shards it takes to pass its ready cards. */
  readonly tolls = PATHS.map(() => 0)
  /** By path: how many agents a breach would find on average. */
  readonly found = PATHS.map(() => 0)
  /** How many agents in the grid the enemy can pay for. */
  payable = 0

  /** `reach`: the shards of the enemy. */
  read(g: HubworldState, player: Player, reach: number): void {
    this.payable = 0
    for (let path = 0; path < PATHS.length; path++) {
      const name = at(PATHS, path)
      const pile = player[name]
      const toll = this.#readGrid(g, player, path, reach)
      const agents = agentsIn(g, pile)
      this.agents[path] = agents
      this.tolls[path] = toll
      this.found[path] = agents === 0 ? 0 : (agents * Math.min(batchOf(player, reach - toll, PRICES[name]), pile.length)) / pile.length
    }
  }

  /** Counts the agents on a path that can be paid for; returns the toll of the path. */
  #readGrid(g: HubworldState, { grid }: Player, path: number, reach: number): number {
    let toll = 0
    for (let slot = path; slot < grid.length; slot += PATHS.length) {
      const id = at(grid, slot)
      if (id === NONE) continue
      const card = cardAt(g, id)
      const { barrier, type } = defAt(card.def)
      if (card.forged && !card.exhausted && barrier !== null) toll += barrierOf(g, id)
      if (type === 'agent' && toll + presenceOf(g, id) <= reach) this.payable += 1
    }
    return toll
  }
}

/** HW-15.4, HW-15.6 — how many cards a breach discovers for somebody who is left with so many shards. */
const batchOf = ({ heat }: Player, left: number, price: number): number => (left < price ? 0 : left > heat + price ? heat + 1 : heat)

function agentsIn(g: HubworldState, pile: readonly number[]): number {
  let many = 0
  for (const id of pile) if (defAt(cardAt(g, id).def).type === 'agent') many += 1
  return many
}

/** The shards of the richest enemy. */
export function reachOfEnemies(g: HubworldState, seat: Seat): number {
  let most = 0
  for (let other = 0; other < g.players.length; other++) {
    const { inGame, shards } = playerAt(g, other)
    if (inGame && other !== seat) most = Math.max(most, shards)
  }
  return most
}
