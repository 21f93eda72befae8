import { COLOURS } from '../content/dice.ts'
import { DISCOVERIES, UPGRADES } from '../content/discoveries.ts'
import { EXPLORES } from '../content/explores.ts'
import { FACTIONS } from '../content/factions.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { CLASS_OF, SIDES_OF, UNITS } from '../content/units.ts'
import type { CombatStage, Phase } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'

/** The entry that explains the phase at the head of the board. */
export const TERM_OF_PHASE: Readonly<Record<Phase, string>> = {
  factions: 'faction',
  strongholds: 'arrival',
  outposts: 'arrival',
  round: 'round',
  'turn-order': 'turn-order',
  crystals: 'crystal-step',
  placing: 'crystal-step',
  'crystals-done': 'crystal-step',
  expansion: 'expansion',
  order: 'order',
  combat: 'combat',
  explore: 'explore',
  'order-done': 'expansion',
  mine: 'mine',
  buy: 'buy',
  'win-check': 'win-check',
  objectives: 'objectives-step',
  reveal: 'discovery-step',
  discovery: 'discovery-step',
  'extra-discovery': 'discovery-step',
  ransom: 'ransom',
  build: 'build',
  'free-outposts': 'free-outposts',
  claims: 'claim',
}

export const TERM_OF_STAGE: Readonly<Record<CombatStage, string>> = {
  intercept: 'intercept',
  cards: 'stage-cards',
  delay: 'delay',
  light: 'light-step',
  heavy: 'heavy-step',
  retreat: 'retreat',
}

export const TERM_OF_ROLE = { attacks: 'attacker', defends: 'defender', joins: 'joiner', supports: 'supporter' } as const

/** The entry of a die by its colour. */
export const termOfDie = (colour: number): string => `die-${COLOURS[colour] ?? 'green'}`

/** Words of cards and tiles that have an entry. */
const SPOKEN: readonly (readonly [pattern: RegExp, term: string])[] = [
  [/\bVP\b|Victory Point/, 'vp'],
  [/\bCoins?\b/, 'coin'],
  [/\bCrystals?\b(?! Deposit)/, 'crystal-token'],
  [/Crystal Deposit/, 'tile-crystal'],
  [/\bCopper\b/, 'tile-copper'],
  [/\bSilver\b/, 'tile-silver'],
  [/\bGold\b/, 'tile-gold'],
  [/\bDeposits?\b/, 'deposit'],
  [/\bForests?\b/, 'tile-forest'],
  [/\bJetstream\b/, 'tile-jetstream'],
  [/\bMountains?\b/, 'tile-mountain'],
  [/\bRuins\b/, 'tile-ruins'],
  [/\bStronghold\b/, 'tile-stronghold'],
  [/\bFrigates?\b/, 'unit-frigate'],
  [/\bDestroyers?\b/, 'unit-destroyer'],
  [/\bCruisers?\b/, 'unit-cruiser'],
  [/\bDreadnoughts?\b/, 'unit-dreadnought'],
  [/\bEngineers?\b/, 'unit-engineer'],
  [/\bOutposts?\b/, 'unit-outpost'],
  [/\bFortress(es)?\b/, 'unit-fortress'],
  [/\bAirships?\b/, 'airship'],
  [/\bLight Airships?\b/, 'light'],
  [/\bHeavy Airships?\b/, 'heavy'],
  [/\bBuildings?\b/, 'building'],
  [/\bUnits?\b/, 'unit'],
  [/\bterritor(y|ies)\b/, 'territory'],
  [/\b[Cc]ontrol\b/, 'control'],
  [/\badjacent\b/, 'adjacent'],
  [/\bGreen\b/, 'die-green'],
  [/\bPink\b/, 'die-pink'],
  [/\bBlue\b/, 'die-blue'],
  [/\bblank\b/, 'blank'],
  [/\bexplode\b/, 'star'],
  [/\bhits?\b/, 'hit'],
  [/\bdamage\b/, 'damage'],
  [/\barmor\b/, 'armor'],
  [/\bmovement\b/, 'movement'],
  [/\bMuster\b/, 'muster'],
  [/\bsacrifice\b/, 'sacrifice'],
  [/\b[Dd]estroy\b/, 'destroy'],
  [/\bretreat\b/, 'retreat'],
  [/\b[Cc]ombats?\b/, 'combat'],
  [/\bAttacker\b/, 'attacker'],
  [/\bDefender\b/, 'defender'],
  [/\bCombat Step\b|\bLight Step\b/, 'light-step'],
  [/\bHeavy Step\b/, 'heavy-step'],
  [/\bhostages\b/, 'hostage'],
  [/\bOrder tokens?\b|\btoken\b/, 'order-token'],
  [/\bOrders?\b/, 'order'],
  [/\bExpansion Phase\b/, 'expansion'],
  [/\bManagement Phase\b/, 'round'],
  [/\bMine step\b|\bmining\b|\bmined\b/, 'mine'],
  [/\bBuild step\b|\bbuild turn\b/, 'build'],
  [/\bturn order\b/, 'turn-order'],
  [/\bSecondary Objective\b|\bObjective\b/, 'objective'],
  [/\bDiscover(y|ies)\b/, 'discovery'],
  [/\bexplored?\b|\bExplorers\b/, 'explore'],
  [/\bGreater Swarm\b/, 'greater-swarm'],
  [/(?<!Greater )\bSwarm\b/, 'swarm'],
  [/\bIntercept\b/, 'intercept'],
  [/\bEscort\b/, 'escort'],
  [/\bBroadside\b/, 'broadside'],
  [/\bBuilder\b/, 'builder'],
  [/\bFoothold\b/, 'foothold'],
  [/\bDockyard\b/, 'dockyard'],
  [/\bShipyard\b/, 'shipyard'],
  [/\bBombard\b/, 'bombard'],
]

