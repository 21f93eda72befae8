import { ascending, emit, type Flow, gameOver, reveal, whisper } from '@rulewright/kernel'
import { MAX_TURNS, QUARREL_DRAW_LIMIT, REVEAL_COUNT } from '../content/constants.ts'
import { BAR } from '../content/guilds.ts'
import { BLUE, EMPTY, type Face, faceOf, type Piece, rivalOf } from '../content/pieces.ts'
import { drawRune, dropRune } from './board.ts'
import { discardQuarrel, drawQuarrel } from './cards.ts'
import { choose, chooseColumn, chooseHidden, spaceOptions } from './choices.ts'
import type { AlderquestEvent } from './events.ts'
import { noteSet } from './open-traps.ts'
import { type AlderquestOption, DONE } from './options.ts'
import { endByWinter, endOfSolo } from './outcome.ts'
import { seatsOf, teamOfPlace } from './seats.ts'
import type { AlderquestState } from './state.ts'
import { drawTiles, layTile, settingMask } from './tiles.ts'
import { tributesDue } from './tribute.ts'

const tell = (event: AlderquestEvent) => emit(event)

/** Step 1, AQ-7.3 to AQ-7.5, AQ-22.10. */
export function ready(g: AlderquestState): void {
  const team = g.active
  tell({ type: 'turn', team, seat: g.seatOf[g.place] ?? 0, turn: g.turn })
  for (const hero of g.heroes) if (hero.place === g.place) hero.ready = true
  for (const m of g.at) {
    if (m?.team !== team) continue
    m.guarded = false
    if (m.stunned) m.stunned = false
    else m.ready = true
  }
  g.phase = g.solo ? 'reveal' : 'set'
}

/** Step 2, D-T1: one tile of the hand, AQ-7.6 to AQ-7.10. */
export function* setTile(g: AlderquestState): Flow {
  const team = g.active
  const { tileHand } = g.teams[team]
  if (tileHand.length === 0) {
    g.phase = 'reveal'
    return
  }
  const { face } = yield* chooseHidden(g, team, 'set-tile', 'AQ-7.6', tilesInHand(tileHand), tileHand.length)
  const spaces = spaceOptions(settingMask(g))
  const { space } = yield* choose(g, team, 'set-space', 'AQ-7.7', spaces)
  const n = tileHand.findIndex((piece) => faceOf(piece) === face)
  const [piece = EMPTY] = tileHand.splice(n, 1)
  const tile = layTile(g, piece, space)
  noteSet(g.teams[team], tile)
  const event = { type: 'set-tile', team, space, tile: tile.handle } as const
  whisper<AlderquestEvent>(seatsOf(g, team), { ...event, face }, { ...event, face: null })
}

/** The kinds of tile in a hand, each once (AQ-27.3). */
const tilesInHand = (hand: readonly Piece[]): { readonly do: 'set'; readonly face: Face }[] =>
  ascending([...new Set(hand.map(faceOf))]).map((face) => ({ do: 'set', face }))

/** Step 3, AQ-7.11 to AQ-7.13; then the Action Phase begins with any tribute that is due (AQ-16.14). */
export function* revealRunes(g: AlderquestState): Flow {
  for (let n = 0; n < REVEAL_COUNT; n++) {
    const piece = drawRune(g)
    if (piece !== EMPTY) g.revealed.push(piece)
  }
  reveal(g)
  tell({ type: 'revealed-runes', pieces: [...g.revealed] })
  if (!g.solo && g.exalted === BAR && g.teams[rivalOf(g.active)].guilds.includes(BAR)) yield* bardsDrop(g)
  g.phase = 'action'
  yield* tributesDue(g)
}

/** X-BAR, AQ-26.13, D-T2: the other team drops two of the runes. */
function* bardsDrop(g: AlderquestState): Flow {
  const rival = rivalOf(g.active)
  for (let n = 0; n < 2 && g.revealed.length > 0; n++) {
    const faces = [...new Set(g.revealed.map(faceOf))]
    const options = faces.map((face) => ({ do: 'drop', face }) as const)
    const { face } = yield* choose(g, rival, 'bards-rune', 'AQ-7.13', options)
    const column = yield* chooseColumn(g, rival, 'bards-column', 'AQ-7.13')
    const [piece = EMPTY] = g.revealed.splice(
      g.revealed.findIndex((p) => faceOf(p) === face),
      1,
    )
    dropRune(g, rival, piece, column)
  }
}

/** Step 5, D-D1, AQ-7.18 to AQ-7.22. */
export function* draw(g: AlderquestState): Flow {
  const team = g.active
  const { quarrelHand } = g.teams[team]
  for (;;) {
    const options: AlderquestOption[] = []
    for (let n = 0; n < quarrelHand.length; n++) {
      const quarrel = quarrelHand[n] ?? 0
      if (quarrelHand.indexOf(quarrel) === n) options.push({ do: 'discard', quarrel })
    }
    options.push(DONE)
    const chosen = yield* choose(g, team, 'end-discard', 'AQ-7.18', options)
    if (chosen.do !== 'discard') break
    discardQuarrel(g, team, chosen.quarrel)
  }
  if (quarrelHand.length < QUARREL_DRAW_LIMIT) drawQuarrel(g, team)
  drawTiles(g, team, 1)
  endTurn(g)
}

/** The turn is over and the next place's begins; AQ-7.23 bounds the match. */
export function endTurn(g: AlderquestState): void {
  closeTurn(g)
  g.turn++
  g.place = (g.place + 1) % g.seatOf.length
  g.active = teamOfPlace(g.place)
  g.phase = 'ready'
  if (g.turn < MAX_TURNS) return
  if (g.solo) endOfSolo(g, BLUE, 'turns')
  else endByWinter(g)
  throw gameOver
}

/** P-24: what lasts until the end of the turn ends. */
export function closeTurn(g: AlderquestState): void {
  for (const m of g.at) if (m) m.granted = 0
  g.handling = 0
}
