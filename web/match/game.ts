import { findGame } from '@rulewright/games'
import type { Numbers } from '@rulewright/games/numbers'
import type { Words } from '@rulewright/kernel'
import type { Board } from '@rulewright/tablekit'
import { useEffect, useMemo, useState } from 'react'
import { genericWords } from './generic-words.ts'
import { type ChangedNumber, useNumbers } from './numbers.ts'

/** A game's parts for the browser: its words and its board, or their generic replacements. */
export interface GameParts {
  readonly words: Words
  readonly board: Board | null
  /** Numbers other than printed that are in force; left out: none. */
  readonly changed?: readonly ChangedNumber[]
}

const loaded = new Map<string, Promise<GameParts>>()

/** Loads a game's words and board once. What cannot be loaded is replaced by a generic part, so that the match can go on. */
export function loadGame(id: string): Promise<GameParts> {
  const known = loaded.get(id)
  if (known) return known
  const manifest = findGame(id)
  const parts = Promise.all([
    manifest?.words().catch(() => genericWords) ?? genericWords,
    manifest?.board?.().catch(() => null) ?? null,
  ]).then(([words, board]) => ({ words, board }))
  loaded.set(id, parts)
  return parts
}

const onlyWords = new Map<string, Promise<Words>>()

/** Loads only a game's words: for its settings, without its board. */
function loadWords(id: string): Promise<Words> {
  const words =
    onlyWords.get(id) ??
    findGame(id)
      ?.words()
      .catch(() => genericWords) ??
    Promise.resolve(genericWords)
  onlyWords.set(id, words)
  return words
}

/** A game's parts, once the numbers that are asked for are in force. */
export function useGame(id: string | null, numbers?: Numbers): GameParts | null {
  const parts = useLoaded(id, loadGame)
  const changed = useNumbers(id, numbers)
  return useMemo(() => parts && changed && { ...parts, changed }, [parts, changed])
}

export function useWords(id: string | null): Words | null {
  return useLoaded(id, loadWords)
}

function useLoaded<T>(id: string | null, load: (id: string) => Promise<T>): T | null {
  const [state, setState] = useState<{ readonly id: string; readonly value: T } | null>(null)
  useEffect(() => {
    if (id === null) return
    let current = true
    void load(id).then((value) => {
      if (current) setState({ id, value })
    })
    return () => {
      current = false
    }
  }, [id, load])
  return state && state.id === id ? state.value : null
}
