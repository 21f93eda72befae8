import type { StarterName } from '../content/decks/index.ts'

/** The starter decks: how they play, and for whom. */
export const starterAbout: Readonly<Record<StarterName, string>> = {
  A: 'Stay cooler than your rival and grow rich; delving you costs them dear. Good to begin with.',
  B: 'Breach their Archives and empty their Council, card by card. Rewards patience.',
  C: 'Fill your front row and let the heat rise for whoever falls behind. Asks for planning.',
  D: 'Delve early and often, and laugh at the heat. For the bold.',
}

export const words = {
  random: ['A new deck every time', 'Legal, and never seen before; you meet it in the match.'],
  own: ['A list of cards', 'Paste a deck as text, as the deck builder writes it.'],
  kept: (seeker: string) => `Yours, with ${seeker}.`,
  seat: (n: number) => `Seat ${n}`,
  first: 'Goldie Xin against Abnus Orzo: the two starter decks.',
  about: {
    decks: 'Each player brings a seeker and 36 cards.',
    starters: 'Exchanged card for card until each won about as often as the others, or as they were before.',
    deckFormat: 'What a deck must obey: constructed decks answer to their agents’ factions, casual ones to nothing but their size.',
    priorityPrompts: 'How often the game stops to ask whether somebody answers what was just done.',
  },
} as const
