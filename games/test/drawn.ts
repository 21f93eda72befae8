import type { Decision, Event, Game, Names, Option, Words } from '@rulewright/kernel'
import type { Board } from '@rulewright/tablekit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Lesson, LessonRun } from '../lesson.ts'

interface Looked<V, O extends Option, E extends Event> {
  readonly view: V
  readonly decision: Decision<O> | null
  /** The reader is the seat that looks. */
  readonly names: Names
  readonly words: Words<V, O, E>
  readonly events?: readonly E[]
}

const nothing = () => undefined

/** A board as its reader sees it, as markup. */
export function drawBoard<V, O extends Option, E extends Event>(
  board: Board<V, O, E>,
  { view, decision, names, words, events = [] }: Looked<V, O, E>,
): string {
  const { Component } = board
  return renderToStaticMarkup(
    createElement(Component, { view, decision, names, words, events, seat: names.you, choose: nothing, lit: null, light: nothing }),
  )
}

/** The things that are drawn. */
export const thingsIn = (html: string): string[] => [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing ?? '')

/** Plays a lesson choice by choice; `seen` is called where each step begins. */
export function followLesson(game: Game, lesson: Lesson, seen: (run: LessonRun, step: string) => void): LessonRun {
  const run = new LessonRun(game, lesson)
  for (let at = -1; run.step; ) {
    if (run.at !== at) seen(run, run.step.id)
    at = run.at
    if (run.step.choose) run.choose(run.allowed?.[0] ?? -1)
    else run.next()
  }
  return run
}
