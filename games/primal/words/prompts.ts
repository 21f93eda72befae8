import { at, type Decision, lowered, type Names, type Phrase } from '@rulewright/kernel'
import { difficulties } from '../content/difficulties.ts'
import { HUNTERS, hunterSheets, items, potions, printed } from '../content/index.ts'
import type { PrimalOption, PrimalPrompt } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { groupCards } from './effects.ts'
import { nameOf } from './names.ts'
import { cardText, gearText, itemText, masteryText, potionText } from './texts.ts'
import { cardIn, hunterThing, monsterThing, wornThing } from './things.ts'

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** PR-12.14: what getting away costs. */
const priceOf = (about: Readonly<Record<string, unknown>>): string =>
  about.by === 'toss' ? `discarding ${groupCards(number(about.n), String(about.of))}` : 'moving'

/** Questions of a text being resolved: they begin with its name, or nobody would know what they are about. */
const WITHIN: readonly PrimalPrompt[] = ['may', 'move-to', 'confuse-to', 'choose-hunter', 'discard', 'cycle', 'tie-sector', 'tie-hunter']

/** What a question says: who or what asks it, what it is about, what it costs and what follows. */
export function prompt(decision: Decision<PrimalOption>, view: PrimalView, names: Names): Phrase {
  const asked = question(decision, view, names)
  const by = decision.about?.speaker
  if (typeof by !== 'string' || !WITHIN.some((key) => key === decision.prompt)) return asked
  return `${nameOf(by)}: ${lowered(asked)}`
}

function question(decision: Decision<PrimalOption>, view: PrimalView, names: Names): Phrase {
  const about = decision.about ?? {}
  const monster = monsterThing(view)
  switch (decision.prompt as PrimalPrompt) {
    case 'hunter':
      return 'Choose your hunter.'
    case 'item':
      return 'Choose an item: it stays for the whole hunt.'
    case 'potions':
      return `Choose potion ${at(view.hunters, decision.seat).potions.length + 1} of ${potionsFor(view)}: each can be drunk once, when a round begins.`
    case 'first-player':
      return 'Who goes first, and draws the monster’s eye?'
    case 'consume':
      return 'The round begins: you may drink one potion.'
    case 'synaerea':
      return `Suffer ${number(about.amount)} to draw a card?`
    case 'movement':
      return `Your turn: move for ${at(view.hunters, decision.seat).moveCost} stamina, or stay and be threatened?`
    case 'action':
      return 'Your Action phase: play a card or use an ability, or end it.'
    case 'pay':
      return payWords(about, view)
    case 'text':
      return 'Several of your own effects happen now: which comes first?'
    case 'may':
      return about.what === 'move'
        ? 'Do you move?'
        : about.what === 'suffer'
          ? `Do you suffer ${view.monster.level} to draw a card?`
          : 'Do you replace an active behavior by a new one?'
    case 'recycle':
      return `Recycle: discard ${groupCards(number(about.n), 'any')} from your hand to draw as many?`
    case 'volley':
      return `Volley: discard ${number(about.n)} from the top of your deck, and deal ${view.monster.level} for each Offensive card among them?`
    case 'move-to':
      return 'Where do you move?'
    case 'confuse-to':
      return `Where does ${monster} turn?`
    case 'choose-hunter':
      return chosenWords(about.speaker, view)
    case 'discard':
      return discardWords(about)
    case 'blind':
      return 'Which peril is blinded? It has no effect until your next turn.'
    case 'stun':
      return 'Which behavior is stunned? It cannot wake this round.'
    case 'cycle':
      return 'Which behavior is replaced by a new one?'
    case 'stun-hunter':
      return 'Who strikes the stunned monster? Each Attack in hand, two at most, deals weapon damage.'
    case 'stun-reveal':
      return `You may show an Attack to deal ${at(view.hunters, decision.seat).weaponDamage} damage; the card stays in hand.`
    case 'double':
      return `${monster} is vulnerable: double ${number(about.amount)} damage to ${2 * number(about.amount)}?`
    case 'resilience':
      return 'You may show a Resilience card to draw 1; the card stays in hand.'
    case 'escape':
      return `You are about to suffer ${number(about.amount)}; avoid it by ${priceOf(about)}?`
    case 'order':
      return 'Several things happen at once: which comes first?'
    case 'rampage':
      return 'Several behaviors rampage: which comes first?'
    case 'rock':
      return `Remove the Rock to suffer nothing instead of ${number(about.amount)}?`
    case 'armor':
      return `Use ${wornThing(view, decision.seat, 'armor')} against ${number(about.amount)} damage? ${armorText(view, decision.seat)}`
    case 'scry':
      return `The next attrition card shows ${number(about.value)}: leave it, or discard it?`
    case 'deplete':
      return 'You are knocked out: which piece of gear loses its health for the rest of the hunt?'
    case 'tie-sector':
      return 'Two sectors are alike; which is meant?'
    case 'tie-hunter':
      return 'Two hunters are alike; which is meant?'
    case 'window':
      return `You may help ${helped(view, names)}.`
    case 'last-call':
      return `Last call before the Action phase ends: do you help ${helped(view, names)}?`
  }
}

/** What will happen to the chosen hunter, in the words of the text that asks. */
function chosenWords(by: unknown, { monster: { level } }: PrimalView): Phrase {
  const text = textOf(by, level)
  const deed = /that hunter ([^,.:]+)/.exec(text)?.[1]
  if (deed === undefined) return 'Choose a hunter.'
  // How much depends on what comes.
  return `Who ${text.includes('otherwise') ? deed.replace(/ \d+$/, '') : deed}?`
}

/** The whole text of a potion, an item, a card or a mastery. */
function textOf(id: unknown, level: number): string {
  const potion = potions.find((each) => each.id === id)
  const item = items.find((each) => each.id === id)
  const card = printed.find((each) => each.id === id)
  const master = HUNTERS.find((hunter) => hunterSheets.some((sheet) => sheet.id === hunter && sheet.mastery.id === id))
  if (potion) return potionText(potion.id, level)
  if (master) return masteryText(master, level).focused
  return item ? itemText(item.id, level) : card ? cardText(card.id, level).join(' ') : ''
}

const potionsFor = (view: PrimalView): number => difficulties.find(({ id }) => id === view.monster.difficulty)?.potions ?? 3

/** PR-9.2: what is still to be paid, and for what. */
function payWords(about: Readonly<Record<string, unknown>>, view: PrimalView): Phrase {
  const left = number(about.cost) - number(about.paid)
  const more = number(about.paid) > 0 ? `${left} more` : String(left)
  const card = number(about.card)
  return `Pay ${more} stamina${typeof about.card === 'number' && card >= 0 ? ` for ${cardIn(view, card)}` : ''}: discard cards for what they are worth.`
}

function discardWords(about: Readonly<Record<string, unknown>>): Phrase {
  const left = Math.max(1, number(about.left))
  return `Discard ${groupCards(left, String(about.of ?? 'any'))}${left > 1 ? ', one after another' : ''}.`
}

const armorText = (view: PrimalView, seat: number): string => {
  const { hunter } = at(view.hunters, seat)
  return hunter ? gearText(hunter, 'armor', view.monster.level) : ''
}

const helped = (view: PrimalView, names: Names): Phrase => (view.active === null ? 'the others' : hunterThing(view, names, view.active))
