import ts from 'typescript'

/** One small change to one file. */
export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  /** The replacement. */
  readonly text: string
  /** A statement may become nothing; an expression stays one. */
  readonly kind: 'expression' | 'statement'
  readonly line: number
  readonly change: string
  /** The source line, trimmed: together with the change it identifies the mutant wherever the line moves. */
  readonly context: string
}

/** What an operator may know about the place it looks at. */
export interface MutantPlace {
  readonly source: ts.SourceFile
  /** Files of tables, whose strings are values; elsewhere strings are names. */
  readonly isContent: boolean
  readonly signatures: Signatures
  readonly values: ReadonlyMap<string, readonly string[]>
}

/** The functions of the game: their parameters' types and what they return, as written. */
export type Signatures = ReadonlyMap<string, Signature>

export interface Signature {
  readonly parameters: readonly (string | null)[]
  readonly returns: string | null
}

/** What an operator proposes for a node. */
interface Proposal {
  readonly node: ts.Node
  readonly text: string
  readonly kind?: 'statement'
  /** How to describe it, where "old → new" would not be clear. */
  readonly change?: string
}

export type Operator = (node: ts.Node, place: MutantPlace) => Iterable<Proposal>

export const textOf = (node: ts.Node): string => node.getText()

const LONGEST = 100

export function compact(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`
}

/** The node's text with one part of it replaced. */
export function replaced(node: ts.Node, part: ts.Node, text: string): string {
  const whole = textOf(node)
  const start = part.getStart() - node.getStart()
  return whole.slice(0, start) + text + whole.slice(start + part.getEnd() - part.getStart())
}

/** The last name of `a`, `a.b` and `a.b.c`. */
export function nameOf(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) return node.text
  return ts.isPropertyAccessExpression(node) ? node.name.text : null
}
