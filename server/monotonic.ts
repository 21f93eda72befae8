/** The time of day when this process began, and how long it has run since: nobody who sets the machine's clock moves a match's. */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now())
