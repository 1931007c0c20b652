import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

type Messages = { [key: string]: string | Messages }

/** Nested messages as one map from dotted key to text. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) flat.set(path, text)
  }
  return flat
}

/**
 * What a message asks of its caller: `{name}`, `<tag>`, and for a select its options. Plural and number
 * forms are a language's own business (Chinese has one form), so they count as the plain argument.
 */
export function placeholders(text: string): string[] {
  const found = new Set<string>()
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      if (element.type === TYPE.tag) {
        found.add(`<${element.value}>`)
        visit(element.children)
      } else if (element.type === TYPE.select || element.type === TYPE.plural) {
        const options = Object.keys(element.options).sort().join('|')
        found.add(element.type === TYPE.select ? `{${element.value}: ${options}}` : `{${element.value}}`)
        for (const option of Object.values(element.options)) visit(option.value)
      } else found.add(`{${element.value}}`)
    }
  }
  visit(parse(text))
  return [...found].sort()
}

/** Problems of one language's texts: empty ones, and ones that are not valid ICU messages. */
function faults(name: string, messages: Map<string, string>): string[] {
  const problems: string[] = []
  for (const [key, text] of messages) {
    if (text.trim() === '') problems.push(`${name}: ${key} is empty`)
    try {
      placeholders(text)
    } catch (error) {
      problems.push(`${name}: ${key} is not a valid message (${(error as Error).message}): ${text}`)
    }
  }
  return problems
}

/** Every difference between two languages that would show as a missing text or a missing value. */
export function compareMessages(
  [nameA, messagesA]: [string, Messages],
  [nameB, messagesB]: [string, Messages],
): string[] {
  const [a, b] = [flatten(messagesA), flatten(messagesB)]
  const problems = [...faults(nameA, a), ...faults(nameB, b)]
  for (const key of a.keys()) if (!b.has(key)) problems.push(`${nameB}: ${key} is missing`)
  for (const key of b.keys()) if (!a.has(key)) problems.push(`${nameA}: ${key} is missing`)
  if (problems.length > 0) return problems
  for (const [key, text] of a) {
    const [asked, given] = [placeholders(text).join(' '), placeholders(b.get(key) ?? '').join(' ')]
    if (asked !== given)
      problems.push(`${key}: ${nameA} has ${asked || 'none'}, ${nameB} has ${given || 'none'}`)
  }
  return problems
}
