/** How often a test tries something: a few times with every change, many times on request (RULEWRIGHT_SOAK=1). The property is the same. */
export const times = (few: number, many: number): number => (process.env.RULEWRIGHT_SOAK ? many : few)
