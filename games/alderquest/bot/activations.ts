import type { NoteHabit } from '@rulewright/kernel'
import { CANOPY, distance, isCanopy, type Space } from '../content/field.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestState, Minion } from '../rules/state.ts'
import { holdsAcorn } from '../rules/tiles.ts'

/** What an activation is for, apart from coming nearer to something. */
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

export const fromTree = (space: Space): number => Math.min(...CANOPY.map((canopy) => distance(space, canopy)))

export const minionOf = (g: AlderquestState, id: number): Minion | null => g.at.find((m) => m?.id === id) ?? null

/** Where a minion stands: how far from what it could go for, and how many could come for it. */
interface Place {
  readonly space: Space
  readonly carries: boolean
  readonly tree: number
  /** A rival tile face down; a rival Acorn that lies about; a rival minion. */
  readonly tile: number
  readonly acorn: number
  readonly rival: number
  /** How many rival minions are so near that they reach it. */
  readonly inReach: number
  /** Of all it could go for, what is nearest; what lies beneath it is nearest of all. */
  readonly nearest: number
}

function placeOf(g: AlderquestState, m: Minion): Place {
  const rivals = g.at.flatMap((other) => (other && other.team !== m.team ? [distance(m.space, other.space)] : []))
  const tiles = g.tiles.filter((tile) => tile.owner !== m.team && tile.holder < 0)
  const far = (faceUp: boolean) => tiles.flatMap((tile) => (tile.faceUp === faceUp ? [distance(m.space, tile.space)] : []))
  // What lies beneath a minion is met by leaving and coming again: it draws nobody nearer.
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

/** Whether it is of any use to stand here rather than there: nearer to something, up in the Tree, or out of somebody's reach. */
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

/** Follows the activation that is under way, and notes at its end whether it was for nothing. */
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
