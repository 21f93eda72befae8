/** Where two texts begin to differ, with a little of both. */
export function firstDifference(a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const from = Math.max(0, i - 60)
  return `…${a.slice(from, i + 60)}… against …${b.slice(from, i + 60)}…`
}
