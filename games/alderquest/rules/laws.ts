import { isCanopy, STUMP } from '../content/field.ts'
import { MINION_TYPES, typeOf } from '../content/minion-types.ts'
import { BLUE, EMPTY, PIECES, RED } from '../content/pieces.ts'
import { copiesOf, guildOfQuarrel, QUARRELS } from '../content/quarrels.ts'
import { RELICS } from '../content/relics.ts'
import { GRID } from './board.ts'
import type { AlderquestState } from './state.ts'
import { isHeld } from './tiles.ts'

const SETUP = ['guilds', 'heroes', 'hide', 'solo-guild', 'solo-heroes']

/** AQ-30.2: every piece in exactly one place, and what must hold of the Board and the Field. */
export function broken(g: AlderquestState): string[] {
  return [...pieces(g), ...minionCards(g), ...quarrelCards(g), ...relicCards(g), ...boardLaws(g), ...fieldLaws(g)]
}

function pieces(g: AlderquestState): string[] {
  const found = [
    ...g.board.filter((piece) => piece !== EMPTY),
    ...g.revealed,
    ...g.runePouch,
    ...g.runeDiscard,
    ...g.snowflakes,
    ...g.tiles.map((tile) => tile.piece),
    ...g.teams.flatMap((t) => [
      ...t.held.flat(),
      ...t.tilePouch,
      ...t.trapStack,
      ...t.tileHand,
      ...t.collection,
      ...t.starting,
      ...t.hidden,
    ]),
    ...(g.solo ? [...g.solo.rivalStack, ...g.solo.snowReserve, ...g.solo.outOfGame] : []),
  ]
  const counts = Array<number>(PIECES).fill(0)
  for (const piece of found) counts[piece] = (counts[piece] ?? 0) + 1
  return counts.flatMap((n, piece) => (n === 1 ? [] : [`piece ${piece} is in ${n} places`]))
}

function minionCards(g: AlderquestState): string[] {
  const found = g.decks.flat()
  for (const m of g.at) if (m) found.push(m.type)
  if (g.intruder) found.push(g.intruder.type)
  if (g.solo) found.push(...g.solo.automaDeck, ...g.solo.automaDiscard, ...(g.solo.card < 0 ? [] : [g.solo.card]))
  const laws = MINION_TYPES.flatMap(({ id, copies }, type) => {
    const n = found.filter((t) => t === type).length
    return n === copies ? [] : [`there are ${n} of ${id}, not ${copies}`]
  })
  for (const [guild, deck] of g.decks.entries())
    if (deck.length !== g.marks[guild]?.length) laws.push(`the marks of deck ${guild} do not fit it`)
  return laws
}

function quarrelCards(g: AlderquestState): string[] {
  if (!g.quarrels || SETUP.includes(g.phase)) return []
  return [RED, BLUE].flatMap((team) => {
    const t = g.teams[team === RED ? RED : BLUE]
    const found = [...t.quarrelDeck, ...t.quarrelHand, ...t.quarrelDiscard, ...t.armed]
    // -1, when none is being played, is no card.
    if (team === g.active) found.push(g.playingQuarrel)
    return QUARRELS.flatMap((_, quarrel) => {
      const due = t.guilds.includes(guildOfQuarrel(quarrel)) ? copiesOf(quarrel) : 0
      const n = found.filter((q) => q === quarrel).length
      return n === due ? [] : [`team ${team} has ${n} of quarrel ${quarrel}, not ${due}`]
    })
  })
}

function relicCards(g: AlderquestState): string[] {
  const found = [...g.relicDeck, ...g.outRelics, ...g.teams.flatMap((t) => t.relics)]
  if (g.playingRelic >= 0) found.push(g.playingRelic)
  return RELICS.flatMap((_, relic) => (found.filter((r) => r === relic).length === 1 ? [] : [`relic ${relic} is not in one place`]))
}

function boardLaws(g: AlderquestState): string[] {
  const laws: string[] = []
  // Where winter ended the match at once, the Board did not settle.
  if (g.result) return laws
  if (GRID.hangs(g.board)) laws.push('a rune hangs in the air')
  if (GRID.matched(g.board) !== 0) laws.push('the Board holds a run')
  if (g.revealed.length > 0 && g.phase !== 'action' && g.phase !== 'reveal') laws.push('runes stay revealed outside the Action Phase')
  if (g.exalted >= 4) laws.push('no such guild is exalted')
  return laws
}

function fieldLaws(g: AlderquestState): string[] {
  const laws: string[] = []
  const masks = [0, 0]
  for (const [space, m] of g.at.entries()) {
    if (!m) continue
    if (m.space !== space || space === STUMP) laws.push(`minion ${m.id} is not where it stands`)
    if (typeOf(m.type).class !== m.class) laws.push(`minion ${m.id} is not of its class`)
    masks[m.team] = (masks[m.team] ?? 0) | (1 << space)
  }
  if (masks[0] !== g.occupied[0] || masks[1] !== g.occupied[1]) laws.push('the occupied spaces are not those of the minions')
  for (const tile of g.tiles) {
    const holder = isHeld(tile) ? (g.at.find((m) => m?.id === tile.holder) ?? g.intruder) : null
    if (isHeld(tile) && (!holder || holder.id !== tile.holder || holder.team === tile.owner || holder.space !== tile.space))
      laws.push(`tile ${tile.handle} is held by nobody who may`)
    if (!isHeld(tile) && isCanopy(tile.space)) laws.push(`tile ${tile.handle} lies in the canopy`)
  }
  return laws
}
