// One word, one thing: no two files of the house export types of the same name. Games are exempt: their words are their rulebooks'.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const FOLDERS = ['kernel', 'testkit', 'wire', 'play', 'tablekit', 'bots', 'lab', 'server', 'web', 'cli', 'bench']
const LEFT_OUT = /(^|\/)(test|e2e|template|node_modules|dist)\//

/** Names that mean the same thing in both places, and why there are two. */
const SAME_THING = {
  BotTurns: 'bots answer at a table of the server and at one of the browser',
  KeptAnalysis: 'kept in the database and in the browser',
  Level: 'the schema of the kernel’s levels',
  Outcome: 'the schema of the kernel’s outcome',
  Refused: 'the message that carries the error',
}

/** The types a file exports. */
export const typesIn = (source) =>
  [...source.matchAll(/^export (?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)/gm)].map(([, name]) => name)

/** A sentence for each name that several of these files export; `files` is a list of [path, source]. */
export function sharedNames(files) {
  const homes = new Map()
  for (const [path, source] of files) for (const name of new Set(typesIn(source))) homes.set(name, [...(homes.get(name) ?? []), path])
  return [...homes]
    .filter(([name, paths]) => paths.length > 1 && !(name in SAME_THING))
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}: one of them is called something else`)
}

/** Checks all workspaces. */
export function checkNames() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file)),
  )
  return sharedNames(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}
