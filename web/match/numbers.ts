import { findGame } from '@rulewright/games'
import type { Lab } from '@rulewright/games/lab'
import type { Numbers } from '@rulewright/games/numbers'
import { useEffect, useState } from 'react'

/** A number of the content that is other than printed, as a person would say it. */
export interface ChangedNumber {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly printed: number
}

const NONE: readonly ChangedNumber[] = []

interface InForce {
  readonly of: string
  readonly changed: readonly ChangedNumber[]
  readonly error?: unknown
}

/**
 * Puts the numbers a match is played with in force in this page while it is shown, for its board and its words; null until they are.
 * One match is shown at a time; the rules themselves run elsewhere, each match with its own.
 */
export function useNumbers(game: string | null, numbers: Numbers | undefined): readonly ChangedNumber[] | null {
  // Every message brings a copy of the same numbers.
  const text = game !== null && numbers ? JSON.stringify(numbers) : ''
  const of = `${game} ${text}`
  const [now, setNow] = useState<InForce | null>(null)
  useEffect(() => {
    if (game === null || text === '') return
    let leave = () => {}
    let current = true
    Promise.all([findGame(game)?.lab?.() ?? {}, import('@rulewright/games/numbers')]).then(
      ([lab, { putInForce }]) => {
        if (!current) return
        const set: Numbers = JSON.parse(text)
        const before = putInForce(lab, set)
        leave = () => putInForce(lab, before)
        setNow({ of, changed: changesOf(lab, set) })
      },
      (error: unknown) => current && setNow({ of, changed: NONE, error }),
    )
    return () => {
      current = false
      leave()
      setNow(null)
    }
  }, [game, text, of])
  if (text === '') return NONE
  if (now?.of !== of) return null
  // With the printed numbers the board would say what is not so.
  if (now.error !== undefined) throw now.error
  return now.changed
}

const changesOf = ({ numbers = {} }: Lab, set: Numbers): readonly ChangedNumber[] =>
  Object.entries(set).flatMap(([name, value]) => {
    const lever = numbers[name]
    return lever ? [{ name, label: lever.label, value, printed: lever.value }] : []
  })
