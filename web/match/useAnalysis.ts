import type { Analysis, AnalysisAct } from '@rulewright/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnection } from './connection.ts'

/** How often its progress is polled, in milliseconds. */
const POLL = 1500

export interface AnalysisState {
  /** Null: not known yet. */
  readonly analysis: Analysis | null
  readonly error: unknown
  readonly act: (act: AnalysisAct['do']) => void
}

/** The analysis of a finished match; null where there can be none. */
export function useAnalysis(match: string, isOver: boolean): AnalysisState | null {
  const connection = useConnection()
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  const [error, setError] = useState<unknown>(null)
  const shown = useRef('')
  const ask = useCallback(
    async (act: AnalysisAct['do'] | null) => {
      try {
        const found = await connection.analysis?.(match, act)
        if (found && shown.current === match) setAnalysis(found)
        setError(null)
      } catch (problem) {
        setError(problem)
      }
    },
    [connection, match],
  )
  useEffect(() => {
    shown.current = match
    if (isOver) void ask(null)
    return () => {
      shown.current = ''
    }
  }, [ask, isOver, match])
  useEffect(() => {
    if (analysis?.state !== 'running') return
    const timer = setTimeout(() => void ask(null), POLL)
    return () => clearTimeout(timer)
  }, [analysis, ask])
  const act = useCallback((wish: AnalysisAct['do']) => void ask(wish), [ask])
  return isOver && connection.analysis ? { analysis, error, act } : null
}
