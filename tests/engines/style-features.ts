import type { Identifier } from '@mdn/browser-compat-data'
import {
  type CssNode,
  type Declaration,
  generate,
  type ListItem,
  parse,
  type WalkContext,
  walk,
} from 'css-tree'
import { css, isNewer, parts } from './compat'

type Use = [name: string, feature: Identifier | undefined]

/** A feature of the data about CSS, by the path that leads to it. */
const at = (...path: string[]) => path.reduce<Identifier | undefined>((found, part) => found?.[part], css)

const types = parts(css.types ?? {})
/** A function of values, in whatever group it stands: `xywh()` is a basic shape. */
const functionOf = (name: string) =>
  css.types?.[name] ?? types.find(([, group]) => group[name]?.__compat)?.[1][name]

/** What the data calls a word that changes what the function around it means. */
const words = new Map([
  ['from', 'relative_syntax'],
  ['in', 'interpolation_color_space'],
])

function unitOf(unit: string): Identifier | undefined {
  const length = at('types', 'length')
  if (/^d[vw]/.test(unit)) return length?.viewport_percentage_units_dynamic
  if (/^s[vw]/.test(unit)) return length?.viewport_percentage_units_small
  if (/^l[vw]/.test(unit)) return length?.viewport_percentage_units_large
  return /^cq/.test(unit) ? length?.container_query_length_units : length?.[unit]
}

function inValue(property: string, node: CssNode, around: WalkContext['function']): Use | undefined {
  const own = at('properties', property)
  if (node.type === 'Identifier' && around)
    return [`${around.name}(${node.name})`, functionOf(around.name)?.[words.get(node.name) ?? '']]
  if (node.type === 'Identifier') return [node.name, own?.[node.name]]
  if (node.type === 'Dimension') return [node.unit, unitOf(node.unit)]
  return node.type === 'Function' ? [`${node.name}()`, own?.[node.name] ?? functionOf(node.name)] : undefined
}

function inRule(node: CssNode, isInRule: boolean): Use[] {
  // Wider than the types of css-tree, which do not know the media features of its newest version.
  const { type }: { type: string } = node
  const name = 'name' in node && typeof node.name === 'string' ? node.name : ''
  if (type === 'PseudoClassSelector') return [[`:${name}`, at('selectors', name)]]
  if (type === 'PseudoElementSelector') return [[`::${name}`, at('selectors', name)]]
  if (type === 'Feature') return [[`(${name})`, at('at-rules', 'media', name)]]
  if (type === 'FeatureRange') return [['(width < x)', at('at-rules', 'media', 'range_syntax')]]
  // css-tree reads a rule in a rule only where that begins with `&`.
  const isNested =
    isInRule &&
    (node.type === 'Rule' || node.type === 'Atrule' || (node.type === 'Raw' && /[{]/.test(node.value)))
  const nesting: Use[] = isNested ? [['rules in rules', at('selectors', 'nesting')]] : []
  return type === 'Atrule' ? [[`@${name}`, at('at-rules', name)], ...nesting] : nesting
}

const newer = (uses: Use[]) => uses.filter(([, feature]) => isNewer(feature)).map(([name]) => name)

/** What a declaration's value uses that the oldest engines lack. */
function newerInValue({ property, value }: Declaration): string[] {
  const uses: Use[] = []
  walk(value, function (node) {
    const use = inValue(property, node, this.function)
    if (use) uses.push(use)
  })
  return newer(uses)
}

/** True for a declaration of the same property, before in the same rule, that they all read; custom properties have none. */
function hasFallback({ property }: Declaration, item: ListItem<CssNode> | undefined): boolean {
  for (let one = property.startsWith('--') ? null : item?.prev; one; one = one.prev)
    if (
      one.data.type === 'Declaration' &&
      one.data.property === property &&
      newerInValue(one.data).length === 0
    )
      return true
  return false
}

/** What a style sheet uses that the oldest engines lack, beside what a condition of `@supports` around it names. */
function newerIn(root: CssNode, named: ReadonlySet<string>): string[] {
  const found: string[] = []
  const note = (names: string[], prefix = '') =>
    found.push(...names.filter((name) => !named.has(name)).map((name) => prefix + name))
  walk(root, function (node, item) {
    note(newer(inRule(node, Boolean(this.rule))))
    if (node.type === 'Atrule' && node.name === 'supports' && node.prelude && node.block) {
      const isNegative = /\bnot\b/.test(generate(node.prelude))
      const inCondition = isNegative
        ? []
        : newerIn(node.prelude, new Set()).map((name) => name.replace(/^[\w-]+: /, ''))
      found.push(...newerIn(node.block, new Set([...named, ...inCondition])))
      return this.skip
    }
    if (node.type !== 'Declaration') return
    const property = newer([[node.property, at('properties', node.property)]])
    if (property.length > 0) note(property)
    else if (!hasFallback(node, item)) note(newerInValue(node), `${node.property}: `)
  })
  return found
}

/**
 * What a style sheet uses that the oldest engines lack: properties, values with their property where no older value stands before them,
 * selectors, rules.
 */
export const newerInStyles = (text: string): Set<string> =>
  new Set(newerIn(parse(text, { parseCustomProperty: true }), new Set()))
