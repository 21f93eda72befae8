/** What is printed on the box: used by the rules and by the manifest. */
export const box = { id: 'magpies', seats: [2, 3, 4] } as const
