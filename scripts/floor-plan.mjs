// The floor plan of a game: the same part is in the same file, under the same name, in every game.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** What each file of a game must export; `Game` stands for the game's own name. */
const PLAN = {
  'box.ts': ['box'],
  'index.ts': ['default'],
  'rules/index.ts': [],
  'rules/state.ts': ['GameState'],
  'rules/config.ts': ['settings', 'GameConfig'],
  'rules/setup.ts': ['setup'],
  'rules/step.ts': ['step'],
  'rules/outcome.ts': ['outcome'],
  'rules/options.ts': ['GameOption', 'PROMPTS', 'GamePrompt'],
  'rules/events.ts': ['GameEvent'],
  'rules/view.ts': ['view', 'GameView'],
  'rules/imagine.ts': ['imagine', 'hidden'],
  'rules/laws.ts': ['broken'],
  'words/en.ts': ['en'],
  'words/prompts.ts': ['prompt'],
  'words/options.ts': ['option'],
  'words/events.ts': ['event'],
  'words/outcomes.ts': ['outcome'],
  'words/settings.ts': ['problem', 'setting'],
  'words/things.ts': ['thing'],
  'RULES.md': [],
}

/** Parts that a game may leave out, and what they export where it has them. */
const OPTIONAL = {
  'rules/clone.ts': ['clone'],
  'rules/migrate.ts': ['migrate'],
  'rules/obstacles.ts': ['REASONS', 'Reason', 'obstacles'],
  'words/advice.ts': ['advice'],
  'words/glossary.ts': ['glossary'],
  'words/goal.ts': ['goal', 'scored'],
  'words/lessons.ts': ['firstWords', 'secondWords'],
  'words/log.ts': ['heading', 'reckoning', 'repeats'],
  'words/obstacles.ts': ['near', 'obstacle'],
  'bot/evaluation.ts': ['evaluation'],
  'bot/features.ts': ['features'],
  'bot/network.ts': ['network'],
  'bot/habits.ts': ['habits'],
  'bot/errands.ts': ['errands'],
  'board/index.tsx': ['board'],
  'board/Guide.tsx': ['GuidePage'],
  'board/setup.ts': ['setUp'],
  'board/shots.ts': ['shots'],
  'board/spotlight.tsx': ['spotlight'],
  'board/terms.ts': ['termsOf'],
  'board/things.ts': ['thingsOfEvent', 'thingsOfOption'],
  'board/wishes.ts': ['wishes'],
  'lessons/first.ts': ['first'],
  'lessons/position.ts': ['position'],
  'lessons/second.ts': ['second'],
  'lab.ts': ['lab'],
}

/** Folders a game may have. */
const FOLDERS = ['board', 'bot', 'content', 'lessons', 'rules', 'test', 'words']

const DEPARTURES = '## Departures from the printed rulebook'

/** deep-sea: DeepSea */
const titled = (game) => game.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** The names a file exports. */
function exportsOf(source) {
  const names = new Set()
  for (const [, name] of source.matchAll(/^export (?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm))
    names.add(name)
  for (const [, list] of source.matchAll(/^export (?:type |const )?\{([^}]*)\}/gm))
    for (const item of list.split(','))
      names.add(
        item
          .trim()
          .replace(/^type /, '')
          .split(' as ')
          .pop()
          .trim(),
      )
  if (/^export default /m.test(source)) names.add('default')
  return names
}

const sourcesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)) : []

/** Deviations from the plan, a sentence each. */
export function departures(game, folder) {
  const found = []
  const own = (name) => name.replace(/^Game/, titled(game))
  const home = new Map()
  for (const [file, names] of Object.entries({ ...PLAN, ...OPTIONAL })) {
    for (const name of names) home.set(`${file.split('/')[0]}: ${own(name)}`, file)
    const path = join(folder, file)
    if (!existsSync(path)) {
      if (file in PLAN) found.push(`${game} has no ${file}${names.length > 0 ? ` (it holds ${names.map(own).join(', ')})` : ''}`)
      continue
    }
    const exported = exportsOf(readFileSync(path, 'utf8'))
    for (const name of names) if (!exported.has(own(name))) found.push(`${game}/${file} does not export ${own(name)}`)
  }
  for (const room of ['board', 'bot', 'rules', 'words'])
    for (const file of sourcesIn(join(folder, room)))
      for (const name of exportsOf(readFileSync(join(folder, room, file), 'utf8'))) {
        const where = home.get(`${room}: ${name}`)
        if (where && where !== `${room}/${file}`) found.push(`${game}/${room}/${file} exports ${name}, whose place is ${where}`)
      }
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !FOLDERS.includes(entry.name))
      found.push(`${game} has a folder ${entry.name}/; there are ${FOLDERS.join(', ')}`)
  const rules = join(folder, 'RULES.md')
  if (existsSync(rules) && !readFileSync(rules, 'utf8').includes(DEPARTURES))
    found.push(`${game}/RULES.md has no section "${DEPARTURES.slice(3)}"`)
  return found
}

/** Checks every game of the tree against the plan. */
export function checkFloorPlan() {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter(
    (e) => e.isDirectory() && existsSync(join(root, 'games', e.name, 'index.ts')),
  )
  return games.flatMap(({ name }) => departures(name, join(root, 'games', name)))
}
