import { type Names, plain, thing, type Words } from '@rulewright/kernel'
import { type DuelEvent, type DuelOption, type DuelView, rankOf, suitOf } from '../../kernel/test/games/duel.ts'
import { genericWords } from '../match/generic-words.ts'

const SUITS = ['Oak', 'Ash', 'Elm', 'Yew']
const CARD_FIELDS = new Set(['card', 'cards', 'shown', 'discard', 'challenge'])

const nameOf = (card: number) => `${SUITS[suitOf(card)]} ${rankOf(card)}`
const card = (id: number) => thing('card', id, nameOf(id))

/** Words for the kernel's duel, as its author would write them: the generic board shows what they name. */
export const duelWords: Words<DuelView, DuelOption, DuelEvent> = {
  ...genericWords,
  prompt: (decision) => ({ draw: 'Draw a card.', play: 'Play a card.', counter: 'Counter, or let it stand?' })[decision.prompt] ?? '',
  option(option) {
    switch (option.do) {
      case 'draw':
        return option.from === 'deck' ? 'Draw from the deck' : 'Take the top of the discard pile'
      case 'play':
        return `Play ${card(option.card)}`
      case 'counter':
        return `Counter with ${card(option.card)}`
      case 'pass':
        return 'Let it stand'
    }
  },
  event(event, _view, names: Names) {
    const who = names.of(event.seat)
    if (event.type === 'scored') return `${who} scored ${event.points}.`
    return `${who} ${event.type} ${event.card === null ? 'a card' : card(event.card)}.`
  },
  thing(key, value) {
    if (typeof value !== 'number' || !CARD_FIELDS.has(key)) return null
    return {
      name: plain(nameOf(value)),
      text: `Worth ${rankOf(value)} when it stands. Countered by a higher card of ${SUITS[suitOf(value)]}.`,
    }
  },
}
