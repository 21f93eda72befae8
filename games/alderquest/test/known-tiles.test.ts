import { clone, Match, parseConfig, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { BLUE, faceOf, startingFaces, TRAP } from '../content/pieces.ts'
import { imagine } from '../rules/imagine.ts'
import { alderquest } from '../rules/index.ts'
import { noteGone, noteSet } from '../rules/open-traps.ts'
import type { AlderquestState, FieldTile } from '../rules/state.ts'
import { drawTiles, layTile, peek, takeTile, takeTrap } from '../rules/tiles.ts'
import { view } from '../rules/view.ts'

const WORLDS = 40
const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => a - b)

/** A duel whose starting tiles lie on the Field; the viewer is Red, at seat 0. */
function hidden(): AlderquestState {
  const config = parseConfig(alderquest, { seats: 2, start: 'first-game', colour: 'red' })
  if (!config.ok) throw new Error('the first game must be legal')
  const match = Match.start(alderquest, config.value, 'known')
  while (match.state.phase === 'hide' && match.first) match.choose(match.first.seat, 0)
  return match.state
}

const facedown = (g: AlderquestState): FieldTile[] => g.tiles.filter((tile) => tile.owner === BLUE && !tile.faceUp)

/** Worlds that Red can imagine. */
const worlds = (g: AlderquestState): AlderquestState[] =>
  Array.from({ length: WORLDS }, (_, n) => {
    const world = clone(g)
    imagine(world, 0, seedRandom(`${n}`))
    return world
  })

/** Sets a tile of Blue's hand, as its owner would. */
function set(g: AlderquestState, face: number, space: number): FieldTile {
  const { tileHand } = g.teams[BLUE]
  const [piece = -1] = tileHand.splice(
    tileHand.findIndex((one) => faceOf(one) === face),
    1,
  )
  const tile = layTile(g, piece, space)
  noteSet(g.teams[BLUE], tile)
  return tile
}

describe('what everybody knows of facedown tiles', () => {
  it('AQ-6.2 the starting tiles are the six that everybody hides, in any order, and none is a Trap', () => {
    const g = hidden()
    const seen = new Set<string>()
    for (const world of worlds(g)) {
      const faces = facedown(world).map((tile) => faceOf(tile.piece))
      expect(sorted(faces)).toEqual(sorted(startingFaces(BLUE)))
      seen.add(String(faces))
    }
    expect(seen.size).toBeGreaterThan(WORLDS / 2)
  })

  it('AQ-28.4 one that was peeked at is no other’s face any more', () => {
    const g = hidden()
    const best = facedown(g).find((tile) => faceOf(tile.piece) === startingFaces(BLUE)[0])
    if (!best) throw new Error('the best Acorn is hidden')
    peek(g, 0, best)
    for (const world of worlds(g)) {
      const others = facedown(world).filter((tile) => tile.handle !== best.handle)
      expect(others.map((tile) => faceOf(tile.piece))).not.toContain(startingFaces(BLUE)[0])
    }
  })

  it('AQ-28.5 one that was dismissed may be any of them', () => {
    const g = hidden()
    const [gone] = facedown(g)
    if (!gone) throw new Error('there are tiles')
    g.teams[BLUE].tilePouch.push(takeTile(g, gone))
    const left = new Set(worlds(g).map((world) => String(sorted(facedown(world).map((tile) => faceOf(tile.piece))))))
    expect(left.size).toBe(new Set(startingFaces(BLUE)).size)
  })

  it('P-28 a Trap taken openly is in the hand, and then under one of the tiles that were set from it', () => {
    const g = hidden()
    g.teams[BLUE].tileHand = g.teams[BLUE].tilePouch.splice(0, 2)
    takeTrap(g, BLUE, 'hand')
    for (const world of worlds(g)) expect(world.teams[BLUE].tileHand.map(faceOf)).toContain(TRAP)
    const handles = [...g.teams[BLUE].tileHand].map((piece, n) => set(g, faceOf(piece), n).handle)
    expect(view(g, 0).teams[BLUE].openTraps).toEqual({ pouch: 0, among: [{ hand: false, tiles: handles, traps: 1 }] })
    const under = (world: AlderquestState) =>
      facedown(world).flatMap((tile) => (handles.includes(tile.handle) && faceOf(tile.piece) === TRAP ? [tile.handle] : []))
    const found = worlds(g).map(under)
    for (const traps of found) expect(traps.length).toBeGreaterThan(0)
    expect(new Set(found.flat())).toEqual(new Set(handles))
    // Two of the three turn out to be something else: it is the third.
    for (const tile of facedown(g).filter(({ handle }) => handles.slice(0, 2).includes(handle))) {
      takeTile(g, tile)
      noteGone(g, tile, true)
    }
    for (const world of worlds(g)) expect(under(world)).toEqual([handles[2]])
  })

  it('P-29 one put into the pouch is there until something is drawn, and one that sprang is no longer looked for', () => {
    const g = hidden()
    takeTrap(g, BLUE, 'pouch')
    for (const world of worlds(g)) expect(world.teams[BLUE].tilePouch.map(faceOf)).toContain(TRAP)
    drawTiles(g, BLUE, 1)
    expect(g.teams[BLUE].open).toBeUndefined()
    takeTrap(g, BLUE, 'hand')
    const trap = set(g, TRAP, 0)
    noteGone(g, trap, true)
    expect(g.teams[BLUE].open).toBeUndefined()
  })
})
