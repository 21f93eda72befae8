import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Checks one page at a time: otherwise a second one opens meanwhile, and the first, behind it, is not drawn and never finishes. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()
