/** Thrown where a text is not of the plain forms: then the library reads it. Made once, for its trace says nothing. */
export const notPlain = new Error('not plain YAML')

const plainNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/
/** Numbers that are rarely written, and words in other letters. */
const rare =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?|0o[0-7]+|0x[\da-f]+|[-+]?\.(?:inf|nan)|~|null|true|false)$/i
const words = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])
/** What a number or one of the words begins with: most texts are seen to be neither at once. */
const mayMean = /^[-+.\d~nNtTfF]/

/** What a text without quotes means: a number, true, false, null, or itself. */
function meaning(text: string): unknown {
  if (!mayMean.test(text)) return text
  if (plainNumber.test(text)) return Number(text)
  if (words.has(text)) return words.get(text)
  if (rare.test(text)) throw notPlain
  return text
}

const escapes: Record<string, string> = { n: '\n', t: '\t' }
const unescaped = (text: string) =>
  text.includes('\\') ? text.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter) : text

const doubleQuoted = /"([^"\\]*(?:\\["\\/nt][^"\\]*)*)"/y
const singleQuoted = /'([^']*(?:''[^']*)*)'/y
const inFlow = /-?[^-?:,[\]{}#&*!|>'"%@` ](?:[^:#,[\]{}]|:(?=[^ ,[\]{}]))*/y
const keyInFlow = /([A-Za-z][\w-]{0,99}): +/y
/** The same outside brackets; what stands behind ` #` is a comment. */
const inLine = /^-?[^-?:,[\]{}#&*!|>'"%@` ]/
const behind = /^ *(?: #.*)?$/

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** A value and where it ends. */
type Found = { value: unknown; end: number }

function skipSpaces(text: string, at: number): number {
  let next = at
  while (text[next] === ' ') next += 1
  return next
}

function quotedAt(text: string, at: number): Found | undefined {
  const isDouble = text[at] === '"'
  if (!isDouble && text[at] !== "'") return undefined
  const match = matchAt(isDouble ? doubleQuoted : singleQuoted, text, at)
  if (!match) throw notPlain
  const [whole, inner = ''] = match
  return { value: isDouble ? unescaped(inner) : inner.replaceAll("''", "'"), end: at + whole.length }
}

function listAt(text: string, at: number): Found {
  const value: unknown[] = []
  let end = skipSpaces(text, at + 1)
  if (text[end] === ']') return { value, end: end + 1 }
  for (;;) {
    const item = flowAt(text, end)
    value.push(item.value)
    end = skipSpaces(text, item.end)
    if (text[end] === ']') return { value, end: end + 1 }
    if (text[end] !== ',') throw notPlain
    end = skipSpaces(text, end + 1)
  }
}

function mapAt(text: string, at: number): Found {
  const value: Record<string, unknown> = {}
  let end = skipSpaces(text, at + 1)
  if (text[end] === '}') return { value, end: end + 1 }
  for (;;) {
    const [before = '', key] = matchAt(keyInFlow, text, end) ?? []
    if (!isFreeKey(key, value)) throw notPlain
    const item = flowAt(text, end + before.length)
    value[key] = item.value
    end = skipSpaces(text, item.end)
    if (text[end] === '}') return { value, end: end + 1 }
    if (text[end] !== ',') throw notPlain
    end = skipSpaces(text, end + 1)
  }
}

function flowAt(text: string, at: number): Found {
  if (text[at] === '[') return listAt(text, at)
  if (text[at] === '{') return mapAt(text, at)
  const quoted = quotedAt(text, at)
  if (quoted) return quoted
  const [plain] = matchAt(inFlow, text, at) ?? []
  if (plain === undefined) throw notPlain
  return { value: meaning(plain.replace(/ +$/, '')), end: at + plain.length }
}

/** True for a key that means itself and that the mapping has not yet. */
export const isFreeKey = (key: string | undefined, mapping: object): key is string =>
  key !== undefined && !rare.test(key) && !Object.hasOwn(mapping, key)

/** The value that one line holds: text, number, true, false, null, quoted text, or a collection in brackets. */
export function valueOfLine(text: string): unknown {
  const found = text[0] === '[' || text[0] === '{' ? flowAt(text, 0) : quotedAt(text, 0)
  if (found) {
    if (!behind.test(text.slice(found.end))) throw notPlain
    return found.value
  }
  const comment = text.indexOf(' #')
  const plain = (comment < 0 ? text : text.slice(0, comment)).replace(/ +$/, '')
  if (!inLine.test(plain) || plain.includes(': ') || plain.endsWith(':')) throw notPlain
  return meaning(plain)
}
