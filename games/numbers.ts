import { type Around, type Config, type Game, isRecord, type Result, within } from '@rulewright/kernel'
import type { Lab } from './lab.ts'
import type { Manifest } from './manifest.ts'

/** Numbers of the content by name, other than printed: `{"heroes.H-THI-2.cost": 4}`. */
export type Numbers = Readonly<Record<string, number>>

const NEAR = 6

/** What is wrong with a number that somebody wants to change. */
export function leverProblem({ numbers = {} }: Lab, key: string, value: number): string[] {
  const lever = Object.hasOwn(numbers, key) ? numbers[key] : undefined
  if (!lever) {
    const known = Object.keys(numbers)
    if (known.length === 0) return ['This game lets no number be changed.']
    const near = known.filter((name) => shares(name, key))
    const called = Object.entries(numbers).flatMap(([name, { label }]) => (isCalled(label, name, key) ? [`${name} (${label})`] : []))
    const meant = [...near, ...called].slice(0, NEAR)
    return [
      `There is no number "${key}"; ${meant.length > 0 ? `there are ${meant.join(', ')}` : `they begin with ${kinds(known)} (\`rulewright lab names\` lists them)`}.`,
    ]
  }
  if (Number.isInteger(value) && value >= lever.least && value <= lever.most) return []
  return [`${key} is ${value}; it must be a whole number from ${lever.least} to ${lever.most} (printed: ${lever.value}).`]
}

const kinds = (names: readonly string[]): string => [...new Set(names.map((name) => name.split('.')[0] ?? ''))].join(', ')

/** Whether somebody who wrote the one may have meant the other: the same field of the kind, or the same thing. */
function shares(name: string, written: string): boolean {
  const [kind, thing] = name.split('.')
  const [writtenKind, writtenThing = ''] = written.split('.')
  return kind === writtenKind && (thing === writtenThing || (thing ?? '').startsWith(writtenThing.slice(0, 4)))
}

/** Whether somebody wrote the printed name of a thing where its id belongs: `heroes.odette.cost`. */
function isCalled(label: string, name: string, written: string): boolean {
  const [kind] = name.split('.')
  const [writtenKind, writtenThing = ''] = written.split('.')
  return kind === writtenKind && writtenThing.length > 2 && label.toLowerCase().startsWith(writtenThing.slice(0, 4).toLowerCase())
}

/** What is printed, and nothing else. */
const PRINTED: Numbers = {}

/** The numbers that are in force, by game. */
const inForce = new WeakMap<Lab, Numbers>()

/** Puts other numbers in force until further notice; returns what was in force before. A page that shows one match at a time does so. */
export function putInForce(lab: Lab, set: Numbers): Numbers {
  const before = inForce.get(lab) ?? PRINTED
  if (before === set) return before
  const { numbers = {} } = lab
  for (const key of Object.keys(before)) {
    const lever = numbers[key]
    lever?.set(lever.value)
  }
  for (const [key, value] of Object.entries(set)) numbers[key]?.set(value)
  inForce.set(lab, set)
  return before
}

/**
 * Runs something with other numbers in the content, and restores what was in force whatever happens. It runs synchronously, so that no
 * match of another variant can come between.
 */
export function withNumbers<T>(lab: Lab, set: Numbers, work: () => T): T {
  const before = putInForce(lab, set)
  try {
    return work()
  } finally {
    putInForce(lab, before)
  }
}

/** The game with other numbers: they are in force while one of its functions runs, and at no other time. */
export function gameWithNumbers(game: Game, lab: Lab, numbers: Numbers): Game {
  const around: Around = (work) => withNumbers(lab, numbers, work)
  return { ...surrounded(game, around), numbers, step: (g) => within(around, game.step(g)) }
}

/** The same object, with every function of it and of its parts called within something. */
function surrounded<T extends object>(whole: T, around: Around): T {
  const parts = Object.entries(whole).map(([name, part]: [string, unknown]) => {
    if (typeof part === 'function') return [name, (...given: unknown[]): unknown => around(() => part.apply(whole, given))]
    return [name, isPlain(part) ? surrounded(part, around) : part]
  })
  return Object.fromEntries(parts)
}

const isPlain = (part: unknown): part is object => isRecord(part) && Object.getPrototypeOf(part) === Object.prototype

/** The rules by which a match with these settings is played, or what is wrong with the numbers it wants. */
export async function rulesFor(manifest: Manifest, config: unknown): Promise<Result<Game>> {
  const game = await manifest.rules()
  const wanted = isRecord(config) ? config.numbers : undefined
  if (wanted === undefined) return { ok: true, value: game }
  const numbers = isRecord(wanted) ? Object.entries(wanted) : []
  if (numbers.length === 0) return { ok: false, problems: [{ problem: 'bad-numbers', text: 'Other numbers are given by name.' }] }
  const lab = (await manifest.lab?.()) ?? {}
  const texts = numbers.flatMap(([key, value]) => leverProblem(lab, key, typeof value === 'number' ? value : Number.NaN))
  if (texts.length > 0) return { ok: false, problems: texts.map((text) => ({ problem: 'bad-numbers', text })) }
  return { ok: true, value: gameWithNumbers(game, lab, Object.fromEntries(numbers) as Numbers) }
}

/** Does synchronous work about a match with the numbers it is played with; they have been checked. */
export async function withNumbersOf<T>(manifest: Manifest, { numbers }: Config, work: () => T): Promise<T> {
  const lab = numbers && (await manifest.lab?.())
  return lab ? withNumbers(lab, numbers, work) : work()
}
