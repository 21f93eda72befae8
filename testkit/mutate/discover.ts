import ts from 'typescript'
import { compact, type Mutant, type MutantPlace, nameOf, type Operator, type Signature, type Signatures, textOf } from './mutant.ts'
import { operators } from './operators/index.ts'
import { columnsOf } from './operators/tables.ts'

/** Files by their path from the root of the project. */
export type Sources = Readonly<Record<string, string>>

const isContent = (file: string): boolean => /(^|\/)(content|cards)\//.test(file)

export const parse = (file: string, text: string): ts.SourceFile => ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)

/** Every mutant of the files, in the order of files and places. `more` are sources used only for their types. */
export function discover(files: Sources, more: Sources = {}, using: readonly Operator[] = operators): Mutant[] {
  const parsed = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => parse(file, text))
  const signatures = signaturesOf([...parsed, ...Object.entries(more).map(([file, text]) => parse(file, text))])
  const values = columnsOf(parsed.filter((source) => isContent(source.fileName)))
  return parsed.flatMap((source) => mutantsOf({ source, isContent: isContent(source.fileName), signatures, values }, using))
}

function mutantsOf(place: MutantPlace, using: readonly Operator[]): Mutant[] {
  const found: Mutant[] = []
  const { source } = place
  const lines = source.text.split('\n')
  const visit = (node: ts.Node): void => {
    if (leftAlone(node)) return
    for (const operator of using)
      for (const { node: at, text, kind = 'expression', change } of operator(node, place)) {
        if (inChain(at)) continue
        const line = source.getLineAndCharacterOfPosition(at.getStart()).line
        found.push({
          file: source.fileName,
          start: at.getStart(),
          end: at.getEnd(),
          text,
          kind,
          line: line + 1,
          change: change ?? `${compact(textOf(at))} → ${compact(text)}`,
          context: lines[line]?.trim() ?? '',
        })
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Part of `a?.b.c`: in parentheses it would no longer short-circuit. */
const inChain = (node: ts.Node): boolean => (node.flags & ts.NodeFlags.OptionalChain) !== 0

/** Code that is not run, or that only states what cannot happen. */
function leftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isEnumDeclaration(node) || ts.isThrowStatement(node)) return true
  return isForTheChecker(node)
}

/** `list[i] ?? 0`, `list[i]?.n ?? 0`, `list.at(i) ?? 0`: the right side is there for the type checker. */
function isForTheChecker(node: ts.Node): boolean {
  const { parent } = node
  if (!parent || !ts.isBinaryExpression(parent) || parent.right !== node) return false
  if (parent.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return false
  const { left } = parent
  return ts.isElementAccessExpression(left) || inChain(left) || (ts.isCallExpression(left) && nameOf(left.expression) === 'at')
}

/** The functions declared at the top of the files; an ambiguous name is left out. */
function signaturesOf(sources: readonly ts.SourceFile[]): Signatures {
  const found = new Map<string, Signature | null>()
  const add = (name: string, of: ts.SignatureDeclaration): void => {
    const parameters = of.parameters.map((p) => (p.type ? textOf(p.type) : null))
    found.set(name, found.has(name) ? null : { parameters, returns: of.type ? textOf(of.type) : null })
  }
  for (const source of sources)
    for (const statement of source.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name) add(statement.name.text, statement)
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))) add(textOf(name), initializer)
    }
  return new Map([...found].flatMap(([name, signature]) => (signature ? [[name, signature] as const] : [])))
}
