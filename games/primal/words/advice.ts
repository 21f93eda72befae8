/** What speaks for a choice, by the terms of the bot's evaluation; each completes "it …". */
export const advice: Readonly<Record<string, string>> = {
  wins: 'slays the monster.',
  progress: 'wears the monster down most.',
  pace: 'keeps you ahead of the rounds.',
  health: 'spares your health.',
  fallen: 'keeps everybody on their feet.',
  depleted: 'saves your armor and helm.',
  cards: 'leaves you more cards for the turns to come.',
  stamina: 'leaves you more stamina to pay with.',
  strain: 'puts less strain on you.',
  threatened: 'gets you out of the monster’s sight.',
  focused: 'brings you into focus.',
  counters: 'fills your mastery.',
  objective: 'fulfils the objective.',
  struggle: 'keeps the monster from breaking loose.',
  potions: 'saves your potions.',
}
