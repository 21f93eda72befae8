/** The width of a mark, in percent: marks close together are put side by side. */
const MARK = 6

/** Where the marks are in the graph, from left to right, in percent: each beside the one before it, none over the edge. */
export function apart(places: readonly number[]): readonly number[] {
  let free = MARK / 2
  const put = places.map((place) => {
    const at = Math.max(place, free)
    free = at + MARK
    return at
  })
  // The last ones are pushed to the left.
  return put.map((place, n) => Math.min(place, 100 - MARK / 2 - (put.length - 1 - n) * MARK))
}
