import { LOADER } from './loader'

const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g
const ownScript =
  /<script (?=[^>]*\bnonce="([\w-]+)")(?=[^>]*\basync="")[^>]*\bsrc="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g
const start = /<head[^>]*>(?:<meta charSet="utf-8"\/>)?/

/**
 * The document with its script files held back until the first paint: neither the parser nor the preload scanner asks for them, the
 * loader does. As it is when none of its files carries the nonce: it hydrates all the same.
 */
export function holdScripts(html: string, nonce: string): string {
  let held = 0
  const without = html
    .replace(scriptPreload, '')
    .replace(ownScript, (script, own: string, address: string) => {
      if (own !== nonce) return script
      held += 1
      return `<script async="" nonce="${nonce}" data-src="${address}"></script>`
    })
  if (held === 0 || !start.test(without)) return html
  return without.replace(start, (head) => `${head}<script nonce="${nonce}">${LOADER}</script>`)
}
