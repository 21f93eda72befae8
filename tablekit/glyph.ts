/** A picture from the icon set: one path on a square of 512. Boards keep theirs in an `icons.ts` written by `icons.mjs`. */
export interface Glyph {
  readonly name: string
  readonly d: string
}
