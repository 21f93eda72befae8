import { type Names, type Obstacle, type Phrase, plain, type Words } from '@rulewright/kernel'

/** The obstacles that only just stand in the way, in the order the game's words give them; what reads alike is said once. */
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
