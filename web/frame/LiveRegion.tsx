import { type Decision, type Names, plain, type Words } from '@rulewright/kernel'
import { Unseen } from '@rulewright/tablekit'
import { useEffect, useRef, useState } from 'react'
import type { RecordLine } from '../match/record.ts'
import type { Verdict } from './verdict.ts'

interface LiveRegionProps {
  readonly decision: Decision | null
  readonly view: unknown
  readonly words: Words
  readonly names: Names
  readonly lines: readonly RecordLine[]
  readonly verdict: Verdict | null
}

/** Reads out what happens, what is asked and the possible answers. */
export function LiveRegion({ decision, view, words, names, lines, verdict }: LiveRegionProps) {
  const told = useRef<string | null>(null)
  const [events, setEvents] = useState('')
  useEffect(() => {
    const last = lines.findIndex((line) => line.key === told.current)
    const fresh = told.current === null ? [] : lines.slice(last + 1)
    told.current = lines[lines.length - 1]?.key ?? ''
    if (fresh.length > 0) setEvents(fresh.map((line) => plain(line.phrase)).join(' '))
  }, [lines])
  const asked =
    decision && view !== null
      ? `${plain(words.prompt(decision, view, names))} ${decision.options.map((option) => plain(words.option(option, view, names, decision))).join('; ')}`
      : ''
  return (
    <>
      <Unseen role="log">{events}</Unseen>
      <Unseen role="status">{verdict ? `${verdict.headline}. ${plain(verdict.how)}` : asked}</Unseen>
    </>
  )
}
