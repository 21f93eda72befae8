import ts from 'typescript'
import { type Operator, replaced } from '../mutant.ts'

/** `n` → `n + 1`, → `n − 1`; a sign belongs to its number. */
export const constant: Operator = function* (node) {
  if (!ts.isNumericLiteral(node) || isName(node)) return
  const signed = ts.isPrefixUnaryExpression(node.parent) && node.parent.operator === ts.SyntaxKind.MinusToken
  const [at, n] = signed ? [node.parent, -Number(node.text)] : [node, Number(node.text)]
  yield { node: at, text: String(n + 1) }
  // −1 means "none", and so does anything below it; one before the first of a list is undefined.
  if (n !== -1 && !(n === 0 && beginsLoop(node))) yield { node: at, text: String(n - 1) }
}

const beginsLoop = ({ parent }: ts.Node): boolean =>
  ts.isVariableDeclaration(parent) && ts.isVariableDeclarationList(parent.parent) && ts.isForStatement(parent.parent.parent)

/** `{ 0: 'x' }`: a key is a name. */
const isName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isMethodDeclaration(node.parent)) && node.parent.name === node

const ARITHMETIC: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** `+` ↔ `-`, `+=` ↔ `-=`, `*` → `+`, `++` ↔ `--`; text is not arithmetic. */
export const arithmetic: Operator = function* (node) {
  if (ts.isBinaryExpression(node)) {
    const other = ARITHMETIC[node.operatorToken.kind]
    if (other && !isText(node.left) && !isText(node.right)) yield { node, text: replaced(node, node.operatorToken, other) }
    return
  }
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return
  // Reversing a loop's own counter makes it endless; that teaches nothing.
  if (ts.isForStatement(node.parent) && node.parent.incrementor === node) return
  const text = node.getText()
  if (node.operator === ts.SyntaxKind.PlusPlusToken) yield { node, text: text.replace('++', '--') }
  if (node.operator === ts.SyntaxKind.MinusMinusToken) yield { node, text: text.replace('--', '++') }
}
