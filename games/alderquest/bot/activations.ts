import type { NoteHabit } from '@rulewright/kernel'
import { distance, fromTree, isCanopy, type Space } from '../content/field.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestState, Minion } from '../rules/state.ts'
import { holdsAcorn } from '../rules/tiles.ts'

/** What an activation achieves, apart from getting closer to something. */
const DEEDS: readonly AlderquestEvent['type'][] = [
  'took-acorn',
  'gave-acorn',
  'revealed-tile',
  'dismissed',
  'squabble',
  'elbow-drop',
  'confronted',
  'tributed',
  'destroyed',
  'upgraded',
  'triggered',
  'sprang',
]

/** How far a minion goes in one activation. */
const REACH = 2

export const minionOf = (g: AlderquestState, id: number): Minion | null => g.at.find((m) => m?.id === id) ?? null

/** Where a minion stands: how far from what it could go for, and how many could come for it. */
interface Place {
  readonly space: Space
  readonly carries: boolean
  readonly tree: number
  /** Distances to the nearest facedown rival tile, lying rival Acorn and rival minion. */
  readonly tile: number
  readonly acorn: number
  readonly rival: number
  /** How many rival minions are near enough to reach it. */
  readonly inReach: number
  /** The distance to the nearest of all it could go for; 0 for what lies beneath it. */
  readonly nearest: number
}

function placeOf(g: AlderquestState, m: Minion): Place {
  const rivals = g.at.flatMap((other) => (other && other.team !== m.team ? [distance(m.space, other.space)] : []))
  const tiles = g.tiles.filter((tile) => tile.owner !== m.team && tile.holder < 0)
  const far = (faceUp: boolean) => tiles.flatMap((tile) => (tile.faceUp === faceUp ? [distance(m.space, tile.space)] : []))
  // A minion meets what lies beneath it only by leaving and coming back, so that gives it nowhere to go.
  const away = (distances: readonly number[]) => Math.min(99, ...distances.filter((far) => far > 0))
  const carries = holdsAcorn(g, m)
  const tree = fromTree(m.space)
  return {
    space: m.space,
    carries,
    tree,
    tile: away(far(false)),
    acorn: away(far(true)),
    rival: away(rivals),
    inReach: rivals.filter((far) => far <= REACH).length,
    nearest: carries ? tree : Math.min(99, ...far(false), ...far(true), ...rivals),
  }
}

/** Whether the minion is better off here than there: closer to something, up in the Tree, or out of somebody's reach. */
function isBetter(now: Place, before: Place): boolean {
  if (now.space === before.space) return false
  if (now.inReach < before.inReach) return true
  if (now.carries) return now.tree < before.tree
  if (isCanopy(now.space) && !isCanopy(before.space)) return true
  return now.tile < before.tile || now.acorn < before.acorn || now.rival < before.rival
}

interface Activated {
  readonly minion: number
  readonly before: Place
  deed: boolean
}

export type ActivationHabit = 'idle activations' | 'activations no nearer to the nearest thing'

/** Follows each activation, and notes at its end whether it achieved nothing. */
export function activations(note: NoteHabit<ActivationHabit>) {
  let activated: Activated | null = null
  /** Where each minion stood before its last activation, if that did nothing. */
  const stood = new Map<number, Space>()
  const settle = (g: AlderquestState): void => {
    if (!activated) return
    const { minion, before, deed } = activated
    const m = minionOf(g, minion)
    const now = m && !deed ? placeOf(g, m) : null
    note('idle activations', now !== null && (stood.get(minion) === now.space || !isBetter(now, before)))
    note('activations no nearer to the nearest thing', now !== null && now.nearest >= before.nearest)
    if (now) stood.set(minion, before.space)
    else stood.delete(minion)
    activated = null
  }
  return {
    settle,
    begin(g: AlderquestState, minion: number): void {
      settle(g)
      const m = minionOf(g, minion)
      if (m) activated = { minion: m.id, before: placeOf(g, m), deed: false }
    },
    heard(type: AlderquestEvent['type']): void {
      if (activated && DEEDS.includes(type)) activated.deed = true
    },
  }
}
