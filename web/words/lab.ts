import { useMemo } from 'react'
import type { Messages } from './en.ts'
import { useMessages } from './index.ts'
import { plural } from './plural.ts'

// The app's texts in the lab: separate, since only its pages need them.

export const lab = {
  runs: 'Experiments',
  none: 'No experiment has been run here yet. Begin with one below: the first figures are there within a minute or two.',
  states: { running: 'running', stopped: 'stopped', done: 'done' },
  progress: (deals: number, of: number) => `${deals} of ${of} deals`,
  left: (seconds: number) =>
    seconds < 90
      ? 'about a minute left'
      : seconds < 5400
        ? `about ${Math.round(seconds / 60)} minutes left`
        : `about ${Math.round(seconds / 3600)} hours left`,
  stop: (title: string) => `Stop ${title}`,
  goOn: (title: string) => `Go on with ${title}`,
  fresh: 'A new experiment',
  game: 'Game',
  called: 'What it is called',
  firstTitle: (game: string) => `A first look at ${game}`,
  seats: 'Players at the table',
  deals: 'How many deals',
  dealsAbout: 'A deal is a game from its first shuffle; every variant plays the same ones. 200 show large differences, 2,000 small ones.',
  bots: 'Who plays',
  strength: { 'search:20': 'Quick players', 'search:50': 'Thoughtful players', 'search:200': 'Strong players, slow' },
  tables: 'Which tables',
  usualTable: 'The usual one',
  listed: (list: string) => `All ${list} in turn`,
  variants: 'What is compared',
  printed: 'as printed',
  printedAbout: 'The game as it is printed. Add a variant to see what another number would change.',
  variant: 'Name of the variant',
  variantName: (n: number) => `variant ${n}`,
  addVariant: 'Add a variant',
  removeVariant: (name: string) => `Remove ${name}`,
  number: 'Which number',
  numberHint: 'Type part of its name',
  value: (printed: number | null) => (printed === null ? 'New value' : `New value (printed: ${printed})`),
  addNumber: 'Another number',
  removeNumber: 'Leave it as printed',
  meant: 'Which of these?',
  noNumber: (text: string) => `There is no number “${text}”: choose one from the list.`,
  questions: 'What else would you like to know?',
  depth: 'Is it deep? Players who think more meet those who think less.',
  luck: 'How much is luck? Every deal is played twice.',
  without: 'What is a card worth? A player who never uses it meets one who may.',
  thing: 'Which one',
  total: (games: number) => `${plural(games, 'game', 'games')} in all`,
  start: 'Run it',
  noneYet: 'No game is over yet.',
  oneAtATime: 'One experiment runs at a time: another can begin when it is done or stopped.',
  asText: 'Write it as text',
  asTextAbout: 'Everything an experiment can be: other settings, other decks, stopping early.',
  asForm: 'Back to the form',
  example: 'Start from the example',
  file: 'The experiment',
  watch: (id: string) => `Watch ${id}`,
  soFar: 'It is still running: these are the games so far, and more come in by themselves.',
  compare: 'Compare with another run on the same deals',
  nothing: '–',
  notComparable: 'These two were not played on the same deals.',
  save: 'Keep the report as a file',
}

export type LabMessages = Omit<Messages, 'lab'> & { readonly lab: Messages['lab'] & typeof lab }

/** The app's words and these. */
export function useLabMessages(): LabMessages {
  const m = useMessages()
  return useMemo(() => ({ ...m, lab: { ...m.lab, ...lab } }), [m])
}
