import type { GlossaryEntry } from '@rulewright/kernel'
import { DISCOVERIES, UPGRADES } from '../content/discoveries.ts'
import type { FactionId } from '../content/factions.ts'
import { TILES, type TileId } from '../content/tiles.ts'
import { nameOf } from './things.ts'

const entry = (id: string, name: string, text: string, rule: string): GlossaryEntry => ({ id, name, text, rule })

const SCORE: readonly GlossaryEntry[] = [
  entry('vp', 'Victory Point (VP)', 'Twenty of them at a Win Check end the game; whoever has the most then wins.', 'AL-14.2'),
  entry('coin', 'Coin', 'Pays for Units in the Build step; 16 Coins also buy a Victory Point.', 'AL-13.4'),
  entry(
    'crystal-token',
    'Crystal',
    'Lies on the map until somebody with a Unit there mines it; 4 Crystals buy a Victory Point.',
    'AL-13.5',
  ),
  entry('crystal-supply', 'Crystal supply', 'The Crystals that nobody has yet: there are 25 in all.', 'AL-1.7'),
  entry('order-token', 'Order token', 'Each lets you give one Order; you have three a round, four with Command Relay.', 'AL-10.1'),
  entry(
    'objective',
    'Secondary Objective',
    'A secret task in your hand: meet it, then claim it between Orders for its Victory Points.',
    'AL-14.4',
  ),
  entry('objective-deck', 'Objective deck', 'Where new Secondary Objectives come from, one each round or by a card.', 'AL-13.17'),
  entry('explore-card', 'Explore card', 'Turned up when a territory is explored: most take effect at once.', 'AL-12.5'),
  entry('explore-deck', 'Explore deck', 'The cards still to be found; used ones are shuffled when it runs out.', 'AL-12.17'),
  entry('hold', 'Hold card', 'An Explore card you keep in hand and play later, at the moment printed on it.', 'AL-12.6'),
  entry('discovery', 'Discovery', 'A lasting advantage; everybody takes one at the end of each round.', 'AL-13.25'),
  entry('refit', 'Refit', 'A Discovery that turns a Unit card to its better side, for all your Units of that type.', 'AL-4.9'),
]

const LAND: readonly GlossaryEntry[] = [
  entry('territory', 'Territory', 'One space of the map; ships fly from one to the next beside it.', 'AL-0.8'),
  entry('control', 'Control', 'You control your Stronghold and every territory where only you have Units.', 'AL-14.1'),
  entry('adjacent', 'Adjacent', 'Side by side on the map: one step apart.', 'AL-2.4'),
  entry('unexplored', 'Unexplored', 'The map sign: nobody has explored this territory yet, and it can be done once only.', 'AL-12.4'),
  entry('deposit', 'Deposit', 'Ground that is mined: Copper, Silver and Gold for Coins, Crystal Deposits for Crystals.', 'AL-13.4'),
  entry('activated', 'Activated territory', 'The territory an Order is placed on: ships fly from it or to it.', 'AL-10.7'),
  entry('supply', 'Supply', 'Your pieces that are not on the map; what is not in it cannot be built.', 'AL-4.8'),
  entry('stacking', 'Stacking limit', 'You may have five Airships in a territory; Buildings do not count.', 'AL-4.5'),
]

/** The rule of each kind of ground; its words are those on the tile. */
const TILE_RULES: Readonly<Record<TileId, string>> = {
  forest: 'AL-3.2',
  copper: 'AL-13.4',
  silver: 'AL-13.4',
  gold: 'AL-13.4',
  jetstream: 'AL-3.3',
  crystal: 'AL-9.9',
  mountain: 'AL-3.5',
  ruins: 'AL-12.8',
  stronghold: 'AL-3.10',
}

/** Coins first, then what is printed on the tile. */
const TILE_ENTRIES: readonly GlossaryEntry[] = TILES.map(({ id, name, coins, text }) =>
  entry(`tile-${id}`, name, coins > 0 ? `Pays ${coins} ${coins === 1 ? 'Coin' : 'Coins'} when mined. ${text}` : text, TILE_RULES[id]),
)

