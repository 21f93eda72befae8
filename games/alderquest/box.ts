/** What is on the box: read by the rules and by the manifest. */
export const box = { id: 'alderquest', seats: [2, 1, 3, 4] } as const
