import { describe, expect, it } from 'vitest'
import type { Html } from '@/lib/contract/shared'
import { splitClosing } from './closing-part'

const split = (html: string) => splitClosing(html as Html)
const before = '<h2>Fees</h2>\n<p>None.</p>'

describe('the part that closes a text', () => {
  it('is its last heading with a paragraph and links that stand alone', () => {
    const end =
      '<h2 id="c-ask">Ask <em>once</em></h2>\n<p>It costs &lt; 1.</p>\n<p><a href="/form/1">Ask</a></p>\n<p><a href="/a?b=1&amp;c=2" target="_blank">Or read</a></p>'
    expect(split(`${before}\n${end}`)).toEqual({
      html: before,
      closing: {
        title: 'Ask once',
        text: 'It costs < 1.',
        actions: [
          { title: 'Ask', url: '/form/1' },
          { title: 'Or read', url: '/a?b=1&c=2' },
        ],
      },
    })
  })

  it('may be all there is', () => {
    const { html, closing } = split('<h2>Ask</h2><p>Now.</p><p><a href="/form/1">Ask</a></p>')
    expect([html, closing?.title]).toEqual(['', 'Ask'])
  })

  it.each([
    ['no heading', '<p>Now.</p><p><a href="/form/1">Ask</a></p>'],
    ['no link', before],
    ['nothing but links', '<h2>Ask</h2><p><a href="/form/1">Ask</a></p>'],
    ['a link among words', '<h2>Ask</h2><p>Now.</p><p><a href="/form/1">Ask</a>, or wait.</p>'],
    ['a link in its paragraph', '<h2>Ask</h2><p>See <a href="/a">a</a>.</p><p><a href="/form/1">Ask</a></p>'],
    ['a second paragraph', '<h2>Ask</h2><p>Now.</p><p>Here.</p><p><a href="/form/1">Ask</a></p>'],
    ['a list', '<h2>Ask</h2><ul><li>Now.</li></ul><p><a href="/form/1">Ask</a></p>'],
    ['nothing', ''],
  ])('is none where there is %s', (_, html) => expect(split(html)).toEqual({ html }))

  it('is found at the end although the same words stand above', () => {
    const part = '<h2>Ask</h2><p>Now.</p><p><a href="/form/1">Ask</a></p>'
    expect(split(part + part).html).toBe(part)
  })
})
