import type { Decision } from '@rulewright/kernel'
import type { Wish } from '@rulewright/tablekit'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Preferences, usePreferences } from '../preferences.ts'
import { type Ask, type AwayOrder, awayOrder, degreeOf, type OwnAnswer, passesItself, passIndex, type SubjectOf } from './windows.ts'

export interface Windows {
  /** How the open decision answers itself, if it does. */
  readonly answering: OwnAnswer | null
  readonly passUntilTurn: () => void
  readonly askMe: () => void
}

interface Asked {
  readonly game: string
  readonly decision: Decision | null
  readonly view: unknown
  /** The game's own standing wishes. */
  readonly wishes: readonly Wish[]
  readonly subjectOf: SubjectOf
  /** Gives a standing answer; returns how to take it back. */
  readonly answer: (index: number) => () => void
  /** Makes the server pass as well while nobody is at the table. */
  readonly settle: (order: AwayOrder) => void
  /** How many choices are in force. */
  readonly count: number
}

/** Gives standing answers as the player wished; the server waits before each, so that the timing reveals nothing. */
export function useWindows({ game, decision, view, wishes, subjectOf, answer, settle, count }: Asked): Windows {
  const { questions, cards, standing, passIdle } = usePreferences()
  const [untilTurn, setUntilTurn] = useState(false)
  /** The decision for which the player said: no, ask me. */
  const [asked, setAsked] = useState<Decision | null>(null)
  const own = decision !== null && passIndex(decision) < 0
  const [seen, setSeen] = useState({ count, decision })
  if (seen.count !== count || seen.decision !== decision) {
    setSeen({ count, decision })
    // Something was taken back: the repeated question is for the player, or it would be answered at once.
    if (count < seen.count) {
      setAsked(decision)
      setUntilTurn(false)
    }
  }

  useEffect(() => {
    if (own) setUntilTurn(false)
  }, [own])

  const answering = useMemo(() => {
    if (!decision || asked === decision) return null
    const settled = settledAnswer(decision, view, game, wishes, { standing, passIdle })
    if (settled) return settled
    return passesItself(decision, { questions: about(questions, game), cards: about(cards, game), untilTurn, idle: passIdle }, subjectOf)
  }, [decision, view, game, wishes, asked, untilTurn, questions, cards, standing, passIdle, subjectOf])

  const index = answering?.index
  useEffect(() => {
    if (index !== undefined && decision) return answer(index)
  }, [decision, index, answer])

  const order = JSON.stringify(awayOrder({ questions: about(questions, game), cards: about(cards, game), untilTurn }))
  useEffect(() => settle(JSON.parse(order)), [order, settle])

  return {
    answering,
    passUntilTurn: useCallback(() => setUntilTurn(true), []),
    askMe: useCallback(() => {
      setUntilTurn(false)
      setAsked(decision)
    }, [decision]),
  }
}

/** The answer that follows from a standing wish. */
function settledAnswer(
  decision: Decision,
  view: unknown,
  game: string,
  wishes: readonly Wish[],
  { standing, passIdle }: Pick<Preferences, 'standing' | 'passIdle'>,
): OwnAnswer | null {
  for (const wish of wishes) {
    const value = degreeOf(wish, standing[`${game} ${wish.id}`], passIdle)
    const index = value > 0 && wish.prompts.includes(decision.prompt) ? wish.answer(decision, view, value) : null
    if (index !== null) return { why: 'wish', index }
  }
  return null
}

/** The wishes of one game: the keys are `game name`. */
function about(all: Preferences['cards'], game: string): ReadonlyMap<string, Ask> {
  return new Map(Object.entries(all).flatMap(([key, ask]) => (key.startsWith(`${game} `) ? [[key.slice(game.length + 1), ask]] : [])))
}
