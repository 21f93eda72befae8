import type { GlossaryEntry } from '@rulewright/kernel'
import { ICONS, type Icon, KEYWORDS, type TERRAINS } from '../content/vocabulary.ts'
import { iconNames, keywordNames, terrainNames } from './names.ts'
import { keywordText } from './texts.ts'

/** Id, name, what it means, and the rule that says it in full. */
type Row<I extends string = string> = readonly [id: I, name: string, text: string, rule: string]

const hunt = [
  ['health', 'Hearts', 'The monster’s health: it begins with 10, and the hunters win when none is left.', 'PR-5.1'],
  ['wound', 'Damage bar', 'Damage gathers here; each time the bar is full the monster loses 1 heart and the bar begins anew.', 'PR-14.2'],
  ['toughness', 'Toughness', 'How much damage a heart takes, for each hunter in the hunt.', 'PR-14.2'],
  ['hits', 'Damage of a hit', 'What a hunter suffers from a hit, from attrition and when the monster is unleashed.', 'PR-5.3'],
  ['round', 'Round', 'The hunt lasts ten rounds: a monster that still stands after the tenth has won.', 'PR-17.3'],
  [
    'struggle',
    'Struggle',
    'It grows every round and pays for the monster’s boosts; at 3 for each hunter the monster is unleashed.',
    'PR-5.5',
  ],
  ['unleash', 'Unleash', 'Everybody who stands suffers the damage of a hit; then 1 struggle for each hunter is left.', 'PR-14.10'],
  ['rage', 'Rage', 'The monster’s hits do so much more damage until the round ends; at most 2.', 'PR-5.4'],
  [
    'stance',
    'Stance',
    'How the monster fights now: its toughness, its damage and where it is exposed; it changes at 7 and at 3 hearts.',
    'PR-5.2',
  ],
  [
    'behavior',
    'Behavior',
    'A face-down card of the monster: it wakes when its sign comes true, does what it says and makes room for a new one.',
    'PR-5.6',
  ],
  [
    'number',
    'Number of a behavior',
    'At the start of each round but the first, the behavior with the lowest number is replaced.',
    'PR-6.4',
  ],
  ['boost', 'Boost', 'What a behavior does besides when the monster has enough struggle to pay for it, which it always does.', 'PR-12.4'],
  [
    'escape',
    'Unless',
    'A hit with “unless” can be avoided: by discarding such cards, by moving, or by having one in your sequence.',
    'PR-12.14',
  ],
  ['hit', 'Hit', 'Whoever is hit suffers the monster’s damage.', 'PR-14.8'],
  ['peril', 'Peril', 'A text of the monster’s that holds as long as its stance does.', 'PR-5.8'],
  ['objective', 'Objective', 'A task for all: when its counters are full its reward comes once.', 'PR-5.10'],
  [
    'facing',
    'The monster’s gaze',
    'The monster looks at one sector; at the end of every turn it turns to the hunter with aggro.',
    'PR-3.3',
  ],
  ['foresight', 'Would react', 'What playing the card you point at would set off, as far as anybody can know.', 'PR-12.1'],
  [
    'escalation',
    'Escalation',
    'When the last behavior leaves its deck, the discards are shuffled anew and the struggle grows by 1.',
    'PR-15.5',
  ],
] as const satisfies readonly Row[]

const places = [
  ['sector', 'Sector', 'One of four places around the monster; next to each other are those that touch.', 'PR-3.1'],
  ['front', 'Front', 'The sector the monster looks at.', 'PR-3.3'],
  ['flank', 'Flank', 'The two sectors beside the monster.', 'PR-3.3'],
  ['rear', 'Rear', 'The sector behind the monster.', 'PR-3.3'],
  ['exposed', '✶ Exposed', 'Attacks can be played from here: the monster’s stance says from where.', 'PR-3.7'],
  ['deck', 'Deck', 'Your cards to come; when the last one leaves it you are fatigued and your discards become a new deck.', 'PR-15.1'],
  ['fatigue', 'Fatigue', 'Your deck ran out: you suffer your weapon’s level in damage.', 'PR-15.1'],
  ['discards', 'Discards', 'Cards you have played or paid with, the newest on top, for all to see.', 'PR-4.9'],
  ['hand', 'Hand', 'The cards you may play or pay with; at the end of your turn it is filled up to 5.', 'PR-4.8'],
  ['sequence', 'Sequence', 'The cards you have played this turn, in their order: at most 5, in Water 3.', 'PR-4.10'],
] as const satisfies readonly Row[]

