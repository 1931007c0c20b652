import { type AnyNode, type Node, parse } from 'acorn'
import { apiNames, edition, grammar, isNewer } from './compat'

const names = apiNames()
const syntax = {
  staticBlock: isNewer(grammar.classes?.static?.initialization_blocks),
  lookbehind: isNewer(grammar.regular_expressions?.lookbehind_assertion),
  privateIn: isNewer(
    grammar.operators?.in?.private_identifiers_allowed ?? grammar.classes?.private_class_fields_in,
  ),
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

function visit(node: Node, see: (node: AnyNode, parent: Node) => void, parent: Node): void {
  if (isNode(node)) see(node, parent)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see, node)
}

/** What one node uses that the oldest engines lack, as the list of `known.json` names it. */
function usedBy(node: AnyNode, parent: Node): string | undefined {
  if (node.type === 'StaticBlock' && syntax.staticBlock) return 'class { static {} }'
  if (node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier' && syntax.privateIn)
    return '#x in y'
  if (node.type === 'Literal' && node.regex) {
    if (syntax.lookbehind && /\(\?<[=!]/.test(node.regex.pattern)) return '/(?<=x)/'
  }
  if (node.type === 'Identifier' && names.globals.get(node.name)) {
    const isName =
      isNode(parent) &&
      ((parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
        ((parent.type === 'Property' ||
          parent.type === 'MethodDefinition' ||
          parent.type === 'PropertyDefinition') &&
          parent.key === node))
    return isName ? undefined : node.name
  }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return
  const { name } = node.property
  if (node.object.type === 'Identifier') {
    const own = `${node.object.name}.${name}`
    if (names.statics.has(own)) return names.statics.get(own) ? own : undefined
  }
  const isCalled = isNode(parent) && parent.type === 'CallExpression' && parent.callee === node
  return isCalled && names.methods.get(name) ? `.${name}()` : undefined
}

type Language = 2020 | 2021 | 2022 | 2023 | 2024 | 2025

/** The program that the grammar of an edition makes of a script, or why it makes none. */
function programOf(text: string, ecmaVersion: Language) {
  try {
    return parse(text, { ecmaVersion, allowReturnOutsideFunction: true })
  } catch (error) {
    return `no script of ${ecmaVersion}: ${String(error)}`
  }
}

/**
 * What scripts use that the oldest engines lack: grammar, globals, static methods, and methods that only newer things have by that name.
 * Names that the scripts define themselves are theirs. Each with the first file that uses it.
 */
export function newerInScripts(
  files: { file: string; text: string }[],
  ecmaVersion: Language = edition,
): Map<string, string> {
  const found = new Map<string, string>()
  const own = new Set<string>()
  for (const { file, text } of files) {
    const program = programOf(text, ecmaVersion)
    if (typeof program === 'string') found.set(program, file)
    else
      visit(
        program,
        (node, parent) => {
          const feature = usedBy(node, parent)
          if (feature && !found.has(feature)) found.set(feature, file)
          const key =
            node.type === 'Property' || node.type === 'MethodDefinition'
              ? node.key
              : node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression'
                ? node.left.property
                : undefined
          if (key?.type === 'Identifier') own.add(`.${key.name}()`)
        },
        program,
      )
  }
  for (const name of own) found.delete(name)
  return found
}
