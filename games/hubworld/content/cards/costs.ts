import { at, type Seat } from '@rulewright/kernel'
import { type Cost, defOf, type Lack } from '../../rules/card.ts'
import {
  chooseCard,
  chooseCardOrDone,
  chooseInGrid,
  choosePlayer,
  gridHas,
  isAnything,
  isForged,
  isReadyForged,
} from '../../rules/choices.ts'
import { BACK, FRONT, PATHS, type Path, pathOf, rowOf } from '../../rules/grid.ts'
import { showTo, swap, unforge } from '../../rules/operations.ts'
import type { HubworldPrompt } from '../../rules/options.ts'
import { type CardId, type CardState, cardAt, type HubworldState, NONE, playerAt } from '../../rules/state.ts'
import { exhaust, gainHeat, loseHeat, payShards, spendActions } from '../../rules/tokens.ts'
import { barrierOf } from '../../rules/values.ts'
import { archive, archiveTop, exile, isSetAside, returnToCouncil, takeable } from '../../rules/zones.ts'

// The costs printed on cards, each one part (HW-9.4).

export const exhaustSelf: Cost = {
  lacks: (g, _payer, self) => (cardAt(g, self).exhausted ? 'exhausted' : null),
  pay: (g, _payer, self) => exhaust(g, self),
}

export const loseShardsAsCost = (shards: number): Cost => ({ shards, pay: (g, payer) => payShards(g, payer, shards) })

/** HW-9.7 */
export const gainHeatAsCost = (heat: number): Cost => ({ pay: (g, payer) => gainHeat(g, payer, heat) })

export const archiveSelf: Cost = { pay: (g, _payer, self) => archive(g, self) }

export const archiveTopOfCommons = (count: number): Cost => ({
  lacks: (g, payer) => (takeable(g, payer) >= count ? null : 'commons'),
  pay: (g, payer) => archiveTop(g, payer, count),
})

const free = (g: HubworldState, list: readonly CardId[]): CardId[] => list.filter((id) => !isSetAside(g, id))

export const archiveFromCouncil = (count: number): Cost => ({
  lacks: (g, payer) => (free(g, playerAt(g, payer).council).length >= count ? null : 'council'),
  *pay(g, payer) {
    for (let n = 0; n < count; n++) archive(g, yield* chooseCard(payer, free(g, playerAt(g, payer).council), 'archive-for-cost', 'HW-9.16'))
  },
})

export const exileFromArchives = (count: number): Cost => ({
  lacks: (g, payer) => (free(g, playerAt(g, payer).archives).length >= count ? null : 'archives'),
  *pay(g, payer) {
    for (let n = 0; n < count; n++) exile(g, yield* chooseCard(payer, free(g, playerAt(g, payer).archives), 'exile-for-cost', 'HW-9.16'))
  },
})

/** One own card in the grid that fits is chosen and something is done to it (HW-9.16, HW-16.7). */
function withGridCard(
  prompt: HubworldPrompt,
  filter: (card: CardState, g: HubworldState, id: CardId) => boolean,
  act: (g: HubworldState, id: CardId) => void,
  lack: Lack,
): Cost {
  return {
    lacks: (g, payer) => (gridHas(g, payer, filter) ? null : lack),
    *pay(g, payer) {
      act(g, yield* chooseInGrid(g, payer, payer, prompt, 'HW-9.16', filter))
    },
  }
}

export const exhaustInFrontRow = withGridCard(
  'exhaust-for-cost',
  (card) => !card.exhausted && rowOf(card.slot) === FRONT,
  exhaust,
  'front-row',
)

export const exhaustInPath = (path: Path): Cost =>
  withGridCard('exhaust-for-cost', (card) => !card.exhausted && at(PATHS, pathOf(card.slot)) === path, exhaust, 'path')

/** HW-20.6 — the current barrier counts. */
export const exhaustWithBarrier = (barrier: number): Cost =>
  withGridCard('exhaust-for-cost', (card, g, id) => isReadyForged(card, g, id) && barrierOf(g, id) >= barrier, exhaust, 'strong-card')

export const unforgeOwn: Cost = withGridCard('unforge-for-cost', isForged, unforge, 'forged-card')

export const returnOwnToCouncil: Cost = withGridCard('return-for-cost', isAnything, returnToCouncil, 'grid-card')

/** The agents that the payer could show: in Council or Archives. */
const ownAgents = (g: HubworldState, seat: Seat): CardId[] => {
  const player = playerAt(g, seat)
  return [...player.council, ...player.archives].filter((id) => defOf(g, id).type === 'agent')
}

export const showAgent: Cost = {
  lacks: (g, payer) => (ownAgents(g, payer).length > 0 ? null : 'agent'),
  *pay(g, payer) {
    const to = yield* choosePlayer(g, payer, (seat) => seat !== payer, 'show-to')
    showTo(g, to, yield* chooseCard(payer, ownAgents(g, payer), 'show-agent', 'HW-18.19'))
  },
}

export const removeCached = (count: number): Cost => ({
  lacks: (g, _payer, self) => (cardAt(g, self).cached >= count ? null : 'cached'),
  pay(g, _payer, self) {
    cardAt(g, self).cached -= count
  },
})

// Ciphers (HW-16): the payer is the engager.

export const loseAction: Cost = {
  lacks: (g, payer) => (playerAt(g, payer).actions >= 1 ? null : 'action-to-lose'),
  pay: (g, payer) => spendActions(g, payer, 1),
}

export const exhaustSeeker: Cost = {
  lacks: (g, payer) => (cardAt(g, playerAt(g, payer).seeker).exhausted ? 'seeker-ready' : null),
  pay: (g, payer) => exhaust(g, playerAt(g, payer).seeker),
}

/** HW-17.7 — heat moves from the owner of the card to the engager. */
export const takeHeat = (heat: number): Cost => ({
  lacks: (g, _payer, self) => (playerAt(g, cardAt(g, self).owner).heat >= heat ? null : 'their-heat'),
  pay(g, payer, self) {
    loseHeat(g, cardAt(g, self).owner, heat)
    gainHeat(g, payer, heat)
  },
})

/** HW-20.6 — printed costs are added up; the engager may exile more than is needed. */
export const exileFromCouncilWorth = (worth: number): Cost => ({
  lacks: (g, payer) => (worthOf(g, playerAt(g, payer).council) >= worth ? null : 'council-worth'),
  *pay(g, payer) {
    const { council } = playerAt(g, payer)
    let paid = 0
    while (council.length > 0) {
      const enough = paid >= worth
      const id = enough
        ? yield* chooseCardOrDone(payer, council, 'exile-for-cost', 'HW-16.7')
        : yield* chooseCard(payer, council, 'exile-for-cost', 'HW-16.7')
      if (id === NONE) return
      paid += defOf(g, id).shardCost
      exile(g, id)
    }
  },
})

const worthOf = (g: HubworldState, cards: readonly CardId[]): number => cards.reduce((sum, id) => sum + defOf(g, id).shardCost, 0)

const inRow = (row: number) => (card: CardState) => rowOf(card.slot) === row

export const swapFrontAndBack: Cost = {
  lacks: (g, payer) => (gridHas(g, payer, inRow(FRONT)) && gridHas(g, payer, inRow(BACK)) ? null : 'front-and-back'),
  *pay(g, payer) {
    const front = yield* chooseInGrid(g, payer, payer, 'swap-with', 'HW-16.7', inRow(FRONT))
    const back = yield* chooseInGrid(g, payer, payer, 'swap-with', 'HW-16.7', inRow(BACK))
    swap(g, front, back)
  },
}
