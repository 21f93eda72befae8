/** A die's colour as a number. */
export const GREEN = 0
export const PINK = 1
export const BLUE = 2
export const COLOURS = ['green', 'pink', 'blue'] as const

/** AL-5.1 the eight faces of each die. The last face carries the star. */
export const FACES: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 1, 1, 1, 1],
  [0, 0, 0, 1, 1, 1, 2, 2],
  [0, 0, 1, 1, 2, 2, 3, 3],
]
export const SIDES = 8
export const STARRED = 7
