import { describeProblem, type Problem } from '@rulewright/kernel'
import type { settings } from '../rules/config.ts'

const SETTING_TEXTS: Readonly<Record<keyof typeof settings, string>> = { hand: 'Trinkets in a hand' }

export const setting = (key: string, value?: string): string => value ?? SETTING_TEXTS[key as keyof typeof settings]

/** What is wrong with a configuration; a game with problems of its own describes them here. */
export const problem = (found: Problem): string => describeProblem(found)
