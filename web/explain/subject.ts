import type { GlossaryEntry, Obstacle } from '@rulewright/kernel'
import type { Glossary, Unlit } from '@rulewright/tablekit'

/** What the pointer, a finger or the keyboard asks about. */
export interface Subject extends Pick<Unlit, 'thing' | 'term' | 'element'> {
  /** Stays until it is closed, and has links; otherwise it disappears with the pointer. */
  readonly pinned: boolean
  /** Its links are reached by Tab at once. */
  readonly takesFocus: boolean
  /** What prevents its use, if that was asked. */
  readonly things: Unlit['things'] | null
}

/** How many words of a thing are explained at once. */
const MOST = 3

/** Something marked with a word of its own is explained by it, then by what the whole thing is. */
export function entriesFor({ thing, term }: Pick<Subject, 'thing' | 'term'>, glossary: Glossary): readonly GlossaryEntry[] {
  const own = term === null ? undefined : glossary.entry(term)
  if (own) return [own]
  return thing === null ? [] : glossary.of(thing).slice(0, MOST)
}

/** The obstacle that is about a thing. */
export function obstacleFor({ thing, things }: Pick<Subject, 'thing' | 'things'>, obstacles: readonly Obstacle[]): Obstacle | null {
  if (thing === null || things === null) return null
  return obstacles.find(({ option }) => things(option).includes(thing)) ?? null
}

/**
 * What can be explained; anything shown large explains itself. A passing pointer is told about marked words, a
 * long press also about things.
 */
export function subjectAt(target: EventTarget | null, passing: boolean): Pick<Subject, 'thing' | 'term' | 'element'> | null {
  if (!(target instanceof Element) || target.closest('[data-zoom], [data-reads]')) return null
  const element = target.closest(passing ? '[data-term]' : '[data-term], [data-thing]')
  if (!element) return null
  const thing = element.closest('[data-thing]')?.getAttribute('data-thing') ?? null
  return { element, thing, term: element.getAttribute('data-term') }
}
