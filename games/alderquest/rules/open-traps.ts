import { faceOf, type Team, TRAP } from '../content/pieces.ts'
import type { AlderquestState, FieldTile, OpenTraps, TeamState } from './state.ts'

// Traps that a team took in everybody's sight (P-28, P-29): where they can be by now is public, and `imagine` keeps to it.

const NOTHING: OpenTraps = { pouch: 0, among: [] }

/** Records what is still known; where that is nothing the field is absent, as in states from before it existed. */
function keep(t: TeamState, pouch: number, among: OpenTraps['among']): void {
  const left = among.filter(({ traps }) => traps > 0)
  if (pouch > 0 || left.length > 0) t.open = { pouch, among: left }
  else delete t.open
}

/** A Trap went openly into the tile hand or the pouch. */
export function noteTrap(t: TeamState, into: 'hand' | 'pouch'): void {
  const { pouch, among } = t.open ?? NOTHING
  const [inHand] = among.filter(({ hand }) => hand)
  if (into === 'pouch') keep(t, pouch + 1, among)
  else keep(t, pouch, [...among.filter(({ hand }) => !hand), { hand: true, tiles: inHand?.tiles ?? [], traps: (inHand?.traps ?? 0) + 1 }])
}

/** A tile was drawn from the pouch: it may have been the Trap. */
export function noteDraw(t: TeamState): void {
  if (t.open) keep(t, Math.max(0, t.open.pouch - 1), t.open.among)
}

/** A tile of the hand was set: the Trap is still in the hand, or under it. */
export function noteSet(t: TeamState, tile: FieldTile): void {
  if (!t.open) return
  const hand = t.tileHand.length > 0
  keep(
    t,
    t.open.pouch,
    t.open.among.map((group) => (group.hand ? { hand, tiles: [...group.tiles, tile.handle], traps: group.traps } : group)),
  )
}

/** A tile no longer hides anything: everybody saw it (`seen`), or it left unseen and may have been the Trap. */
export function noteGone(g: AlderquestState, { owner, handle, piece }: FieldTile, seen: boolean): void {
  const t = g.teams[owner]
  if (!t.open) return
  const lost = !seen || faceOf(piece) === TRAP ? 1 : 0
  keep(
    t,
    t.open.pouch,
    t.open.among.map((group) =>
      group.tiles.includes(handle)
        ? { hand: group.hand, tiles: group.tiles.filter((n) => n !== handle), traps: group.traps - lost }
        : group,
    ),
  )
}

/** The Traps that, as far as a viewer can know, must be among a team's hidden tiles; Traps the viewer can see are left out. */
export function trapsToFind(g: AlderquestState, team: Team, you: Team | null): OpenTraps['among'] {
  const bySight = (handle: number) =>
    you !== null && g.tiles.some((tile) => tile.handle === handle && (tile.known & (1 << you)) !== 0 && faceOf(tile.piece) === TRAP)
  return (g.teams[team].open ?? NOTHING).among.map((group) => ({
    hand: group.hand,
    tiles: group.tiles,
    traps: Math.max(0, group.traps - group.tiles.filter(bySight).length),
  }))
}
