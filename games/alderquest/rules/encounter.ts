import { at, emit, type Flow, inNameOf, reveal } from '@rulewright/kernel'
import { BLUE, faceOf, type Piece, RED, rivalOf, SNOW, type Team, TRAP, tilesOf } from '../content/pieces.ts'
import { QUARRELS } from '../content/quarrels.ts'
import { choose } from './choices.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { eject, exhaust, isOnField, upgrade } from './minions.ts'
import { noteGone } from './open-traps.ts'
import type { AlderquestOption } from './options.ts'
import { inScene } from './scenes.ts'
import type { AlderquestState, FieldTile, Minion } from './state.ts'
import { returnTrap, returnUnseen, takeAcorn, takeTile, unrevealedIn } from './tiles.ts'
import { momentOf, offer } from './triggers.ts'

const tell = (event: AlderquestEvent) => emit(event)
const REVEAL_OR_DISMISS = [{ do: 'reveal' }, { do: 'dismiss' }] as const

/** AQ-15.5, AQ-15.6: the minion meets the unrevealed rival tiles where it stands, one by one, while it is there. */
export function* encounters(g: AlderquestState, m: Minion): Flow {
  const { space } = m
  while (m.space === space) {
    const tiles = unrevealedIn(g, rivalOf(m.team), 1 << space)
    if (tiles.length === 0) return
    const tile = yield* nextTile(g, m, tiles)
    const about = { minion: m.id, tile: tile.handle }
    const answer = yield* inScene(g, { on: 'encounter', ...about }, choose(g, m.team, 'encounter', 'AQ-15.5', REVEAL_OR_DISMISS, about))
    if (answer.do === 'dismiss') dismiss(g, m, tile)
    else yield* revealTile(g, m, tile)
  }
}

/** D-E1. */
function* nextTile(g: AlderquestState, m: Minion, tiles: readonly FieldTile[]): Flow<FieldTile> {
  const options = tiles.map((tile) => ({ do: 'tile', tile: tile.handle }) as const)
  const chosen = yield* choose(g, m.team, 'which-tile', 'AQ-15.6', options, { minion: m.id })
  return at(
    tiles.filter((tile) => tile.handle === chosen.tile),
    0,
  )
}

/** AQ-15.7: back to its owner's pouch, unseen. */
function dismiss(g: AlderquestState, m: Minion, tile: FieldTile): void {
  tell({ type: 'dismissed', minion: m.id, who: seen(m), tile: tile.handle, space: tile.space })
  noteGone(g, tile, false)
  returnUnseen(g, takeTile(g, tile))
}

/** The piece as the event names it: a Trap returns to the other Traps, and nobody may learn which of them it was. */
const shown = ({ piece, owner }: FieldTile): Piece => (faceOf(piece) === TRAP ? (FIRST_TRAP[owner] ?? piece) : piece)
const FIRST_TRAP = ([RED, BLUE] as const).map((team) => tilesOf(team, TRAP)[0])

/** AQ-15.8 to AQ-15.14. */
function* revealTile(g: AlderquestState, m: Minion, tile: FieldTile): Flow {
  const face = faceOf(tile.piece)
  reveal(g)
  noteGone(g, tile, true)
  tell({ type: 'revealed-tile', minion: m.id, who: seen(m), tile: tile.handle, piece: shown(tile), space: tile.space })
  if (face === TRAP) yield* springTrap(g, m, tile)
  else if (face === SNOW) findSnowflake(g, m, tile)
  else {
    tile.faceUp = true
    tile.known = 3
    takeAcorn(m, tile)
  }
  if (isOnField(m)) yield* offer(g, 'reveal', momentOf(m, tile))
}

/** AQ-15.9, AQ-15.14: a basic minion is upgraded and exhausted; in solitaire only exhausted (AQ-23.20). */
function findSnowflake(g: AlderquestState, m: Minion, tile: FieldTile): void {
  g.runeDiscard.push(takeTile(g, tile))
  if (m.upgraded) return
  upgrade(g, m)
  exhaust(g, m)
}

/** AQ-15.10 to AQ-15.12: its owner ejects the minion or triggers one of the armed Traps. */
function* springTrap(g: AlderquestState, m: Minion, tile: FieldTile): Flow {
  returnTrap(g, takeTile(g, tile))
  yield* inScene(g, { on: 'trap', minion: m.id, team: tile.owner }, answerTrap(g, m, tile.owner))
}

function* answerTrap(g: AlderquestState, m: Minion, team: Team): Flow {
  const t = g.teams[team]
  const options: AlderquestOption[] = [{ do: 'eject' }]
  for (const quarrel of new Set(t.armed)) options.push({ do: 'trap', quarrel })
  const answer = yield* choose(g, team, 'trap-response', 'AQ-15.10', options, { minion: m.id })
  if (answer.do === 'trap') {
    const { quarrel } = answer
    const card = QUARRELS[quarrel]
    tell({ type: 'sprang', team, quarrel, minion: m.id, who: seen(m) })
    if (card?.type === 'trap') yield* inNameOf(() => ({ quarrel }), card.effect(g, team, m))
    t.armed.splice(t.armed.indexOf(quarrel), 1)
    t.quarrelDiscard.push(quarrel)
  } else eject(g, m)
}
