import { capitalised, counted, type Names, type Obstacle, type Phrase, whose, withArticle } from '@rulewright/kernel'
import { REASONS, type Reason } from '../rules/obstacles.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'
import { isWindow, plainPrompt, WINDOW_TIMES } from './prompts.ts'
import { discoveryName, exploreName, objectiveName, place, unitName } from './things.ts'

/** What the sentences need beside the reason. */
interface Told {
  /** The card, Unit or territory it is about. */
  readonly what: Phrase
  /** The territory of the Order or the combat. */
  readonly there: Phrase
  readonly number: (name: string) => number
  readonly whose: string
  readonly time: string
  /** The question that comes first. */
  readonly question: Phrase
}

const LINES: Readonly<Record<Reason, (told: Told) => Phrase>> = {
  'card-window': ({ what, time }) => `${what} is played ${time}.`,
  'no-effect': ({ what }) => `${what} would do nothing now.`,
  'no-farther': ({ what }) => `${what} would take no ship of this Order any farther.`,
  'no-deposits': ({ what }) => `${what} pays for Copper, Silver and Gold Deposits, and you control none.`,
  'no-retreat': ({ what }) => `${what} needs Airships of yours in the combat and a free territory beside it.`,
  'not-fighting': ({ what }) => `${what} is for those who fight, and you have no Unit in this combat.`,
  'no-hits': ({ what }) => `${what} takes hits from an enemy, and nobody else has any in this step.`,
  'no-blanks': ({ what }) => `${what} rolls blank dice again, and none of yours is blank.`,
  'no-berth': ({ what }) => `${what} brings a Frigate, and you have no Frigate left or no room for it.`,
  'no-target': ({ what }) => `${what} needs an enemy Outpost without Airships beside one of your Units.`,
  'no-crystals': ({ what }) => `${what} needs a Crystal in the supply and a territory you control besides your Stronghold.`,
  'only-cards': () => 'Only a card can be played now; pass to go on.',
  unmet: ({ what, number }) => `${what} is not fulfilled: you have ${number('have')} of ${number('need')}.`,
  'claim-later': ({ what }) => `${what} is fulfilled: you can claim it when the Order or step under way is over.`,
  'order-first': () => 'First place the Order: choose a territory, then ships move from it or to it.',
  'mode-first': ({ there }) => `First say whether ships move to ${there}, from it, or not at all.`,
  'orders-only': ({ what }) => `${what} moves by an Order, in the Expansion Phase.`,
  'not-there': ({ there }) => `This Order moves ships out of ${there} only, and each of them once.`,
  nowhere: ({ what }) => `${what} can reach no territory with room for it.`,
  'already-there': ({ there }) => `This Order calls ships to ${there}, and this is there already.`,
  immobile: ({ what }) => `${what} is a Building: it does not move.`,
  'too-far': ({ what, there, number }) => `${there} is ${counted(number('steps'), 'step')} away; ${what} moves ${number('have')}.`,
  'no-way': ({ what, there }) => `${what} finds no way to ${there}: enemies, Mountains and Strongholds stop a flight.`,
  full: ({ there }) => `Five of your Airships are at ${there}: there is no room for another.`,
  'built-up': ({ there }) => `No Building can move to ${there}: a territory holds one, and a Stronghold none.`,
  'only-destroyers': ({ what }) => `${what} cannot join a combat: only Destroyers intercept.`,
  'in-combat': ({ what }) => `${what} is in this combat already.`,
  besieged: ({ what }) => `${what} has enemies in its own territory and cannot leave to intercept.`,
  'no-intercept': ({ what }) => `${what} is too far from the combat to intercept.`,
  combat: ({ there }) => `A combat is being fought at ${there}: answer for it first.`,
  together: () => 'Your Airships here retreat together: choose where, or stay.',
  stays: ({ what }) => `${what} is a Building and cannot retreat.`,
  escort: ({ what }) => `${what} is escorted: its owner’s Cruiser must be destroyed first.`,
  explored: ({ what }) => `${what} is explored already; it can be done once in a game.`,
  'home-explored': () => 'A Stronghold cannot be explored.',
  'their-home': () => 'Nobody enters another player’s Stronghold.',
  'not-beside': ({ what }) => `Ships cannot go to ${what}: it must be beside, free of enemies and have room for all of them.`,
  'no-ship': ({ what, there }) => `No ship at ${what} can fly to ${there}.`,
  'no-fight': ({ what }) => `There is no combat to fight at ${what}.`,
  'crystal-site': ({ what }) =>
    `A Crystal cannot be placed at ${what}: it goes where nobody is and no Crystal lies, and not beside your Stronghold.`,
  'outpost-site': ({ what }) => `${what} is taken: choose an empty territory, and no Crystal Deposit.`,
  'free-site': ({ what }) => `${what} gets no free Outpost: it needs an Engineer of yours and no Building.`,
  'nothing-built': ({ what }) => `You can build nothing at ${what}: it takes Coins, room, and a yard or an Engineer.`,
  coins: ({ what, number }) => `${what} costs ${counted(number('price'), 'Coin')}; you have ${number('have')}.`,
  crystals: ({ what, number }) => `${what} costs ${counted(number('price'), 'Crystal')}; you have ${number('have')}.`,
  'no-piece': ({ what }) => `You have no ${what} left in your supply.`,
  'no-engineer': ({ what }) => `${what} needs an Engineer of yours in a territory without a Building.`,
  'no-outpost': ({ what }) => `${what} replaces an Outpost that stood before this step, where you have an Engineer.`,
  'no-yard': ({ what }) => `No place of yours can still build ${what} in this step.`,
  'build-later': ({ what }) => `${what} is built in the Build step, at the end of the round.`,
  'buy-later': ({ what }) => `${what} can be bought once a round, after mining.`,
  owned: ({ what }) => `You have ${what} already, and nobody has a Discovery twice.`,
  'asked-first': ({ question }) => `First there is something else to decide: ${question}`,
  arrival: () => 'The others are still choosing where to arrive.',
  turn: ({ whose: theirs }) => `It is ${theirs} turn.`,
  others: () => 'The others decide first.',
}

