import type { Problem } from '@rulewright/kernel'
import type { Refusal } from '@rulewright/wire'

/** A refusal: the reason, which the app has words for, and in English what the reason alone does not say. */
export class Refused extends Error {
  constructor(
    readonly reason: Refusal,
    message = '',
    readonly problems?: readonly Problem[],
  ) {
    super(message)
  }
}
