import { isFreeKey, notPlain, valueOfLine } from './plain-value'

const SPACE = 32
const key = /^([A-Za-z][\w-]{0,99}):(?: +(.*))?$/
/** Control characters, tabs and carriage returns among them, and byte order marks. */
const unusual = /[^\n\u0020-\u007e\u0080-\ufefe\uff00-\uffff]/

/** How many spaces a line begins with; -1 for one that holds nothing else. */
function indentOf(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === SPACE) at += 1
  return at < line.length ? at : -1
}
const isItem = (line: string, indent: number) =>
  line[indent] === '-' && (line.length === indent + 1 || line[indent + 1] === ' ')

/** Reads the lines of one text, top down. */
class Reader {
  private at = 0
  private readonly lines: string[]

  constructor(text: string) {
    this.lines = text.split('\n')
  }

  /** The whole text as a mapping. */
  whole(): Record<string, unknown> {
    const record = this.mapping(0)
    if (Object.keys(record).length === 0) throw notPlain
    return record
  }

  private get line(): string {
    return this.lines[this.at] ?? ''
  }

  /** Goes to the next line that says something and tells its indent; -1 at the end. */
  private nextIndent(): number {
    for (; this.at < this.lines.length; this.at += 1) {
      const indent = indentOf(this.line)
      if (indent >= 0 && this.line[indent] !== '#') return indent
    }
    return -1
  }

  private mapping(indent: number): Record<string, unknown> {
    const mapping: Record<string, unknown> = {}
    for (;;) {
      const found = this.nextIndent()
      if (found < indent) return mapping
      const [, name, rest = ''] = (found === indent && key.exec(this.line.slice(indent))) || []
      if (!isFreeKey(name, mapping)) throw notPlain
      this.at += 1
      mapping[name] = this.value(rest, indent, true)
    }
  }

  private sequence(indent: number): unknown[] {
    const list: unknown[] = []
    for (;;) {
      const found = this.nextIndent()
      if (found < indent || (found === indent && !isItem(this.line, indent))) return list
      if (found > indent) throw notPlain
      const inner = this.line.slice(indent + 1)
      const start = indentOf(inner)
      if (start > 0 && key.test(inner.slice(start))) {
        // A mapping that begins behind the dash is one that begins in the dash's place.
        this.lines[this.at] = `${' '.repeat(indent + 1)}${inner}`
        list.push(this.mapping(indent + 1 + start))
      } else {
        this.at += 1
        list.push(this.value(start < 0 ? '' : inner.slice(start), indent, false))
      }
    }
  }

  private value(text: string, indent: number, isOfMapping: boolean): unknown {
    if (text === '' || text[0] === '#') return this.below(indent, isOfMapping)
    if (text[0] === '|') return this.literal(text.replace(/ +$/, ''), indent)
    return valueOfLine(text)
  }

  /** A collection on the lines below; null where there is none. */
  private below(indent: number, isOfMapping: boolean): unknown {
    const found = this.nextIndent()
    const isList = found >= 0 && isItem(this.line, found)
    if (found > indent) return isList ? this.sequence(found) : this.mapping(found)
    return isOfMapping && found === indent && isList ? this.sequence(found) : null
  }

  /** A text of many lines, `|` or `|-`. */
  private literal(header: string, outer: number): string {
    if (header !== '|' && header !== '|-') throw notPlain
    const from = this.at
    while (this.at < this.lines.length && this.line === '') this.at += 1
    const indent = indentOf(this.line)
    if (indent <= outer) throw notPlain
    for (; this.at < this.lines.length; this.at += 1) {
      const found = indentOf(this.line)
      if (found < 0 || found >= indent) continue
      if (found > outer) throw notPlain
      break
    }
    const lines = this.lines.slice(from, this.at).map((line) => line.slice(indent))
    while (lines.at(-1) === '') lines.pop()
    if (indentOf(lines.at(-1) ?? '') < 0) throw notPlain
    return lines.join('\n') + (header === '|' ? '\n' : '')
  }
}

/**
 * Reads YAML of the forms that content is nearly always written in, several times as fast as the library; undefined for any other, wrong
 * ones too, which the library reads. What it reads it reads as the library does (ADR 0045).
 */
export function readPlainYaml(text: string): Record<string, unknown> | undefined {
  if (unusual.test(text)) return undefined
  try {
    return new Reader(text).whole()
  } catch (error) {
    if (error === notPlain) return undefined
    throw error
  }
}
