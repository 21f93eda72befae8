import ts from 'typescript'
import { type Operator, replaced, textOf } from '../mutant.ts'

/** `if (a)` → `if (!a)`, and the same for while and ?: */
export const negate: Operator = function* (node) {
  const condition =
    ts.isIfStatement(node) || ts.isWhileStatement(node) ? node.expression : ts.isConditionalExpression(node) ? node.condition : null
  // A comparison is reversed through its own operator.
  if (!condition || (ts.isBinaryExpression(condition) && EQUALITIES.has(condition.operatorToken.kind))) return
  const plain = ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken
  yield { node: condition, text: plain ? textOf(condition.operand) : `!(${textOf(condition)})` }
}

const EQUALITIES = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken])

/** `a && b` → `a`, → `b`; the same for ||. */
export const dropConjunct: Operator = function* (node) {
  if (!ts.isBinaryExpression(node)) return
  const { kind } = node.operatorToken
  if (kind !== ts.SyntaxKind.AmpersandAmpersandToken && kind !== ts.SyntaxKind.BarBarToken) return
  yield { node, text: textOf(node.left) }
  yield { node, text: textOf(node.right) }
}

const COMPARISONS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
}

/** `for (…; i < list.length; …)`: one beyond the last of a list is undefined. */
const isEndOfList = (node: ts.BinaryExpression): boolean =>
  ts.isForStatement(node.parent) && ts.isPropertyAccessExpression(node.right) && node.right.name.text === 'length'

/** `<` → `<=`, `===` → `!==` and so on. */
export const compare: Operator = function* (node) {
  if (!ts.isBinaryExpression(node)) return
  const other = COMPARISONS[node.operatorToken.kind]
  if (other && !isEndOfList(node)) yield { node, text: replaced(node, node.operatorToken, other) }
}

/** `true` ↔ `false`. */
export const flip: Operator = function* (node) {
  if (node.kind === ts.SyntaxKind.TrueKeyword) yield { node, text: 'false' }
  if (node.kind === ts.SyntaxKind.FalseKeyword) yield { node, text: 'true' }
}
