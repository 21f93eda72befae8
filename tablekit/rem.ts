/** A length given in pixels at the usual size of text: it grows with the text on large screens, as the style sheets do. */
export const rem = (pixels: number): string => `${pixels / 16}rem`
