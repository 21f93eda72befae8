import type { GlossaryEntry } from '@rulewright/kernel'
import { at } from '@rulewright/kernel'
import { CLASSES, GUILDS, guildOfClass } from '../content/guilds.ts'
import { className, guildName } from './things.ts'

type Entry = readonly [name: string, text: string, rule: string]

/** What is seen on the table and read on cards, in the order in which a newcomer meets it. */
const ENTRIES = {
  // Points and pieces
  points: ['Acorn points', 'What the Acorns in a team’s Collection are worth together; when the match ends, most points win.', 'AQ-21.3'],
  collection: ['Collection', 'The Acorns a team has scored; they stay there for good.', 'AQ-24.10'],
  'red-acorn': ['Red Acorn', 'Red hides it and Blue wants it: matched on the Board it goes to Blue, for 1 to 3 points.', 'AQ-9.14'],
  'blue-acorn': ['Blue Acorn', 'Blue hides it and Red wants it: matched on the Board it goes to Red, for 1 to 3 points.', 'AQ-9.14'],
  acorn: ['Acorn', 'Worth 1 to 3 points to the team of the other colour, once it is matched on the Board.', 'AQ-24.7'],
  snowflake: ['Snowflake', 'Counts as an Acorn of either colour in a line; matched, it brings the end of the match nearer.', 'AQ-9.2'],
  'snowflake-spaces': ['Snowflake spaces', 'Matched Snowflakes gather here; the fourth ends the match.', 'AQ-21.1'],
  'trap-tile': ['Trap tile', 'Catches the rival minion that reveals it: its owner ejects the minion or springs an armed Trap.', 'AQ-15.10'],
  tile: ['Tile', 'An Acorn, a Snowflake or a Trap, hidden facedown on the Field; only its own team knows which.', 'AQ-24.8'],
  unrevealed: ['Unrevealed', 'Still facedown on the Field.', 'AQ-15.1'],
  unheld: ['Unheld', 'Lying on the Field, facedown or face-up, and carried by nobody.', 'AQ-24.11'],
  lying: ['Lying Acorn', 'Face-up on the Field and carried by nobody: a rival minion that comes by takes it along.', 'AQ-16.2'],
  'held-acorn': ['Held Acorn', 'A rival Acorn a minion carries; it travels with the minion and drops where the minion falls.', 'AQ-16.3'],
  rune: ['Rune', 'A stone on the Board, in the pouch or in your hands: matched runes of your guilds pay for what you do.', 'AQ-24.9'],
  // Teams, Heroes, minions
  red: ['Red (✦)', 'The team that begins; its side of the Field is ranks 1 and 2.', 'AQ-1.7'],
  blue: ['Blue (⬢)', 'The team that plays second; its side of the Field is ranks 4 and 5.', 'AQ-1.7'],
  ally: ['Ally', 'Belonging to your own team.', 'AQ-5.5'],
  rival: ['Rival', 'Belonging to the other team.', 'AQ-5.5'],
  opponent: ['Opponent', 'The other team, all its players together.', 'AQ-24.13'],
  guild: ['Guild', 'One of four families of runes, Heroes, minions and Quarrels; each team plays two.', 'AQ-2.2'],
  hero: ['Hero', 'Stands outside the Field at the end of a lane and takes one action a turn.', 'AQ-11.1'],
  ability: ['Ability', 'An action of this Hero alone; the number is its cost in runes of any guilds.', 'AQ-11.14'],
  'stand-in': ['Stand-in', 'Your third Hero in solitaire: it acts like the others and has no ability.', 'AQ-23.7'],
  minion: ['Minion', 'Moves over the Field, uncovers rival tiles and carries rival Acorns into the Great Tree.', 'AQ-12.1'],
  basic: ['Basic', 'Shows only its class: no ability and no special movement yet.', 'AQ-12.2'],
  upgraded: [
    'Upgraded (★)',
    'Turned over by a tribute or a Snowflake: it has a name, an ability and perhaps a special movement.',
    'AQ-16.15',
  ],
  ready: ['Ready', 'Able to act this turn; all your Heroes and minions become ready when your turn begins.', 'AQ-7.3'],
  exhausted: ['Exhausted', 'Drawn pale: it has acted, or has just arrived, and rests until your next turn.', 'AQ-12.3'],
  stunned: ['Stunned (zz)', 'Exhausted, and it stays so through its team’s next turn.', 'AQ-7.4'],
  guarded: ['Guarded', 'Until its team’s next turn no rival minion may enter its space and no rival effect may choose it.', 'AQ-13.8'],
  // Movement and triggers
  charge: ['Charge', 'A move in a straight line, any distance, into the first minion it meets, if that is a rival.', 'AQ-14.4'],
  flight: ['Flight', 'A move of exactly two spaces in a straight line, over whatever lies between.', 'AQ-14.6'],
  sneak: ['Sneak', 'A move to a diagonally adjacent space.', 'AQ-14.8'],
  judo: ['Judo', 'On the first attack of a turn it may slip to an adjacent open space instead of squabbling.', 'AQ-14.11'],
  speed: ['Speed', 'One more normal move a turn.', 'AQ-14.10'],
  reveal: ['Reveal', 'Turning up a rival tile the minion has moved onto; abilities marked so may be used then.', 'AQ-15.8'],
  tribute: ['Tribute', 'An Acorn carried into the canopy falls onto the Board; abilities marked so may be used then.', 'AQ-16.11'],
  squabble: ['Squabble', 'What happens when a minion enters a rival’s space: as a rule both are destroyed.', 'AQ-17.1'],
  confront: [
    'Confront',
    'A minion before a rival Hero gives itself up: the opponent draws two tiles and discards a Quarrel, you draw one.',
    'AQ-17.9',
  ],
  // Places
  field: ['Field', 'The five by five spaces around the Great Tree, where minions move and tiles are hidden.', 'AQ-3.1'],
  space: ['Space', 'Room for one minion; letters are lanes, numbers are ranks.', 'AQ-12.5'],
  tree: ['Great Tree', 'Stands on the middle space; what is carried into its canopy falls onto the Board.', 'AQ-3.3'],
  canopy: [
    'Canopy',
    'One of four spaces in the Great Tree, entered from the space beneath it; Acorns brought here are tributed.',
    'AQ-13.7',
  ],
  lane: ['Lane', 'A column of five spaces on the Field, from Red’s side to Blue’s.', 'AQ-24.12'],
  rank: ['Rank', 'A row of the Field, from west to east.', 'AQ-24.12'],
  front: [
    'In front of a Hero',
    'The outermost space of the Hero’s lane: minions are summoned there, and rivals confront from there.',
    'AQ-3.14',
  ],
  ground: ['Ground', 'Every space of the Field that is not in the canopy.', 'AQ-3.5'],
  open: ['Open', 'Without a minion; tiles do not matter.', 'AQ-24.1'],
  vacant: ['Vacant', 'Without a minion and without a tile.', 'AQ-24.2'],
  adjacent: ['Adjacent', 'Beside, above or below; not diagonally.', 'AQ-24.3'],
  surrounding: ['Surrounding', 'Beside, above, below or diagonally.', 'AQ-24.3'],
  board: ['Board', 'Four columns of six runes beside the Field: three or more alike in a line are matched.', 'AQ-9.1'],
  column: ['Column', 'What is dropped here lands on top; six runes fill it.', 'AQ-8.1'],
  'revealed-runes': ['Revealed runes', 'Three a turn; you drop all of them before you may end your Action Phase.', 'AQ-7.15'],
  'held-runes': ['Held runes', 'What a team pays with: for minions, abilities, Quarrels and relics.', 'AQ-10.1'],
  'rune-pouch': ['Rune Pouch', 'New runes are drawn from it by chance.', 'AQ-7.11'],
  'rune-discard': ['Rune discard', 'Spent, destroyed and rival runes; it fills the Rune Pouch again when that is empty.', 'AQ-8.4'],
  'minion-deck': ['Minion deck', 'The ten minions of a guild; the class of the top one is seen by all.', 'AQ-6.13'],
  'tile-pouch': ['Tile Pouch', 'The tiles a team has yet to draw, one at the end of each turn.', 'AQ-7.20'],
  'tile-hand': ['Tile hand', 'Tiles that will be hidden on the Field when their team’s next turn begins.', 'AQ-7.6'],
  'trap-stack': ['Trap stack', 'Trap tiles set aside: one comes into the tile hand for each Trap that is armed.', 'AQ-18.5'],
  // Cards
  quarrel: ['Quarrel', 'A card for your own Action Phase: it costs one rune of its guild and no Hero.', 'AQ-18.1'],
  scheme: ['Scheme', 'A Quarrel that takes effect at once.', 'AQ-18.3'],
  trap: ['Trap', 'A Quarrel that is armed and waits until a rival minion reveals one of your Trap tiles.', 'AQ-18.4'],
  armed: ['Armed', 'A Trap that lies open and can be sprung by any Trap tile of its team.', 'AQ-18.6'],
  relic: ['Relic', 'Drawn for five runes of a guild matched at once; it costs one rune of any guild and works once.', 'AQ-19.10'],
  exalted: [
    'Exalted',
    'Four of a team’s runes matched at once crown that guild, until another takes the crown: its team has a benefit.',
    'AQ-19.2',
  ],
  // What one does
  match: ['Match', 'Three or more alike in a line of the Board: runes of your guilds are yours to hold, others are discarded.', 'AQ-9.1'],
  swap: ['Swap', 'Two runes that share an edge change places.', 'AQ-11.3'],
  slide: ['Slide', 'A rune moves sideways into an empty cell.', 'AQ-11.6'],
  line: ['Drop a line', 'A new rune falls into every column that is not full.', 'AQ-8.5'],
  drop: ['Drop', 'A rune falls onto the top of a column; a minion that drops its Acorns leaves them on its space.', 'AQ-8.1'],
  summon: ['Summon', 'The top minion of a deck comes onto the Field, basic and exhausted.', 'AQ-11.10'],
  draw: ['Draw', 'Take from a pouch by chance, or from the top of a deck.', 'AQ-24.15'],
  discard: ['Discard', 'Put onto the discard pile, face-up.', 'AQ-7.18'],
  eject: ['Eject', 'Take a minion off the Field and shuffle it into its deck.', 'AQ-24.4'],
  destroy: ['Destroy', 'A minion goes to the bottom of its deck; a rune goes to the discard.', 'AQ-24.5'],
  sacrifice: ['Sacrifice', 'Destroy something of your own as part of the cost.', 'AQ-24.6'],
  spare: ['Spare', 'In a squabble the defender is not destroyed.', 'AQ-17.2'],
  steal: ['Steal', 'Take a held rune from the opponent.', 'AQ-24.14'],
  lose: ['Lose a rune', 'Put one of your held runes onto the discard.', 'AQ-24.14'],
  peek: ['Peek', 'Look at a facedown tile; the others learn only that you did.', 'AQ-28.4'],
  // The turn
  'ready-step': ['Ready', 'Step 1 of a turn: your Heroes and minions are ready again.', 'AQ-7.3'],
  'set-tiles': ['Set Tiles', 'Step 2 of a turn: you hide the tiles of your hand on vacant spaces.', 'AQ-7.6'],
  'reveal-runes': ['Reveal Runes', 'Step 3 of a turn: three runes come out of the Rune Pouch.', 'AQ-7.11'],
  'action-phase': [
    'Action Phase',
    'Step 4 of a turn: drop your runes, act with Heroes, move minions, play cards, in any order.',
    'AQ-7.14',
  ],
  'draw-step': ['Draw', 'Step 5 of a turn: you draw a Quarrel, if you hold fewer than three, and a tile.', 'AQ-7.19'],
  hiding: ['Hiding the first tiles', 'Before the match both teams hide four Acorns and two Snowflakes at once.', 'AQ-6.14'],
  draft: ['Draft', 'Before the match the teams choose guilds and place Heroes in turn.', 'AQ-6.5'],
  // Solitaire
  target: ['Target', 'In solitaire you win as soon as your Collection is worth so many points.', 'AQ-23.1'],
  'rival-turn': [
    'Rival turn',
    'In solitaire, after each of your turns: Snowflakes sink, tiles are placed, rivals march and muster.',
    'AQ-23.27',
  ],
  'automa-deck': [
    'Automa Deck',
    'In solitaire the rivals’ minions: each card has an effect when it is turned over, and may join the Field.',
    'AQ-23.37',
  ],
  'automa-discard': ['Automa discard', 'Automa cards that did not join the Field; it becomes the deck again.', 'AQ-23.38'],
  'rival-stack': ['Rival Stack', 'In solitaire the tiles the rival Heroes have yet to place.', 'AQ-23.8'],
  'snow-reserve': ['Snowflake reserve', 'In solitaire every refill of the Rune Pouch brings some of these Snowflakes.', 'AQ-23.33'],
} as const satisfies Readonly<Record<string, Entry>>

