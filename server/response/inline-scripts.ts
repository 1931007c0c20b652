const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const external = /\ssrc\s*=/i
const dataBlock = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)\b/i

/** Every inline script of a document, each once: for files of `public/`, which are the owner's own code. Data blocks run nothing. */
export function inlineScripts(html: string): string[] {
  const found = [...html.matchAll(anyScript)].flatMap(([, attributes = '', code = '']) =>
    external.test(attributes) || dataBlock.test(attributes) ? [] : [code],
  )
  return [...new Set(found)]
}
