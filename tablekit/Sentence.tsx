import type { Phrase } from '@rulewright/kernel'
import { createContext, use } from 'react'
import styles from './Sentence.module.css'

/** Which thing is mentioned or pointed at, shared by the board, the prompt and the log. */
interface Lights {
  readonly lit: string | null
  readonly light: (thing: string | null) => void
}

export const LightsContext = createContext<Lights>({ lit: null, light: () => undefined })

export type PhrasePart = string | { readonly thing: string; readonly text: string; readonly at: number }

/** Splits a phrase into plain text and the things marked in it. */
export function partsOf(phrase: Phrase): readonly PhrasePart[] {
  const parts: PhrasePart[] = []
  let from = 0
  for (const mark of phrase.matchAll(/⟦([^|⟧]*)\|([^⟧]*)⟧/g)) {
    if (mark.index > from) parts.push(phrase.slice(from, mark.index))
    parts.push({ thing: mark[1] ?? '', text: mark[2] ?? '', at: mark.index })
    from = mark.index + mark[0].length
  }
  if (from < phrase.length) parts.push(phrase.slice(from))
  return parts
}

/** The things a phrase mentions. */
export const thingsIn = (phrase: Phrase): readonly string[] =>
  partsOf(phrase).flatMap((part) => (typeof part === 'string' ? [] : [part.thing]))

/** A sentence whose things light up on the board while the pointer is on them. */
export function Sentence({ of }: { readonly of: Phrase }) {
  const { lit, light } = use(LightsContext)
  return partsOf(of).map((part) => {
    if (typeof part === 'string') return part
    return (
      <span
        key={part.at}
        className={styles.thing}
        data-spoken={lit === part.thing || undefined}
        onPointerEnter={() => light(part.thing)}
        onPointerLeave={() => light(null)}
      >
        {part.text}
      </span>
    )
  })
}