export type TermId = keyof typeof ENTRIES | `guild-${number}` | `class-${number}`

const EXALTED = [
  'while they are exalted, their team drops two of the runes the opponent reveals',
  'while they are exalted, the opponent’s swaps cannot touch their runes',
  'while they are exalted, a rival rune swapped with one of theirs and not matched is destroyed',
  'while they are exalted, their team’s minions without a special movement can Sneak',
] as const

/** The minions of a guild, and what it gives while it is exalted. */
export const guildText = (guild: number): string =>
  `A guild of ${className(2 * guild)}s and ${className(2 * guild + 1)}s; ${at(EXALTED, guild)}.`

const guilds: readonly GlossaryEntry[] = GUILDS.map((_, guild) => ({
  id: `guild-${guild}`,
  name: guildName(guild),
  text: guildText(guild),
  rule: 'AQ-2.2',
}))

const classes: readonly GlossaryEntry[] = CLASSES.map((_, c) => ({
  id: `class-${c}`,
  name: className(c),
  text: `A class of minions of the ${guildName(guildOfClass(c))}; which kind it is shows when it is upgraded.`,
  rule: 'AQ-12.4',
}))

export const glossary: readonly GlossaryEntry[] = [
  ...Object.entries<Entry>(ENTRIES).map(([id, [name, text, rule]]) => ({ id, name, text, rule })),
  ...guilds,
  ...classes,
]
