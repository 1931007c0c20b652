import type { Identifier } from '@mdn/browser-compat-data'
import { type CssNode, parse, walk } from 'css-tree'
import { css, isNewer } from './compat'

type Use = [name: string, feature: Identifier | undefined]

/** A feature of the data about CSS, by the path that leads to it. */
const at = (...path: string[]) => path.reduce<Identifier | undefined>((found, part) => found?.[part], css)

function unitOf(unit: string): Identifier | undefined {
  const length = at('types', 'length')
  if (/^d[vw]/.test(unit)) return length?.viewport_percentage_units_dynamic
  if (/^s[vw]/.test(unit)) return length?.viewport_percentage_units_small
  if (/^l[vw]/.test(unit)) return length?.viewport_percentage_units_large
  return /^cq/.test(unit) ? length?.container_query_length_units : length?.[unit]
}

function inValue(property: string, node: CssNode): Use | undefined {
  const own = at('properties', property)
  if (node.type === 'Identifier') return [`${property}: ${node.name}`, own?.[node.name]]
  if (node.type === 'Dimension') return [node.unit, unitOf(node.unit)]
  if (node.type !== 'Function') return undefined
  return [`${node.name}()`, own?.[node.name] ?? at('types', 'color', node.name) ?? at('types', node.name)]
}

function inRule(node: CssNode): Use | undefined {
  // Wider than the types of css-tree, which do not know the media features of its newest version.
  const { type }: { type: string } = node
  const name = 'name' in node && typeof node.name === 'string' ? node.name : ''
  if (type === 'PseudoClassSelector') return [`:${name}`, at('selectors', name)]
  if (type === 'PseudoElementSelector') return [`::${name}`, at('selectors', name)]
  if (type === 'Atrule') return [`@${name}`, at('at-rules', name)]
  if (type === 'Feature') return [`(${name})`, at('at-rules', 'media', name)]
  if (type === 'FeatureRange') return ['(width < x)', at('at-rules', 'media', 'range_syntax')]
  return type === 'NestingSelector' ? ['&', at('selectors', 'nesting')] : undefined
}

/** What a style sheet uses that the oldest engines lack, outside `@supports`: properties, values, functions, units, selectors, rules. */
export function newerInStyles(text: string): Set<string> {
  const found = new Set<string>()
  const note = (use: Use | undefined) => {
    if (use && isNewer(use[1])) found.add(use[0])
  }
  walk(parse(text), function (node) {
    if (this.atrule?.name === 'supports') return
    note(inRule(node))
    if (node.type === 'Declaration') note([node.property, at('properties', node.property)])
    else if (this.declaration && !isNewer(at('properties', this.declaration.property)))
      note(inValue(this.declaration.property, node))
  })
  return found
}
