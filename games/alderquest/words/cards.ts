import type { HeroId } from '../content/heroes.ts'
import type { MinionId } from '../content/minion-types.ts'
import type { CLASSES, GUILDS } from '../content/pieces.ts'
import type { QuarrelId } from '../content/quarrels.ts'
import type { RelicId } from '../content/relics.ts'

/** What is printed on the cards; complete by type, so that a card without its words does not compile. */
export interface CardText {
  readonly name: string
  readonly text: string
}
interface HeroText extends CardText {
  readonly ability: string
}

const card = (name: string, text: string): CardText => ({ name, text })
const hero = (name: string, ability: string, text: string): HeroText => ({ name, ability, text })

export const heroTexts: Readonly<Record<HeroId, HeroText>> = {
  'H-BAR-1': hero('Odette', 'Encore', 'Make a swap. Then you may make a second swap.'),
  'H-BAR-2': hero(
    'Jasper',
    'Siren Song',
    'Choose a rival minion on the ground. Move it to an adjacent open space of your choice; then you may move it one space more.',
  ),
  'H-GUA-1': hero('Clarence', 'Sanctuary', 'Return one or two unheld ally tiles from the Field to your tile hand.'),
  'H-GUA-2': hero(
    'Lily',
    'Flowing Palm',
    'Choose a rival minion on the ground in this lane or next to an ally minion. It drops its Acorns; then move it one open space.',
  ),
  'H-HUN-1': hero('Bruna', 'Call the Pack', 'Ready an exhausted ally minion that is not Stunned. It has Charge this turn.'),
  'H-HUN-2': hero('Silas', 'Deadeye', 'Eject a rival minion on the ground in this lane.'),
  'H-THI-1': hero('Sebastian', 'Cannonball', 'Choose a rune on the Board. Destroy it and every rune adjacent to it.'),
  'H-THI-2': hero(
    'Maggie',
    'Misdirection',
    'Put a Trap tile from your Trap stack into your pouch. Summon a Thief onto a space with an unheld ally tile and no ally minion.',
  ),
}

/** The third Hero of the person in solitaire. */
export const standIn: HeroText = hero('the Stand-in', 'No ability', 'Counts as a Hero of your guild.')

export const minionTexts: Readonly<Record<MinionId, CardText>> = {
  'MN-BAR-1': card('Frog Artiste', 'Drop a line.'),
  'MN-BAR-2': card('Newt Artiste', 'Make a swap.'),
  'MN-BAR-3': card('Toad Artiste', 'Draw one more Quarrel.'),
  'MN-BAR-4': card('Crow Rogue', 'Peek at an unrevealed rival tile in a surrounding space.'),
  'MN-BAR-5': card('Jay Rogue', 'Ready another exhausted ally minion that is not Stunned.'),
  'MN-BAR-6': card('Owl Rogue', 'All Acorns it holds go to an ally minion in a space surrounding the squabble.'),
  'MN-GUA-1': card('Rabbit Cleric', 'Move an unheld ally tile to any vacant space.'),
  'MN-GUA-2': card('Mole Cleric', 'Return a lying ally Acorn from the Field to your tile hand.'),
  'MN-GUA-3': card('Beaver Cleric', 'Take a Trap tile from your Trap stack into your tile hand.'),
  'MN-GUA-4': card('Porcupine Monk', 'The opponent loses a held rune of their choice.'),
  'MN-GUA-5': card('Armadillo Monk', 'As the defender it is spared and becomes basic.'),
  'MN-GUA-6': card('Hedgehog Monk', 'Destroy a Snowflake rune on the Board.'),
  'MN-HUN-1': card('Badger Scraper', 'Draw a Quarrel.'),
  'MN-HUN-2': card('Weasel Scraper', 'The opponent draws one more tile.'),
  'MN-HUN-3': card('Wolverine Scraper', 'Eject another rival minion in a space surrounding the squabble.'),
  'MN-HUN-4': card('Fox Ranger', 'Destroy a rune of a rival guild on the Board that is adjacent to a Hunters rune.'),
  'MN-HUN-5': card('Lynx Ranger', 'It has one more normal move in this activation.'),
  'MN-HUN-6': card('Coyote Ranger', 'Eject a rival minion adjacent to it.'),
  'MN-THI-1': card('Otter Pirate', 'Steal a held rune.'),
  'MN-THI-2': card('Rat Pirate', 'The opponent loses a held rune of their choice.'),
  'MN-THI-3': card('Ferret Pirate', 'Steal a held rune.'),
  'MN-THI-4': card('Raccoon Ninja', 'The opponent draws two tiles.'),
  'MN-THI-5': card('Squirrel Ninja', 'If the tile is an Acorn, it goes to another ally minion on the ground in the same lane or rank.'),
  'MN-THI-6': card('Skunk Ninja', 'Look at the opponent’s Quarrel hand and discard a card of your choice from it.'),
}

