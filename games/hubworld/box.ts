/** What is said on the box: which game it is and how many may play; the first number of seats is the default. */
export const box = { id: 'hubworld', seats: [2, 3, 4, 5, 6] } as const
