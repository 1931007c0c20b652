export type ContactPart = { text: string; href?: string }

/**
 * An address begins where its letters begin, and a name has 64 at most: a long line is read once, not again from each letter.
 * Browsers read this, too: Safari before 16.4 knows no lookbehind, so what stands before is matched with it.
 */
const contact =
  /(?:^|[^\w.+-])([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*[\w])|(\+\d[\d -]{5,17}\d)|(?:^|\D)((?:400|800)-?\d{3}-?\d{4}|0\d{2,3}-\d{7,8}|1[3-9]\d{9})(?!\d)/g

/** Splits a contact line into plain text and what can be called or written to: `tel:` for a number that says it is one, `mailto:` for an address. */
export function contactParts(line: string): ContactPart[] {
  const parts: ContactPart[] = []
  let end = 0
  for (const match of line.matchAll(contact)) {
    const [whole, mail, abroad, inland] = match
    const text = mail ?? abroad ?? inland ?? ''
    const start = match.index + whole.length - text.length
    if (start > end) parts.push({ text: line.slice(end, start) })
    parts.push({ text, href: mail ? `mailto:${mail}` : `tel:${text.replace(/[^\d+]/g, '')}` })
    end = start + text.length
  }
  if (end < line.length) parts.push({ text: line.slice(end) })
  return parts
}
