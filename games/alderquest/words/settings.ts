import { describeProblem, type Problem } from '@rulewright/kernel'

export function problem(p: Problem): string {
  if (p.problem === 'first-game-is-a-duel') return `The suggested first game is for two players, not for ${String(p.seats)}.`
  return describeProblem(p)
}

const SETTINGS: Readonly<Record<string, string>> = {
  start: 'Beginning',
  'start=draft': 'Draft guilds and Heroes',
  'start=first-game': 'Suggested first game',
  quarrels: 'Quarrels',
  colour: 'Colour of the first seat',
  'colour=random': 'By chance',
  'colour=red': 'Red, who begins',
  'colour=blue': 'Blue',
  difficulty: 'Difficulty',
  'difficulty=very-easy': 'Very easy: 6 points',
  'difficulty=easy': 'Easy: 8 points',
  'difficulty=normal': 'Normal: 10 points',
  'difficulty=hard': 'Hard: 12 points',
  'difficulty=very-hard': 'Very hard: 15 points',
  'difficulty=brutal': 'Brutal: 15 points',
}

export const setting = (key: string, value?: string): string => SETTINGS[value === undefined ? key : `${key}=${value}`] ?? value ?? key
