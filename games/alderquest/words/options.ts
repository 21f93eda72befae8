import type { Decision, Names, Phrase } from '@rulewright/kernel'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import {
  abilityCost,
  abilityName,
  abilityText,
  cellName,
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

const DECLINE: Readonly<Record<string, string>> = { judo: 'Stand and fight', trigger: 'Do not use it' }
const DONE: Readonly<Record<string, string>> = { 'hide-confirm': 'Confirm', 'end-discard': 'Keep the rest' }

export function option(o: AlderquestOption, view: AlderquestView, _names: Names, decision: Decision<AlderquestOption>): Phrase {
  const { prompt, about } = decision
  const hero = typeof about?.hero === 'number' ? about.hero : -1
  switch (o.do) {
    case 'guild':
      return guildName(o.guild)
    case 'place-hero':
    case 'rival-hero':
    case 'hero':
      return heroName(o.hero)
    case 'lane':
      return laneName(o.lane)
    case 'side':
      return guildName(o.guild)
    case 'hide':
    case 'set':
      return faceName(o.face)
    case 'cancel':
      return 'Begin again'
    case 'drop':
      return `Drop the ${faceName(o.face)}`
    case 'column':
      return columnName(o.column)
    case 'swap':
      return 'Swap two runes'
    case 'slide':
      return 'Slide a rune'
    case 'line':
      return 'Drop a line'
    case 'summon':
      return 'Summon a minion (1 rune)'
    case 'ability':
      return `Ability: ${abilityName(hero)} (${runesName(abilityCost(hero) ?? 0)}). ${abilityText(hero)}`
    case 'cell':
      return cellText(o.cell, view)
    case 'pay':
    case 'lose':
    case 'steal':
    case 'gain':
      return `${guildName(o.guild)} rune`
    case 'exalt':
      return guildName(o.guild)
    case 'activate':
      return `Activate ${minionWithSpace(o.minion, view)}`
    case 'move':
      return `Move to ${spaceName(o.to)}`
    case 'charge':
      return `Charge to ${spaceName(o.to)}`
    case 'fly':
      return `Fly to ${spaceName(o.to)}`
    case 'sneak':
      return `Sneak to ${spaceName(o.to)}`
    case 'confront':
      return `Confront ${heroName(o.hero)}`
    case 'give':
      return `Pass an Acorn of ${minionWithSpace(o.minion, view)}`
    case 'pick-up':
      return `Pick up an Acorn with ${minionWithSpace(o.minion, view)}`
    case 'set-down':
      return `Set down an Acorn of ${minionWithSpace(o.minion, view)}`
    case 'quarrel':
      return playing(o.quarrel)
    case 'relic':
      return `Play ${relicName(o.relic)} (1 rune). ${relicEffect(o.relic)}`
    case 'end':
      return prompt === 'move' ? 'Stop here' : 'End the Action Phase'
    case 'reveal':
      return 'Reveal it'
    case 'dismiss':
      return 'Dismiss it'
    case 'eject':
      return 'Eject the minion'
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
      return prompt === 'give-to' ? minionName(o.minion, view) : minionWithSpace(o.minion, view)
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

/** A Trap is only armed now; its effect waits for a rival. */
function playing(quarrel: number): Phrase {
  const cost = `${quarrelType(quarrel)}, 1 ${quarrelGuild(quarrel)} rune`
  return `${isTrap(quarrel) ? 'Arm' : 'Play'} ${quarrelName(quarrel)} (${cost}). ${quarrelRules(quarrel)}`
}

function cellText(cell: number, view: AlderquestView): Phrase {
  const rune = view.board[cell]
  return rune ? `${faceName(rune.face)} in ${cellName(cell)}` : `to ${cellName(cell)}`
}
