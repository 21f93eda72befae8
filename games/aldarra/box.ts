/** What is said on the box: which game it is and how many may play; the first number of seats is the default. */
export const box = { id: 'aldarra', seats: [4, 3, 2] } as const
