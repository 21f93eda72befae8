import type { Decision, Phrase } from '@rulewright/kernel'
import type { MagpiesPrompt } from '../rules/options.ts'

const PROMPT_TEXTS: Readonly<Record<MagpiesPrompt, Phrase>> = {
  take: 'Take a trinket: from the sill, or unseen from the deck.',
  lay: 'Lay a trinket in your nest, or discard one.',
}

export const prompt = (decision: Decision): Phrase => PROMPT_TEXTS[decision.prompt as MagpiesPrompt]
