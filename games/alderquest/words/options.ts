import { capitalised, type Decision, type Names, type Phrase, withArticle } from '@rulewright/kernel'
import { beneath, isCanopy } from '../content/field.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import {
  abilityCost,
  abilityName,
  abilityText,
  cellName,
  className,
  columnName,
  faceName,
  guildName,
  heroName,
  isTrap,
  laneName,
  minionName,
  minionWithSpace,
  quarrelEffect,
  quarrelGuild,
  quarrelName,
  quarrelRules,
  quarrelType,
  relicEffect,
  relicName,
  runesName,
  spaceName,
  tileName,
} from './things.ts'

const MOVES = { move: 'Move', charge: 'Charge', fly: 'Fly', sneak: 'Sneak' } as const
const DECLINE: Readonly<Record<string, string>> = { judo: 'Stand and squabble', trigger: 'Do not use it' }
const DONE: Readonly<Record<string, string>> = { 'hide-confirm': 'Begin', 'end-discard': 'Keep the rest' }

export const option = (o: AlderquestOption, view: AlderquestView, _: Names, decision: Decision<AlderquestOption>): Phrase =>
  capitalised(choice(o, view, decision))

function choice(o: AlderquestOption, view: AlderquestView, decision: Decision<AlderquestOption>): Phrase {
  const { prompt, about } = decision
  const hero = typeof about?.hero === 'number' ? about.hero : -1
  switch (o.do) {
    case 'guild':
      return about?.cost === 1 ? calling(o.guild, view) : guildName(o.guild)
    case 'place-hero':
    case 'rival-hero':
      return heroName(o.hero)
    case 'hero':
      return `Act with ${heroName(o.hero)}`
    case 'lane':
      return laneName(o.lane)
    case 'side':
      return guildName(o.guild)
    case 'hide':
      return typeof about?.space === 'number' ? `${faceName(o.face)} on ${spaceName(about.space)}` : faceName(o.face)
    case 'set':
      return faceName(o.face)
    case 'cancel':
      return 'Begin again'
    case 'drop':
      return `Drop the ${faceName(o.face)}`
    case 'column':
      return columnName(o.column)
    case 'swap':
      return 'Swap two runes (free)'
    case 'slide':
      return 'Slide a rune sideways (free)'
    case 'line':
      return 'Drop a line: a new rune in every column (free)'
    case 'summon':
      return 'Summon a minion (1 rune); it rests'
    case 'ability':
      return `Ability: ${abilityName(hero)} (${runesName(abilityCost(hero) ?? 0)}). ${abilityText(hero)}`
    case 'cell':
      return cellText(o.cell, view)
    case 'pay':
      return `Spend a ${guildName(o.guild)} rune`
    case 'lose':
      return `Lose a ${guildName(o.guild)} rune`
    case 'steal':
      return `Steal a ${guildName(o.guild)} rune`
    case 'gain':
      return `Take a ${guildName(o.guild)} rune`
    case 'exalt':
      return guildName(o.guild)
    case 'activate':
      return activating(o.minion, view)
    case 'move':
    case 'charge':
    case 'fly':
    case 'sneak':
      return `${MOVES[o.do]} to ${spaceName(o.to)}${consequence(o.to, view)}`
    case 'confront':
      return confronting(o.hero, view)
    case 'give':
      return `Pass an Acorn of ${minionWithSpace(o.minion, view)}`
    case 'pick-up':
      return `Pick up an Acorn with ${minionWithSpace(o.minion, view)} (free)`
    case 'set-down':
      return `Set down an Acorn of ${minionWithSpace(o.minion, view)} (free)`
    case 'quarrel':
      return playing(o.quarrel)
    case 'relic':
      return `Play ${relicName(o.relic)} (1 rune). ${relicEffect(o.relic)}`
    case 'end':
      return prompt === 'move' ? 'Stop here: it rests until your next turn' : 'End the Action Phase, and with it your turn'
    case 'reveal':
      return 'Reveal it: an Acorn is carried, a Snowflake upgrades, a Trap springs'
    case 'dismiss':
      return 'Dismiss it: it goes back unseen'
    case 'eject':
      return 'Eject the minion: it is shuffled into its deck'
    case 'trap':
      return `Spring ${quarrelName(o.quarrel)}. ${quarrelEffect(o.quarrel)}`
    case 'use':
      return 'Use it'
    case 'pass':
      return DECLINE[prompt] ?? 'Pass'
    case 'done':
      return DONE[prompt] ?? 'Done'
    case 'escape':
      return `Escape to ${spaceName(o.to)}`
    case 'discard':
      return `Discard ${quarrelName(o.quarrel)}`
    case 'minion':
      return minionWithSpace(o.minion, view)
    case 'space':
      return spaceName(o.space)
    case 'tile':
    case 'acorn':
      return tileName(o.tile, view)
    case 'rune':
      return faceName(o.face)
    case 'destroy-snow':
      return 'Destroy all Snowflakes on the Board'
    case 'drop-snow':
      return 'Drop a Snowflake from the discard'
    case 'exchange':
      return 'Exchange them'
    case 'leave':
      return 'Leave them'
  }
}

