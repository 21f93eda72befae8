import { capitalised, counted, type Heading, type Names, type Phrase, plain, type Reckoned, type Seat, whose } from '@rulewright/kernel'
import { pointsOfFace, type Team } from '../content/pieces.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestView } from '../rules/view.ts'
import { faceName, quarrelName, relicName, spaceName, teamName } from './things.ts'

export function heading(e: AlderquestEvent, _: AlderquestView, names: Names): Heading | null {
  if (e.type === 'rival-turn') return { level: 'turn', phrase: 'The rivals’ turn', seat: null }
  if (e.type !== 'turn') return null
  return { level: 'turn', phrase: capitalised(`${whose(names, e.seat)} turn (${teamName(e.team)}, turn ${e.turn + 1})`), seat: e.seat }
}

/** Left out: matches of Acorns, which are also collected; a Hero's action, which its effects describe; the end, which the outcome describes. */
export function repeats(e: AlderquestEvent, others: readonly AlderquestEvent[]): boolean {
  if (e.type === 'over') return true
  if (e.type === 'hero-action') return e.action !== 'ability'
  return e.type === 'matched' && e.what === 'acorns' && others.some((other) => other.type === 'collected')
}

const teamOf = ({ seatOf }: AlderquestView, seat: Seat): Team => (seatOf.indexOf(seat) % 2 === 1 ? 1 : 0)

/** The Acorns of the Collection, by their points. */
export function reckoning(view: AlderquestView, seat: Seat): readonly Reckoned[] {
  const { collection } = view.teams[teamOf(view, seat)]
  return [3, 2, 1].flatMap((points) => {
    const n = collection.filter(({ face }) => pointsOfFace(face) === points).length
    return n === 0 ? [] : [{ label: `${counted(n, 'Acorn')} of ${points}`, value: n * points }]
  })
}

const listed = (what: string, names: readonly Phrase[]): Phrase[] => (names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`])

/** The cards of the hand, and the tiles that lay facedown. */
export function kept(view: AlderquestView, seat: Seat): readonly Phrase[] {
  const team = teamOf(view, seat)
  const { quarrelHand, relics, tileHand } = view.teams[team]
  const hidden = view.tiles.filter(({ owner, faceUp, face }) => owner === team && !faceUp && face !== null)
  const kinds = [...new Set(hidden.map(({ face }) => face ?? 0))].sort((a, b) => a - b)
  const spaces = (kind: number) =>
    hidden
      .filter(({ face }) => face === kind)
      .map(({ space }) => spaceName(space))
      .sort((a, b) => (plain(a) < plain(b) ? -1 : 1))
  return [
    ...listed('Quarrels', quarrelHand.quarrels.map(quarrelName)),
    ...listed('Relics', relics.relics.map(relicName)),
    ...listed('Tiles in hand', tileHand.faces.map(faceName)),
    ...kinds.map((kind) => `${faceName(kind)} on ${spaces(kind).join(', ')}.`),
  ]
}