const hunters = [
  ['hunter', 'Hunter', 'One of you: with a weapon, armor and helm, an item, potions, a mastery and a deck of 24 cards.', 'PR-1.1'],
  ['hunter-health', 'Health of a hunter', 'What armor and helm give; when it is used up the hunter is knocked out.', 'PR-4.2'],
  ['weapon-damage', 'Weapon damage', 'What an Attack card deals before anything is added.', 'PR-8.5'],
  [
    'stamina',
    'Stamina',
    'A token that pays 1; you get it when you end your actions with two cards or more, and hold one at most.',
    'PR-4.11',
  ],
  ['strain', 'Strain', 'Each makes you draw one card less when your turn ends; then they are gone.', 'PR-11.15'],
  ['guard', 'Guard', 'So much more defense against this turn’s attrition.', 'PR-7.11'],
  ['attack-bonus', 'Bonus of Attacks', 'So much more damage for your next Attack, or for all of this round.', 'PR-8.5'],
  ['shielded', 'Shielded', 'The next damage of the monster this round does nothing to this hunter.', 'PR-14.9'],
  ['berserk', 'Berserk', 'Until the turn ends this hunter draws a card with each Attack played.', 'PR-11.4'],
  ['first-player', 'First player', 'This hunter has the first turn of the round; then it goes clockwise.', 'PR-6.7'],
  ['aggro', 'Aggro', 'The monster turns to the hunter with this token when a turn ends; cards marked Aggro take it.', 'PR-10.2'],
  ['threatened', 'Threatened', 'Two attrition cards are shown instead of one, and the higher counts; moving ends it.', 'PR-10.4'],
  [
    'knocked-out',
    'Knocked out',
    'This hunter lies for a turn or two, loses a piece of gear and rises again, sooner if revived.',
    'PR-16.1',
  ],
  ['out', 'Out of the hunt', 'Armor and helm are both depleted: this hunter rises no more.', 'PR-16.11'],
  ['second-wind', 'Second wind', 'A lone hunter survives the first knock-out, except at Elder.', 'PR-17.5'],
  ['weapon', 'Weapon', 'It deals the damage of your Attacks and has a text of its own.', 'PR-4.1'],
  ['armor', 'Armor', 'It gives health and has a text of its own.', 'PR-4.2'],
  ['helm', 'Helm', 'It gives health and has a text of its own, often an action.', 'PR-4.2'],
  ['depleted', 'Depleted', 'This piece gives no health any more; its text still holds.', 'PR-4.4'],
  ['item', 'Item', 'One for each hunter, no two alike; it stays for the whole hunt.', 'PR-2.3'],
  ['potion', 'Potion', 'You may drink one at the start of a round; then it is gone.', 'PR-6.3'],
  ['mastery', 'Mastery', 'Fill it with counters by doing what it says, and its strong side holds for the rest of the hunt.', 'PR-4.5'],
  ['focused', 'Focused', 'The mastery is full: its strong side holds, and texts marked Focused work.', 'PR-4.6'],
  ['level', 'Level', 'The level of all gear: 1 against Vyraxen, 2 against Toramat, 3 against Korowon.', 'PR-2.2'],
] as const satisfies readonly Row[]

