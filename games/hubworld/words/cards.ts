import type { CardName } from '../content/cards/index.ts'
import { discoverEffects } from '../rules/card.ts'

/** What each card says: one text for each ability, in the order of the card's abilities. */
export const abilityTexts: Readonly<Record<CardName, readonly string[]>> = {
  // seekers
  'abnus-orzo': [
    'After you breach an Archives, exhaust this card and archive the top card of your Commons: that player archives 1 Council card at random.',
  ],
  'chairman-bo-pax': ['If your front row holds more cards than your rival’s, exhaust this card: your rival gains 1 heat.'],
  'goldie-xin': ['If you have less heat than your rival, exhaust this card: gain 3 shards.'],
  'jayko-and-ace': ['As you approach a district, exhaust this card and gain 1 heat: gain 2 shards and draw 1 card.'],
  // agents
  'auntie-ruth': ['Choose a player and exhaust this card: that player draws 1 card.', 'Cipher: the engaged player loses 1 action.'],
  'doctor-twilight': [
    'Exhaust this card and exile 1 card from your Archives: gain 3 shards.',
    'Move 1 card from your Exile to your Archives.',
  ],
  'gargala-larga': [
    'If your seeker is exhausted, exhaust this card: unexhaust your seeker.',
    'Cipher: the engaged player exhausts their seeker.',
  ],
  'kryzar-the-rat': [
    'Rush: as an instant, pay this card’s cost to stage it forged from your Council.',
    'While you delve, exhaust this card and archive 1 Council card: approach a slot next to your position instead.',
  ],
  'rory-and-bug': ['Exhaust this card and lose 2 shards: shift this card.'],
  'sergeant-cole': [
    'After you breach an Archives, exhaust this card: the top 2 cards of that player’s Commons are archived.',
    'Cipher: the engaged player exhausts a card in their Archives path.',
  ],
  'prime-treasurer-geel': [
    'While forged, your other agents and obstacles in the grid have +1 barrier.',
    'If this card is in your grid: gain 4 shards.',
  ],
  'ulin-marr': ['Exhaust this card: stage up to 2 cards.', 'Cipher: the engaged player exhausts a card in their front row.'],
  'big-varna-gorvis': [
    'If your Council is larger than your rival’s, exhaust this card: gain 3 shards.',
    'If your Council is larger than the engaged player’s: they archive 1 Council card at random.',
  ],
  'boss-bresloo': [
    'After this card is forged, choose a player: unforge one of their cards with shard cost 3 or less.',
    'If this card is in your grid: unforge and exhaust a forged card of the engaged player.',
  ],
  'guildmaster-yanos': [
    'While forged, your other cards in the grid have −1 shard cost.',
    'Cipher: the engaged player exhausts a card in their Council path.',
  ],
  'spider-rebbek': [
    'While forged, your other cards in the grid have +1 presence.',
    'If this card is in your grid: exhaust a forged card of the engaged player.',
  ],
  'coroner-goodman': [
    'As one of your agents, obstacles or sources is engaged, exhaust this card and exile 1 card from your Archives: it has +3 presence for this engagement.',
  ],
  maestro: [
    'As you approach a district, exhaust this card: stage 1 card.',
    'Cipher: the engaged player takes 1 heat from this card’s owner.',
  ],
  'vapor-x': [
    'Exhaust this card and lose 1 shard: swap 2 of your other cards in the grid.',
    'Cipher: the engaged player swaps a card in their front row with one in their back row.',
  ],
  'counselor-vreenax': [
    'While forged, cards in your rival’s grid have +1 shard cost.',
    'Cipher: the engaged player exiles Council cards with shard costs of 3 or more in all.',
  ],
  'renovator-warlan': [
    'After a card is archived or exiled from a grid, exhaust this card and choose a player: they exhaust a card in their front row.',
  ],
  'recruiter-nilero': ['While forged, your council limit is 2 higher.', 'Choose a player: they draw 2 cards.'],
  // obstacles
  'barbican-gate': ['Unless the engaged player exhausts one of their forged cards, gain 2 shards.', 'Gain 1 shard.'],
  'canal-network': [
    'Choose a player: shift one of their unforged cards.',
    'If this card is in your grid, choose a player: shift one of their cards.',
  ],
  'eye-enforcers': [
    'Lose 1 shard: the engaged player archives 1 Council card at random.',
    'If this card is in your grid, archive it: the engaged player archives 2 Council cards at random.',
  ],
  'salvage-rats': [
    'Rush: as an instant, pay this card’s cost to stage it forged from your Council.',
    'While forged, +1 barrier for each unforged card next to it.',
  ],
  'transit-station': ['In your front row: +4 presence.', 'In your middle row: +2 barrier.'],
  'waterway-ferry': ['After this card is forged: shift it.'],
  'silent-interrogator': ['If this card is in your grid: the bottom 4 cards of the engaged player’s Commons are archived.'],
  'asset-protection-hub': [
    'Refund 1: gain 1 shard when its presence is broken.',
    'While forged, agents and obstacles next to this card have +1 barrier.',
  ],
  'flooding-thoroughfare': ['After this card is forged during a delve: it has +2 barrier until the delve ends.'],
  'tunnel-runners': ['Refund 1: gain 1 shard when its presence is broken.', 'Lose 1 shard: lose 1 heat.'],
  'emperor-drejj': ['After you forge a card: shift this card.', 'If this card is in your grid: shift a card of the engaged player.'],
  'orobo-plaza': [
    'If you have 2 or more heat: steal 1 shard from the engaged player.',
    'If you have 2 or more heat: steal 1 shard from the engaged player.',
  ],
  'probabilities-exchange': [
    'The engaged player shuffles a card of their grid into their Commons.',
    'Cipher: the engaged player exhausts a card in their front row.',
  ],
  'yowling-tezu': [
    'Gain 1 heat: the engaged player gains 1 heat.',
    'If this card is in your grid, archive it: the engaged player gains 2 heat.',
  ],
  // sources
  'capricious-informant': [
    'Refund 1: gain 1 shard when its presence is broken.',
    'While forged, agents and obstacles in your rival’s front row have −1 barrier.',
  ],
  'disagreeable-inspector': ['As you confront a card, exhaust this card: that card has −2 barrier for this confrontation.'],
  shardwinner: ['In your Council path: one more shard icon.', 'In your Commons path: +4 presence.'],
  'tele-mail-cluster': ['After this card is forged: stage 1 card.'],
  'the-dragons-hoard': ['While forged, cards next to this card have +1 presence.'],
  'lost-byway': ['After this card is forged: lose 1 heat.'],
  'silkline-shuttle': ['After this card is forged: swap it with another card of your grid.'],
  'echopomp-revoker': ['During a delve, exhaust this card and exile 2 cards from your Archives: end the delve.'],
  'bubblemap-kiosk': [
    'Refund 1: gain 1 shard when its presence is broken.',
    'As you discover cards in a Commons, exhaust this card: discover them from the bottom.',
  ],
  'crispy-crawler': ['Cache 2: put 2 shards on this card when it is forged.', 'As a round begins, remove 1 cached shard: gain 1 shard.'],
  'pax-observatory': ['As you refill your actions: gain 1 more action.'],
  'waterfront-soakhouse': ['While you have less heat than your rival: +4 presence.'],
  wirecrawler: ['Refund 1: gain 1 shard when its presence is broken.', 'Exhaust this card: shift it.'],
  'cargo-inspector': ['Exhaust this card: draw 2 cards, then archive 1 Council card.'],
  'echofield-registry': [
    'After you breach a district, exhaust this card: shuffle 1 card from your Archives into your Commons, then draw 1 card.',
  ],
  'containment-funnel': ['As a card next to this one is confronted, exhaust this card: the delver confronts this card instead.'],
  'cargo-manifest': [
    'After this card is forged, choose another player: look at the top card of their Commons; you may put it on the bottom.',
  ],
  'job-board': ['Refund 1: gain 1 shard when its presence is broken.', 'While forged, cards next to this card have −1 shard cost.'],
  'wall-wizard': ['Refund 1: gain 1 shard when its presence is broken.', 'After you breach a district, exhaust this card: gain 2 shards.'],
  'marauders-market': ['If you have 2 or more heat, exhaust this card: gain 2 shards.'],
  'daring-aeroboarder': [
    'As you approach a slot with 3 or fewer Council cards, exhaust this card: approach a slot next to your position instead.',
  ],
  // moments
  'calling-in-favors': ['Two actions: gain 4 shards and draw 1 card.'],
  'fun-run': ['After you breach a Commons: gain 3 shards.'],
  infiltrate: ['As you discover cards in a Council: discover 2 more.'],
  'likely-a-trap': [
    'After an encounter with an unforged card of your grid: the delver discovers it, or the top 2 cards of their Commons are archived.',
  ],
  'smooth-handoff': ['Return a card of your grid to your Council: stage 1 card.'],
  'turn-up-the-heat': ['After you breach a district: its owner gains 1 heat.'],
  'cooling-off': ['Choose a player: they lose 1 heat and draw 1 card.'],
  'cornering-the-market': ['After you breach a Commons: gain 3 shards.'],
  'franchise-fees': ['Exhaust a card in your front row: gain 4 shards.'],
  'twice-as-bad': ['After your Discover ability resolves: resolve it once more, paying its cost again.'],
  'rapid-growth': ['Stage up to 3 cards.'],
  'print-on-demand': ['Search your Commons for a source, show it to another player and stage it; shuffle.'],
  'forced-liquidation': [
    'As you approach a forged card, exhaust a forged card of yours with barrier 4 or more: archive the approached card.',
  ],
  'threading-through': ['Shift a card of your grid.'],
  'trading-secrets': ['Archive the top 2 cards of your Commons: gain 2 shards.'],
  'paper-trail': ['After you breach an Archives: discover 1 card in that player’s Council.'],
  propaganda: ['Show another player an agent from your Council or Archives: gain 4 shards.'],
  'protecting-our-investment': ['As an obstacle of your grid is confronted: it has +3 barrier for this confrontation.'],
  recalibrate: ['Unforge a card of your grid: draw 1 card.'],
  tenacity: ['As a card of your grid is engaged: it has +3 presence for this engagement.'],
  dodge: ['As a Confront or Discover ability begins: it has no effect.'],
  'knot-today': ['As you discover a moment in a Council or Commons: archive it and draw 1 card.'],
}

const isCardName = (key: string): key is CardName => key in abilityTexts

/** The texts of a card's abilities; none for an unknown card. */
export const abilitiesOf = (key: string): readonly string[] => (isCardName(key) ? abilityTexts[key] : [])

/** The text of one ability of a card; empty for an unknown card. */
export const abilityText = (key: string, ability: number): string => abilitiesOf(key)[ability] ?? ''

/** HW-23.6 — what a Discover ability does, for those who may not know whose it is. */
export function effectText(effect: number | undefined): string {
  const found = effect === undefined ? undefined : discoverEffects()[effect]
  return found ? abilityText(found.key, found.index) : ''
}
