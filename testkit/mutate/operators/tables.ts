import ts from 'typescript'
import { nameOf, type Operator, textOf } from '../mutant.ts'

/** Columns that name a thing, for people or for the program. */
const NAMES = new Set(['id', 'name', 'title'])

/** The column of a table that a value is in: a property's name, or a function's name and the place of the argument. */
function columnOf(node: ts.Node): string | null {
  if (!ts.isStringLiteral(node) && !(ts.isIdentifier(node) && /^[A-Z][A-Z_\d]+$/.test(node.text))) return null
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return NAMES.has(textOf(parent.name)) ? null : textOf(parent.name)
  if (ts.isArrayLiteralExpression(parent)) return ts.isPropertyAssignment(parent.parent) ? `${textOf(parent.parent.name)}[]` : null
  if (!ts.isCallExpression(parent)) return null
  const at = parent.arguments.indexOf(node as ts.Expression)
  return at < 0 ? null : `${nameOf(parent.expression)}(${at})`
}

/** A value of a table → the next one that its column has elsewhere. */
export const tableValue: Operator = function* (node, { isContent, values }) {
  const column = isContent ? columnOf(node) : null
  if (column === null) return
  const others = values.get(column) ?? []
  if (!others.includes(textOf(node))) return
  const next = others[(others.indexOf(textOf(node)) + 1) % others.length]
  if (next !== undefined && next !== textOf(node))
    yield { node, text: next, change: `${column.replace(/[[(].*/, '')}: ${textOf(node)} → ${next}` }
}

/** A list in a table → the list without one of its items. */
export const shorterList: Operator = function* (node, { isContent }) {
  if (!isContent || !ts.isArrayLiteralExpression(node) || !ts.isPropertyAssignment(node.parent)) return
  const items = node.elements
  if (items.length === 0 || items.some(ts.isSpreadElement)) return
  for (const item of items) {
    const rest = items.filter((other) => other !== item).map(textOf)
    yield {
      node,
      text: `[${rest.join(', ')}]`,
      change: `${textOf(node.parent.name)} without ${textOf(item).replace(/\s+/g, ' ').slice(0, 80)}`,
    }
  }
}

/** A sentence, or a citation of the rules: not a value of the game. */
const isForPeople = (text: string): boolean => text.includes(' ') || /^'[A-Z]{2}-\d+\.\d+/.test(text)

/** The distinct values of each column in which some value repeats: without a repeat, it is a column of names. */
export function columnsOf(sources: readonly ts.SourceFile[]): Map<string, string[]> {
  const all = new Map<string, string[]>()
  const look = (node: ts.Node): void => {
    const column = columnOf(node)
    if (column !== null && !isForPeople(textOf(node))) all.set(column, [...(all.get(column) ?? []), textOf(node)])
    ts.forEachChild(node, look)
  }
  for (const source of sources) look(source)
  const columns = new Map<string, string[]>()
  for (const [column, values] of all) {
    const distinct = [...new Set(values)]
    if (distinct.length > 1 && distinct.length < values.length) columns.set(column, distinct)
  }
  return columns
}