const cards = [
  ['cost', 'Cost', 'The number at the top of a card: the stamina you pay to play it.', 'PR-8.1'],
  [
    'payment',
    'Worth as payment',
    'The number at the bottom: the stamina a card pays when you discard it for something else; what is too much is lost.',
    'PR-9.1',
  ],
  ['attack', '▲ Attack', 'Red, Offensive: deals your weapon’s damage, from an exposed sector only.', 'PR-8.5'],
  ['maneuver', '◆ Maneuver', 'Blue, Offensive: takes 1 struggle away.', 'PR-8.6'],
  ['dodge', '● Dodge', 'Green, Defensive: counts against attrition.', 'PR-8.7'],
  ['parry', '■ Parry', 'Yellow, Defensive: counts against attrition.', 'PR-8.7'],
  ['offensive', 'Offensive', 'Attacks and Maneuvers, the red and the blue cards.', 'PR-1.4'],
  ['defensive', 'Defensive', 'Dodges and Parries, the green and the yellow cards.', 'PR-1.4'],
  ['wound-card', 'Wound', 'A card you get when you are knocked out: it can only be thrown away, for 1 stamina.', 'PR-1.6'],
  ['opener', 'Opener', 'This text counts if the card is the first of your sequence.', 'PR-8.9'],
  ['chain', 'Directly after', 'This text counts if the card you played before was of that kind.', 'PR-8.9'],
  ['paid', 'Paid with', 'This text counts if you discarded such a card to pay for this one.', 'PR-8.9'],
  ['after', 'Later', 'This text waits in your sequence and counts when you play such a card afterwards.', 'PR-8.9'],
  ['blind', 'Blind', 'A peril has no effect until your next turn.', 'PR-11.6'],
  ['confuse', 'Confuse', 'The monster turns where you want, and its next boost is paid for nothing.', 'PR-11.8'],
  [
    'stun',
    'Stun',
    'A behavior cannot wake this round, and a hunter may show up to two Attacks to deal weapon damage for each.',
    'PR-11.16',
  ],
  ['vulnerable', 'Vulnerable', 'Once, whoever deals damage to the monster may double it; gone when the round ends.', 'PR-11.19'],
  ['recycle', 'Recycle', 'You may discard that many cards from your hand and draw as many.', 'PR-11.10'],
  [
    'volley',
    'Volley',
    'You may discard that many cards from the top of your deck; each Offensive one deals your weapon’s level.',
    'PR-11.20',
  ],
  ['deal', 'Deal', 'Damage to the monster, from wherever you stand.', 'PR-14.1'],
  ['draw', 'Draw', 'Cards from the top of the deck into the hand.', 'PR-15.1'],
  ['mill', 'Discard from the deck', 'Cards from the top of the deck go to the discards unused.', 'PR-15.1'],
  ['heal', 'Heal', 'Takes damage off a hunter.', 'PR-4.3'],
  ['suffer', 'Suffer', 'Damage to a hunter that nothing prevents.', 'PR-11.12'],
  ['move', 'Move', 'To a sector next to yours; whoever moves is no longer threatened.', 'PR-7.5'],
  ['push', 'Push', 'A hunter is thrown into the next sector; that is no move.', 'PR-10.5'],
  ['turn', 'Turn', 'The monster looks elsewhere, so front, flanks and rear change for everybody.', 'PR-3.4'],
  ['terrain', 'Terrain', 'Tokens in a sector that change what can be done there.', 'PR-3.9'],
  ['scry', 'Look at attrition', 'You see the top attrition card and may discard it.', 'PR-22.4'],
  ['cycle', 'Replace a behavior', 'A behavior is thrown away unused and another takes its place.', 'PR-22.6'],
  ['peek', 'Look at behaviors', 'Everybody sees what the waiting behaviors do.', 'PR-22.4'],
  [
    'revive',
    'Revive',
    'An action for 2 stamina beside a hunter who lies: the first brings them round, the second to their feet.',
    'PR-16.14',
  ],
  ['action', 'Action', 'Something you may do in your Action phase besides playing cards.', 'PR-7.8'],
] as const satisfies readonly Row[]

