import { type Match, type Names, plain, type Seat, type Words } from '@rulewright/kernel'

/** A position as text: the view of a seat as an indented tree, then what is asked of whom. */
export function showPosition(match: Match, words: Words, seat: Seat | null): string {
  const names: Names = { you: seat, of: (s) => (s === seat ? 'You' : `Seat ${s + 1}`) }
  const view = match.view(seat)
  const lines = [
    `${match.game.id}, after ${match.count} choices, seen by ${seat === null ? 'a spectator' : `seat ${seat + 1}`}`,
    ...tree(view, 1),
  ]
  for (const decision of match.open) {
    if (decision.seat !== seat) {
      lines.push(`Seat ${decision.seat + 1} is deciding.`)
      continue
    }
    lines.push(`${plain(words.prompt(decision, view, names))} (${decision.rule})`)
    for (const [n, option] of decision.options.entries()) lines.push(`  ${n}. ${plain(words.option(option, view, names, decision))}`)
  }
  if (match.outcome) lines.push(plain(words.outcome(match.outcome, view, names)))
  return `${lines.join('\n')}\n`
}

function tree(value: unknown, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`]
  return Object.entries(value).flatMap(([key, item]) =>
    isShort(item) ? [`${indent}${key}: ${JSON.stringify(item)}`] : [`${indent}${key}:`, ...tree(item, depth + 1)],
  )
}

const isShort = (value: unknown) => typeof value !== 'object' || value === null || JSON.stringify(value).length <= 100
