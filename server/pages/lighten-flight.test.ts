import { expect, it } from 'vitest'
import { type LightPage, lightenFlight } from './lighten-flight'

const words = '一句够长的话，好让这一段值得省下来。'.repeat(12)
const shortWords = '短'
const p = ['$', 'p', null, { className: 'x', children: words }]
const pHtml = `<p class="x">${words}</p>`
const island = ['$', '$La', null, { children: p }]
const islandRow = 'a:I[39756,["$b"],"Island"]\nb:"/chunk.js"\n'

const lines = (rows: Record<string, unknown>) =>
  Object.entries(rows)
    .map(([id, value]) => `${id}:${JSON.stringify(value)}\n`)
    .join('')
const lighten = (html: string, flight: string) => {
  const page = lightenFlight(html, Buffer.from(flight))
  if (!page) throw new Error('the form is known')
  return page
}
/** The flight as the browser fills it, from the numbered elements of the document. */
function filled({ html, flight }: LightPage): string {
  const inner = (part: number) => {
    const tag = new RegExp(`<(\\w+)[^>]* data-plain="${part}">`).exec(html)
    const name = tag?.[1]
    const start = html.indexOf('>', tag?.index) + 1
    return html.slice(start, html.indexOf(`</${name}>`, start))
  }
  return flight
    .map((part) => (typeof part === 'number' ? JSON.stringify(inner(part)).slice(1, -1) : part))
    .join('')
}
const bytes = ({ flight }: LightPage) => flight.filter((part) => typeof part === 'string').join('').length

it('leaves out what consists of elements and text, and finds it again in the document', () => {
  const page = lighten(`<main>${pHtml}</main>`, lines({ 0: ['$', 'main', null, { children: p }] }))
  expect(page.html).toBe(`<main data-plain="0">${pHtml}</main>`)
  expect(bytes(page)).toBeLessThan(100)
  expect(JSON.parse(filled(page).slice(2))).toEqual([
    '$',
    'main',
    null,
    { dangerouslySetInnerHTML: { __html: pHtml } },
  ])
})

it('keeps what surrounds an island, and leaves out what the island is given', () => {
  const html = `<main><b>${pHtml}</b></main>`
  const page = lighten(html, islandRow + lines({ 0: ['$', 'main', null, { children: island }] }))
  expect(page.html).toBe(`<main><b><p class="x" data-plain="0">${words}</p></b></main>`)
  const sent = filled(page)
  expect(sent).toContain(islandRow)
  expect(sent).toContain(
    '["$","$La",null,{"children":["$","p",null,{"className":"x","dangerouslySetInnerHTML":',
  )
})

it('follows references, and drops rows that only what is left out refers to', () => {
  const rows = { 1: '$Sreact.fragment', 2: p, 3: ['$', '$1', 'k', { children: ['$L2', shortWords] }] }
  const html = `<main><div>${pHtml}${shortWords}</div></main>`
  const root = ['$', 'main', null, { children: ['$', 'div', null, { children: '$L3' }] }]
  const page = lighten(html, lines({ ...rows, 0: root }))
  expect(filled(page)).not.toMatch(/^[23]:/m)
  expect(page.html).toBe(html.replace('<main', '<main data-plain="0"'))
})

it('writes out what a path into something left out means', () => {
  const source = ['$', 'section', null, { children: ['$', 'p', null, { title: 'kept', children: words }] }]
  const reader = ['$', '$La', null, { title: '$1:props:children:props:title' }]
  const html = `<section><p title="kept">${words}</p></section>`
  const page = lighten(html, islandRow + lines({ 1: source, 0: ['$L1', reader] }))
  expect(filled(page)).toContain('{"title":"kept"}')
})

