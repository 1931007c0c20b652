import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { marks } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import type { Examples } from './examples'

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.examples.tsx'),
)
const components = await Promise.all(
  files.map(async (file) => {
    const { examples } = (await import(`${folder}/${file}`)) as { examples: Examples }
    return { file, examples }
  }),
)
const cases = components.flatMap(({ file, examples }) =>
  marks.flatMap((mark) =>
    Object.entries(examples).map(([name, show]) => ({
      component: file.replace('.examples.tsx', ''),
      name,
      mark,
      show,
    })),
  ),
)

/** What is wrong with a piece of HTML for whoever reads, clicks or hears it. */
function faults(html: string): string[] {
  const found: string[] = []
  const wrong = (pattern: RegExp, what: string) => {
    for (const [text] of html.matchAll(pattern)) found.push(`${what}: ${text}`)
  }
  wrong(/ (?:href|src|srcSet|action|id)=""/g, 'an empty address')
  wrong(/<(?:h[1-6]|p|li|ul|ol)(?: [^>]*)?><\/\w+>/g, 'an element without content')
  wrong(/\bundefined\b|\bNaN\b|\[object|Invalid Date/g, 'a value that was not there')
  wrong(/<img(?![^>]* alt=)[^>]*>/g, 'a picture without alt')
  wrong(/<img(?![^>]* width="\d+"[^>]* height="\d+")[^>]*>/g, 'a picture without size')
  wrong(/<a [^>]*target="_blank"(?![^>]*rel="noopener")[^>]*>/g, 'a new tab that knows its opener')
  for (const [text, attributes = '', inside = ''] of html.matchAll(
    /<(?:a|button) ([^>]*)>([\s\S]*?)<\/(?:a|button)>/g,
  )) {
    const said = inside.replace(/<img[^>]* alt="([^"]+)"[^>]*>/g, '$1').replace(/<[^>]+>/g, '')
    if (!said.trim() && !/aria-label="[^"]+"/.test(attributes))
      found.push(`a control without a name: ${text}`)
  }
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size < ids.length) found.push(`an id twice: ${ids.join(' ')}`)
  return found
}

describe('components as their examples show them', () => {
  it('there are examples', () => expect(components.length).toBeGreaterThan(8))

  it.each(cases)('$component, $name, $mark', ({ name, mark, show }) => {
    const page = pageContext(mark, translatorFor(mark, messages[mark]), 'Asia/Shanghai')
    const html = renderToStaticMarkup(show(page))
    if (name === 'empty') expect(html).toBe('')
    else expect(html).not.toBe('')
    expect(faults(html)).toEqual([])
    if (mark === 'en')
      expect(html, 'links stay in the language').not.toMatch(
        /href="\/(?:product|activity|case-detail|article-detail|about-us)\b/,
      )
  })

  it.each([
    ['<a class="x" href="">Text</a>'],
    ['<p></p>'],
    ['<p>undefined</p>'],
    ['<img src="/a.png" width="1" height="1"/>'],
    ['<img src="/a.png" alt=""/>'],
    ['<a href="/x"><img src="/a.png" alt="" width="1" height="1"/></a>'],
    ['<i id="a"></i><i id="a"></i>'],
  ])('finds what is wrong with %s', (html) => expect(faults(html)).not.toEqual([]))
})
