import ts from 'typescript'
import { parse } from './discover.ts'
import type { Mutant } from './mutant.ts'

/** A mutant with the number that switches it on. */
export type Numbered = Mutant & { readonly id: number }

/** A piece of the source to be rewritten: `around` gets the original, with the pieces inside it rewritten. */
interface Piece {
  readonly start: number
  readonly end: number
  /** Of pieces at the same place, the lowest is outermost. */
  readonly rank: number
  readonly around: (text: string) => string
}

const [LOOP, STATEMENT, ENDING, EXPRESSION] = [0, 1, 2, 3]

/**
 * The source with all its mutants in it, each behind `$mutant(id)`, and `$tick()` in every loop, so that an endless one can be stopped.
 * With no mutant switched on it behaves as before.
 */
export function rewrite(file: string, text: string, mutants: readonly Numbered[]): string {
  const source = parse(file, text)
  const pieces = [...loops(source), ...switches(mutants)]
  // The sources have no semicolons; a line that now begins with a parenthesis must not join the line before it.
  if (mutants.length > 0) pieces.push(...endings(source))
  return render(text, 0, text.length, pieces.sort(outerFirst))
}

const outerFirst = (a: Piece, b: Piece): number => a.start - b.start || b.end - a.end || a.rank - b.rank

function render(text: string, start: number, end: number, pieces: readonly Piece[]): string {
  let out = ''
  let at = start
  for (let n = 0; n < pieces.length; ) {
    const piece = pieces[n]
    if (!piece) break
    let last = n + 1
    while (last < pieces.length && (pieces[last]?.start ?? end) < piece.end) last += 1
    out += text.slice(at, piece.start) + piece.around(render(text, piece.start, piece.end, pieces.slice(n + 1, last)))
    at = piece.end
    n = last
  }
  return out + text.slice(at, end)
}

function switches(mutants: readonly Numbered[]): Piece[] {
  const places = new Map<string, Numbered[]>()
  for (const mutant of mutants) {
    const place = `${mutant.kind} ${mutant.start} ${mutant.end}`
    places.set(place, [...(places.get(place) ?? []), mutant])
  }
  return [...places.values()].flatMap((here) => {
    const [first] = here
    if (!first) return []
    const { start, end, kind } = first
    return kind === 'statement'
      ? [{ start, end, rank: STATEMENT, around: orStatement(here) }]
      : [{ start, end, rank: EXPRESSION, around: orExpression(here) }]
  })
}

const orExpression = (here: readonly Numbered[]) => (text: string) =>
  `(${here.map((m) => `$mutant(${m.id}) ? (${m.text}) : `).join('')}(${text}))`

const orStatement = (here: readonly Numbered[]) => (text: string) =>
  `{ ${here.map((m) => `if ($mutant(${m.id})) { ${m.text} } else `).join('')}{ ${text} } }`

function* loops(source: ts.SourceFile): Generator<Piece> {
  for (const node of nodes(source))
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node
      yield { start: statement.getStart(), end: statement.getEnd(), rank: LOOP, around: (text) => `{ $tick(); ${text} }` }
    }
}

function* endings(source: ts.SourceFile): Generator<Piece> {
  for (const node of nodes(source))
    if (endsOpen(node)) yield { start: node.getStart(), end: node.getEnd(), rank: ENDING, around: (text) => `${text};` }
}

const endsOpen = (node: ts.Node): boolean =>
  (ts.isExpressionStatement(node) ||
    ts.isVariableStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isExportAssignment(node) ||
    ts.isTypeAliasDeclaration(node)) &&
  !node.getText().endsWith(';')

function* nodes(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  for (const child of children) yield* nodes(child)
}
