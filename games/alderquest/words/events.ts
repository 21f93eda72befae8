import { capitalised, counted, type Names, type Phrase, subject, withArticle } from '@rulewright/kernel'
import { faceOf, isAcornFace, type Team } from '../content/pieces.ts'
import type { AlderquestEvent, MinionSeen } from '../rules/events.ts'
import type { AlderquestView } from '../rules/view.ts'
import {
  abilityName,
  automaText,
  cellName,
  className,
  columnName,
  faceName,
  guildName,
  heroName,
  keywordNames,
  minionSeen,
  quarrelName,
  relicName,
  spaceName,
  teamName,
  teamSubject,
  tileName,
  typeName,
} from './things.ts'

const HOW = { move: 'moved', charge: 'charged', fly: 'flew', sneak: 'sneaked', judo: 'evaded', effect: 'was moved' } as const
const ACTION = { swap: 'Swap', slide: 'Slide', line: 'Drop a Line', summon: 'Summon' } as const
const faceNames = (pieces: readonly number[]): string => pieces.map((piece) => faceName(faceOf(piece))).join(', ')
const aFace = (piece: number): string => withArticle(faceName(faceOf(piece)))
const were = (n: number): string => (n === 1 ? 'was' : 'were')

/** A line for the log, in the past tense; null for what only a board shows. */
export function event(e: AlderquestEvent, view: AlderquestView, names: Names): Phrase | null {
  const line = sentence(e, view, names)
  return line === null ? null : capitalised(line)
}

