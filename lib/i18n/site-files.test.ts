import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isSiteFile } from './routes'

it('every file that a handler of app/ answers is an address (D5)', () => {
  const names = readdirSync(join(process.cwd(), 'app'), { withFileTypes: true })
  const handled = names.filter((entry) => entry.isDirectory() && /\.\w+$/.test(entry.name))
  expect(handled.map(({ name }) => name)).toContain('robots.txt')
  expect(handled.filter(({ name }) => !isSiteFile(`/${name}`))).toEqual([])
})

it.each([
  ['/sitemaps/cn-news.xml', true],
  ['/sitemaps/en-news-12.xml', true],
  ['/feeds/en/events.ics', true],
  ['/feeds/cn/news.rss', true],
  ['/sitemaps/fr-news.xml', false],
  ['/sitemaps/cn-news.xml/x', false],
  ['/feeds/cn/cases.rss', false],
  ['/en/robots.txt', false],
])('%s is an address of a file: %s', (path, isFile) => {
  expect(isSiteFile(path)).toBe(isFile)
})
