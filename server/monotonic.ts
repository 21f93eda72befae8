/** The time of day when this process began plus how long it has run: setting the machine's clock does not move a match's. */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now())
