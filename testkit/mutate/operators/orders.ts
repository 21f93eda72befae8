import ts from 'typescript'
import { type Operator, replaced, textOf } from '../mutant.ts'

const OTHER_METHODS: Readonly<Record<string, string>> = {
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  pop: 'shift',
  shift: 'pop',
  push: 'unshift',
  unshift: 'push',
  some: 'every',
  every: 'some',
}

/** What a call becomes in another order, from the other end, or for all instead of one. */
export const order: Operator = function* (node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
  const { name, expression: of } = node.expression
  const other = OTHER_METHODS[name.text]
  if (other && !isUnordered(node, name.text, of)) yield { node, text: replaced(node, name, other) }
  const [first] = node.arguments
  if (name.text === 'sort' || name.text === 'toSorted') {
    const text = first ? `${textOf(of)}.${name.text}((a, b) => (${textOf(first)})(b, a))` : `${textOf(node)}.reverse()`
    yield { node, text, change: `${name.text}: the other way round` }
  }
  if (name.text === 'reverse' || name.text === 'toReversed') yield { node, text: textOf(of) }
  if (name.text === 'at' && first) {
    if (textOf(first) === '-1') yield { node, text: `${textOf(of)}.at(0)` }
    if (textOf(first) === '0') yield { node, text: `${textOf(of)}.at(-1)` }
  }
}

/** A search by key finds the same from either end, and a list that is only collected has no order of its own. */
function isUnordered(call: ts.CallExpression, method: string, of: ts.Expression): boolean {
  if (method === 'push' || method === 'unshift') return ts.isIdentifier(of)
  if (!method.startsWith('find')) return false
  const [test] = call.arguments
  return test !== undefined && ts.isArrowFunction(test) && /^[^=!<>&|?]+ === [^=!<>&|?]+$/.test(textOf(test.body))
}

/** `list[0]` → the last of the list. */
export const lastForFirst: Operator = function* (node) {
  if (!ts.isElementAccessExpression(node) || textOf(node.argumentExpression) !== '0' || isTarget(node)) return
  yield { node, text: `${textOf(node.expression)}.at(-1)` }
}

/** What is written to, not read. */
function isTarget(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent) || ts.isDeleteExpression(parent)) return true
  const assigns = ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.getText().endsWith('=')
  return assigns && !/^[=!<>]=/.test(parent.operatorToken.getText())
}

/** Math.min ↔ Math.max. */
export const extremes: Operator = function* (node) {
  if (!ts.isCallExpression(node)) return
  const callee = textOf(node.expression)
  if (callee === 'Math.min') yield { node, text: replaced(node, node.expression, 'Math.max') }
  if (callee === 'Math.max') yield { node, text: replaced(node, node.expression, 'Math.min') }
}
