/** How strong a bot is. The names are kept here because bots and wire share them and may not import each other. */
export const LEVELS = ['learner', 'friend', 'rival', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** What bots are called: the first of a level at a table, then the others. */
export const NAMES_OF_LEVEL: Readonly<Record<Level, readonly [first: string, ...others: string[]]>> = {
  learner: ['Pip', 'Moss', 'Wren', 'Dot'],
  friend: ['Hazel', 'Clover', 'Bramble', 'Fern'],
  rival: ['Rook', 'Thorn', 'Ash', 'Sable'],
  master: ['Old Alder', 'Old Yew', 'Old Oak', 'Old Elm'],
}

/** What the bots of a table are called, seat by seat: no two alike as long as a level has names. */
export function botNames(seats: readonly (Level | null)[]): string[] {
  return seats.map((level, seat) => {
    if (level === null) return ''
    const before = seats.slice(0, seat).filter((other) => other === level).length
    const names = NAMES_OF_LEVEL[level]
    return names[before] ?? names[0]
  })
}
