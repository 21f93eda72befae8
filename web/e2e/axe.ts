import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Looks at one page in that page: else a second one opens meanwhile, and the first, behind it, is not drawn and never done. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()
