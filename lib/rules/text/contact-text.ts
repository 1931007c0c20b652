export type ContactPart = { text: string; href?: string }

/** An address begins where its letters begin, and a name has 64 at most: a long line is read once, not again from each letter. */
const contact =
  /((?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*[\w])|(\+\d[\d -]{5,17}\d|(?<!\d)(?:400|800)-?\d{3}-?\d{4}(?!\d)|(?<!\d)0\d{2,3}-\d{7,8}(?!\d)|(?<!\d)1[3-9]\d{9}(?!\d))/g

/** Splits a contact line into plain text and what can be called or written to: `tel:` for a number that says it is one, `mailto:` for an address. */
export function contactParts(line: string): ContactPart[] {
  const parts: ContactPart[] = []
  let end = 0
  for (const match of line.matchAll(contact)) {
    if (match.index > end) parts.push({ text: line.slice(end, match.index) })
    const [text, mail] = match
    parts.push({ text, href: mail ? `mailto:${mail}` : `tel:${text.replace(/[^\d+]/g, '')}` })
    end = match.index + text.length
  }
  if (end < line.length) parts.push({ text: line.slice(end) })
  return parts
}
