import { capitalised, counted, type Decision, inList, lowered, type Phrase } from '@rulewright/kernel'
import { type AlderquestOption, type AlderquestPrompt, PROMPTS } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import {
  abilityName,
  cellName,
  faceName,
  guildName,
  heroName,
  minionName,
  quarrelName,
  relicName,
  runesName,
  tileName,
  typeName,
  typeText,
} from './things.ts'

type About = Readonly<Record<string, unknown>>
const numberIn = (about: About, key: string): number => (typeof about[key] === 'number' ? about[key] : -1)

const isPrompt = (text: string): text is AlderquestPrompt => PROMPTS.some((prompt) => prompt === text)

export function prompt(decision: Decision<AlderquestOption>, view: AlderquestView): Phrase {
  const asked = question(decision.prompt, decision.about ?? {}, view)
  const by = WITHIN.some((key) => key === decision.prompt) ? (speaker(decision.about?.speaker) ?? cardPlayed(view)) : null
  return capitalised(by === null ? asked : `${by}: ${lowered(asked)}`)
}

/** Questions of a card or an ability taking effect: they begin with its name, or nobody would know what they are about. */
const WITHIN: readonly AlderquestPrompt[] = [
  'pay',
  'lose-rune',
  'steal-rune',
  'gain-rune',
  'target-minion',
  'target-space',
  'target-tile',
  'target-cell',
  'target-rune',
  'target-lane',
  'shell-game',
]

/** The Hero, the minion or the Trap that asks. */
function speaker(by: unknown): Phrase | null {
  if (typeof by !== 'object' || by === null) return null
  if ('hero' in by && typeof by.hero === 'number') return abilityName(by.hero)
  if ('kind' in by && typeof by.kind === 'number') return typeName(by.kind)
  return 'quarrel' in by && typeof by.quarrel === 'number' ? quarrelName(by.quarrel) : null
}

function cardPlayed({ playingQuarrel, playingRelic }: AlderquestView): Phrase | null {
  if (playingQuarrel !== null) return quarrelName(playingQuarrel)
  return playingRelic === null ? null : relicName(playingRelic)
}

/** The question behind a key, where only the key is known. */
export const question = (key: string, about: About, view: AlderquestView): Phrase => (isPrompt(key) ? ask(key, about, view) : key)

