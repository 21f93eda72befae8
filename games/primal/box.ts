/** The game's id and how many may play; the first number is the default. */
export const box = { id: 'primal', seats: [2, 1, 3, 4] } as const