const PIECES: readonly GlossaryEntry[] = [
  entry('unit', 'Unit', 'Any piece of a player: an Airship or a Building.', 'AL-4.1'),
  entry('airship', 'Airship', 'A Unit that flies: Frigate, Destroyer, Cruiser, Dreadnought or Engineer.', 'AL-4.1'),
  entry('light', 'Light Airship', 'Frigates and Destroyers: they move three steps and fire first, in the Light Step.', 'AL-4.2'),
  entry('heavy', 'Heavy Airship', 'Cruisers, Dreadnoughts and Engineers: they move two steps and fire in the Heavy Step.', 'AL-4.2'),
  entry('building', 'Building', 'Outposts and Fortresses: they stay where they are, and a territory holds one.', 'AL-4.6'),
  entry('unit-frigate', 'Frigate', 'The cheap, fast ship: one Green die, armor 1, and stronger in threes.', 'AL-4.13'),
  entry('unit-destroyer', 'Destroyer', 'A fast ship that joins fights next to it: one Pink die, armor 2.', 'AL-4.15'),
  entry('unit-cruiser', 'Cruiser', 'A heavy ship that shields Engineers and Buildings: one Blue die, armor 3.', 'AL-4.16'),
  entry('unit-dreadnought', 'Dreadnought', 'The largest ship: two Blue dice, armor 4.', 'AL-4.17'),
  entry('unit-engineer', 'Engineer', 'Builds Outposts and Fortresses where it is; one Green die, armor 2.', 'AL-4.18'),
  entry('unit-outpost', 'Outpost', 'A Building that keeps a territory yours and builds Engineers.', 'AL-4.19'),
  entry(
    'unit-fortress',
    'Fortress',
    'A strong Building in place of an Outpost: builds any ships and fires into fights next door.',
    'AL-4.21',
  ),
  entry('upgraded', 'II', 'The better side of a Unit card, after its refit.', 'AL-4.9'),
  entry('movement', 'Movement', 'How many steps a ship flies in one Order.', 'AL-10.14'),
  entry('armor', 'Armor', 'How many hits in one step it takes to destroy the Unit.', 'AL-11.42'),
  entry('price', 'Price', 'What it costs in Coins to build one now.', 'AL-13.38'),
]

const TRAITS: readonly GlossaryEntry[] = [
  entry('swarm', 'Swarm', 'Three or more Frigates that fire together roll one more Green die.', 'AL-4.13'),
  entry('greater-swarm', 'Greater Swarm', 'For every two Frigates that fire together one more Pink die is rolled.', 'AL-4.14'),
  entry('intercept', 'Intercept', 'As a combat starts, a Destroyer that is near enough may fly in, without an Order.', 'AL-11.9'),
  entry('escort', 'Escort', 'While a Cruiser is there its owner’s Engineers and Buildings cannot be hit.', 'AL-4.16'),
  entry('broadside', 'Broadside', 'A Dreadnought’s Blue dice are rolled again on both of their threes.', 'AL-4.17'),
  entry('builder', 'Builder', 'Outposts and Fortresses can be built only where you have an Engineer.', 'AL-4.18'),
  entry('foothold', 'Foothold', 'An Outpost builds up to two Engineers in a Build step.', 'AL-4.19'),
  entry('dockyard', 'Dockyard', 'An Outpost II builds two Engineers or Frigates in a Build step and brings a Coin.', 'AL-4.20'),
  entry('shipyard', 'Shipyard', 'A Fortress builds up to two Airships of any type in a Build step.', 'AL-4.21'),
  entry('bombard', 'Bombard', 'A Fortress fires into a combat next to it in the Heavy Step and cannot be hit for it.', 'AL-4.22'),
]

const DICE: readonly GlossaryEntry[] = [
  entry('die-green', 'Green die', 'The weakest of the eight-sided dice: four faces miss, four score 1 hit.', 'AL-5.1'),
  entry('die-pink', 'Pink die', 'Three faces miss, three score 1 hit, two score 2.', 'AL-5.1'),
  entry('die-blue', 'Blue die', 'The strongest: two faces miss, and two each score 1, 2 and 3 hits.', 'AL-5.1'),
  entry('star', 'Star', 'The die scores and is rolled again, as long as stars come.', 'AL-5.2'),
  entry('blank', 'Blank die', 'A die that scored nothing in this step.', 'AL-5.5'),
  entry('hit', 'Hit', 'What the dice score: you put hits on enemy Units until their armor is reached.', 'AL-11.41'),
  entry('damage', 'Damage', 'Hits on a Unit that is not yet destroyed; they are gone when the step is over.', 'AL-11.45'),
]

