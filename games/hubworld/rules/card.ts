import { at, type Flow, type Seat } from '@rulewright/kernel'
import { type CardId, cardAt, type HubworldState, type Occasion, TRIGGERS, type Trigger } from './state.ts'

export const CARD_TYPES = ['seeker', 'agent', 'obstacle', 'source', 'moment'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const FACTIONS = ['omniworks', 'the-collective', 'old-aidalon', 'the-remnants'] as const
export type Faction = (typeof FACTIONS)[number]

/** HW-2.9 */
export type Icon = 'shard' | 'draw'

/** What must be true of a card's owner, the card, and the event reacted to (`NOTHING` outside of reactions). */
export type Condition = (g: HubworldState, you: Seat, self: CardId, it: Occasion) => boolean

/** An ability being used. */
interface Use {
  readonly you: Seat
  readonly self: CardId
  readonly it: Occasion
  /** HW-9.10 — the player chosen when the ability was announced. */
  readonly player: Seat
  /** HW-1.9 — the player who confronts or discovers the card. */
  readonly engager: Seat
}

/** What an ability does: a plain change, or a flow when somebody has to choose. */
export type Effect = ((g: HubworldState, use: Use) => Flow) | ((g: HubworldState, use: Use) => void)
type Payment = ((g: HubworldState, payer: Seat, self: CardId) => Flow) | ((g: HubworldState, payer: Seat, self: CardId) => void)

/** What prevents using an ability or paying a price: a constant, so that asking costs nothing. */
export type Lack =
  | 'condition'
  | 'actions'
  | 'shards'
  | 'choice'
  | 'player'
  // parts of costs
  | 'exhausted'
  | 'commons'
  | 'council'
  | 'archives'
  | 'front-row'
  | 'path'
  | 'strong-card'
  | 'forged-card'
  | 'grid-card'
  | 'agent'
  | 'cached'
  // ciphers
  | 'action-to-lose'
  | 'seeker-ready'
  | 'their-heat'
  | 'council-worth'
  | 'front-and-back'

/** HW-9.4 — one part of a cost. The payer is the owner of the card or, for a cipher, the engager. */
export interface Cost {
  /** Shards it takes from the pool; summed up over all parts before anything is paid. */
  readonly shards?: number
  /** What is missing to pay the part that is not shards; null when nothing is. */
  readonly lacks?: (g: HubworldState, payer: Seat, self: CardId) => Lack | null
  readonly pay: Payment
}

const USABLE = ['action', 'instant', 'reaction', 'confront', 'discover'] as const
type UsableKind = (typeof USABLE)[number]

/** HW-9.2 — condition and cost, then the effect. */
export interface UsableAbility {
  readonly kind: UsableKind
  /** The event it reacts to; `engageBegins` stands for both kinds of engagement (HW-11.11). */
  readonly on?: Trigger | 'engageBegins' | undefined
  readonly when?: Condition | undefined
  /** The public part of the condition, where `when` depends on hidden things (HW-27.9). */
  readonly mightWhen?: Condition | undefined
  /** HW-6.7 — action tokens, for actions. */
  readonly actions?: number | undefined
  readonly costs: readonly Cost[]
  /** HW-9.10, HW-9.17 — a player is chosen on announcing: who may be. */
  readonly player?: ((g: HubworldState, you: Seat, player: Seat, self: CardId) => boolean) | undefined
  /** HW-9.8 — whether the first choice will have an option once the costs are paid. */
  readonly choice?: Condition | undefined
  /** The public part of `choice`, where it depends on a hand. */
  readonly mightChoice?: Condition | undefined
  readonly effect: Effect
}

/** HW-16.6 — a further price for breaking the presence. */
export interface Cipher {
  readonly kind: 'cipher'
  readonly cost: Cost
}

export type Keyword =
  | { readonly kind: 'keyword'; readonly keyword: 'refund'; readonly shards: number }
  | { readonly kind: 'keyword'; readonly keyword: 'cache'; readonly shards: number }
  | { readonly kind: 'keyword'; readonly keyword: 'rush' }

export type Value = 'presence' | 'barrier' | 'cost' | 'shardIcons' | 'councilLimit'

/** HW-20 — a lasting change of a value. */
export interface Static {
  readonly kind: 'static'
  readonly modifies: Value
  /** Whose value: its own, that of cards around it, of its owner. `rival…` reach into the grid of the owner's rival. */
  readonly of: 'self' | 'adjacent' | 'others' | 'rivalFrontRow' | 'rivalGrid' | 'owner'
  /** HW-20.5 — where the card must be. */
  readonly worksIn: 'forged' | 'grid' | 'anywhere'
  readonly by: number
  /** The change counts once for each of these. */
  readonly forEach?: (g: HubworldState, self: CardId) => number
  readonly when?: (g: HubworldState, you: Seat, self: CardId) => boolean
}

export type Ability = UsableAbility | Cipher | Keyword | Static

/** A printed card. */
export interface Card {
  readonly title: string
  readonly type: CardType
  readonly faction: Faction
  readonly subtypes: readonly string[]
  readonly unique: boolean
  /** null: a seeker has no cost. */
  readonly cost: number | null
  readonly presence: number | null
  readonly barrier: number | null
  readonly collects: readonly Icon[]
  readonly deckLimit: number
  /** HW-24.6 — affiliation needed. */
  readonly influence: number
  readonly limits: { readonly actions: number; readonly shards: number; readonly council: number } | null
  readonly abilities: readonly Ability[]
}

/** HW-23.6 — a Discover ability; its number among all of them identifies the effect without the title. */
interface DiscoverEffect {
  readonly key: string
  readonly index: number
}

/** A usable ability with its place on the card. */
export interface Indexed {
  readonly index: number
  readonly ability: UsableAbility
}

/** A moment with the reaction that it is. */
interface Reactive {
  readonly moment: Def
  readonly reaction: Indexed
}

/** A card prepared for play: frequent look-ups are computed once. */
export interface Def extends Card {
  readonly key: string
  readonly id: number
  /** HW-2.11 — the title without the subtitle. */
  readonly name: string
  readonly stageable: boolean
  readonly shardIcons: number
  readonly drawIcons: number
  readonly shardCost: number
  readonly cipher: Cost | null
  readonly refund: number
  readonly cache: number
  readonly rush: boolean
  readonly actions: readonly Indexed[]
  readonly instants: readonly Indexed[]
  readonly reactions: readonly Indexed[]
  /** What it answers to each event, by the event's number (`eventOf`): one reaction at most. */
  readonly reactionTo: readonly (Indexed | null)[]
  readonly ownStatics: readonly Static[]
  /** Statics that reach other cards of the same grid, or the rival's grid. */
  readonly auras: readonly Static[]
  readonly rivalAuras: readonly Static[]
  readonly councilLimit: number
}

/** The number of an event. */
export const eventOf = (trigger: Trigger): number => TRIGGERS.indexOf(trigger)

/** HW-11.11 — engaging shares the windows of confronting and of discovering. */
const answers = ({ on }: UsableAbility, trigger: Trigger): boolean =>
  on === trigger || (on === 'engageBegins' && (trigger === 'confrontBegins' || trigger === 'discoverBegins'))

function reactionTo(key: string, reactions: readonly Indexed[], trigger: Trigger): Indexed | null {
  const [only, second] = reactions.filter(({ ability }) => answers(ability, trigger))
  if (second) throw new Error(`${key} has two reactions to ${trigger}`)
  return only ?? null
}

const isUsable = (ability: Ability): ability is UsableAbility => (USABLE as readonly string[]).includes(ability.kind)

/** All in one shape, whatever a card leaves out: every window reads them, and many shapes make that slow. */
const inOneShape = ({ kind, on, when, mightWhen, actions, costs, player, choice, mightChoice, effect }: UsableAbility): UsableAbility => ({
  kind,
  on,
  when,
  mightWhen,
  actions,
  costs,
  player,
  choice,
  mightChoice,
  effect,
})

function prepare(key: string, id: number, card: Card): Def {
  const abilities = card.abilities.map((ability) => (isUsable(ability) ? inOneShape(ability) : ability))
  const usable = (kind: UsableKind): Indexed[] =>
    abilities.flatMap((ability, index) => (isUsable(ability) && ability.kind === kind ? [{ index, ability }] : []))
  const statics = card.abilities.filter((ability) => ability.kind === 'static')
  const keywords = card.abilities.filter((ability) => ability.kind === 'keyword')
  const shards = (keyword: 'refund' | 'cache') => keywords.reduce((sum, k) => sum + (k.keyword === keyword ? k.shards : 0), 0)
  const reactions = usable('reaction')
  // Field by field, in one shape for all cards.
  return {
    title: card.title,
    type: card.type,
    faction: card.faction,
    subtypes: card.subtypes,
    unique: card.unique,
    cost: card.cost,
    presence: card.presence,
    barrier: card.barrier,
    collects: card.collects,
    deckLimit: card.deckLimit,
    influence: card.influence,
    limits: card.limits,
    abilities,
    key,
    id,
    name: card.title.split(':')[0] ?? card.title,
    stageable: card.type === 'agent' || card.type === 'obstacle' || card.type === 'source',
    shardIcons: card.collects.filter((icon) => icon === 'shard').length,
    drawIcons: card.collects.filter((icon) => icon === 'draw').length,
    shardCost: card.cost ?? 0,
    cipher: card.abilities.find((ability) => ability.kind === 'cipher')?.cost ?? null,
    refund: shards('refund'),
    cache: shards('cache'),
    rush: keywords.some((k) => k.keyword === 'rush'),
    actions: usable('action'),
    instants: usable('instant'),
    reactions,
    reactionTo: TRIGGERS.map((trigger) => reactionTo(key, reactions, trigger)),
    ownStatics: statics.filter((s) => s.of === 'self'),
    auras: statics.filter((s) => s.of === 'adjacent' || s.of === 'others'),
    rivalAuras: statics.filter((s) => s.of === 'rivalFrontRow' || s.of === 'rivalGrid'),
    councilLimit: statics.reduce((sum, s) => sum + (s.modifies === 'councilLimit' ? s.by : 0), 0),
  }
}

// The rules know no card by name. The cards are registered in this list once, before any match.
const DEFS: Def[] = []
const BY_KEY = new Map<string, Def>()
const REACTIVE_MOMENTS: readonly Reactive[][] = TRIGGERS.map(() => [])
const DISCOVER_EFFECTS: DiscoverEffect[] = []

export function printCards(cards: Readonly<Record<string, Card>>): void {
  if (DEFS.length > 0) return
  for (const [key, card] of Object.entries(cards)) {
    const def = prepare(key, DEFS.length, card)
    DEFS.push(def)
    BY_KEY.set(key, def)
    for (const [index, { kind }] of card.abilities.entries()) if (kind === 'discover') DISCOVER_EFFECTS.push({ key, index })
    if (def.type !== 'moment') continue
    for (const [event, moments] of REACTIVE_MOMENTS.entries()) {
      const reaction = def.reactionTo[event]
      if (reaction) moments.push({ moment: def, reaction })
    }
  }
}

export const allDefs = (): readonly Def[] => DEFS
export const discoverEffects = (): readonly DiscoverEffect[] => DISCOVER_EFFECTS
export const discoverEffect = (key: string, index: number): number =>
  DISCOVER_EFFECTS.findIndex((effect) => effect.key === key && effect.index === index)
/** The moments that answer an event, by its number. */
export const reactiveMoments = (event: number): readonly Reactive[] => at(REACTIVE_MOMENTS, event)
export const defAt = (id: number): Def => at(DEFS, id)
export const defNamed = (key: string): Def | undefined => BY_KEY.get(key)
export const defOf = (g: HubworldState, card: CardId): Def => at(DEFS, cardAt(g, card).def)

/** A usable ability of a card by its place; null when the card has none there. */
export function usableOf(def: Def, index: number): UsableAbility | null {
  const ability = def.abilities[index]
  return ability && isUsable(ability) ? ability : null
}
