/** What rules and manifest both say of the game; the first number of seats is the default. */
export const box = { id: 'aldarra', seats: [4, 3, 2] } as const
