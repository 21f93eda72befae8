import type { Decision, Names, Phrase } from '@rulewright/kernel'
import { type AlderquestOption, type AlderquestPrompt, PROMPTS } from '../rules/options.ts'
import type { AlderquestView } from '../rules/view.ts'
import { cellName, guildName, heroName, minionName, spaceName, tileName, typeText } from './things.ts'

type About = Readonly<Record<string, unknown>>
const numberIn = (about: About, key: string): number => (typeof about[key] === 'number' ? about[key] : -1)

const isPrompt = (text: string): text is AlderquestPrompt => PROMPTS.some((prompt) => prompt === text)

export function prompt(decision: Decision<AlderquestOption>, view: AlderquestView, _names: Names): Phrase {
  const key = decision.prompt
  return isPrompt(key) ? ask(key, decision.about ?? {}, view) : key
}

function ask(key: AlderquestPrompt, about: About, view: AlderquestView): Phrase {
  const minion = () => minionName(numberIn(about, 'minion'), view)
  switch (key) {
    case 'draft-guild':
      return 'Choose a guild.'
    case 'draft-hero':
      return 'Choose a Hero to place.'
    case 'draft-lane':
      return `In which lane does ${heroName(numberIn(about, 'hero'))} stand?`
    case 'solo-guild':
      return 'Choose your guild; the other three are your rivals.'
    case 'solo-hero':
      return `Which Hero of the ${guildName(numberIn(about, 'guild'))} do you face?`
    case 'solo-side':
      return about.left === true ? 'Which guild stands on the left side?' : 'Which guild stands at the top?'
    case 'hide-tile':
      return `Hide a tile on ${spaceName(numberIn(about, 'space'))}.`
    case 'hide-confirm':
      return 'Are all tiles hidden as you wish?'
    case 'set-tile':
      return 'Choose a tile of your hand to set.'
    case 'set-space':
      return 'Where do you set it?'
    case 'bards-rune':
      return 'The Bards are exalted: choose one of the revealed runes to drop.'
    case 'bards-column':
    case 'drop-column':
    case 'snow-column':
      return 'Into which column?'
    case 'action':
      return 'Your Action Phase.'
    case 'hero-action':
      return `What does ${heroName(numberIn(about, 'hero'))} do?`
    case 'swap-first':
      return 'Choose a rune to swap.'
    case 'swap-second':
      return `Swap ${cellName(numberIn(about, 'first'))} with which neighbour?`
    case 'swap-again':
      return 'You may swap once more.'
    case 'slide-cell':
      return 'Choose a rune to slide.'
    case 'slide-to':
      return 'Which way does it slide?'
    case 'summon-guild':
      return 'Summon a minion of which guild?'
    case 'pay':
      return 'Choose a rune to spend.'
    case 'move':
      return 'Move your minion.'
    case 'which-acorn':
      return 'Which Acorn?'
    case 'give-to':
      return 'Pass it to which minion?'
    case 'which-tile':
      return 'Several tiles lie here. Which comes next?'
    case 'encounter':
      return `${minion()} meets ${tileName(numberIn(about, 'tile'), view)}. Reveal or dismiss it?`
    case 'trap-response':
      return `${minion()} has walked into your Trap.`
    case 'trigger':
      return `${minion()}: ${typeText(numberIn(about, 'kind'))} Use it?`
    case 'tribute-acorn':
      return 'Which Acorn is tributed?'
    case 'tribute-column':
      return 'Into which column does the Acorn fall?'
    case 'judo':
      return `${minion()} is attacked. Where does it escape to?`
    case 'discard-quarrel':
      return 'Choose a Quarrel to discard.'
    case 'end-discard':
      return 'Discard Quarrels before you draw?'
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
