import postcss, { type ChildNode } from 'postcss'

/** A part of a style sheet: a rule with the classes each of its selectors needs, a block of rules, or what is always kept. */
type Part =
  | { css: string; needs: string[][] }
  | { head: string; parts: Part[] }
  | { css: string; animation?: string }
export type StyleSheet = Part[]

const functional = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g
const attribute = /\[[^\]]*\]/g
const className = /\.((?:[\w-]|\\.)+)/g

/** The classes that must be on the page for a selector to match; what stands in `:not()`, `:is()` and the like, or in an attribute's value, is no condition. */
const classesIn = (selector: string) =>
  [...selector.replace(functional, '').replace(attribute, '').matchAll(className)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )

/** Reads a style sheet once; addresses in it, relative to `address`, become absolute. Throws CssSyntaxError. */
export function readStyleSheet(css: string, address: string): StyleSheet {
  const absolute = css.replace(
    /url\((["']?)(?!data:|\/|#|https?:)([^"')]+)\1\)/g,
    (_, quote: string, path: string) =>
      `url(${quote}${new URL(path, `http://site${address}`).pathname}${quote})`,
  )
  return partsOf(postcss.parse(absolute).nodes)
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'comment') return []
    const css = node.toString() + (node.type === 'atrule' && !node.nodes ? ';' : '')
    if (node.type === 'rule') return [{ css, needs: node.selectors.map(classesIn) }]
    if (node.type !== 'atrule' || !node.nodes || node.name === 'font-face') return [{ css }]
    if (node.name.endsWith('keyframes') || node.name === 'property') return [{ css, animation: node.params }]
    return [{ head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }]
  })
}

/** The rules that can match something on a page with these classes, in their order. */
export function usedCss(sheet: StyleSheet, classes: ReadonlySet<string>): string {
  const select = (parts: readonly Part[]): string =>
    parts
      .map((part) => {
        if ('head' in part) {
          const inner = select(part.parts)
          return inner && `${part.head}{${inner}}`
        }
        if ('needs' in part)
          return part.needs.some((needs) => needs.every((name) => classes.has(name))) ? part.css : ''
        return part.animation === undefined ? part.css : `\0${part.animation}\0`
      })
      .join('')
  const css = select(sheet)
  const frames = new Map(
    sheet.flatMap((part) => ('animation' in part ? [[part.animation, part.css] as const] : [])),
  )
  const isUsed = (name: string) => css.replaceAll(`\0${name}\0`, '').includes(name)
  return css.replace(/\0([^\0]*)\0/g, (_, name: string) => (isUsed(name) ? (frames.get(name) ?? '') : ''))
}

/** True for a sheet that brings fonts: coming late, it makes a browser lay out all text once more. */
export const hasFonts = (sheet: StyleSheet): boolean =>
  sheet.some((part) => 'css' in part && part.css.startsWith('@font-face'))

/** Every rule of a sheet, in their order. */
export const wholeCss = (sheet: StyleSheet): string =>
  sheet.map((part) => ('head' in part ? `${part.head}{${wholeCss(part.parts)}}` : part.css)).join('')

/** Every class of a document. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
}
