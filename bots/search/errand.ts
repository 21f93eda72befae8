import type { Decision, Errands, Option, State } from '@rulewright/kernel'

/** What a seat is carrying out, and which options would therefore achieve nothing. */
export class Errand {
  #from: number | null = null

  constructor(readonly errands: Errands | undefined) {}

  get from(): number | null {
    return this.#from
  }

  /** Restores an earlier errand. */
  resume(from: number | null): void {
    this.#from = from
  }

  /** Notes a choice, which may begin an errand. */
  follow(g: State, option: Option): void {
    this.#from = this.errands?.from(g, option) ?? this.#from
  }

  vain(g: State, decision: Decision): readonly boolean[] | null {
    return this.errands?.vain(g, decision, this.#from) ?? null
  }

  /** The indices of options that achieve nothing; empty if there is nothing else. */
  barred(g: State, decision: Decision): ReadonlySet<number> {
    const vain = this.vain(g, decision) ?? []
    return new Set(vain.every(Boolean) ? [] : [...vain.keys()].filter((index) => vain[index]))
  }
}
