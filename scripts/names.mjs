// One word, one thing: no two files of the house export types of the same name, and no file has a type of its own with the name
// of one that another exports. Games are exempt: their words are their rulebooks'.
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

/** The types a file exports, and those it keeps to itself. */
export const typesIn = (source) => namesOf(source, /^export (?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)/gm)
const ownTypesIn = (source) => namesOf(source, /^(?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)/gm)

const namesOf = (source, pattern) => [...source.matchAll(pattern)].map(([, name]) => name)

/** Which of these files have each name; `files` is a list of [path, source]. */
function homesOf(files, names) {
  const homes = new Map()
  for (const [path, source] of files) for (const name of new Set(names(source))) homes.set(name, [...(homes.get(name) ?? []), path])
  return homes
}

/** A sentence for each name that means several things; `files` is a list of [path, source]. */
export function sharedNames(files) {
  const exported = homesOf(files, typesIn)
  const found = [...exported]
    .filter(([name, paths]) => paths.length > 1 && !(name in SAME_THING))
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}: one of them is called something else`)
  for (const [name, paths] of homesOf(files, ownTypesIn))
    for (const path of paths)
      if (exported.has(name)) found.push(`${path} has a ${name} of its own, which ${exported.get(name).join(' and ')} exports`)
  return found
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
