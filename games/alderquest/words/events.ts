import type { Names, Phrase } from '@rulewright/kernel'
import { faceOf, isAcornFace } from '../content/pieces.ts'
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
  seatName,
  spaceName,
  teamName,
  tileName,
  typeName,
  verb,
  Who,
  withArticle,
} from './things.ts'

const HOW = { move: 'moves', charge: 'charges', fly: 'flies', sneak: 'sneaks', judo: 'evades', effect: 'is moved' } as const
const faces = (pieces: readonly number[]): string => pieces.map((piece) => faceName(faceOf(piece))).join(', ')
const count = (n: number, one: string): string => (n === 1 ? `one ${one}` : `${n} ${one}s`)

/** A line for the log; null for what only a table shows. */
export function event(e: AlderquestEvent, view: AlderquestView, names: Names): Phrase | null {
  const does = (team: 0 | 1, plain: string, third?: string) => `${Who(team, view)} ${verb(team, view, plain, third)}`
  const minion = (id: number, who: MinionSeen) => minionSeen(id, who, view)
  switch (e.type) {
    case 'colours':
      return null
    case 'chose-guild':
      return `${does(e.team, 'choose')} the ${guildName(e.guild)}.`
    case 'placed-hero':
      return `${heroName(e.hero)} stands before ${spaceName(e.front)}.`
    case 'began':
      return 'The contest begins.'
    case 'turn':
      return `Turn ${e.turn + 1}: ${seatName(e.seat, names)} (${teamName(e.team)}).`
    case 'set-tile':
      return `${does(e.team, 'set')} ${e.face === null ? 'a tile' : withArticle(faceName(e.face))} on ${spaceName(e.space)}.`
    case 'revealed-runes':
      return `Revealed: ${faces(e.pieces) || 'nothing'}.`
    case 'row-destroyed':
      return `The Board is full; its bottom row is destroyed: ${faces(e.pieces)}.`
    case 'dropped':
      return `${does(e.team, 'drop')} ${withArticle(faceName(faceOf(e.piece)))} into ${columnName(e.column)}.`
    case 'line':
      return `A line drops: ${faces(e.pieces)}.`
    case 'swapped':
      return `${cellName(e.a)} and ${cellName(e.b)} are swapped.`
    case 'slid':
      return `The ${faceName(faceOf(e.piece))} slides from ${cellName(e.from)}.`
    case 'runes-destroyed':
      return `Destroyed: ${faces(e.pieces)}.`
    case 'exchanged':
      return `${faceName(faceOf(e.in))} takes the place of ${faceName(faceOf(e.out))}.`
    case 'matched':
      return matched(e)
    case 'fell':
      return null
    case 'collected':
      return `${does(e.team, 'collect')} ${withArticle(faceName(faceOf(e.piece)))}: ${e.total} in all.`
    case 'snowflakes':
      return e.scored
        ? `${count(e.pieces.length, 'Snowflake')} matched: ${e.count} of 4.`
        : `${count(e.pieces.length, 'Snowflake')} discarded.`
    case 'exalted':
      return e.guild === null ? 'No guild is exalted any more.' : `The ${guildName(e.guild)} are exalted.`
    case 'drew-relic':
      return `${does(e.team, 'draw')} ${e.relic === null ? 'a relic' : relicName(e.relic)}.`
    case 'refilled':
      return `The Rune Pouch is refilled${e.snowflakes > 0 ? ` with ${count(e.snowflakes, 'Snowflake')} besides` : ''}.`
    case 'discarded-revealed':
      return e.pieces.length > 0 ? `The revealed runes are discarded: ${faces(e.pieces)}.` : null
    case 'hero-action':
      return `${heroName(e.hero)}: ${e.action === 'ability' ? abilityName(e.hero) : e.action}.`
    case 'paid':
      return null
    case 'lost-rune':
      return `${does(e.team, 'lose')} a ${faceName(faceOf(e.piece))}.`
    case 'stole-rune':
      return `${does(e.team, 'steal')} a ${faceName(faceOf(e.piece))}.`
    case 'gained-rune':
      return `${does(e.team, 'take')} a ${faceName(faceOf(e.piece))} from the discard.`
    case 'drew-quarrel':
      return `${does(e.team, 'draw')} ${e.quarrel === null ? 'a Quarrel' : quarrelName(e.quarrel)}.`
    case 'discarded-quarrel':
      return `${does(e.team, 'discard')} ${quarrelName(e.quarrel)}.`
    case 'played-quarrel':
      return `${does(e.team, 'play')} ${quarrelName(e.quarrel)}.`
    case 'armed':
      return `${does(e.team, 'arm')} ${quarrelName(e.quarrel)}.`
    case 'sprang':
      return `${does(e.team, 'spring')} ${quarrelName(e.quarrel)} on ${minion(e.minion, e.who)}.`
    case 'played-relic':
      return `${does(e.team, 'play')} ${relicName(e.relic)}.`
    case 'looked-at-hand':
      return `${does(e.team, 'look')} at the opponent’s Quarrels${e.quarrels ? `: ${e.quarrels.map(quarrelName).join(', ')}` : ''}.`
    case 'drew-tile':
      return `${does(e.team, 'draw')} ${e.face === null ? 'a tile' : withArticle(faceName(e.face))}.`
    case 'took-trap':
      return `A Trap goes into ${e.team === view.you ? 'your' : `${teamName(e.team)}’s`} ${e.into === 'hand' ? 'tile hand' : 'Tile Pouch'}.`
    case 'summoned':
      return `${does(e.team, 'summon')} ${withArticle(className(e.class))} on ${spaceName(e.space)}.`
    case 'activated':
      return null
    case 'moved':
      return `${minion(e.minion, e.who)} ${HOW[e.how]} to ${spaceName(e.to)}.`
    case 'squabble':
      return `${minion(e.attacker, e.who)} and ${minion(e.defender, e.other)} squabble on ${spaceName(e.space)}.`
    case 'elbow-drop':
      return `${minion(e.minion, e.who)} drops on ${minion(e.victim, e.other)}.`
    case 'confronted':
      return `${minion(e.minion, e.who)} confronts ${heroName(e.hero)}.`
    case 'destroyed':
      return `${minion(e.minion, e.who)} is destroyed.`
    case 'ejected':
      return `${minion(e.minion, e.who)} is ejected.`
    case 'upgraded':
      return `It is ${withArticle(typeName(e.kind))}: ${minion(e.minion, e.who)} is upgraded.`
    case 'downgraded':
      return `${minion(e.minion, e.who)} becomes basic.`
    case 'exhausted':
    case 'took-acorn':
    case 'left-acorn':
      return null
    case 'readied':
      return `${minion(e.minion, e.who)} is ready again.`
    case 'stunned':
      return `${minion(e.minion, e.who)} is Stunned.`
    case 'guarded':
      return `${minion(e.minion, e.who)} is Guarded.`
    case 'granted':
      return `${minion(e.minion, e.who)} has ${keywordNames(e.keywords)} this turn.`
    case 'spared':
      return `${minion(e.minion, e.who)} is spared.`
    case 'triggered':
      return `${minion(e.minion, e.who)} uses its ability.`
    case 'tributed':
      return `${minion(e.minion, e.who)} tributes ${withArticle(faceName(faceOf(e.piece)))} into ${columnName(e.column)}.`
    case 'revealed-tile':
      return `${minion(e.minion, e.who)} reveals ${withArticle(faceName(faceOf(e.piece)))} on ${spaceName(e.space)}.`
    case 'dismissed':
      return `${minion(e.minion, e.who)} dismisses the tile on ${spaceName(e.space)}.`
    case 'gave-acorn':
      return `${tileName(e.tile, view)} goes to ${minion(e.to, e.who)}.`
    case 'recalled':
      return `${does(e.team, 'take')} back a tile from ${spaceName(e.space)}.`
    case 'moved-tile':
      return `A tile is moved from ${spaceName(e.from)} to ${spaceName(e.to)}.`
    case 'hid-tile':
      return `The Acorn on ${spaceName(e.space)} is turned facedown.`
    case 'peeked':
      return `${does(e.team, 'peek')} at the tile on ${spaceName(e.space)}${e.face === null ? '' : `: ${faceName(e.face)}`}.`
    case 'shell-game':
      return `${does(e.team, 'play')} with two tiles${e.exchanged === null ? '' : e.exchanged ? ' and exchange them' : ' and leave them'}.`
    case 'rival-turn':
      return 'The rivals’ turn.'
    case 'sank':
      return `The Snowflakes sink${e.through.length > 0 ? `; ${e.through.length} fall through` : ''}.`
    case 'rival-tile':
      return `${heroName(e.hero)} places a tile on ${spaceName(e.space)}.`
    case 'automa':
      return `${heroName(e.hero)} turns over ${withArticle(className(e.class))}: ${automaText(e.class)}`
    case 'snow-to-pouch':
      return 'A Snowflake goes from the discard into the Rune Pouch.'
    case 'conceded':
      return `${seatName(e.seat, names)} conceded${view.mode === 'team' ? ` for ${teamName(e.team)}` : ''}.`
    case 'over':
      return e.winner < 0 ? 'Nobody won: it was a draw.' : `${Who(e.winner === 0 ? 0 : 1, view)} won.`
  }
}

/** Snowflakes fill a run of Acorns up; what they do has a line of its own. */
function matched(e: Extract<AlderquestEvent, { type: 'matched' }>): Phrase | null {
  const cascade = e.round > 1 ? ` (cascade ${e.round})` : ''
  if (e.what === 'guild') return `${e.cells.length} ${guildName(e.of)} matched and ${e.to === 'held' ? 'taken' : 'discarded'}${cascade}.`
  const acorns = e.pieces.filter((piece) => isAcornFace(faceOf(piece))).length
  if (acorns === 0) return null
  return `${acorns} ${teamName(e.of === 0 ? 0 : 1)} ${acorns === 1 ? 'Acorn' : 'Acorns'} matched and collected${cascade}.`
}
