import type { Decision, Option } from '@rulewright/kernel'

/** The things (`card:12`, `slot:4`) some data mentions. */
export type ThingsOf<T> = (data: T) => readonly string[]

/** By default every number and every text in an option or an event names a thing after its field: `{ card: 12 }` is `card:12`. */
export function namedThings(data: object): readonly string[] {
  return Object.entries(data).flatMap(([field, value]) => {
    if (field === 'do' || field === 'type') return []
    return typeof value === 'number' || typeof value === 'string' ? [`${field}:${value}`] : []
  })
}

export interface Choice<O extends Option = Option> {
  /** What to answer the decision with. */
  readonly index: number
  readonly option: O
  readonly things: readonly string[]
}

export function choicesOf<O extends Option>(decision: Decision<O> | null, things: ThingsOf<O> = namedThings): readonly Choice<O>[] {
  return decision ? decision.options.map((option, index) => ({ index, option, things: things(option) })) : []
}

/** The choices that concern all of the things picked so far. */
export function narrowed<O extends Option>(choices: readonly Choice<O>[], picked: readonly string[]): readonly Choice<O>[] {
  return choices.filter((choice) => picked.every((thing) => choice.things.includes(thing)))
}

export type Pressed<O extends Option> =
  | { readonly act: 'choose'; readonly index: number }
  | { readonly act: 'pick'; readonly picked: readonly string[]; readonly choices: readonly Choice<O>[] }
  | { readonly act: 'nothing' }

/**
 * What pressing a thing means: the only choice left is made; several are narrowed; a picked thing is released. With care, the
 * only choice left is picked first, and made when the same thing is pressed again.
 */
export function press<O extends Option>(
  choices: readonly Choice<O>[],
  picked: readonly string[],
  thing: string,
  careful = false,
): Pressed<O> {
  if (picked.includes(thing)) {
    const [only, other] = narrowed(choices, picked)
    if (careful && only && !other) return { act: 'choose', index: only.index }
    const without = picked.filter((p) => p !== thing)
    return { act: 'pick', picked: without, choices: narrowed(choices, without) }
  }
  const further = narrowed(choices, [...picked, thing])
  const [first, second] = further
  if (first && !second && !careful) return { act: 'choose', index: first.index }
  if (first) return { act: 'pick', picked: [...picked, thing], choices: further }
  // It is not compatible with what was picked: start over with it.
  return picked.length > 0 ? press(choices, [], thing, careful) : { act: 'nothing' }
}
