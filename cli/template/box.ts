/** What is printed on the box: read by the rules and by the manifest. */
export const box = { id: 'magpies', seats: [2, 3, 4] } as const