function sentence(e: AlderquestEvent, view: AlderquestView, names: Names): Phrase | null {
  const who = (team: Team) => teamSubject(team, view)
  const minion = (id: number, seen: MinionSeen) => minionSeen(id, seen, view)
  switch (e.type) {
    case 'colours':
      return null
    case 'chose-guild':
      return `${who(e.team)} chose the ${guildName(e.guild)}.`
    case 'placed-hero':
      return `${heroName(e.hero)} took a place in front of ${spaceName(e.front)}.`
    case 'began':
      return 'The contest began.'
    case 'turn':
      return `${subject(names, e.seat)} (${teamName(e.team)}) began turn ${e.turn + 1}.`
    case 'set-tile':
      return `${who(e.team)} hid ${e.face === null ? 'a tile' : withArticle(faceName(e.face))} on ${spaceName(e.space)}.`
    case 'revealed-runes':
      return e.pieces.length === 0 ? 'No rune was revealed.' : `Runes were revealed: ${faceNames(e.pieces)}.`
    case 'row-destroyed':
      return `The bottom row of the full Board was destroyed: ${faceNames(e.pieces)}.`
    case 'dropped':
      return `${who(e.team)} dropped ${aFace(e.piece)} into ${columnName(e.column)}.`
    case 'line':
      return `A line dropped: ${faceNames(e.pieces)}.`
    case 'swapped':
      return `${cellName(e.a)} and ${cellName(e.b)} were swapped.`
    case 'slid':
      return `The ${faceName(faceOf(e.piece))} slid from ${cellName(e.from)} to ${cellName(e.to)}.`
    case 'runes-destroyed':
      return e.pieces.length === 1 ? `${aFace(e.pieces[0] ?? 0)} was destroyed.` : `Runes were destroyed: ${faceNames(e.pieces)}.`
    case 'exchanged':
      return `${aFace(e.in)} took the place of ${aFace(e.out)}.`
    case 'matched':
      return matched(e)
    case 'fell':
      return null
    case 'collected':
      return `${who(e.team)} collected ${aFace(e.piece)}: ${counted(e.total, 'point')} now.`
    case 'snowflakes':
      return `${counted(e.pieces.length, 'Snowflake')} ${were(e.pieces.length)} ${e.scored ? `matched: ${e.count} of 4` : 'discarded'}.`
    case 'exalted':
      return e.guild === null ? 'No guild was exalted any more.' : `The ${guildName(e.guild)} became exalted.`
    case 'drew-relic':
      return `${who(e.team)} drew ${e.relic === null ? 'a relic' : relicName(e.relic)}.`
    case 'refilled':
      return `The Rune Pouch was refilled${e.snowflakes > 0 ? `, with ${counted(e.snowflakes, 'Snowflake')} besides` : ''}.`
    case 'discarded-revealed':
      return e.pieces.length > 0 ? `The revealed runes were discarded: ${faceNames(e.pieces)}.` : null
    case 'hero-action':
      return `${heroName(e.hero)} used ${e.action === 'ability' ? abilityName(e.hero) : ACTION[e.action]}.`
    case 'paid':
      return null
    case 'lost-rune':
      return `${who(e.team)} lost ${aFace(e.piece)}.`
    case 'stole-rune':
      return `${who(e.team)} stole ${aFace(e.piece)}.`
    case 'gained-rune':
      return `${who(e.team)} took ${aFace(e.piece)} from the discard.`
    case 'drew-quarrel':
      return `${who(e.team)} drew ${e.quarrel === null ? 'a Quarrel' : quarrelName(e.quarrel)}.`
    case 'discarded-quarrel':
      return `${who(e.team)} discarded ${quarrelName(e.quarrel)}.`
    case 'played-quarrel':
      return `${who(e.team)} played ${quarrelName(e.quarrel)}.`
    case 'armed':
      return `${who(e.team)} armed ${quarrelName(e.quarrel)}.`
    case 'sprang':
      return `${who(e.team)} sprang ${quarrelName(e.quarrel)} on ${minion(e.minion, e.who)}.`
    case 'played-relic':
      return `${who(e.team)} played ${relicName(e.relic)}.`
    case 'looked-at-hand':
      return `${who(e.team)} looked at the opponent’s Quarrels${e.quarrels ? `: ${e.quarrels.map(quarrelName).join(', ')}` : ''}.`
    case 'drew-tile':
      return `${who(e.team)} drew ${e.face === null ? 'a tile' : withArticle(faceName(e.face))}.`
    case 'took-trap':
      return `${who(e.team)} took a Trap into the ${e.into === 'hand' ? 'tile hand' : 'Tile Pouch'}.`
    case 'summoned':
      return `${who(e.team)} summoned ${withArticle(className(e.class))} on ${spaceName(e.space)}.`
    case 'activated':
      return null
    case 'moved':
      return `${minion(e.minion, e.who)} ${HOW[e.how]} to ${spaceName(e.to)}.`
    case 'squabble':
      return `${minion(e.attacker, e.who)} and ${minion(e.defender, e.other)} squabbled on ${spaceName(e.space)}.`
    case 'elbow-drop':
      return `${minion(e.minion, e.who)} dropped on ${minion(e.victim, e.other)}.`
    case 'confronted':
      return `${minion(e.minion, e.who)} confronted ${heroName(e.hero)}.`
    case 'destroyed':
      return `${minion(e.minion, e.who)} was destroyed.`
    case 'ejected':
      return `${minion(e.minion, e.who)} was ejected.`
    case 'upgraded':
      return `${minion(e.minion, e.who)} was upgraded to ${withArticle(typeName(e.kind))}.`
    case 'downgraded':
      return `${minion(e.minion, e.who)} became basic.`
    case 'exhausted':
    case 'took-acorn':
    case 'left-acorn':
      return null
    case 'readied':
      return `${minion(e.minion, e.who)} was readied.`
    case 'stunned':
      return `${minion(e.minion, e.who)} was Stunned.`
    case 'guarded':
      return `${minion(e.minion, e.who)} was Guarded.`
    case 'granted':
      return `${minion(e.minion, e.who)} gained ${keywordNames(e.keywords)} for the turn.`
    case 'spared':
      return `${minion(e.minion, e.who)} was spared.`
    case 'triggered':
      return `${minion(e.minion, e.who)} used its ability.`
    case 'tributed':
      return `${minion(e.minion, e.who)} tributed ${aFace(e.piece)} into ${columnName(e.column)}.`
    case 'revealed-tile':
      return `${minion(e.minion, e.who)} revealed ${aFace(e.piece)} on ${spaceName(e.space)}.`
    case 'dismissed':
      return `${minion(e.minion, e.who)} dismissed the tile on ${spaceName(e.space)}.`
    case 'gave-acorn':
      return `${minion(e.to, e.who)} was given ${tileName(e.tile, view)}.`
    case 'recalled':
      return `${who(e.team)} took back a tile from ${spaceName(e.space)}.`
    case 'moved-tile':
      return `A tile was moved from ${spaceName(e.from)} to ${spaceName(e.to)}.`
    case 'hid-tile':
      return `The Acorn on ${spaceName(e.space)} was turned facedown.`
    case 'peeked':
      return `${who(e.team)} peeked at the tile on ${spaceName(e.space)}${e.face === null ? '' : `: ${faceName(e.face)}`}.`
    case 'shell-game':
      return `${who(e.team)} handled two tiles${e.exchanged === null ? '' : e.exchanged ? ' and exchanged them' : ' and left them'}.`
    case 'rival-turn':
      return 'The rivals’ turn began.'
    case 'sank':
      return `The Snowflakes sank by a row${e.through.length > 0 ? `, and ${counted(e.through.length, 'Snowflake')} fell through` : ''}.`
    case 'rival-tile':
      return `${heroName(e.hero)} placed a tile on ${spaceName(e.space)}.`
    case 'automa':
      return `${heroName(e.hero)} turned over ${withArticle(className(e.class))}: “${automaText(e.class)}”`
    case 'snow-to-pouch':
      return 'A Snowflake went from the discard into the Rune Pouch.'
    case 'conceded':
      return `${subject(names, e.seat)} conceded${view.mode === 'team' ? ` for ${teamName(e.team)}` : ''}.`
    case 'over':
      return e.winner < 0 ? 'Nobody won: it was a draw.' : `${who(e.winner === 0 ? 0 : 1)} won.`
  }
}

/** Snowflakes in a run of Acorns are left out: what they do has a line of its own. */
function matched(e: Extract<AlderquestEvent, { type: 'matched' }>): Phrase | null {
  const cascade = e.round > 1 ? ` (cascade ${e.round})` : ''
  if (e.what === 'guild') {
    const taken = e.to === 'held' ? 'taken' : 'discarded'
    return `${e.cells.length} ${guildName(e.of)} runes were matched and ${taken}${cascade}.`
  }
  const acorns = e.pieces.filter((piece) => isAcornFace(faceOf(piece))).length
  if (acorns === 0) return null
  return `${counted(acorns, `${teamName(e.of === 0 ? 0 : 1)} Acorn`)} ${were(acorns)} matched and collected${cascade}.`
}
