import { beenAt, judgeChoice } from '@rulewright/bots'
import { CONCEDE, capitalised, type Decision, type Game, type Match, type Names, type Words } from '@rulewright/kernel'
import { type AnalysedDecision, namePlace, type SaidChoice } from '@rulewright/wire'
import { MatchCourse } from './course.ts'
import type { MatchRecord, Results, TaskOf } from './tasks.ts'

/** How many earlier positions of a turn are checked, so that a better choice does not go in circles. */
const BEEN = 12
/** Chances are rounded to a tenth of a per cent. */
const FINE = 1000

const NAMES: Names = { you: null, of: namePlace }

/** Judges decisions of a finished match, each from what its seat knew when it was asked; stops when the time is up. */
export function analyse(game: Game, record: MatchRecord, task: TaskOf<'analyse'>, words: Words | null): Results['analyse'] {
  const { from, to, milliseconds } = task
  const deadline = performance.now() + milliseconds
  const course = new MatchCourse(game, record)
  const decisions: AnalysedDecision[] = []
  for (const [n, { seat, index }] of record.choices.slice(0, to).entries()) {
    // At least one: whoever asks again and again reaches the end.
    if (n > from && performance.now() > deadline) return { decisions, next: n }
    if (n >= from && index !== CONCEDE) {
      const found = judged(course.match, seat, index, words)
      if (found) decisions.push({ count: n, ...found })
    }
    course.choose(seat, index)
  }
  return { decisions, next: null }
}

/** Which choice was made after this many, in the game's words; null for a concession. */
export function saidAt(game: Game, record: MatchRecord, count: number, words: Words | null): SaidChoice | null {
  const course = new MatchCourse(game, record)
  for (const { seat, index } of record.choices.slice(0, count)) course.choose(seat, index)
  const { seat, index } = record.choices[count] ?? { seat: 0, index: CONCEDE }
  const decision = course.match.decisionOf(seat)
  if (!decision || index === CONCEDE) return null
  return { seat, asked: promptSaid(course.match, decision, words), said: optionSaid(course.match, decision, index, words) }
}

function judged(match: Match, seat: number, index: number, words: Words | null): Omit<AnalysedDecision, 'count'> | null {
  const decision = match.decisionOf(seat)
  // By the seat's own count: the judgement must not depend on what others chose in secret.
  const seed = `analysis ${match.countFor(seat)}`
  const found = decision && judgeChoice(match.observer(seat), index, seed, () => beenAt(match, seat, BEEN))
  if (!found) return null
  const { before, best, chosen, better, label, reasons } = found
  const chances = { before: rounded(before), best: rounded(best), chosen: rounded(chosen) }
  if (!label) return { seat, ...chances, label }
  const said = (option: number) => ({ index: option, said: optionSaid(match, decision, option, words) })
  const asked = promptSaid(match, decision, words)
  return { seat, ...chances, label, asked, choice: said(index), better: said(better), reasons: [...reasons] }
}

const rounded = (chance: number): number => Math.round(chance * FINE) / FINE

/** A question in the game's words, as its seat saw it. */
const promptSaid = (match: Match, decision: Decision, words: Words | null): string =>
  words ? words.prompt(decision, match.view(decision.seat), NAMES) : decision.prompt

/** An option in the game's words, as its seat saw it. */
function optionSaid(match: Match, decision: Decision, index: number, words: Words | null): string {
  const option = decision.options[index]
  if (!option) return ''
  return words ? capitalised(words.option(option, match.view(decision.seat), NAMES, decision)) : option.do
}
