import type { Decision } from '@rulewright/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import type { Entry } from './record.ts'
import { passDelay, passesItself, passIndex, type WindowAnswer } from './windows.ts'

interface Wished {
  /** The prompt passed until something happens, and how many choices had been made when that was wished. */
  readonly until: { readonly prompt: string; readonly count: number } | null
  readonly never: readonly string[]
  /** The decision for which the player said: no, ask me. */
  readonly asked: unknown
}

export interface Windows {
  /** Why the open decision passes by itself, if it does. */
  readonly passing: WindowAnswer
  readonly passUntil: (prompt: string) => void
  readonly neverAsk: (thing: string) => void
  readonly askMe: () => void
}

interface Table {
  readonly game: string
  readonly seat: number | null
  readonly decision: Decision | null
  readonly count: number
  readonly record: readonly Entry[]
  readonly choose: (index: number) => void
}

/** Passes windows as the player wished, after a pause that tells nothing. */
export function useWindows({ game, seat, decision, count, record, choose }: Table): Windows {
  const { passed, passIdle } = usePreferences()
  const [wished, setWished] = useState<Wished>({ until: null, never: [], asked: null })
  const { until } = wished
  const happened = until !== null && record.some((entry) => entry.count > until.count && entry.events.some((event) => !isOwn(event, seat)))

  const passing = useMemo(() => {
    if (!decision || wished.asked === decision) return null
    return passesItself(decision, {
      passed: new Set(passed.filter((p) => p.startsWith(`${game} `)).map((p) => p.slice(game.length + 1))),
      until: until && !happened ? until.prompt : null,
      never: new Set(wished.never),
      idle: passIdle,
    })
  }, [decision, wished, until, happened, passed, passIdle, game])

  useEffect(() => {
    if (!decision || !passing) return
    const timer = setTimeout(() => choose(passIndex(decision)), passDelay(Math.random()))
    return () => clearTimeout(timer)
  }, [decision, passing, choose])

  return {
    passing,
    passUntil: useCallback((prompt: string) => setWished((w) => ({ ...w, until: { prompt, count } })), [count]),
    neverAsk: useCallback((thing: string) => setWished((w) => ({ ...w, never: [...w.never, thing] })), []),
    askMe: useCallback(() => setWished((w) => ({ until: null, never: w.never, asked: decision })), [decision]),
  }
}

function isOwn(event: object, seat: number | null): boolean {
  return seat !== null && 'seat' in event && event.seat === seat
}