const COMBAT: readonly GlossaryEntry[] = [
  entry('combat', 'Combat', 'Fought wherever Units of two players meet, round after round until one of them is left.', 'AL-11.1'),
  entry('attacker', 'Attacker', 'Whose Order started the combat: 1 Victory Point if nobody else is left there.', 'AL-11.62'),
  entry('defender', 'Defender', 'Whoever was there before the Attacker came.', 'AL-11.4'),
  entry('joiner', 'Joiner', 'Somebody who came into the combat by Intercept alone.', 'AL-11.5'),
  entry('supporter', 'Supporter', 'Somebody whose Fortress fires into the combat from beside it.', 'AL-11.6'),
  entry('stage-cards', 'Cards', 'As a combat round begins those who fight may play Hold cards.', 'AL-11.18'),
  entry('delay', 'Delay', 'Light Units may hold their fire until the Heavy Step of this combat round.', 'AL-11.19'),
  entry('light-step', 'Light Step', 'Light Airships fire, and what they destroy fires no more.', 'AL-11.23'),
  entry('heavy-step', 'Heavy Step', 'Heavy Airships, Buildings and Fortresses next door fire.', 'AL-11.24'),
  entry('retreat', 'Retreat', 'After the Heavy Step all your Airships may leave together to a territory beside it.', 'AL-11.51'),
  entry('escalation', 'Escalation', 'After a combat round without a loss one more die scores hits for everybody there.', 'AL-11.17'),
  entry('destroy', 'Destroy', 'The Unit goes back to its owner’s supply, and the owner gains 1 Coin.', 'AL-4.10'),
  entry('sacrifice', 'Sacrifice', 'You give a Unit of your own up; no Coin comes for it.', 'AL-4.11'),
  entry('hostage', 'Hostage', 'A Unit the Syndicate destroyed as Attacker: it cannot be rebuilt until it is bought back.', 'AL-6.17'),
  entry('muster', 'Muster', 'Roll the dice of all your Units there and add them up.', 'AL-12.11'),
]

const PHASES: readonly GlossaryEntry[] = [
  entry('round', 'Round', 'Preparation Phase, then Orders in the Expansion Phase, then the Management Phase.', 'AL-9.1'),
  entry('faction', 'Faction', 'Each player leads one of four, with powers of its own.', 'AL-6.1'),
  entry('arrival', 'Arrival', 'Before the first round everybody places a Stronghold and an Outpost.', 'AL-8.2'),
  entry('turn-order', 'Turn order', 'Chosen anew each round; whoever has the fewest Victory Points chooses first.', 'AL-9.4'),
  entry('crystal-step', 'Crystals', 'Each Crystal Deposit gets one; a roll says how many more the players place.', 'AL-9.9'),
  entry('expansion', 'Expansion Phase', 'The players give one Order each in turn until all tokens are used.', 'AL-10.2'),
  entry('order', 'Order', 'Choose a territory, move ships from it or to it, fight, then explore.', 'AL-10.4'),
  entry('explore', 'Explore', 'After an Order you may turn up a card in one unexplored territory where you have a Unit.', 'AL-12.1'),
  entry('mine', 'Mine step', 'All gain Coins for what they control, and the Crystals where they have Units.', 'AL-13.3'),
  entry('buy', 'Buying Victory Points', 'One purchase a round: 4 or 7 Crystals, or 16 or 28 Coins, for 1 or 2 points.', 'AL-13.8'),
  entry('win-check', 'Win Check', 'The one moment of a round at which twenty points end the game.', 'AL-13.15'),
  entry('objectives-step', 'Secondary Objectives', 'Everybody draws one, or exchanges as many as they like.', 'AL-13.17'),
  entry('discovery-step', 'Discovery step', 'Cards are laid out, and everybody takes one in turn order.', 'AL-13.24'),
  entry('ransom', 'Ransom', 'For 4 Coins all your hostages come back to your supply.', 'AL-6.20'),
  entry('build', 'Build', 'In turn order everybody spends Coins on Units where they have a place that builds.', 'AL-13.37'),
  entry('free-outposts', 'Free Outposts', 'The Coalition gets one wherever it has an Engineer and no Building.', 'AL-6.15'),
  entry('claim', 'Claim', 'Between Orders you may show a fulfilled Objective and score it.', 'AL-14.6'),
]

const FACTION_TEXT: Readonly<Record<FactionId, GlossaryEntry>> = {
  cindar: entry(
    'faction-cindar',
    nameOf('faction', 0),
    'Holds and builds any number of ships at home, and may search for refits.',
    'AL-6.6',
  ),
  odaria: entry(
    'faction-odaria',
    nameOf('faction', 1),
    'Takes a second Discovery when one is left, and its Buildings fly one step.',
    'AL-6.9',
  ),
  coalition: entry(
    'faction-coalition',
    nameOf('faction', 2),
    'Exchanges 4 Coins and a Crystal at will, and founds Outposts for free.',
    'AL-6.13',
  ),
  syndicate: entry(
    'faction-syndicate',
    nameOf('faction', 3),
    'Chooses among twice the Objectives, and takes hostages when it attacks.',
    'AL-6.17',
  ),
}

const POWERS: readonly GlossaryEntry[] = DISCOVERIES.slice(UPGRADES).map(({ id, name, text }) => entry(id, name, text, 'AL-18.1'))

/** Every word and sign of the board, by theme. */
export const glossary: readonly GlossaryEntry[] = [
  ...SCORE,
  ...LAND,
  ...TILE_ENTRIES,
  ...PIECES,
  ...TRAITS,
  ...DICE,
  ...COMBAT,
  ...PHASES,
  ...Object.values(FACTION_TEXT),
  ...POWERS,
]