const phases = [
  ['consume-step', 'Consume', 'The round begins: in turn order everybody may drink one potion.', 'PR-6.3'],
  ['upkeep', 'Upkeep', 'The monster changes its weakest behavior and gains 1 struggle for each hunter.', 'PR-6.5'],
  ['movement-phase', 'Movement phase', 'Your turn begins: pay 1 stamina to move, or stay and be threatened.', 'PR-7.3'],
  ['action-phase', 'Action phase', 'Play cards and use abilities, as many and in what order you like, until you end it.', 'PR-7.7'],
  [
    'attrition',
    'Attrition',
    'At the end of a turn a card is shown: with fewer Defensive cards than its number you suffer a hit.',
    'PR-7.11',
  ],
  [
    'end-of-turn',
    'End of turn',
    'Your sequence is discarded, your hand filled up, and the monster turns to the hunter with aggro.',
    'PR-7.13',
  ],
  ['end-of-round', 'End of round', 'What waits for the round’s end happens; Fire and Fog fade, and tokens for a round go.', 'PR-6.9'],
  ['window', 'Helping', 'While another hunter is asked, you may discard an Assist or a Taunt card.', 'PR-21.6'],
] as const satisfies readonly Row[]

const keywordRules = {
  assist: 'PR-11.1',
  taunt: 'PR-11.2',
  berserker: 'PR-11.4',
  finisher: 'PR-11.9',
  stealth: 'PR-11.13',
  resilience: 'PR-11.11',
} as const

const terrainRows = [
  ['rock', 'Instead of suffering attrition here, a hunter may take the Rock away.', 'PR-3.10'],
  ['water', 'Hunters here play at most 3 cards in a turn.', 'PR-3.11'],
  ['sand', 'Moving out of here costs 1 more.', 'PR-3.12'],
  ['fire', 'Hunters here cannot play cards; it fades in two rounds.', 'PR-3.13'],
  ['fog', 'Hunters who move in become threatened; it fades in two rounds.', 'PR-3.16'],
  ['baethanis', 'A hunter whose turn starts here heals by the weapon’s level.', 'PR-3.18'],
  ['cyricae', 'Attacks played here deal more, by the weapon’s level.', 'PR-3.19'],
  ['synaerea', 'A hunter whose turn starts here may suffer the weapon’s level to draw a card.', 'PR-3.20'],
] as const satisfies readonly (readonly [(typeof TERRAINS)[number], string, string])[]

const RAMPAGE_TEXT = 'It has no moment of its own: it joins whenever another behavior wakes.'

/** A reaction icon's entry; those that show a card type also show its shape. */
export const iconTerm = <I extends Icon>(icon: I): `on-${I}` => `on-${icon}`

const iconEntry = (icon: Icon): GlossaryEntry => ({
  id: iconTerm(icon),
  name: icon === 'rampage' ? 'Rampage' : `When ${iconNames[icon]}`,
  text: icon === 'rampage' ? RAMPAGE_TEXT : `A behavior with this sign wakes when ${iconNames[icon]}.`,
  rule: icon === 'rampage' ? 'PR-12.6' : 'PR-12.2',
})

const entry = ([id, name, text, rule]: Row): GlossaryEntry => ({ id, name, text, rule })
const rows = [...hunt, ...places, ...hunters, ...cards, ...phases]

/** What every keyword, symbol, counter, token, zone, card type, piece, phase and status means. */
export const glossary: readonly GlossaryEntry[] = [
  ...rows.map(entry),
  ...KEYWORDS.map((id) => entry([id, keywordNames[id], keywordText[id], keywordRules[id]])),
  ...terrainRows.map(([id, text, rule]) => entry([id, terrainNames[id], text, rule])),
  ...ICONS.map(iconEntry),
]

export type TermId = (typeof rows)[number][0] | keyof typeof keywordRules | (typeof TERRAINS)[number] | `on-${Icon}`
