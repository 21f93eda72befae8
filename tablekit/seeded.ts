/** A stream of numbers from 0 to 1 that depends only on the text. For looks only: rules use the state's own generator. */
export function seeded(text: string): () => number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), h | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (draw: () => number, low: number, high: number): number => low + draw() * (high - low)

export function oneOf<T>(draw: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(draw() * list.length)] ?? list[0]
}
