import type { Decision, Errands, Option, State } from '@rulewright/kernel'

/** What a seat has set out for, and so which options would come to nothing. */
export class Errand {
  #from: number | null = null

  constructor(readonly errands: Errands | undefined) {}

  get from(): number | null {
    return this.#from
  }

  /** Goes back to what was set out for before. */
  resume(from: number | null): void {
    this.#from = from
  }

  /** This is chosen: it may set out for something. */
  follow(g: State, option: Option): void {
    this.#from = this.errands?.from(g, option) ?? this.#from
  }

  vain(g: State, decision: Decision): readonly boolean[] | null {
    return this.errands?.vain(g, decision, this.#from) ?? null
  }

  /** The vain options of a decision, by their places; none where nothing else is on offer. */
  barred(g: State, decision: Decision): ReadonlySet<number> {
    const vain = this.vain(g, decision) ?? []
    return new Set(vain.every(Boolean) ? [] : [...vain.keys()].filter((index) => vain[index]))
  }
}
