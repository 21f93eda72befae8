import ts from 'typescript'
import { compact, type Operator, textOf } from '../mutant.ts'

const drops = (node: ts.Node) => ({ node, text: '', kind: 'statement', change: `dropped: ${compact(textOf(node))}` }) as const

/** A statement is removed: a call, an assignment, an `if` without else. */
export const drop: Operator = function* (node) {
  if (ts.isExpressionStatement(node)) yield drops(node)
  // A guard that throws states what cannot happen; without it nothing else changes.
  if (ts.isIfStatement(node) && !node.elseStatement && !throws(node.thenStatement)) yield drops(node)
  if (ts.isReturnStatement(node) && !node.expression) yield drops(node)
}

function throws(node: ts.Statement): boolean {
  if (ts.isThrowStatement(node)) return true
  const [only] = ts.isBlock(node) ? node.statements : []
  return only !== undefined && ts.isThrowStatement(only)
}

/** A function that returns nothing ends in the middle. */
export const earlyReturn: Operator = function* (node) {
  if (!ts.isBlock(node) || !ts.isFunctionLike(node.parent) || node.statements.length < 3) return
  if (returnsSomething(node)) return
  const middle = node.statements[Math.ceil(node.statements.length / 2)]
  if (middle && !ts.isVariableStatement(middle) && !ts.isFunctionDeclaration(middle) && middle !== node.statements.at(-1))
    yield { node: middle, text: 'return', kind: 'statement', change: `return before: ${compact(textOf(middle))}` }
}

function returnsSomething(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return node.expression !== undefined
  return ts.forEachChild(node, (child) => !ts.isFunctionLike(child) && returnsSomething(child)) ?? false
}

const OTHER_WAY = { [ts.SyntaxKind.ContinueStatement]: 'break', [ts.SyntaxKind.BreakStatement]: 'continue' } as const

/** `continue` ↔ `break` of a loop. */
export const leaveLoop: Operator = function* (node) {
  if ((!ts.isContinueStatement(node) && !ts.isBreakStatement(node)) || node.label) return
  const around = ts.findAncestor(node, (a) => ts.isSwitchStatement(a) || ts.isIterationStatement(a, false))
  // In a switch, `break` leaves the switch.
  if (!around || ts.isSwitchStatement(around)) return
  const text = OTHER_WAY[node.kind]
  yield { node, text, kind: 'statement', change: `${textOf(node)} → ${text}` }
}