/** The entries of the words in a text, in the order above. */
export const termsIn = (text: string): readonly string[] => SPOKEN.flatMap(([pattern, term]) => (pattern.test(text) ? [term] : []))

/** A Unit as its card prints it: what it is, its class, its values, its traits. */
function unitTerms(unit: number, upgraded: boolean): readonly string[] {
  const side = SIDES_OF[unit * 2 + (upgraded ? 1 : 0)]
  const id = UNITS[unit]?.id
  if (!side || !id) return []
  const dice = [...new Set(side.dice)].map(termOfDie)
  const traits = termsIn(side.text).filter((term) => TRAITS.has(term))
  return [`unit-${id}`, CLASS_OF[unit] ?? 'unit', ...(upgraded ? ['upgraded'] : []), ...traits, 'movement', 'armor', 'price', ...dice]
}

const TRAITS: ReadonlySet<string> = new Set([
  ...['swarm', 'greater-swarm', 'intercept', 'escort', 'broadside'],
  ...['builder', 'foothold', 'dockyard', 'shipyard', 'bombard'],
])

const isUpgraded = (view: AldarraView, seat: number, unit: number): boolean => view.players[seat]?.discoveries.includes(unit) ?? false

function territoryTerms(view: AldarraView, hex: number): readonly string[] {
  const territory = view.territories[hex]
  if (!territory) return []
  const terms = [`tile-${territory.tile}`]
  if (territory.control !== null) terms.push('control')
  if (territory.crystals > 0) terms.push('crystal-token')
  if (!territory.explored && territory.tile !== 'stronghold') terms.push('unexplored')
  if (view.order?.hex === hex) terms.push('activated')
  return terms
}

function discoveryTerms(discovery: number): readonly string[] {
  if (discovery < UPGRADES) return ['discovery', 'refit', ...unitTerms(discovery, true)]
  const card = DISCOVERIES[discovery]
  return card ? [...new Set([card.id, 'discovery', ...termsIn(card.text)])] : []
}

function exploreTerms(card: number): readonly string[] {
  const found = EXPLORES[card]
  if (!found) return []
  return [...(found.hold ? ['explore-card', 'hold'] : ['explore-card']), ...termsIn(found.text)]
}

function playerTerms(view: AldarraView, seat: number): readonly string[] {
  const faction = view.players[seat]?.faction ?? null
  const named = faction === null ? ['faction'] : [`faction-${faction}`]
  return [...named, 'vp', 'coin', 'crystal-token', 'order-token', 'objective', 'hold', 'turn-order', 'discovery']
}

/** The entries of the glossary that explain a thing on the board (`ship:14:0:2`, `explore:7`). */
export function termsOf(thing: string, view: AldarraView): readonly string[] {
  const [kind = '', ...rest] = thing.split(':')
  const [first = -1, second = -1, third = -1] = rest.map(Number)
  switch (kind) {
    case 'hex':
      return territoryTerms(view, first)
    case 'ship':
      return unitTerms(third, isUpgraded(view, second, third))
    case 'target':
      return [...unitTerms(second, isUpgraded(view, first, second)), 'hit', 'damage']
    case 'unit':
      return [...unitTerms(first, isUpgraded(view, view.you ?? -1, first)), 'supply']
    case 'seat':
      return playerTerms(view, first)
    case 'known':
      return discoveryTerms(second)
    case 'discovery':
      return discoveryTerms(first)
    case 'explore':
      return exploreTerms(first)
    case 'objective':
      return ['objective', 'claim', 'vp', ...termsIn(OBJECTIVES[first]?.text ?? '').filter((term) => term !== 'vp' && term !== 'objective')]
    case 'purchase':
      return ['buy', 'vp', 'coin', 'crystal-token']
    case 'position':
      return ['turn-order']
    case 'faction':
      return [`faction-${FACTIONS[first]?.id ?? ''}`, 'faction']
    default:
      return []
  }
}