function ask(key: AlderquestPrompt, about: About, view: AlderquestView): Phrase {
  const minion = () => minionName(numberIn(about, 'minion'), view)
  switch (key) {
    case 'draft-guild':
      return 'Choose a guild: its runes are your money, its minions and Heroes yours.'
    case 'draft-hero':
      return 'Choose a Hero to place. Each of your three acts once a turn.'
    case 'draft-lane':
      return `In which lane does ${heroName(numberIn(about, 'hero'))} stand?`
    case 'solo-guild':
      return 'Choose your guild; the other three are your rivals.'
    case 'solo-hero':
      return `Which Hero of the ${guildName(numberIn(about, 'guild'))} do you face?`
    case 'solo-side':
      return about.left === true ? 'Which guild stands on the left side?' : 'Which guild stands at the top?'
    case 'hide-tile':
      return 'Hide your six tiles: rival minions will look for your Acorns.'
    case 'hide-confirm':
      return 'All six tiles are hidden, and only you see their faces. Begin?'
    case 'set-tile':
      return 'Which tile of your hand do you hide next?'
    case 'set-space':
      return 'On which space do you hide it? It lies facedown there.'
    case 'bards-rune':
      return 'The Bards are exalted: choose one of the revealed runes to drop.'
    case 'bards-column':
    case 'snow-column':
      return 'Into which column?'
    case 'drop-column':
      return `Into which column does the ${faceName(numberIn(about, 'face'))} fall? Three alike in a line are matched.`
    case 'action':
      return actionPhase(view)
    case 'hero-action':
      return `What does ${heroName(numberIn(about, 'hero'))} do? One action a turn; you hold ${runesName(held(view))}.`
    case 'swap-first':
      return 'Choose a rune to swap with one beside, above or below it.'
    case 'swap-second':
      return `Swap ${cellName(numberIn(about, 'first'))} with which neighbour?`
    case 'swap-again':
      return 'You may swap once more.'
    case 'slide-cell':
      return 'Choose a rune to slide sideways into a gap.'
    case 'slide-to':
      return 'Which way does it slide?'
    case 'summon-guild':
      return about.cost === 1 ? 'Pay a rune of which guild? The top minion of its deck comes.' : 'Summon a minion of which guild?'
    case 'pay':
      return `Choose a rune to spend; you hold ${held(view)}.`
    case 'move':
      return moving(view)
    case 'which-acorn':
      return 'Which Acorn?'
    case 'give-to':
      return 'Pass it to which minion?'
    case 'which-tile':
      return 'Several tiles lie here. Which comes next?'
    case 'encounter':
      return `${minion()} meets ${tileName(numberIn(about, 'tile'), view)}. Reveal or dismiss it?`
    case 'trap-response':
      return `${minion()} has walked into your Trap. What becomes of it?`
    case 'trigger':
      return `${minion()}: ${typeText(numberIn(about, 'kind'))} Use it?`
    case 'tribute-acorn':
      return 'Which Acorn is tributed?'
    case 'tribute-column':
      return 'Into which column does the Acorn fall? In a line of three it is collected.'
    case 'judo':
      return `${minion()} is attacked. Does it escape with Judo, or squabble?`
    case 'discard-quarrel':
      return 'Choose a Quarrel to discard.'
    case 'end-discard':
      return 'Discard Quarrels before you draw? With fewer than three you draw one.'
    case 'lose-rune':
      return 'Choose a held rune to lose.'
    case 'steal-rune':
      return 'Choose a rune to steal.'
    case 'gain-rune':
      return 'Take a rune from the discard?'
    case 'target-minion':
      return 'Choose a minion.'
    case 'target-space':
      return 'Choose a space.'
    case 'target-tile':
      return 'Choose a tile.'
    case 'target-cell':
      return 'Choose a rune on the Board.'
    case 'target-rune':
      return 'Choose a rune from the discard.'
    case 'target-lane':
      return 'Choose a lane.'
    case 'target-guild':
      return 'Which of your guilds is exalted?'
    case 'winter-eye':
      return 'What does Winter’s Eye do?'
    case 'shell-game':
      return 'Exchange the two tiles, or leave them? Nobody else will know.'
    case 'march-target':
      return 'Several of your minions are equally close. Which does the rival chase?'
    case 'scraper-target':
      return 'Which of your minions is ejected?'
  }
}

/** The reader's team; the one whose turn it is for a spectator. */
const own = (view: AlderquestView) => view.teams[view.you ?? view.active]
const held = (view: AlderquestView): number => own(view).held.length

/** What must still be done in the Action Phase, and what may be. */
function actionPhase(view: AlderquestView): Phrase {
  const runes = view.revealed.length
  const heroes = view.heroes.filter((hero) => hero.ready && hero.team === view.active && hero.seat === view.seat).length
  const minions = view.minions.filter((m) => m.ready && m.team === view.active).length
  const must = runes === 0 ? [] : [`${counted(runes, 'rune')} to drop`]
  const may = [heroes === 0 ? '' : counted(heroes, 'Hero', 'Heroes'), minions === 0 ? '' : counted(minions, 'minion')]
  const ready = inList(may.filter((part) => part !== ''))
  const parts = [...must, ...(ready === '' ? [] : [`${ready} ready`])]
  return parts.length === 0 ? 'Your Action Phase: end it when you are done.' : `Your Action Phase: ${parts.join(', ')}.`
}

function moving(view: AlderquestView): Phrase {
  const { activation } = view
  if (!activation) return 'Move your minion.'
  return `Move ${minionName(activation.minion, view)}: ${counted(activation.moves + activation.extra, 'move')} left.`
}
