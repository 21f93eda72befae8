import type { Names, Phrase } from '@rulewright/kernel'
import { partsOf } from '@rulewright/tablekit'
import type { SeatInfo } from '@rulewright/wire'
import { useMemo } from 'react'
import { messages } from '../words/index.ts'

/** Adds a number to a name that is already taken. */
export function distinct(names: readonly string[]): readonly string[] {
  return names.map((name, n) => {
    const before = names.slice(0, n).filter((other) => other === name).length
    return before > 0 && name !== '' ? `${name} (${before + 1})` : name
  })
}

/**
 * Everybody's names as a seat reads them. A nameless user of this browser is simply "You", which would be wrong in anybody else's
 * eyes.
 */
export function namesAt(called: readonly string[], you: number | null): Names {
  const { table, game } = messages()
  const names = distinct(called.map((name, seat) => (name === table.you && seat !== you ? game.player(seat + 1) : name)))
  return { you, of: (seat) => names[seat] || game.seat(seat + 1) }
}

/** Names that stay identical while nobody's name changes. */
export function useNames(seats: readonly SeatInfo[], you: number | null): Names {
  const key = seats.map((seat) => seat.name).join('\n')
  return useMemo(() => namesAt(key.split('\n'), you), [key, you])
}

/** What a phrase is about: the first thing it names, or null. */
export function subjectOf(phrase: Phrase): string | null {
  const first = partsOf(phrase).find((part) => typeof part !== 'string')
  return typeof first === 'object' ? first.text : null
}