const isReason = (why: string): why is Reason => why in REASONS

export function obstacle({ option, why, about }: Obstacle<AldarraOption>, view: AldarraView, names: Names): Phrase {
  if (!isReason(why)) return why
  const unit = typeof about?.unit === 'number' ? about.unit : null
  const line = LINES[why]({
    what: whatOf(option, why, unit, view),
    there: typeof about?.hex === 'number' ? place(view, about.hex) : 'the territory',
    number: (name) => Number(about?.[name] ?? 0),
    whose: typeof about?.seat === 'number' ? whose(names, about.seat) : 'somebody’s',
    time: isWindow(about?.window) ? WINDOW_TIMES[about.window] : 'at its time',
    question: plainPrompt(about?.prompt),
  })
  return capitalised(line)
}

/** What somebody tried to use, by name. */
function whatOf(o: AldarraOption, why: Reason, unit: number | null, view: AldarraView): Phrase {
  switch (o.do) {
    case 'play':
      return exploreName(o.explore)
    case 'claim':
      return objectiveName(o.objective)
    case 'build':
      return why === 'no-piece' ? unitName(o.unit) : withArticle(unitName(o.unit))
    case 'buy':
      return why === 'buy-later' ? counted(o.vp, 'Victory Point') : `buying ${counted(o.vp, 'Victory Point')}`
    case 'take':
      return discoveryName(o.discovery)
    case 'hit':
      return `the ${unitName(o.unit)}`
    case 'call':
      return `the ${unitName(unit ?? o.unit)}`
    default:
      return 'hex' in o && typeof o.hex === 'number' ? place(view, o.hex) : 'this'
  }
}

/** Reasons that only just prevent something: a price, or something that is used up. */
export const near: readonly Reason[] = [
  'coins',
  'crystals',
  'no-piece',
  'no-yard',
  'no-engineer',
  'no-outpost',
  'owned',
  'too-far',
  'full',
  'no-way',
]
