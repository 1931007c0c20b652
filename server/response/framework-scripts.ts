/** The inline scripts of a page: those whose form and place are Next's own, and the rest, which nobody vouches for. */
export type InlineScripts = { known: string[]; unknown: string[] }

const START = '<script id="_R_">'
const element = /<script(\s[^<>]*)?>([^<]*)<\/script>/y
const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const external = /\ssrc\s*=/i
const dataBlock = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)\b/i
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s
const push = /^self\.__next_f\.push\((\[.*\])\)$/s
const firstPush = '(self.__next_f=self.__next_f||[]).push([0])'

function isJson(text: string | undefined, fits: (value: unknown) => boolean): boolean {
  if (text === undefined) return false
  try {
    return fits(JSON.parse(text))
  } catch {
    return false
  }
}

const isPayload = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isInteger(value[0]) &&
  (typeof value[1] === 'string' || value[0] === 2)

/** True for a script that Next 16.4.6 writes: the bootstrap, the first push, and pushes of one JSON payload each. */
const isFrameworkCode = (code: string) =>
  code === firstPush ||
  isJson(push.exec(code)?.[1], isPayload) ||
  isJson(bootstrap.exec(code)?.[1], (value) => value !== null && typeof value === 'object')

/**
 * Next's scripts of a document. They are one unbroken run that starts with the last `_R_` script and ends the body; text
 * in them never holds `<`. So a push written into the content is none, however well it is forged: it stands elsewhere.
 */
function trustedScripts(html: string): string[] {
  const scripts: string[] = []
  let at = html.lastIndexOf(START)
  if (at < 0) return []
  for (;;) {
    element.lastIndex = at
    const found = element.exec(html)
    if (!found) break
    const [whole, attributes = '', code = ''] = found
    if (!external.test(attributes)) {
      const isOwnPlace = attributes === (scripts.length === 0 ? ' id="_R_"' : '')
      if (!isOwnPlace || !isFrameworkCode(code)) return []
      scripts.push(code)
    }
    at += whole.length
  }
  return html.slice(at).trim() === '</body></html>' ? scripts : []
}

/** Sorts the inline scripts of a page by whether Next wrote them (S3). Data blocks, such as JSON-LD, run nothing and count as none. */
export function inlineScripts(html: string): InlineScripts {
  const known = [...new Set(trustedScripts(html))]
  const isKnown = new Set(known)
  const unknown = allInlineScripts(html).filter((code) => !isKnown.has(code))
  return { known, unknown }
}

/** Every inline script of a document, each once: for files of `public/`, which are the owner's own code. */
export function allInlineScripts(html: string): string[] {
  const found = [...html.matchAll(anyScript)].flatMap(([, attributes = '', code = '']) =>
    external.test(attributes) || dataBlock.test(attributes) ? [] : [code],
  )
  return [...new Set(found)]
}
