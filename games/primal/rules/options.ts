/** Everything a player can be offered. Lists are built from shared, ready-made options: no decision makes new ones. */
export type PrimalOption =
  | { readonly do: 'hunter'; readonly kind: number }
  | { readonly do: 'item'; readonly item: number }
  | { readonly do: 'potion'; readonly potion: number }
  | { readonly do: 'first'; readonly hunter: number }
  | { readonly do: 'consume'; readonly potion: number }
  | { readonly do: 'stay' }
  | { readonly do: 'move'; readonly sector: number }
  | { readonly do: 'play'; readonly card: number }
  | { readonly do: 'use'; readonly ability: 'helm' | 'item' }
  | { readonly do: 'revive'; readonly hunter: number }
  | { readonly do: 'treat'; readonly card: number }
  | { readonly do: 'end' }
  | { readonly do: 'pay-stamina' }
  | { readonly do: 'pay-card'; readonly card: number }
  | { readonly do: 'cancel' }
  | { readonly do: 'text'; readonly text: number }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'sector'; readonly sector: number }
  | { readonly do: 'choose'; readonly hunter: number }
  | { readonly do: 'discard'; readonly card: number }
  | { readonly do: 'peril'; readonly peril: number }
  | { readonly do: 'slot'; readonly slot: number }
  | { readonly do: 'entry'; readonly kind: string; readonly at: number; readonly hunter: number }
  | { readonly do: 'reveal'; readonly card: number }
  | { readonly do: 'double' }
  | { readonly do: 'keep' }
  | { readonly do: 'escape' }
  | { readonly do: 'suffer' }
  | { readonly do: 'remove-rock' }
  | { readonly do: 'prevent' }
  | { readonly do: 'leave' }
  | { readonly do: 'to-discard' }
  | { readonly do: 'deplete'; readonly piece: 'armor' | 'helm' }
  | { readonly do: 'assist'; readonly card: number }
  | { readonly do: 'taunt'; readonly card: number }
  | { readonly do: 'hold' }
  | { readonly do: 'pass' }
  | { readonly do: 'done' }

/** The keys of all questions; the words have a sentence for each. */
export const PROMPTS = [
  'hunter',
  'item',
  'potions',
  'first-player',
  'consume',
  'synaerea',
  'movement',
  'action',
  'pay',
  'text',
  'may',
  'recycle',
  'volley',
  'move-to',
  'confuse-to',
  'choose-hunter',
  'discard',
  'blind',
  'stun',
  'cycle',
  'stun-hunter',
  'stun-reveal',
  'double',
  'resilience',
  'escape',
  'order',
  'rampage',
  'rock',
  'armor',
  'scry',
  'deplete',
  'tie-sector',
  'tie-hunter',
  'window',
  'last-call',
] as const
export type PrimalPrompt = (typeof PROMPTS)[number]

const many = <O>(n: number, make: (i: number) => O): readonly O[] => Array.from({ length: n }, (_, i) => make(i))

/** More card instances than a hunt can see: four decks of 24 and two Wounds a hunter. */
const INSTANCES = 128

export const PLAY = many(INSTANCES, (card) => ({ do: 'play', card }) as const)
export const PAY = many(INSTANCES, (card) => ({ do: 'pay-card', card }) as const)
export const TREAT = many(INSTANCES, (card) => ({ do: 'treat', card }) as const)
export const DISCARD = many(INSTANCES, (card) => ({ do: 'discard', card }) as const)
export const REVEAL = many(INSTANCES, (card) => ({ do: 'reveal', card }) as const)
export const ASSIST = many(INSTANCES, (card) => ({ do: 'assist', card }) as const)
export const TAUNT = many(INSTANCES, (card) => ({ do: 'taunt', card }) as const)
export const MOVE = many(4, (sector) => ({ do: 'move', sector }) as const)
export const SECTOR = many(4, (sector) => ({ do: 'sector', sector }) as const)
export const HUNTER = many(4, (hunter) => ({ do: 'choose', hunter }) as const)
export const REVIVE = many(4, (hunter) => ({ do: 'revive', hunter }) as const)
export const SLOT = many(3, (slot) => ({ do: 'slot', slot }) as const)
export const PERIL = many(5, (peril) => ({ do: 'peril', peril }) as const)
export const CONSUME = many(7, (potion) => ({ do: 'consume', potion }) as const)
export const USE = { helm: { do: 'use', ability: 'helm' }, item: { do: 'use', ability: 'item' } } as const
export const STAY = { do: 'stay' } as const
export const END = { do: 'end' } as const
export const PAY_STAMINA = { do: 'pay-stamina' } as const
export const CANCEL = { do: 'cancel' } as const
export const PASS = { do: 'pass' } as const
export const HOLD = { do: 'hold' } as const
export const DONE = { do: 'done' } as const
export const YES_NO = [{ do: 'yes' }, { do: 'no' }] as const
export const DOUBLE_KEEP = [{ do: 'double' }, { do: 'keep' }] as const
export const ESCAPE_SUFFER = [{ do: 'escape' }, { do: 'suffer' }] as const
export const ROCK_SUFFER = [{ do: 'remove-rock' }, { do: 'suffer' }] as const
export const PREVENT_SUFFER = [{ do: 'prevent' }, { do: 'suffer' }] as const
export const SCRY = [{ do: 'leave' }, { do: 'to-discard' }] as const
export const DEPLETE = [
  { do: 'deplete', piece: 'armor' },
  { do: 'deplete', piece: 'helm' },
] as const
