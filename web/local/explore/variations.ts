import type { Answer } from '@rulewright/kernel'

// A tree of variations: lines of play that branch off each other. All of it is plain data; the rules say what a choice means.

/** It branches off another line after this many choices from the deal, and goes on with choices of its own. */
export interface Line {
  readonly id: number
  /** The name its maker gave it, or empty. */
  readonly name: string
  readonly from: { readonly line: number; readonly at: number } | null
  readonly choices: readonly Answer[]
}

/** Where one is: on which line, and after how many choices from the deal. */
export interface Place {
  readonly line: number
  readonly at: number
}

/** The line of the match as it was played: it is never changed. */
export const PLAYED = 0

export interface Tree {
  readonly lines: readonly Line[]
  readonly place: Place
}

export const lineOf = (lines: readonly Line[], id: number): Line | undefined => lines.find((line) => line.id === id)

/** All choices from the deal to the end of the line. */
export function pathOf(lines: readonly Line[], id: number): readonly Answer[] {
  const line = lineOf(lines, id)
  if (!line) return []
  return line.from ? [...pathOf(lines, line.from.line).slice(0, line.from.at), ...line.choices] : line.choices
}

export const endOf = ({ from, choices }: Line): number => (from?.at ?? 0) + choices.length

const isSame = (a: Answer | undefined, b: Answer | undefined): boolean => a?.seat === b?.seat && a?.index === b?.index

/** How many choices two paths have in common from the deal on. */
export function sharedLength(a: readonly Answer[], b: readonly Answer[]): number {
  const most = Math.min(a.length, b.length)
  let n = 0
  while (n < most && isSame(a[n], b[n])) n++
  return n
}

/** A choice with which some line continues from a place. */
export interface Continuation extends Answer {
  readonly line: number
}

/** What has been tried from here, and along which line: the current one first. */
export function knownAt({ lines, place }: Tree): readonly Continuation[] {
  const here = pathOf(lines, place.line)
  const known: Continuation[] = []
  for (const id of [place.line, ...lines.map((line) => line.id)]) {
    const path = pathOf(lines, id)
    const next = path[place.at]
    if (next && sharedLength(path, here) >= place.at && !known.some((other) => isSame(other, next))) known.push({ ...next, line: id })
  }
  return known
}

/** Makes the choice: along a line that has it, at the end of the current line, or on a new one. */
export function chosen(tree: Tree, answer: Answer): Tree {
  const { lines, place } = tree
  const at = place.at + 1
  const known = knownAt(tree).find((other) => isSame(other, answer))
  if (known) return { lines, place: { line: known.line, at } }
  const here = lineOf(lines, place.line)
  if (here && here.id !== PLAYED && endOf(here) === place.at)
    return { lines: lines.map((line) => (line === here ? { ...line, choices: [...line.choices, answer] } : line)), place: { ...place, at } }
  const id = Math.max(...lines.map((line) => line.id)) + 1
  const fresh: Line = { id, name: '', from: { line: ownerOf(lines, place), at: place.at }, choices: [answer] }
  return { lines: [...lines, fresh], place: { line: id, at } }
}

/** The line that a place really belongs to: a line shares its beginning with the one it branches off. */
function ownerOf(lines: readonly Line[], { line: id, at }: Place): number {
  const from = lineOf(lines, id)?.from
  return from && at <= from.at ? ownerOf(lines, { line: from.line, at }) : id
}

export function named(tree: Tree, id: number, name: string): Tree {
  return { ...tree, lines: tree.lines.map((line) => (line.id === id ? { ...line, name } : line)) }
}

/** Without a line and everything that branches off it; whoever was on one of them is back where it branched off. */
export function without(tree: Tree, id: number): Tree {
  const gone = lineOf(tree.lines, id)
  if (!gone?.from) return tree
  const removed = new Set([id])
  // A line comes after the one it branches off.
  for (const line of tree.lines) if (line.from && removed.has(line.from.line)) removed.add(line.id)
  const lines = tree.lines.filter((line) => !removed.has(line.id))
  const { place } = tree
  return { lines, place: removed.has(place.line) ? { line: gone.from.line, at: Math.min(place.at, gone.from.at) } : place }
}

/** The nearest place that exists. */
export function placed({ lines, place }: Tree): Place {
  const line = lineOf(lines, place.line) ?? lines[0]
  return line ? { line: line.id, at: Math.min(Math.max(0, place.at), endOf(line)) } : { line: PLAYED, at: 0 }
}

/** Why these lines are not a tree; null: they are. */
export function flawIn(lines: readonly Line[]): string | null {
  if (lines[0]?.id !== PLAYED || lines[0].from) return 'The first line must be the match as it was played.'
  for (const [n, { id, from, choices }] of lines.entries()) {
    if (n === 0) continue
    const parent = from && lineOf(lines.slice(0, n), from.line)
    if (!parent) return `Line ${n + 1} leaves a line that is not there.`
    if (from.at > endOf(parent) || from.at < (parent.from?.at ?? 0)) return `Line ${n + 1} leaves another where that has no choice.`
    if (choices.length === 0 || lineOf(lines.slice(0, n), id)) return `Line ${n + 1} has nothing of its own.`
  }
  return null
}
