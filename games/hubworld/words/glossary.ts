import type { GlossaryEntry } from '@rulewright/kernel'

const entry = <const Id extends string>(id: Id, name: string, text: string, rule: string) => ({ id, name, text, rule })

const CARDS = [
  entry('seeker', 'Seeker', 'The card that is you: always faceup, it collects once a round and has an ability of its own.', 'HW-2.2'),
  entry('agent', 'Agent', 'What everybody is after: secure three enemy agents and you win.', 'HW-2.4'),
  entry('obstacle', 'Obstacle', 'A card that stops delvers: they pay its barrier or turn back.', 'HW-2.5'),
  entry('source', 'Source', 'A card that brings shards or cards; it has no barrier.', 'HW-2.6'),
  entry('moment', 'Moment', 'A card played from your hand for its effect, then exiled; it is never staged.', 'HW-2.7'),
  entry('unique', 'Unique', 'You may have only one forged card of this name in your grid.', 'HW-21.1'),
  entry('subtype', 'Subtype', 'The small word after a card’s type; no card refers to it yet.', 'HW-2.12'),
  entry('faction', 'Faction', 'One of the four powers of the city; it matters for building a deck only.', 'HW-2.12'),
  entry('omniworks', 'Omniworks', 'A faction, drawn as gears; it matters for building a deck only.', 'HW-2.12'),
  entry('the-collective', 'The Collective', 'A faction, drawn as an eye; it matters for building a deck only.', 'HW-2.12'),
  entry('old-aidalon', 'Old Aidalon', 'A faction, drawn as a temple; it matters for building a deck only.', 'HW-2.12'),
  entry('the-remnants', 'The Remnants', 'A faction, drawn as a broken jar; it matters for building a deck only.', 'HW-2.12'),
  entry('influence', 'Affiliation', 'How many agents of its faction a deck needs to hold this card.', 'HW-24.5'),
] as const

const VALUES = [
  entry('cost', 'Cost', 'Shards you pay to forge, rush or play the card; staging it is free.', 'HW-18.15'),
  entry('barrier', 'Barrier', 'Shards a delver pays to get past this card when it is confronted; without them the delve ends.', 'HW-13.6'),
  entry('presence', 'Presence', 'Shards an enemy pays to break the card: an agent is then secured, anything else exiled.', 'HW-16.1'),
  entry('modified', 'Changed value', 'A small arrow: other cards have raised or lowered the printed number.', 'HW-20.1'),
  entry('collect-shard', 'Shard icon', 'Collecting with this card brings 1 shard for each of these.', 'HW-10.2'),
  entry('collect-draw', 'Card icon', 'Collecting with this card draws 1 card for each of these.', 'HW-10.2'),
  entry('action-limit', 'Action limit', 'So many actions you have in each round.', 'HW-8.1'),
  entry('shard-limit', 'Shard limit', 'Shards above this number are lost when the round ends.', 'HW-8.2'),
  entry('council-limit', 'Council limit', 'So many cards you may keep in hand when the round ends.', 'HW-8.4'),
] as const

const ABILITIES = [
  entry('action', 'Action ability', 'Used on your turn, as your action.', 'HW-7.6'),
  entry('instant', 'Instant', 'Used in a window, before a round, after any action or during a delve; it takes no action.', 'HW-10.1'),
  entry('reaction', 'Reaction', 'Used when the event it names happens, once for each event; it takes no action.', 'HW-11.1'),
  entry(
    'confront',
    'Confront',
    'An ability its owner may use when the card is confronted; confronting is meeting a faceup card.',
    'HW-13.5',
  ),
  entry(
    'discover',
    'Discover',
    'An ability its owner may use when the card is discovered; discovering is looking at a facedown card.',
    'HW-14.4',
  ),
  entry('static', 'Always', 'It works by itself for as long as its condition holds.', 'HW-9.13'),
  entry('cipher', 'Cipher', 'A second price: whoever breaks the card must do this as well.', 'HW-16.6'),
  entry('refund', 'Refund', 'When the card is broken, its owner gains so many shards.', 'HW-16.11'),
  entry('cache', 'Cache', 'When the card is forged, so many shards are put on it.', 'HW-19.2'),
  entry('rush', 'Rush', 'In a window you may pay the cost and put the card from your hand straight into your grid, faceup.', 'HW-19.4'),
] as const

const TOKENS = [
  entry('shards', 'Shards', 'The money of the city: you forge, break and get past barriers with it.', 'HW-2.10'),
  entry('actions', 'Actions', 'You take turns, one action each, until nobody has any left; then the round ends.', 'HW-6.4'),
  entry('heat', 'Heat', 'So many of your cards an enemy sees when breaching one of your districts.', 'HW-17.2'),
  entry('cached-shards', 'Cached shards', 'Shards lying on a card; only that card can use them.', 'HW-19.2'),
  entry('first-player', 'First player', 'Acts first in the round; the token moves on to the left after each.', 'HW-1.6'),
  entry('rival', 'Rival', 'The player to your left; with two players simply the other one.', 'HW-1.3'),
] as const

