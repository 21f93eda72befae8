import { describeProblem, type Problem } from '@rulewright/kernel'
import { DIFFICULTIES, difficulties } from '../content/difficulties.ts'

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
  ...Object.fromEntries(DIFFICULTIES.map((id) => [`difficulty=${id}`, `${difficulties[id].name}: ${difficulties[id].target} points`])),
}

export const setting = (key: string, value?: string): string => SETTINGS[value === undefined ? key : `${key}=${value}`] ?? value ?? key
