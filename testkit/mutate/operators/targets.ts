import ts from 'typescript'
import { nameOf, type Operator, textOf } from '../mutant.ts'

const isSimple = (node: ts.Node): boolean => ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)

/** `hit(g, a, b)` → `hit(g, b, a)`, where the function takes the same type in both places. */
export const swapArguments: Operator = function* (node, { signatures }) {
  if (!ts.isCallExpression(node)) return
  const types = signatures.get(nameOf(node.expression) ?? '')?.parameters
  if (!types) return
  for (let n = 0; n + 1 < node.arguments.length; n++) {
    const [a, b] = [node.arguments[n], node.arguments[n + 1]]
    if (!a || !b || !isSimple(a) || !isSimple(b) || textOf(a) === textOf(b)) continue
    if (types[n] === null || types[n] === undefined || types[n] !== types[n + 1]) continue
    const swapped = node.arguments
      .map(textOf)
      .with(n, textOf(b))
      .with(n + 1, textOf(a))
    yield { node, text: `${textOf(node.expression)}(${swapped.join(', ')})` }
  }
}

/** `hit(seat)` → `hit(other)`: another parameter of the same function and type. */
export const otherParameter: Operator = function* (node) {
  if (!ts.isIdentifier(node) || !ts.isCallExpression(node.parent) || !node.parent.arguments.includes(node)) return
  const alike = parametersLike(node)
  const at = alike.indexOf(node.text)
  const next = alike[(at + 1) % alike.length]
  if (at >= 0 && next && next !== node.text) yield { node, text: next, change: `${textOf(node.parent)}: ${node.text} → ${next}` }
}

/** The parameters of the enclosing function with the same type as the given one. */
function parametersLike(node: ts.Identifier): string[] {
  const around = ts.findAncestor(node, (a) => ts.isFunctionLike(a) && a.parameters.some((p) => textOf(p.name) === node.text))
  if (!around || !ts.isFunctionLike(around)) return []
  const own = around.parameters.find((p) => textOf(p.name) === node.text)
  if (!own?.type) return []
  const type = textOf(own.type)
  return around.parameters.filter((p) => ts.isIdentifier(p.name) && p.type && textOf(p.type) === type).map((p) => textOf(p.name))
}

/** `rivalOf(seat)` → `seat`: a function from a thing to another of its kind. */
export const oneself: Operator = function* (node, { signatures }) {
  if (!ts.isCallExpression(node)) return
  const signature = signatures.get(nameOf(node.expression) ?? '')
  if (!signature?.returns) return
  const at = signature.parameters.indexOf(signature.returns)
  const same = node.arguments[at]
  if (same && isSimple(same) && !/boolean|State|string/.test(signature.returns)) yield { node, text: textOf(same) }
}
