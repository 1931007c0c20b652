import { expect, it } from 'vitest'
import { attributes, html } from './html'

it('escapes every value but HTML, in text and in attributes', () => {
  const name = '"><script>alert(1)</script>'
  const list = [html`<li>${name}</li>`, html`<li>${2}</li>`]
  const page = html`<a title="${name}"${attributes({ lang: name })}>${undefined}${false}${null}</a><ul>${list}</ul>`
  expect(page.text).not.toContain('<script>')
  expect(page.text).toContain('<a title="&#34;&#62;&#60;script&#62;')
  expect(page.text).toContain(' lang="&#34;&#62;&#60;script&#62;')
  expect(page.text).toContain('</a><ul><li>&#34;&#62;')
  expect(page.text).toContain('<li>2</li></ul>')
})

it('writes attributes by React’s names: true alone, undefined and false not at all, an empty value', () => {
  const all = { tabIndex: -1, required: true, checked: false, id: undefined, value: '' }
  expect(html`<input${attributes(all)}>`.text).toBe('<input tabindex="-1" required value="">')
})
