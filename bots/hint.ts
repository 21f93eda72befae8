import type { Observer } from '@rulewright/kernel'
import type { Budget } from './bot.ts'
import { levels } from './levels.ts'
import { Search } from './search/index.ts'

/** What a master would do here, and how sure of it. */
export interface Hint {
  readonly index: number
  /** The share of the master's thinking that went into this option, from 0 to 1. */
  readonly share: number
  /** How well the seat would do after it, from 0 (lost) to 1 (won). */
  readonly worth: number
}

/** What would a master do? Only from what the asking seat knows. */
export function hint(observer: Observer, seed = 'hint', budget: Budget = levels.master.budget): Hint {
  const verdicts = new Search(budget, levels.master.thinking).judge(observer, seed)
  return verdicts.map((verdict, index) => ({ index, ...verdict })).reduce((best, h) => (h.share > best.share ? h : best))
}
