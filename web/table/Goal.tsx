import type { Phrase } from '@rulewright/kernel'
import { Sentence } from '@rulewright/tablekit'
import { useMemo } from 'react'
import type { LiveTableState } from './useLiveTable.ts'

/** How one wins, how near the end is, and what scored last. */
export function Goal({ t }: { readonly t: LiveTableState }) {
  const { words, view, names } = t
  const last = useLastScored(t)
  const goal = view !== null && t.at.curtain === null ? words.goal?.(view, names) : undefined
  if (!goal) return null
  return (
    <>
      <Sentence of={goal} />
      {last && (
        <>
          {' · '}
          <Sentence of={last} />
        </>
      )}
    </>
  )
}

function useLastScored({ at: { record }, words, names }: LiveTableState): Phrase | null {
  return useMemo(() => {
    for (const { events, view } of record.toReversed())
      for (const event of events.toReversed()) {
        const phrase = words.scored?.(event, view, names)
        if (phrase) return phrase
      }
    return null
  }, [record, words, names])
}
