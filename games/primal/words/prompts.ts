import type { Decision, Names, Phrase } from '@rulewright/kernel'
import type { PrimalOption, PrimalPrompt } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'
import { groupCards } from './effects.ts'
import { hunterThing, monsterThing, wornThing } from './things.ts'

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** PR-12.14: what getting away costs. */
const priceOf = (about: Readonly<Record<string, unknown>>): string =>
  about.by === 'toss' ? `discarding ${groupCards(number(about.n), String(about.of))}` : 'moving'

/** What a question says. */
export function promptWords(decision: Decision<PrimalOption>, view: PrimalView, names: Names): Phrase {
  const about = decision.about ?? {}
  const me = hunterThing(view, names, decision.seat)
  const monster = monsterThing(view)
  switch (decision.prompt as PrimalPrompt) {
    case 'hunter':
      return 'Choose your hunter'
    case 'item':
      return `Choose an item for ${me}`
    case 'potions':
      return `Choose a potion for ${me}`
    case 'first-player':
      return 'Who goes first, and draws the monster’s eye?'
    case 'consume':
      return `${me} may drink a potion`
    case 'synaerea':
      return `Suffer ${number(about.amount)} to draw a card?`
    case 'movement':
      return `${me}: move or stay?`
    case 'action':
      return `${me}: choose an action`
    case 'pay':
      return `Pay ${number(about.cost) - number(about.paid)} stamina`
    case 'text':
      return 'Which text resolves next?'
    case 'may':
      return about.what === 'move'
        ? `Move ${me}?`
        : about.what === 'suffer'
          ? `Should ${me} suffer for a card?`
          : 'Replace an active behavior?'
    case 'recycle':
      return `Recycle ${number(about.n)}?`
    case 'volley':
      return `Volley ${number(about.n)}?`
    case 'move-to':
      return `Where does ${me} move?`
    case 'confuse-to':
      return `Where does ${monster} turn?`
    case 'choose-hunter':
      return 'Choose a hunter'
    case 'discard':
      return `Discard a card${number(about.left) > 1 ? ` (${number(about.left)} to go)` : ''}`
    case 'blind':
      return 'Which peril is blinded?'
    case 'stun':
      return 'Which behavior is stunned?'
    case 'cycle':
      return 'Which behavior is replaced?'
    case 'stun-hunter':
      return 'Who strikes the stunned monster?'
    case 'stun-reveal':
      return `${me} may show an Attack to deal its weapon’s damage`
    case 'double':
      return `Double ${number(about.amount)} damage to ${2 * number(about.amount)}?`
    case 'resilience':
      return `${me} may show a Resilience card to draw 1`
    case 'escape':
      return `${me} is about to suffer ${number(about.amount)}; avoid it by ${priceOf(about)}?`
    case 'order':
      return 'What resolves next?'
    case 'rampage':
      return 'Which rampage card resolves next?'
    case 'rock':
      return `Remove the Rock to suffer nothing instead of ${number(about.amount)}?`
    case 'armor':
      return `Use ${wornThing(view, decision.seat, 'armor')} against ${number(about.amount)} damage?`
    case 'scry':
      return `The top attrition card shows ${number(about.value)}`
    case 'deplete':
      return `${me} is knocked out: which piece of gear is depleted?`
    case 'tie-sector':
      return 'Which sector?'
    case 'tie-hunter':
      return 'Which hunter?'
    case 'window':
      return `${me} may help`
    case 'last-call':
      return `Last call before the Action phase ends: does ${me} help?`
  }
}
