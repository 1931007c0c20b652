import { isCollection, isSeq, parseDocument, visit } from 'yaml'

type Found = { isList: boolean; start: number; end: number }

/** Every collection in brackets or braces that is not empty, as places in the text. */
function inBrackets(text: string): Found[] {
  const found: Found[] = []
  visit(parseDocument(text), (_key, node) => {
    if (isCollection(node) && node.flow && node.range && node.items.length > 0)
      found.push({ isList: isSeq(node), start: node.range[0], end: node.range[1] })
  })
  return found
}

/** Whether a text sets spaces inside brackets, and inside braces; as our own files do where it has none. */
function ways(text: string): { list: boolean; map: boolean } {
  const all = inBrackets(text)
  const isSpaced = ({ start }: Found) => text[start + 1] === ' '
  const list = all.find(({ isList }) => isList)
  const map = all.find(({ isList }) => !isList)
  return { list: list !== undefined && isSpaced(list), map: map === undefined || isSpaced(map) }
}

/** A text of the YAML library, which sets spaces inside brackets and braces alike, in the way of the file it came from. */
export function bracketsAsIn(source: string, text: string): string {
  const { list, map } = ways(source)
  const tight = inBrackets(text).filter(({ isList }) => !(isList ? list : map))
  const spaces = tight.flatMap(({ start, end }) => [start + 1, end - 2]).filter((at) => text[at] === ' ')
  return spaces.sort((a, b) => b - a).reduce((now, at) => now.slice(0, at) + now.slice(at + 1), text)
}
