import { expect, it } from 'vitest'
import { html } from './html'

it('escapes every value but HTML, in text and in attributes', () => {
  const name = '"><script>alert(1)</script>'
  const list = [html`<li>${name}</li>`, html`<li>${2}</li>`]
  const page = html`<a title="${name}">${undefined}${false}${null}</a><ul>${list}</ul>`
  expect(page.text).not.toContain('<script>')
  expect(page.text).toContain('<a title="&#34;&#62;&#60;script&#62;')
  expect(page.text).toContain('</a><ul><li>&#34;&#62;')
  expect(page.text).toContain('<li>2</li></ul>')
})
