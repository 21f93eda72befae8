import { type Decision, type Names, type Obstacle, type Phrase, plain, type Words } from '@rulewright/kernel'

/** The obstacles that only just prevent something, in the order the game's words give them; identical texts once. */
export function nearly(
  obstacles: readonly Obstacle[],
  { near, obstacle: phrase }: Pick<Words, 'near' | 'obstacle'>,
  view: unknown,
  names: Names,
): readonly { readonly reason: Phrase; readonly rule: string }[] {
  if (!near || !phrase) return []
  const found = new Map<string, { readonly reason: Phrase; readonly rule: string }>()
  for (const why of near)
    for (const obstacle of obstacles) {
      if (obstacle.why !== why) continue
      const reason = phrase(obstacle, view, names)
      found.set(plain(reason), { reason, rule: obstacle.rule })
    }
  return [...found.values()]
}

/** The main actions that only just cannot be done: they have a place in the row, and no option is on offer. */
export function greyedVerbs(
  obstacles: readonly Obstacle[],
  { near, verb }: Pick<Words, 'near' | 'verb'>,
  decision: Decision,
): readonly string[] {
  if (!near || !verb) return []
  const offered = new Set(decision.options.map((option) => verb(option, decision)).filter((each) => each !== null))
  if (offered.size < 2) return []
  const lacking = obstacles.filter(({ why }) => near.includes(why)).map(({ option }) => verb(option, decision))
  return [...new Set(lacking.filter((each) => each !== null))].filter((each) => !offered.has(each))
}
