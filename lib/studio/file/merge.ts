import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  type YAMLSeq,
} from 'yaml'
import { isObject } from '@/lib/is-object'
import { isSame } from './is-same'

/**
 * A node that says what is held: the node that stood there where it says so already or can be changed in place, so that comments,
 * order and ways of writing stay; else a new one.
 */
export function merged(document: Document, node: unknown, value: unknown): Node {
  if (isNodeOf(document, node, value)) return node as Node
  if (isMap(node) && isObject(value)) {
    const gone = node.items.map((pair) => keyOf(pair)).filter((key) => value[key] === undefined)
    for (const key of gone) node.delete(key)
    for (const [key, item] of Object.entries(value))
      if (item !== undefined) node.set(key, merged(document, node.get(key, true), item))
    return node
  }
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value)
  if (isScalar(node) && isPlain(value)) return rewritten(node, value)
  return newNode(document, value)
}

const keyOf = (pair: unknown) => String(isPair(pair) && isScalar(pair.key) ? pair.key.value : pair)
const isPlain = (value: unknown) => !Array.isArray(value) && !isObject(value)

function isNodeOf(document: Document, node: unknown, value: unknown): boolean {
  if (isCollection(node)) return isSame(node.toJS(document), value)
  return isScalar(node) && (node.value === value || saysSame(node.value, value))
}

/** Line breaks at the end come and go in editors and mean nothing. */
const saysSame = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' && a.replace(/\n+$/, '') === b.replace(/\n+$/, '')

/** Items that are as they were keep their nodes, wherever they went; the others are merged with what stood at their place. */
function mergedList(document: Document, list: YAMLSeq, values: unknown[]): YAMLSeq {
  const before = [...list.items]
  const free = new Set(before)
  const same = values.map((value) => {
    const found = before.find((node) => free.has(node) && isNodeOf(document, node, value))
    free.delete(found)
    return found
  })
  list.items = values.map((value, index) => {
    const stood = before[index]
    const node = same[index] ?? merged(document, free.has(stood) ? stood : undefined, value)
    free.delete(stood)
    return node
  })
  return list
}

/** A scalar with another value, quoted as before where that is possible; a text of several lines stands as a block. */
function rewritten(node: Scalar, value: unknown): Scalar {
  const endsLine = typeof node.value === 'string' && node.value.endsWith('\n')
  node.value = endsLine && typeof value === 'string' ? `${value.replace(/\n+$/, '')}\n` : value
  delete node.source
  if (typeof value === 'string') {
    const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED
    if (endsLine || value.includes('\n')) node.type = Scalar.BLOCK_LITERAL
    else if (isBlock) node.type = Scalar.PLAIN
  } else delete node.type
  return node
}

function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node
  if (isScalar(node) && typeof value === 'string' && value.includes('\n')) node.type = Scalar.BLOCK_LITERAL
  return node
}
