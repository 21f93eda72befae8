import type { Lab } from '@rulewright/games/lab'
import type { LabGame } from './experiment.ts'

/** A text with comments after two slashes, as people write experiments; what is left is JSON. */
export const withoutComments = (text: string): string =>
  text.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*/g, (_, kept: string | undefined) => kept ?? '')

/** An experiment as a person wrote it, comments included; where it is not JSON, what is wrong and in which line. */
export function readText(text: string): { readonly data: unknown } | { readonly problem: string } {
  try {
    return { data: JSON.parse(withoutComments(text)) }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const place = /at position (\d+)/.exec(message)
    const line = place ? withoutComments(text).slice(0, Number(place[1])).split('\n').length : null
    const wrong = message.replace(/ in JSON at position.*/, '').replace(/\s+/g, ' ')
    return { problem: `is not JSON${line === null ? '' : `, in line ${line}`}: ${wrong}.` }
  }
}

const SHOWN = 4

const tablesOffered = (tables: readonly string[]): readonly string[] =>
  tables.length === 0
    ? []
    : [
        '',
        `  // Settings that the deals go through in turn; the game offers: ${tables.join(', ')}. A list of settings does as well.`,
        `  // "tables": ${JSON.stringify(tables[0])},`,
      ]

function numbersOffered(game: string, numbers: readonly (readonly [string, { readonly value: number }])[]): readonly string[] {
  if (numbers.length === 0)
    return [
      `  // Which numbers a variant may change, and what wins are counted by, stands in games/${game}/lab.ts (docs/lab.md); there is none yet.`,
    ]
  const shown = numbers.slice(0, SHOWN).map(([key, { value }]) => `${key} (${value})`)
  return [`  // Numbers there are: ${shown.join(', ')} … ${numbers.length} in all (\`rulewright lab names\` lists them).`]
}

function thingsOffered(things: Lab['things'] = {}): readonly string[] {
  const [first] = Object.entries(things)
  if (!first) return []
  const [kind, { all }] = first
  return [
    '',
    `  // What is a thing worth? A player who never uses it meets one who may (not greedy). Kinds: ${Object.keys(things).join(', ')}.`,
    `  // , "without": [${JSON.stringify(`${kind}.${all[0]}`)}]`,
  ]
}

/** An experiment to begin with, each part explained, naming what the game offers. */
export function startingFile({ game, lab }: LabGame): string {
  const numbers = Object.entries(lab.numbers ?? {})
  const [number] = numbers
  const sides = ['seat', ...Object.keys(lab.sides ?? {})]
  const lines = [
    '{',
    '  // Which game, and what the report is called.',
    `  "game": ${JSON.stringify(game.id)},`,
    `  "title": "A first look at ${game.id}",`,
    '',
    '  // All luck comes from here: the same text gives the same report.',
    '  "seed": "1",',
    '',
    '  // How many deals; every variant plays the same ones.',
    '  "games": 200,',
    '',
    `  // At how many seats (${game.seats.join(', ')}), and the settings of the table (\`rulewright games ${game.id}\` lists them).`,
    `  "seats": ${game.seats[0] ?? 2},`,
    '  "config": {},',
    ...tablesOffered(Object.keys(lab.tables ?? {})),
    '',
    '  // Who plays, by seat: random, greedy, search:20 (worlds looked at). Stronger bots tell more and take longer: search:50, search:200.',
    '  "bots": ["search:20"],',
    '',
    '  // What is compared, on the same deals. A variant may have other settings, other bots, and other numbers of the content.',
    '  "variants": [',
    '    { "name": "as printed" }',
    ...(number ? [`    // , { "name": "a change", "set": { ${JSON.stringify(number[0])}: ${number[1].value + 1} } }`] : []),
    '  ]',
    ...numbersOffered(game.id, numbers),
    '',
    '  // Is it deep? Each of these meets the one before it.',
    '  // , "ladder": ["search:25", "search:50", "search:100"]',
    ...thingsOffered(lab.things),
    '',
    '  // How much does the deal alone decide? Every deal is played twice.',
    '  // , "luck": true',
    '',
    `  // End early, when these win shares are decided (${sides.join(', ')} and a label): beyond doubt, or closer than the margin.`,
    '  // , "stop": { "watch": ["seat 1"], "error": 0.05, "margin": 0.05 }',
    '}',
  ]
  return `${lines.join('\n')}\n`
}
