import { describe, expect, it } from 'vitest'
import { addresses, payloads } from '@/tests/helpers/payloads'
import { sanitiseHtml } from './html'
import { safeFileUrl, safeUrl } from './safe-url'

const places = [
  (markup: string) => markup,
  (markup: string) => `<p>before ${markup} after</p>`,
  (markup: string) => `<table><tr><td>${markup}`,
]

const runs = /^(?:javascript|vbscript|livescript|data|blob|filesystem|view-source):/i
const plain = (value: string) =>
  value.replace(/&#x?[\da-f]+;|&(?:colon|tab|newline|amp);/gi, '').replace(/[\p{Cc}\s]/gu, '')

/** What a browser would run in sanitised markup: elements, handlers and addresses that are none of D18's. */
function dangers(html: string): string[] {
  const tags = [...html.matchAll(/<([a-z][^\s/>]*)((?:[^>"]|"[^"]*")*)>/gi)]
  return tags.flatMap(([whole, name = '', attributes = '']) => {
    const isBad =
      /^(?:script|style|svg|math|object|embed|form|input|button|base|meta|link|template|title|noscript|textarea|xmp|body)$/i.test(
        name,
      )
    const named = [...attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)]
    const hasHandler = named.some(([, attribute = '']) =>
      /^(?:on|style$|srcdoc|formaction|xlink|ping)/i.test(attribute),
    )
    const hasCode = named.some(([, , value = '']) => runs.test(plain(value)))
    return isBad || hasHandler || hasCode ? [whole] : []
  })
}

describe(`${payloads.length * places.length} payloads in HTML of content (S4)`, () => {
  it('leaves nothing that a browser would run, wherever it stands', () => {
    expect(payloads.length * places.length).toBeGreaterThan(300)
    for (const payload of payloads)
      for (const place of places) {
        const clean = sanitiseHtml(place(payload), ['player.example.com'])
        expect(dangers(clean), payload).toEqual([])
        expect(dangers(sanitiseHtml(clean, ['player.example.com'])), payload).toEqual([])
      }
  })

  it('would be found, were it left', () => {
    for (const left of [
      '<img src="x" onerror="a">',
      '<a href="java&#x73;cript:a">',
      '<script>',
      '<p style="a">',
    ])
      expect(dangers(left.replace('&#x73;', 's')), left).toHaveLength(1)
    expect(dangers('<a href="/x" rel="noopener">x</a><p>a</p>')).toEqual([])
  })
})

describe('an address of content (S4)', () => {
  it.each(addresses)('takes no address that runs: %j', (address) => {
    for (const read of [safeUrl, safeFileUrl]) {
      const taken = read(address)
      if (taken === undefined) continue
      expect(new URL(taken, 'https://site.example/').protocol).toMatch(/^https?:$/)
    }
  })
})