export const quarrelTexts: Readonly<Record<QuarrelId, CardText>> = {
  'Q-BAR-1': card('Catchy Refrain', 'Make a swap.'),
  'Q-BAR-2': card('Crescendo', 'Drop a line.'),
  'Q-BAR-3': card('Pied Piper', 'Move a rival minion on the ground to an adjacent open space of your choice.'),
  'Q-BAR-4': card('Change of Key', 'Exchange a guild rune on the Board with one of another guild in the rune discard.'),
  'Q-BAR-5': card('Lullaby', 'Stun it.'),
  'Q-BAR-6': card(
    'Stage Fright',
    'It drops its Acorns and goes, exhausted, to an open space of your choice in front of one of its Heroes. If none is open, eject it.',
  ),
  'Q-BAR-7': card('Wrong Note', 'Discard all revealed runes that have not been dropped. Exhaust it.'),
  'Q-GUA-1': card('Bulwark', 'Guard an ally minion.'),
  'Q-GUA-2': card('Tend the Roots', 'Move an unheld ally tile to any vacant space.'),
  'Q-GUA-3': card('Quiet Reflection', 'Take up to two runes of your guilds from the rune discard.'),
  'Q-GUA-4': card('Thaw', 'Destroy a Snowflake rune on the Board.'),
  'Q-GUA-5': card('Stone Circle', 'Eject it. Take a Trap tile from your Trap stack into your tile hand.'),
  'Q-GUA-6': card('Penance', 'All Acorns it holds return to your tile hand. It becomes basic and exhausted.'),
  'Q-GUA-7': card('Sacred Ground', 'Eject it and every other minion of its team on adjacent spaces.'),
  'Q-HUN-1': card('Blood Scent', 'An ally minion has Charge and Speed this turn.'),
  'Q-HUN-2': card('Cull', 'Destroy a rune of a rival guild on the Board that is adjacent to a Hunters rune.'),
  'Q-HUN-3': card('Ambush', 'Summon a Hunters minion onto an open space adjacent to an ally minion on the ground.'),
  'Q-HUN-4': card('No Prisoners', 'Sacrifice an ally minion on the ground: destroy a rival minion in a space surrounding it.'),
  'Q-HUN-5': card('Snare', 'Destroy it. Its team loses a held rune of their choice.'),
  'Q-HUN-6': card('Pit Fight', 'Summon the top minion of one of your decks into its space: they squabble.'),
  'Q-HUN-7': card('Counterhunt', 'An ally minion with a clear straight line to it charges at it. If there is none, eject it.'),
  'Q-THI-1': card('Pickpocket', 'Steal a held rune.'),
  'Q-THI-2': card('Fence the Goods', 'Draw two Quarrels.'),
  'Q-THI-3': card('Shell Game', 'Choose two unrevealed ally tiles in different spaces; secretly exchange them or leave them.'),
  'Q-THI-4': card('Sleight of Paw', 'Move an Acorn held by an ally minion to any other ally minion.'),
  'Q-THI-5': card('Swift Heist', 'Steal up to two held runes. Exhaust it.'),
  'Q-THI-6': card(
    'False Bottom',
    'It drops its Acorns. You may move an Acorn of your colour from its space to a vacant space and turn it facedown. Exhaust it.',
  ),
  'Q-THI-7': card('Smoke Bomb', 'Eject it. Return up to two unrevealed ally tiles from surrounding spaces to your tile hand.'),
}

export const relicTexts: Readonly<Record<RelicId, CardText>> = {
  'RL-1': card('Horn of Aiyana', 'Drop a line, then another.'),
  'RL-2': card('Winter’s Eye', 'Destroy all Snowflake runes on the Board, or drop a Snowflake from the rune discard into a column.'),
  'RL-3': card('Everbloom Crown', 'One of your guilds becomes exalted.'),
  'RL-4': card('Gale Feather', 'All ally minions have Flight this turn.'),
  'RL-5': card('Seeing Pool', 'Choose a lane. Peek at every unrevealed rival tile in it.'),
  'RL-6': card('Scepter of the First Squirrel', 'Upgrade one or two basic ally minions.'),
  'RL-7': card('Rootgate', 'Put an ally minion on the ground onto an open space beneath a canopy space.'),
  'RL-8': card('Golden Nutcracker', 'Collect a rival Acorn from the Board.'),
}

/** The exalted tiles, by guild. */
export const exaltedTexts: Readonly<Record<(typeof GUILDS)[number], string>> = {
  BAR: 'When the opponent reveals runes, you drop two of them.',
  GUA: 'The opponent’s swaps cannot include Guardians runes.',
  HUN: 'When you swap a Hunters rune with a rival guild’s rune and that is not matched, it is destroyed.',
  THI: 'Your minions without a special movement icon can Sneak.',
}

/** What an Automa card does when it is turned over, by class. */
export const automaTexts: Readonly<Record<(typeof CLASSES)[number], string>> = {
  ARTISTE: 'Drop a line.',
  ROGUE: 'Every rival minion makes one more step.',
  CLERIC: 'Every rival tile with a minion of yours around it shifts one space toward the Hero that placed it.',
  MONK: 'A Snowflake from the rune discard goes into the Rune Pouch.',
  SCRAPER: 'Your minion closest to one of your Heroes is ejected.',
  RANGER: 'A rune of your guild next to a Hunters rune is destroyed.',
  PIRATE: 'You lose a held rune.',
  NINJA: 'The lowest Acorn on the Board is destroyed.',
}

export const guildNames: Readonly<Record<(typeof GUILDS)[number], string>> = {
  BAR: 'Bards',
  GUA: 'Guardians',
  HUN: 'Hunters',
  THI: 'Thieves',
}

export const classNames: Readonly<Record<(typeof CLASSES)[number], string>> = {
  ARTISTE: 'Artiste',
  ROGUE: 'Rogue',
  CLERIC: 'Cleric',
  MONK: 'Monk',
  SCRAPER: 'Scraper',
  RANGER: 'Ranger',
  PIRATE: 'Pirate',
  NINJA: 'Ninja',
}