const STATUS = [
  entry('forged', 'Forged', 'Faceup: its abilities work and it can collect.', 'HW-4.1'),
  entry('facedown', 'Facedown', 'Unforged: only its owner knows it, and its abilities do not work yet.', 'HW-4.6'),
  entry('exhausted', 'Exhausted', 'Tired: it cannot collect or pay with itself until the round ends.', 'HW-4.8'),
  entry('engaged', 'Engaged', 'Being confronted or discovered right now; the engaged player is the one doing it.', 'HW-1.9'),
] as const

const PLACES = [
  entry('grid', 'Grid', 'Your nine slots: three paths side by side, each three rows deep.', 'HW-3.1'),
  entry('path', 'Path', 'A column of three slots that leads to one district.', 'HW-1.11'),
  entry('front', 'Front row', 'The slots a delver meets first.', 'HW-1.12'),
  entry('middle', 'Middle row', 'The slots a delver meets second.', 'HW-1.12'),
  entry('back', 'Back row', 'The slots a delver meets last, next to the districts.', 'HW-1.12'),
  entry('district', 'District', 'What lies behind a path: a Council, a Commons or an Archives.', 'HW-1.10'),
  entry('council', 'Council', 'A player’s hand; whoever breaches it sees cards at random.', 'HW-15.7'),
  entry('commons', 'Commons', 'A player’s deck; whoever has to draw from an empty one as a round ends loses.', 'HW-22.5'),
  entry('archives', 'Archives', 'A player’s facedown discard pile; in a breach its cards are broken without paying shards.', 'HW-16.2'),
  entry('exile', 'Exile', 'Cards out of the game, faceup; an agent that would go there goes to its owner’s rival.', 'HW-16.9'),
  entry('score-area', 'Secured agents', 'The agents a player has taken: three win.', 'HW-22.1'),
  entry('adjacent', 'Next to', 'Slots of one grid that share an edge; not across corners.', 'HW-1.14'),
] as const

const MOVES = [
  entry('collect', 'Collect', 'An instant: exhaust your seeker or a forged card and take what its icons show.', 'HW-10.2'),
  entry('stage', 'Stage', 'An action: put a card from your hand facedown into one of your slots.', 'HW-7.3'),
  entry('forge', 'Forge', 'An instant: pay a facedown card’s cost and turn it up.', 'HW-18.15'),
  entry('unforge', 'Unforge', 'A faceup card is turned facedown again.', 'HW-18.17'),
  entry('shift', 'Shift', 'Move a card to the slot next to it; cards there trade places.', 'HW-18.13'),
  entry('swap', 'Swap', 'Two cards of a grid trade places, wherever they lie.', 'HW-18.14'),
  entry('draw', 'Draw', 'Take the top card of your Commons into your hand.', 'HW-18.3'),
  entry('archive', 'Archive', 'Put a card facedown into its owner’s Archives.', 'HW-18.4'),
  entry('delve', 'Delve', 'An action: go along an enemy’s path, slot by slot, to the district behind it.', 'HW-12.3'),
  entry('bypass', 'Bypass', 'Go past a facedown or exhausted card without looking at it.', 'HW-12.8'),
  entry('breach', 'Breach', 'You are inside a district: you see as many cards as its owner has heat, and may break them.', 'HW-15.6'),
  entry('break', 'Break', 'Pay a card’s presence: an agent is secured, any other card exiled.', 'HW-16.1'),
  entry('secure', 'Secure', 'Break an enemy agent and keep it, faceup, before you.', 'HW-16.4'),
  entry('set-aside', 'Set aside', 'Cards seen in a breach and left; they go back where they were.', 'HW-15.9'),
  entry('steal', 'Steal', 'Shards move from one player’s pool to another’s.', 'HW-18.2'),
] as const

const TIMES = [
  entry('round', 'Round', 'Everybody spends their actions, then everybody refreshes.', 'HW-6.1'),
  entry('setup', 'Setting up', 'Before the first round each player may replace cards of the first hand once.', 'HW-5.5'),
  entry('round-start', 'Round start', 'Cards that work as a round begins do so now.', 'HW-6.2'),
  entry('opening', 'Opening', 'A window before the first action: collect, forge, use instants.', 'HW-6.3'),
  entry('turn', 'Turn', 'One action of one player; then the next player with actions left is on.', 'HW-6.4'),
  entry('after-action', 'After an action', 'A window after every action: collect, forge, use instants.', 'HW-6.9'),
  entry('refresh', 'Refresh', 'The end of a round: new actions, 1 shard, 1 card, down to five cards, and everything wakes up.', 'HW-8.11'),
  entry('window', 'Window', 'A stop in which everybody in turn may use instants or reactions, until all have passed.', 'HW-10.8'),
  entry('over', 'Over', 'Somebody has won, or nobody can any more.', 'HW-22.10'),
] as const

const ENTRIES = [...CARDS, ...VALUES, ...ABILITIES, ...TOKENS, ...STATUS, ...PLACES, ...MOVES, ...TIMES] as const

export type TermId = (typeof ENTRIES)[number]['id']

/** Every word of the game that stands on the board or on a card, in a sentence. */
export const glossary: readonly GlossaryEntry[] = ENTRIES
