/** What is said on the box: which game it is and how many may play; the first number of seats is the default. */
export const box = { id: 'alderquest', seats: [2, 1, 3, 4] } as const
