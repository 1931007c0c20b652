/** The inline scripts of a page: those that have the form and the place of Next's own, and all others. */
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

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Next's own scripts at the end of a document, proven by form and place. */
export type FrameworkRun = {
  /** Where in the document they stand; after them comes nothing but the end of the body. */
  start: number
  end: number
  bootstrap: string
  /** What is pushed, in order: `[0]` first, then text as `[1, text]` and bytes as `[3, base64]`. */
  payloads: unknown[][]
  /** Attributes of the scripts with an address. */
  external: string[]
  /** The code of all inline ones, in order. */
  inline: string[]
}

const isPayload = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isInteger(value[0]) &&
  (typeof value[1] === 'string' || value[0] === 2)

function payloadOf(code: string): unknown[] | undefined {
  if (code === firstPush) return [0]
  const payload = parsed(push.exec(code)?.[1])
  return isPayload(payload) ? payload : undefined
}

const isBootstrap = (code: string) => {
  const value = parsed(bootstrap.exec(code)?.[1])
  return typeof value === 'object' && value !== null
}

/**
 * Next's scripts of a document (16.4.6): the bootstrap, the first push, and pushes of one JSON payload each. They are one
 * unbroken run that starts with the last `_R_` script and ends the body; text in them never holds `<`. So a push written
 * into the content is none, however well it is forged: it stands elsewhere.
 */
export function frameworkRun(html: string): FrameworkRun | undefined {
  const start = html.lastIndexOf(START)
  if (start < 0) return undefined
  const run: FrameworkRun = { start, end: start, bootstrap: '', payloads: [], external: [], inline: [] }
  for (;;) {
    element.lastIndex = run.end
    const found = element.exec(html)
    if (!found) break
    const [whole, attributes = '', code = ''] = found
    run.end += whole.length
    if (external.test(attributes)) {
      run.external.push(attributes)
      continue
    }
    const payload = payloadOf(code)
    const isFirst = run.inline.length === 0
    if (attributes !== (isFirst ? ' id="_R_"' : '')) return undefined
    if (isFirst ? !isBootstrap(code) : !payload) return undefined
    if (isFirst) run.bootstrap = code
    else if (payload) run.payloads.push(payload)
    run.inline.push(code)
  }
  return html.slice(run.end).trim() === '</body></html>' ? run : undefined
}

/** Sorts the inline scripts of a page by whether Next wrote them (S3). Data blocks, such as JSON-LD, run nothing and count as none. */
export function inlineScripts(html: string): InlineScripts {
  const known = [...new Set(frameworkRun(html)?.inline)]
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
