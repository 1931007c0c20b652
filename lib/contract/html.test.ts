import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bounds } from './bounds'
import { inFirstForm } from './first-form'
import { html, sanitiseHtml } from './html'
import { strictIssues } from './read'

const clean = (raw: string) => sanitiseHtml(raw, ['player.example.com', 'maps.example.com:8443'])

describe('the allow-list of D18 keeps', () => {
  it.each([
    ['text of every weight', '<p>a <strong>b</strong> <em>c</em> H<sub>2</sub>O <code>d</code></p>'],
    ['lists', '<ol start="3"><li>a</li></ol><ul><li>b</li></ul><dl><dt>c</dt><dd>d</dd></dl>'],
    ['headings under the page’s own', '<h2>a</h2><h3>b</h3>'],
    ['a quotation and a figure', '<blockquote>a</blockquote><figure><figcaption>b</figcaption></figure>'],
    ['a language and a direction', '<span lang="ar" dir="rtl">a</span>'],
    ['links within the site', '<a href="/product/1001">a</a>'],
    ['mail and telephone', '<a href="mailto:a@b.co">a</a><a href="tel:+6560001912">b</a>'],
  ])('%s', (_, html) => expect(clean(html)).toBe(html))
})

describe('the allow-list of D18 removes', () => {
  it.each([
    ['a script and its text', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a style and its text', '<style>*{display:none}</style><p>a</p>', '<p>a</p>'],
    ['event handlers', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['an event handler of a picture', '<img src="/a.png" onerror="alert(1)">', undefined],
    ['styles and classes', '<p style="position:fixed" class="x">a</p>', '<p>a</p>'],
    ['javascript: in a link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['javascript: spelled out', '<a href="jAva&#115;cript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['javascript: behind a control character', '<a href="\u0001javascript:alert(1)">a</a>', '<a>a</a>'],
    ['javascript: over two lines', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['data: and vbscript:', '<a href="data:text/html,x">a</a><a href="vbscript:x">b</a>', '<a>a</a><a>b</a>'],
    ['javascript: of a picture', '<img src="javascript:alert(1)">', undefined],
    ['drawings with code', '<svg onload="alert(1)"><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['forms and what is typed into', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    [
      'objects and embeds',
      '<object data="/a"></object><embed src="/a"><applet></applet><p>a</p>',
      '<p>a</p>',
    ],
    [
      'base, meta and link',
      '<base href="//evil"><meta http-equiv="refresh"><link rel="x"><p>a</p>',
      '<p>a</p>',
    ],
    ['comments', '<!--[if IE]><script>alert(1)</script><![endif]--><p>a</p>', '<p>a</p>'],
    [
      'a frame of a host that is not listed',
      '<iframe src="https://evil.example/"></iframe><p>a</p>',
      '<p>a</p>',
    ],
    ['a frame of a host that ends alike', '<iframe src="https://xplayer.example.com/"></iframe>', ''],
    ['a frame of this site', '<iframe src="/api/gate/x"></iframe>', ''],
    ['a frame with its own text', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['a tag that is never closed', '<p>a</p><script>alert(1)', '<p>a</p>'],
  ])('%s', (_, raw, expected) => {
    const html = clean(raw)
    expect(html).not.toMatch(/alert|script|on\w+=|style=|class=|srcdoc|evil/i)
    if (expected !== undefined) expect(html).toBe(expected)
  })
})

describe('the allow-list of D18 changes', () => {
  it('a picture: it loads when it comes near, and has an alternative text', () => {
    const picture = clean('<img src="/a.png" width="10" height="5">')
    for (const attribute of ['width="10"', 'height="5"', 'alt=""', 'loading="lazy"'])
      expect(picture).toContain(attribute)
    expect(clean('<img src="/a.png" alt="A" loading="eager">')).toContain('alt="A" loading="lazy"')
  })

  it('a table: it scrolls inside a box the keyboard reaches', () => {
    expect(clean('<table><tr><td colspan="2">a</td></tr></table>')).toBe(
      '<div class="rich-table" tabindex="0" role="group"><table><tr><td colspan="2">a</td></tr></table></div>',
    )
  })

  it('a link to elsewhere: a new tab without access to this one', () => {
    for (const href of ['https://a.example/', 'http://a.example/', '//a.example/'])
      expect(clean(`<a target="_self" rel="opener" href="${href}">a</a>`)).toBe(
        `<a href="${href}" rel="noopener" target="_blank">a</a>`,
      )
  })

  it('ids: they cannot stand for the page’s own, and links within the text still find them', () => {
    expect(clean('<h2 id="content">a</h2><a href="#content">b</a>')).toBe(
      '<h2 id="c-content">a</h2><a href="#c-content">b</a>',
    )
  })

  it('an id that is there twice: the first one keeps it', () =>
    expect(clean('<h2 id="a b">a</h2><p id="a b">b</p><p id=" ">c</p>')).toBe(
      '<h2 id="c-a-b">a</h2><p>b</p><p>c</p>',
    ))

  it('attributes of invalid values: they are left out', () => {
    expect(clean('<p lang="deutsch" dir="right">a</p><ol type="z" start="x"><li>b</li></ol>')).toBe(
      '<p>a</p><ol><li>b</li></ol>',
    )
    expect(clean('<table><tr><td colspan="0" rowspan="2">a</td></tr></table>')).toContain('<td rowspan="2">')
  })

  it('a first heading: the page has one already', () => expect(clean('<h1>a</h1>')).toBe('<h2>a</h2>'))

  it('a frame of a listed host: sandboxed, loaded when it comes near', () => {
    const html = clean('<iframe src="https://player.example.com/v/1" allow="camera" sandbox=""></iframe>')
    expect(html).toContain('src="https://player.example.com/v/1"')
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-popups"')
    expect(html).not.toContain('camera')
    expect(clean('<iframe src="https://maps.example.com:8443/"></iframe>')).toContain('maps.example.com')
  })

  it('a video: it has controls and loads nothing by itself', () => {
    const html = clean('<video src="/a.mp4" autoplay onplay="alert(1)"></video>')
    expect(html).toContain('controls')
    expect(html).toContain('preload="none"')
    expect(html).not.toMatch(/autoplay|onplay/)
  })
})

it('a check makes no HTML of texts, and still reports what is wrong with them', () => {
  const record = z.object({ content: html, summary: html.optional() })
  const reported: string[] = []
  const read = (body: object) =>
    inFirstForm(record, body, { isMarkupEmpty: true, report: ({ expected }) => reported.push(expected) })
  expect(read({ content: '<p>a</p>', summary: '<p>b</p>' })).toEqual({ content: '' })
  read({ content: 'a'.repeat(bounds.html + 1) })
  expect(reported).toEqual([`at most ${bounds.html} characters`])
  expect(strictIssues(record, { content: '<script>a</script>' })).toEqual([])
  expect(strictIssues(record, { content: 5 })).toMatchObject([{ path: '$.content', expected: 'string' }])
})
