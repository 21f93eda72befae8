import type { Option } from '@rulewright/kernel'

/** What can be pressed in the dock: an option, by its index, or a verb, by its name. */
export type Item = number | string

export interface Offer {
  readonly options: readonly Option[]
  /** The verb of each option; null: it has its own button. */
  readonly verbs: readonly (string | null)[]
  /** The options that belong to what was begun; all of them at first. */
  readonly among: readonly number[]
  /** The options that can be chosen by pressing something visible on the board. */
  readonly inSight: ReadonlySet<number>
  /** The player wants a button for everything. */
  readonly every: boolean
  /** How much less is shown because the row did not fit: 1 is the same in narrower buttons, then more and more moves to the list. */
  readonly squeezed: number
  /** The option a bot advises: it is always shown. */
  readonly advised: number | null
}

export interface Row {
  readonly items: readonly Item[]
  /** What is chosen on the board, after a verb, or from the list. */
  readonly folded: readonly number[]
  /** Some of it can only be chosen from the list: the list must be open. */
  readonly needsList: boolean
}

/** Answers that end or leave something. They never leave the dock. */
export const STAYING: readonly string[] = ['pass', 'done', 'end', 'cancel']

/** Up to this many answers are all shown: nobody has to look on the board for the other half of a question. */
const FEW = 3

export const NARROW = 1
export const MOST_SQUEEZED = 3

/** What the dock shows: a button for each verb and for what is not on the board; the rest is chosen there, or from a list. */
export function rowOf(offer: Offer): Row {
  const { options, among, inSight, squeezed, advised } = offer
  const every = offer.every || options.length <= FEW
  const verbs = every ? new Map<string, readonly number[]>() : severalVerbs(offer)
  const items: Item[] = []
  for (const index of among) {
    const verb = offer.verbs[index]
    const group = verb === null || verb === undefined ? undefined : verbs.get(verb)
    if (index === advised || STAYING.includes(options[index]?.do ?? '')) items.push(index)
    // Where there is little room, a verb with a single option shows only the verb: no action leaves the row before the last of them.
    else if (group && squeezed < MOST_SQUEEZED && (group.length > 1 || squeezed > NARROW)) {
      if (verb && !items.includes(verb)) items.push(verb)
    } else if (squeezed <= NARROW && (every || group !== undefined || !inSight.has(index))) items.push(index)
  }
  const folded = among.filter((index) => !items.includes(index))
  const needsList = folded.some((index) => !inSight.has(index) && !items.includes(offer.verbs[index] ?? -1))
  return { items, folded, needsList }
}

/** The options of each verb, where there is more than one verb to choose from. */
function severalVerbs({ verbs, among }: Offer): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  for (const index of among) {
    const verb = verbs[index]
    if (verb !== null && verb !== undefined) groups.set(verb, [...(groups.get(verb) ?? []), index])
  }
  return groups.size > 1 ? groups : new Map()
}

/** The verbs and options in the order of their keys: it is the same as long as the question is open. */
export function inOrder(offer: Offer): readonly Item[] {
  const whole = { ...offer, among: offer.options.map((_, index) => index), inSight: new Set<number>(), squeezed: 0, advised: null }
  const { items, folded } = rowOf(whole)
  return [...items, ...folded]
}

/** How many choices fit on a page of the list, so that none of them needs scrolling. */
export function pageOf(room: { readonly width: number; readonly height: number }): { readonly columns: number; readonly rows: number } {
  return {
    columns: Math.max(1, Math.floor((room.width - 24) / CHOICE.width)),
    rows: Math.max(1, Math.floor((room.height - HEAD) / CHOICE.height)),
  }
}

const CHOICE = { width: 300, height: 54 }
/** The height of the list's head and edges. */
const HEAD = 72
