/** A share as people read it: "52.5 %". */
export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
