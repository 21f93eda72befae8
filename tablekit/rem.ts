/** A length in pixels at the default text size: it grows with the text on large screens, as the style sheets do. */
export const rem = (pixels: number): string => `${pixels / 16}rem`