it('reads text rows, and keeps one that an island needs', () => {
  const text = `${words} & <b>`
  const row = `2:T${Buffer.byteLength(text).toString(16)},${text}`
  const escaped = text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
  const html = `<main><p>${escaped}</p></main>`
  const main = ['$', 'main', null, { children: ['$', 'p', null, { children: '$2' }] }]
  expect(filled(lighten(html, row + lines({ 0: main })))).not.toContain('2:T')
  const both = [main, ['$', '$La', null, { label: '$2' }]]
  expect(filled(lighten(html, islandRow + row + lines({ 0: both })))).toContain(row)
})

it('keeps what it cannot find in the document, or finds only where no script reaches', () => {
  const flight = lines({ 0: ['$', 'main', null, { children: p }] })
  for (const html of [`<main><i>${words}</i></main>`, `<noscript><main>${pHtml}</main></noscript>`])
    expect(lighten(html, flight)).toEqual({ html, flight: [flight] })
})

it('numbers in the order of the document, whatever order the data has', () => {
  const [first, second] = ['甲', '乙'].map((sign) => ['$', 'p', null, { children: sign.repeat(200) }])
  const html = `<p>${'甲'.repeat(200)}</p><p>${'乙'.repeat(200)}</p>`
  const rows = [islandRow, lines({ 1: second }), lines({ 2: first }), lines({ 0: ['$L2', '$L1', island] })]
  const page = lighten(html, rows.join(''))
  expect(page.html).toMatch(/^<p data-plain="0">甲.*<p data-plain="1">乙/)
  expect(filled(page)).toMatch(/1:.*__html":"乙.*\n2:.*__html":"甲/)
})

it('numbers the same words once', () => {
  const flight = islandRow + lines({ 0: [p, p, ['$', '$La', null, {}]] })
  const page = lighten(pHtml + pHtml, flight)
  expect(page.html).toBe(`<p class="x" data-plain="0">${words}</p>${pHtml}`)
  expect(page.flight.filter((part) => part === 0)).toHaveLength(2)
})

it.each([
  ['a row of bytes', '1:A4,abcd'],
  ['a model that is no JSON', '1:{"a"\n'],
  ['a text that ends early', '1:Tff,short'],
  ['no row at all', 'hello'],
])('says nothing of a flight with %s', (_what, flight) => {
  expect(lightenFlight('<p>', Buffer.from(flight))).toBeUndefined()
})

it('does not ask for pictures a second time, which the document asks for when they are due (D28)', () => {
  const hints = ':HL["/a.css","style"]\n:HL["/assets/icon.svg?v=1","image"]\n'
  const page = lighten('<main></main>', `${hints}${lines({ 0: ['$', 'main', null, {}] })}`)
  expect(filled(page)).toContain(':HL["/a.css","style"]')
  expect(filled(page)).not.toContain('icon.svg')
})

it('leaves out structured data, which the document has word for word, and no other script', () => {
  const json = JSON.stringify({ '@type': 'Article', text: `${words}</script>` })
  const block = (type: string) => ['$', 'script', null, { type, children: json }]
  const written = (type: string) =>
    `<script type="${type}">${json.replace('</script>', '</\\u0073cript>')}</script>`
  const html = `<main>${written('application/ld+json')}${written('text/plain')}</main>`
  const root = ['$', '$La', null, { children: [block('application/ld+json'), block('text/plain')] }]
  const page = lighten(html, islandRow + lines({ 0: root }))
  expect(page.html.match(/<script[^>]* data-plain="0"/g)).toHaveLength(1)
  expect(page.html).toContain('<script type="application/ld+json" data-plain="0">')
  expect(filled(page).split('Article')).toHaveLength(3)
  expect(page.flight.filter((part) => String(part).includes('Article'))).toHaveLength(1)
})

it('keeps the row that a page begins with, though another one points into it', () => {
  const reader = ['$', '$La', null, { title: '$0:props:title' }]
  const root = ['$', 'main', null, { title: 'kept', children: '$L1' }]
  const page = lighten(`<main title="kept">${shortWords}</main>`, islandRow + lines({ 1: reader, 0: root }))
  expect(filled(page)).toMatch(/^0:\["\$","main"/m)
})
