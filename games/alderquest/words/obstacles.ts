import { capitalised, type Names, type Obstacle, type Phrase, subject, whose } from '@rulewright/kernel'
import { type Need, REASONS, type Reason } from '../rules/obstacles.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import { question } from './prompts.ts'
import { abilityName, guildName, heroName, minionName, quarrelName, relicName, runesName, spaceName } from './things.ts'

/** What a condition asks for, after "it needs". */
const NEEDED: Readonly<Record<Need, string>> = {
  swap: 'two neighbouring runes that can be swapped',
  'rune-to-draw': 'a rune to draw',
  'rune-on-board': 'a rune on the Board',
  'rune-to-exchange': 'a guild rune on the Board, and one of another guild in the rune discard',
  'rune-to-steal': 'a held rune of the opponent',
  prey: 'a rival guild’s rune next to a Hunters rune',
  'snow-on-board': 'a Snowflake on the Board',
  snowflake: 'a Snowflake on the Board or in the rune discard',
  'acorn-on-board': 'a rival Acorn on the Board',
  'acorn-to-pass': 'an Acorn that one of your minions holds, and another minion to take it',
  'own-tile': 'a tile of yours on the Field',
  'tile-to-move': 'a tile of yours on the Field, and a vacant space',
  'two-tiles': 'two facedown tiles of yours in different spaces',
  'ally-minion': 'a minion of yours on the Field',
  'basic-ally': 'a basic minion of yours on the Field',
  'tired-ally': 'an exhausted minion of yours that is not Stunned',
  'rival-to-move': 'a rival minion on the ground with an open space beside it',
  'rival-in-reach': 'a rival minion on the ground in this lane or next to one of yours',
  'rival-in-lane': 'a rival minion on the ground in this lane',
  disguise: 'a Thief in the deck, and a tile of yours with no minion of yours on it',
  ambush: 'a Hunters minion in the deck, and an open space beside one of your minions',
  martyr: 'a minion of yours on the ground with a rival around it',
  root: 'a minion of yours on the ground, and an open space beneath the canopy',
}

const isNeed = (why: Reason): why is Need => why in NEEDED
const isReason = (why: string): why is Reason => why in REASONS

interface Told {
  readonly option: AlderquestOption
  readonly about: Readonly<Record<string, unknown>>
  readonly view: AlderquestView
  readonly names: Names
}

const number = ({ about }: Told, key: string): number => (typeof about[key] === 'number' ? about[key] : 0)

/** What could not be used, as the subject of a sentence. */
function what({ option, about, view }: Told): Phrase {
  switch (option.do) {
    case 'hero':
      return heroName(option.hero)
    case 'activate':
      return minionName(option.minion, view)
    case 'quarrel':
    case 'trap':
      return quarrelName(option.quarrel)
    case 'relic':
      return relicName(option.relic)
    case 'ability':
      return abilityName(typeof about.hero === 'number' ? about.hero : 0)
    default:
      return 'this'
  }
}

/** Why something cannot be done now: "Misdirection costs 3 runes; you hold 2." */
export function obstacle({ option, why, about = {} }: Obstacle<AlderquestOption>, view: AlderquestView, names: Names): Phrase {
  const told: Told = { option, about, view, names }
  if (!isReason(why)) return why
  return capitalised(isNeed(why) ? `${what(told)} has no use now: it needs ${NEEDED[why]}.` : SAID[why](told))
}

const SAID: Readonly<Record<Exclude<Reason, Need>, (told: Told) => Phrase>> = {
  'hero-exhausted': (told) => `${what(told)} has acted, and is ready again when your next turn begins.`,
  'other-place': (told) => {
    const seat = number(told, 'seat')
    return told.names.you === seat
      ? `${what(told)} acts in your other turn of the round.`
      : `${what(told)} acts in ${told.names.of(seat)}’s turn.`
  },
  'hero-idle': (told) => `There is nothing ${what(told)} could do now.`,
  'no-swap': () => 'No two neighbouring runes can be swapped.',
  'no-slide': () => 'No rune has a gap beside it to slide into.',
  'no-line': () => 'There is no rune left to draw.',
  'front-ally': (told) =>
    `One of your minions stands on ${spaceName(number(told, 'front'))}, in front of ${heroName(number(told, 'hero'))}.`,
  'front-guarded': (told) => `A Guarded rival stands on ${spaceName(number(told, 'front'))}: nobody may enter.`,
  'summon-rune': () => 'Summoning costs a rune of one of your guilds; you hold none.',
  'summon-deck': () => 'The minion deck you could pay for is empty.',
  'ability-cost': (told) => `${what(told)} costs ${runesName(number(told, 'cost'))}; you hold ${number(told, 'held')}.`,
  'no-ability': () => 'There are no abilities in solitaire.',
  'minion-exhausted': (told) => `${what(told)} is exhausted, and ready again when your next turn begins.`,
  'minion-stunned': (told) => `${what(told)} is Stunned: it stays exhausted through your next turn.`,
  'minion-boxed-in': (told) => `${what(told)} has nowhere to go: every space beside it is barred.`,
  moving: (told) => `${what(told)} is moving: choose where it goes.`,
  'another-moves': (told) => `Finish moving ${minionName(number(told, 'minion'), told.view)} first.`,
  'must-move': () => 'A minion that was activated makes at least one move.',
  'quarrel-rune': (told) => `${what(told)} costs 1 ${guildName(number(told, 'guild'))} rune; you hold none.`,
  'relic-rune': (told) => `${what(told)} costs 1 rune of any guild; you hold none.`,
  'no-effect': (told) => `${what(told)} would do nothing now.`,
  armed: (told) => `${what(told)} is armed: it waits until a rival minion reveals one of your Trap tiles.`,
  'runes-pay': () => 'Held runes pay for minions, abilities, Quarrels and relics: begin with a Hero or a card.',
  'runes-left': (told) => {
    const runes = number(told, 'runes')
    return `${runes === 1 ? 'One revealed rune' : `${runes} revealed runes`} must be dropped before you may end the Action Phase.`
  },
  'tile-stays': () => 'Your tiles stay where they are hidden, until a rival finds them or an effect moves them.',
  'tiles-later': () => 'The tiles of your hand are hidden when your next turn begins.',
  'tiles-first': () => 'First hide the tiles of your hand; the rest of your turn follows.',
  'turn-ending': () => 'Your Action Phase is over: discard Quarrels, or keep them and draw.',
  'asked-first': ({ about, view }) => `First answer what you are asked: ${question(String(about.prompt), about, view)}`,
  others: (told) => `${subject(told.names, number(told, 'seat'))} decides first.`,
  turn: (told) => `It is ${whose(told.names, number(told, 'seat'))} turn.`,
  setup: () => 'The match has not begun yet.',
}

/** Reasons that only just prevent something: a price, or something that is used up. */
export const near: readonly Reason[] = [
  'summon-rune',
  'ability-cost',
  'quarrel-rune',
  'relic-rune',
  'front-ally',
  'front-guarded',
  'summon-deck',
  'no-swap',
  'no-slide',
  'no-line',
  'minion-boxed-in',
  'minion-stunned',
  'must-move',
  'runes-left',
  'hero-exhausted',
]
