const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g
const ownScript =
  /<script (?=[^>]*\bnonce="([\w-]+)")(?=[^>]*\basync="")[^>]*\bsrc="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g
const loader = /<script nonce="([\w-]+)" data-loader="">[^<]*<\/script>/
const start = /<head[^>]*>(?:<meta charSet="utf-8"\/>)?/

/**
 * The document with its script files held back until the first paint: neither the parser nor the preload scanner asks for them, the
 * layout's loader does, and waits for no style sheet. As it is when its loader or its files do
 * not carry the nonce: it hydrates all the same.
 */
export function holdScripts(html: string, nonce: string): string {
  const [script = '', own] = loader.exec(html) ?? []
  const held = html.replace(ownScript, (file, of: string, address: string) =>
    of === nonce ? `<script async="" nonce="${nonce}" data-src="${address}"></script>` : file,
  )
  if (own !== nonce || held === html) return html
  const others = held.replace(scriptPreload, '').replace(script, '')
  return others.replace(start, (head) => head + script)
}
