import type { Flow } from '@rulewright/kernel'
import type { AlderquestState, Scene } from './state.ts'

/** Plays something that everybody sees going on, inside whatever led to it. */
export function* inScene<T>(g: AlderquestState, scene: Scene, flow: Flow<T>): Flow<T> {
  g.scenes.push(scene)
  const result = yield* flow
  g.scenes.pop()
  return result
}
