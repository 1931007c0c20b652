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

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)
const isScope = (node: Node) => node.type === 'Program' || node.type.includes('Function')

/** True where an identifier is the name of a member, not a variable. */
const isMemberName = (node: AnyNode, parent: Node) =>
  isNode(parent) &&
  ((parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
    ((parent.type === 'Property' ||
      parent.type === 'MethodDefinition' ||
      parent.type === 'PropertyDefinition') &&
      parent.key === node))

const isCalled = (node: AnyNode, parent: Node) =>
  isNode(parent) &&
  (parent.type === 'CallExpression' || parent.type === 'NewExpression') &&
  parent.callee === node

/** True where a member that is missing throws: it is called, or a member of it is read. */
const isNeeded = (node: AnyNode, parent: Node) =>
  isCalled(node, parent) ||
  (isNode(parent) && parent.type === 'MemberExpression' && parent.object === node && !parent.optional)

/** What a function's own code asks for: `typeof name`, `'name' in a`, and names of members that are read in a condition. */
function askedIn(node: AnyNode, parent: Node = node, isCondition = false): string[] {
  if (node !== parent && isScope(node)) return []
  if (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument.type === 'Identifier')
    return [node.argument.name]
  if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type === 'Literal')
    return [String(node.left.value)]
  const condition =
    node.type === 'IfStatement' || node.type === 'ConditionalExpression'
      ? node.test
      : node.type === 'LogicalExpression' && node.left
  const inside = childrenOf(node).flatMap((child) => askedIn(child, node, isCondition || child === condition))
  const isRead = isCondition && node.type === 'MemberExpression' && !isNeeded(node, parent)
  return isRead && node.property.type === 'Identifier' ? [node.property.name, ...inside] : inside
}

/** Visits a program; `isAsked` says whether the function or one around it asks for a name, or a `catch` takes what is missing. */
function visit(
  node: AnyNode,
  see: (node: AnyNode, parent: Node, isAsked: (name: string) => boolean) => void,
  parent: Node = node,
  asked: ReadonlySet<string> = new Set(),
  isTried = false,
): void {
  see(node, parent, (name) => isTried || asked.has(name))
  const isOuter = isScope(node)
  const known = isOuter ? new Set([...asked, ...askedIn(node)]) : asked
  for (const child of childrenOf(node)) {
    const isInTry = node.type === 'TryStatement' && Boolean(node.handler) && child === node.block
    visit(child, see, node, known, isInTry || (isTried && !isOuter))
  }
}

/** What one node uses that the oldest engines lack, as the list of `known.json` names it, and the name that is asked for. */
function usedBy(node: AnyNode, parent: Node): [feature: string, name?: string] | undefined {
  if (node.type === 'StaticBlock' && syntax.staticBlock) return ['class { static {} }']
  if (node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier' && syntax.privateIn)
    return ['#x in y']
  if (node.type === 'Literal' && node.regex) {
    if (syntax.lookbehind && /\(\?<[=!]/.test(node.regex.pattern)) return ['/(?<=x)/']
  }
  if (node.type === 'Identifier' && names.globals.get(node.name) && !isMemberName(node, parent))
    return [node.name, node.name]
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return
  const { name } = node.property
  const isOptional = node.optional || (isNode(parent) && parent.type === 'CallExpression' && parent.optional)
  const asked: [string?] = isOptional ? [] : [name]
  const own = node.object.type === 'Identifier' ? `${node.object.name}.${name}` : ''
  if (names.statics.has(own))
    return isNeeded(node, parent) && names.statics.get(own) ? [own, ...asked] : undefined
  return isCalled(node, parent) && names.methods.get(name) ? [`.${name}()`, ...asked] : undefined
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
 * What scripts use that the oldest engines lack: grammar, globals, static members, and methods that only newer things have by that name;
 * `unasked` where no condition of the function asks for it. Methods that the scripts define are theirs, of the language those of the
 * same file alone. Each with the first file that uses it.
 */
export function newerInScripts(
  files: { file: string; text: string }[],
  ecmaVersion: Language = edition,
): Map<string, string> {
  const found = new Map<string, { file: string; method: string }>()
  const own = new Set<string>()
  for (const { file, text } of files) {
    const program = programOf(text, ecmaVersion)
    if (typeof program === 'string') {
      found.set(program, { file, method: '' })
      continue
    }
    const ownHere = new Set<string>()
    const uses = new Map<string, string>()
    visit(program, (node, parent, isAsked) => {
      const [feature, name] = usedBy(node, parent) ?? []
      if (feature) uses.set(name === undefined || isAsked(name) ? feature : `${feature}, unasked`, feature)
      const key =
        node.type === 'Property' || node.type === 'MethodDefinition'
          ? node.key
          : node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression'
            ? node.left.property
            : undefined
      if (key?.type !== 'Identifier') return
      const ownNames = names.ofLanguage.has(key.name) ? ownHere : own
      ownNames.add(`.${key.name}()`)
    })
    for (const [use, method] of uses)
      if (!ownHere.has(method) && !found.has(use)) found.set(use, { file, method })
  }
  return new Map(
    [...found].filter(([, { method }]) => !own.has(method)).map(([use, { file }]) => [use, file]),
  )
}
