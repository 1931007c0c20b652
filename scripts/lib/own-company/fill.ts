import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml'

/** The values of a template's names; one without a value removes its part of the record. */
export type Values = Record<string, string | string[]>

const NAME = /\$([a-zA-Z]+)/g

/** Text with every name replaced; undefined where one of them has no value. */
function filled(text: string, values: Values): string | undefined {
  const names = [...text.matchAll(NAME)].map(([, name = '']) => name)
  if (names.some((name) => !values[name]?.length)) return undefined
  return text.replace(NAME, (_, name: string) => [values[name] ?? []].flat().join(', '))
}

/** Fills a node in its place; false: nothing of it is left. */
function fillNode(node: unknown, values: Values, document: Document): boolean {
  if (isMap(node)) {
    const before = node.items.length
    node.items = node.items.filter(({ value }) => fillNode(value, values, document))
    return node.items.length > 0 || before === 0
  }
  if (isSeq(node)) return fillList(node, values, document)
  if (!isScalar(node) || typeof node.value !== 'string') return true
  const text = filled(node.value, values)
  if (text !== undefined) node.value = text
  return text !== undefined
}

/** A name alone in a list becomes all its values, an item each. */
function fillList(list: YAMLSeq, values: Values, document: Document): boolean {
  list.items = list.items.flatMap((item) => {
    const [, name = ''] = (isScalar(item) && /^\$([a-zA-Z]+)$/.exec(String(item.value))) || []
    const many = values[name]
    if (Array.isArray(many)) return many.map((value) => document.createNode(value) as Node)
    return fillNode(item, values, document) ? [item] : []
  })
  return list.items.length > 0
}

function fillYaml(text: string, values: Values): string {
  const document = parseDocument(text)
  fillNode(document.contents, values, document)
  return document.toString({ lineWidth: 0 })
}

/** A file of the template with a company's own values and its comments. Markdown has YAML between its first two `---`. */
export function fillTemplate(name: string, text: string, values: Values): string {
  if (!name.endsWith('.md')) return fillYaml(text, values)
  const [, head = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  return `---\n${fillYaml(head, values)}---\n${filled(body, values) ?? body}`
}
