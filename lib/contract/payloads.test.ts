import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './html'
import { safeFileUrl, safeUrl } from './safe-url'

// S4 in small: each way to run code, in each place where markup may hide it.
const codes = ['alert(1)', 'import(/x/.source)', 'top[`al`+`ert`](1)']
const addresses = codes.flatMap((code) => [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  ` javascript:${code}`,
  `\u0001javascript:${code}`,
  `java\tscript:${code}`,
  `java\nscript:${code}`,
  `javascript\r\n:${code}`,
  `javascript\u00a0:${code}`,
  `vbscript:${code}`,
  `livescript:${code}`,
  `data:text/html,<script>${code}</script>`,
  `data:text/html;base64,PHNjcmlwdD4=${code}`,
  `data:image/svg+xml,<svg onload=${code}>`,
  `blob:https://site.example/${code}`,
  `filesystem:https://site.example/${code}`,
  `view-source:javascript:${code}`,
])
const elements = codes.flatMap((code) => [
  `<script>${code}</script>`,
  `<SCRIPT SRC=//evil.example></SCRIPT>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<img src=x onerror=${code}>`,
  `<img src=x onerror\u000c=${code}>`,
  `<img/src=x/onerror=${code}>`,
  `<img src="x\` \`<script>${code}</script>"\` \`>`,
  `<svg onload=${code}>`,
  `<svg><animate onbegin=${code} attributeName=x>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${code}>#x">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${code}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${code}&gt;">`,
  `<math><a xlink:href="javascript:${code}">x</a></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${code}>">`,
  `<title><p title="</title><img src=x onerror=${code}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${code}>">`,
  `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  `<iframe src="javascript:${code}"></iframe>`,
  `<iframe src="//player.example.com.evil.example/"></iframe>`,
  `<object data="javascript:${code}"></object>`,
  `<embed src="javascript:${code}">`,
  `<form action="javascript:${code}"><input type=submit></form>`,
  `<button formaction="javascript:${code}">x</button>`,
  `<details open ontoggle=${code}>x</details>`,
  `<video><source onerror=${code}></video>`,
  `<video poster="javascript:${code}" src=x onerror=${code}></video>`,
  `<audio src=x onerror=${code}>`,
  `<body onload=${code}>`,
  `<marquee onstart=${code}>x</marquee>`,
  `<input autofocus onfocus=${code}>`,
  `<p style="background:url(javascript:${code})" onclick=${code}>x</p>`,
  `<style>@import 'javascript:${code}';</style>`,
  `<link rel=stylesheet href="javascript:${code}">`,
  `<base href="javascript:${code}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  `<template><script>${code}</script></template>`,
  `<!--><img src=x onerror=${code}>-->`,
  `<![CDATA[><img src=x onerror=${code}>]]>`,
  `<a href="x" ping="javascript:${code}" target=_self onclick=${code}>x</a>`,
  `<table background="javascript:${code}"><td>x</td></table>`,
  `<img srcset="javascript:${code} 1x" src=x>`,
])
const payloads = [
  ...elements,
  ...addresses.map((address) => `<a href="${address.replaceAll('"', '&quot;')}">x</a>`),
]
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
