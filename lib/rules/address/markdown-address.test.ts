import { expect, it } from 'vitest'
import { markdownAddress, pageOfMarkdown, prefersMarkdown } from './markdown-address'

it.each([
  ['/', '/index.md'],
  ['/en', '/en/index.md'],
  ['/product/7', '/product/7.md'],
  ['/en/activity?pageNo=2', '/en/activity.md?pageNo=2'],
])('%s ⇄ %s', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown)
  expect(pageOfMarkdown(markdown)).toBe(page)
})

it('keeps the host of an absolute address', () => {
  expect(markdownAddress('https://en.n.example/')).toBe('https://en.n.example/index.md')
  expect(markdownAddress('https://n.example/en')).toBe('https://n.example/en/index.md')
})

it.each(['/product/7', '/product/7.mdx', '/a.md/b', '/?x=.md'])('%s is no Markdown address', (address) => {
  expect(pageOfMarkdown(address)).toBeUndefined()
})

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.8', true],
  ['text/html, text/markdown', true],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['TEXT/Markdown', true],
  ['text/markdown;Q=0.2, text/html', false],
  [undefined, false],
])('Accept: %s', (accept, wanted) => {
  expect(prefersMarkdown(accept)).toBe(wanted)
})