/** Playing a Trap only arms it; its effect waits for a rival. */
function playing(quarrel: number): Phrase {
  const cost = `${quarrelType(quarrel)}, 1 ${quarrelGuild(quarrel)} rune`
  return `${isTrap(quarrel) ? 'Arm' : 'Play'} ${quarrelName(quarrel)} (${cost}). ${quarrelRules(quarrel)}`
}

function cellText(cell: number, view: AlderquestView): Phrase {
  const rune = view.board[cell]
  return rune ? `${faceName(rune.face)} in ${cellName(cell)}` : `to ${cellName(cell)}`
}

/** A minion in the canopy has one possible move, and makes it at once (AQ-13.7, AQ-17.5). */
function activating(minion: number, view: AlderquestView): Phrase {
  const from = view.minions.find((m) => m.id === minion)?.space ?? -1
  if (!isCanopy(from)) return `Activate ${minionWithSpace(minion, view)} (2 moves)`
  const victim = view.minions.find((m) => m.space === beneath(from))
  return `Bring down ${minionWithSpace(minion, view)}${victim ? `: ${minionName(victim.id, view)} beneath is destroyed` : ''}`
}

/** What comes of entering a space: ": squabble, both are destroyed". */
function consequence(space: number, view: AlderquestView): string {
  const mover = view.minions.find((m) => m.id === view.activation?.minion)
  if (!mover) return ''
  const there = view.minions.find((m) => m.space === space)
  if (there) return ': squabble, as a rule both are destroyed'
  if (isCanopy(space)) return view.tiles.some((tile) => tile.holder === mover.id) ? ': tribute what it carries' : ''
  const facedown = view.tiles.some((tile) => tile.space === space && !tile.faceUp && tile.owner !== mover.team)
  return facedown ? ', onto a facedown tile' : ''
}

/** AQ-17.9, and in solitaire AQ-23.23. */
function confronting(hero: number, view: AlderquestView): Phrase {
  const tiles = view.solo ? 'it places two tiles' : 'the opponent draws two tiles'
  const quarrels = view.quarrels ? ' and discards a Quarrel, you draw one' : ''
  return `Confront ${heroName(hero)}: ${tiles}${quarrels}; your minion is destroyed`
}

/** The class of a deck's top card is seen by everybody (AQ-5.1). */
function calling(guild: number, view: AlderquestView): Phrase {
  const top = view.decks[guild]?.at(-1)?.class ?? null
  return `Pay a ${guildName(guild)} rune${top === null ? '' : `: ${withArticle(className(top))} comes`}`
}

const VERBS: Readonly<Record<string, string>> = {
  drop: 'Drop a rune',
  hero: 'Act with a Hero',
  activate: 'Activate',
  give: 'Pass an Acorn',
  'pick-up': 'Pick up',
  'set-down': 'Set down',
  quarrel: 'Play a Quarrel',
  relic: 'Play a Relic',
  move: 'Move',
  charge: 'Charge',
  fly: 'Fly',
  sneak: 'Sneak',
  confront: 'Confront',
}

/** What a team may do in its Action Phase, and what an activated minion may (AQ-11, AQ-13). */
export const verb = (o: AlderquestOption): string | null => VERBS[o.do] ?? null
