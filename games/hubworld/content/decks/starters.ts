import type { CardName } from '../cards/index.ts'
import type { Deck } from './deck.ts'

type Listing = readonly (readonly [count: number, card: CardName])[]
export const STARTER_NAMES = ['A', 'B', 'C', 'D'] as const
export type StarterName = (typeof STARTER_NAMES)[number]

const deck = (seeker: CardName, cards: Listing): Deck => ({ seeker, cards: cards.map(([count, key]) => ({ key, count })) })

/** Exchanges cards for as many copies of others, each in its place: cards are numbered in the order of the list. */
const exchanged = ({ seeker, cards }: Deck, swaps: Readonly<Partial<Record<CardName, CardName>>>): Deck => ({
  seeker,
  cards: cards.map(({ key, count }) => ({ key: swaps[key as CardName] ?? key, count })),
})

/** HW-25 — the four starter decks, evened out by the lab (docs/balance.md). */
export const STARTERS: Readonly<Record<StarterName, Deck>> = {
  A: deck('goldie-xin', [
    [1, 'big-varna-gorvis'],
    [1, 'guildmaster-yanos'],
    [1, 'recruiter-nilero'],
    [1, 'rory-and-bug'],
    [1, 'prime-treasurer-geel'],
    [1, 'ulin-marr'],
    [2, 'canal-network'],
    [2, 'flooding-thoroughfare'],
    [2, 'salvage-rats'],
    [2, 'tunnel-runners'],
    [2, 'waterway-ferry'],
    [2, 'transit-station'],
    [2, 'job-board'],
    [2, 'lost-byway'],
    [2, 'tele-mail-cluster'],
    [2, 'cargo-manifest'],
    [2, 'crispy-crawler'],
    [2, 'disagreeable-inspector'],
    [2, 'calling-in-favors'],
    [2, 'cooling-off'],
    [2, 'infiltrate'],
  ]),
  B: deck('abnus-orzo', [
    [1, 'coroner-goodman'],
    [1, 'counselor-vreenax'],
    [1, 'doctor-twilight'],
    [1, 'sergeant-cole'],
    [1, 'kryzar-the-rat'],
    [1, 'spider-rebbek'],
    [2, 'barbican-gate'],
    [2, 'trading-secrets'],
    [2, 'silent-interrogator'],
    [2, 'yowling-tezu'],
    [2, 'capricious-informant'],
    [2, 'dodge'],
    [2, 'containment-funnel'],
    [2, 'echofield-registry'],
    [2, 'the-dragons-hoard'],
    [2, 'silkline-shuttle'],
    [2, 'likely-a-trap'],
    [2, 'paper-trail'],
    [2, 'twice-as-bad'],
    [2, 'fun-run'],
    [2, 'tenacity'],
  ]),
  C: deck('chairman-bo-pax', [
    [1, 'gargala-larga'],
    [1, 'prime-treasurer-geel'],
    [1, 'counselor-vreenax'],
    [1, 'ulin-marr'],
    [1, 'rory-and-bug'],
    [1, 'boss-bresloo'],
    [2, 'asset-protection-hub'],
    [2, 'silent-interrogator'],
    [2, 'flooding-thoroughfare'],
    [2, 'waterway-ferry'],
    [2, 'bubblemap-kiosk'],
    [2, 'crispy-crawler'],
    [2, 'disagreeable-inspector'],
    [2, 'shardwinner'],
    [2, 'job-board'],
    [2, 'waterfront-soakhouse'],
    [2, 'cornering-the-market'],
    [2, 'franchise-fees'],
    [2, 'protecting-our-investment'],
    [2, 'cooling-off'],
    [2, 'threading-through'],
  ]),
  D: deck('jayko-and-ace', [
    [1, 'spider-rebbek'],
    [1, 'auntie-ruth'],
    [1, 'maestro'],
    [1, 'vapor-x'],
    [1, 'counselor-vreenax'],
    [1, 'coroner-goodman'],
    [2, 'yowling-tezu'],
    [2, 'flooding-thoroughfare'],
    [2, 'silent-interrogator'],
    [2, 'silkline-shuttle'],
    [2, 'the-dragons-hoard'],
    [2, 'wall-wizard'],
    [2, 'marauders-market'],
    [2, 'capricious-informant'],
    [2, 'cargo-inspector'],
    [2, 'dodge'],
    [2, 'fun-run'],
    [2, 'waterfront-soakhouse'],
    [2, 'tenacity'],
    [2, 'turn-up-the-heat'],
    [2, 'likely-a-trap'],
  ]),
}

/** The lists from before they were evened out: matches that began with them continue with them. */
export const FIRST_STARTERS: typeof STARTERS = {
  A: exchanged(STARTERS.A, {
    'cargo-manifest': 'waterfront-soakhouse',
    'big-varna-gorvis': 'auntie-ruth',
  }),
  B: exchanged(STARTERS.B, {
    dodge: 'cargo-inspector',
    'trading-secrets': 'eye-enforcers',
    'silkline-shuttle': 'wall-wizard',
    'kryzar-the-rat': 'maestro',
  }),
  C: exchanged(STARTERS.C, {
    'silent-interrogator': 'transit-station',
    'rory-and-bug': 'auntie-ruth',
    'counselor-vreenax': 'renovator-warlan',
    'cooling-off': 'rapid-growth',
  }),
  D: exchanged(STARTERS.D, {
    'auntie-ruth': 'kryzar-the-rat',
    'waterfront-soakhouse': 'knot-today',
    'flooding-thoroughfare': 'barbican-gate',
    'counselor-vreenax': 'doctor-twilight',
  }),
}
