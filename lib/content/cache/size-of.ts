/** What V8 takes on 64 bits, in bytes: a string's head, an object or list with its table, one slot of either, a number of its own. */
const STRING = 24
const OBJECT = 56
const SLOT = 8
const NUMBER = 16

/** A text within Latin-1 takes a byte a character, any other two. */
const sizeOfText = (text: string) => STRING + text.length * (/[^\0-\xff]/.test(text) ? 2 : 1)

/**
 * About how many bytes of memory a value of plain data takes: texts by what their letters need, objects and lists with their
 * slots. Names of fields are shared between objects of one shape and count as slots.
 */
export function sizeOf(value: unknown): number {
  const seen = new Set<object>()
  const open: unknown[] = [value]
  let size = 0
  while (open.length > 0) {
    const item = open.pop()
    if (typeof item === 'string') size += sizeOfText(item)
    else if (typeof item === 'number') size += NUMBER
    else if (typeof item === 'object' && item !== null && !seen.has(item)) {
      seen.add(item)
      const parts = Object.values(item)
      size += OBJECT + parts.length * SLOT
      for (const part of parts) open.push(part)
    }
  }
  return size
}
