import { expect, it } from 'vitest'
import { z } from 'zod'
import { timesLonger } from '@/tests/helpers/times-longer'
import { inFirstForm } from './first-form'
import { html, sanitiseHtml } from './html'
import { withoutMarkup } from './plain-field'

it.each([
  ['a < b & c > d, AT&T; R&D', 'a < b & c > d, AT&T; R&D'],
  [' x ', ' x '],
  ['x &lt;b&gt; &amp;nbsp; &unknown;', 'x <b> &nbsp; &unknown;'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['<p class="a">a<br/>b</p><ul><li>&#x1F600; &mdash;</li></ul>', 'a\nb\n😀 —'],
])('%s is read as %s', (written, text) => expect(withoutMarkup(written)).toBe(text))

it('is done with content, and with nothing that visitors type or this site hands on', () => {
  const schema = z.object({ value: z.string() })
  const written = { value: 'a <b>c</b> &amp; d' }
  expect(inFirstForm(schema, written)).toEqual(written)
  expect(inFirstForm(schema, written, { report: () => undefined })).toEqual({ value: 'a c & d' })
})

const emptied = z.object({
  line: z.string().optional(),
  text: html.optional(),
  name: z.string(),
})
it.each(['<p><br></p>', '&nbsp;', '<p></p>', '<p class="a">&nbsp;</p>\n<p><br /></p>', ' '])(
  'an editor’s empty %j is none where none need be',
  (value) => {
    const written = { line: value, text: value, name: value }
    const form = inFirstForm(emptied, written, { report: () => undefined })
    expect(Object.keys(form ?? {})).toEqual(['name'])
  },
)

it.each(['<img src="/a.png">', '<p>a</p>', '<hr>', `<p>${'<br>'.repeat(300)}a</p>`])(
  'a rich text of %s is one',
  (text) => {
    const form = inFirstForm(emptied, { name: 'a', text }, { report: () => undefined })
    expect(form).toEqual({ name: 'a', text })
  },
)

it.each(['<p ', '</p> ', '&', '&amp;', '<br'])(
  '%s over and over takes no longer than the text is long',
  (part) => {
    const run = (length: number) => withoutMarkup(part.repeat(length / part.length))
    expect(timesLonger(10_000, run)).toBeLessThan(40)
  },
)

it.each([' ', '\t'])('a text with many %j is put into lines in no longer than it is long', (part) => {
  const run = (length: number) => sanitiseHtml(`x\n${part.repeat(length)}y\n\nz`)
  expect(timesLonger(10_000, run)).toBeLessThan(40)
})
