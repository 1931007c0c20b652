import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { recordKinds } from '@/lib/content-types/addresses'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { isPublicPath } from '@/lib/i18n/routes'
import { entryOf, linkedRecords } from './table'

vi.mock('@/lib/content/sources/files/redirects', () => ({
  currentRedirects: () => new Map([['/en/product/9', { to: '/en/product/301', status: 301 }]]),
}))

it('a text that links a moved record is well where its old address leads on', () => {
  const page = { describe: '<a href="/product/9">a</a>' }
  const { output } = endpoints.joinUs
  expect(linkedRecords(output, page, 'en')).toEqual([])
  expect(linkedRecords(output, page, 'cn')).toEqual([
    expect.objectContaining({ name: 'product', input: { id: '9' } }),
  ])
})

it('every call has a page that shows it', () => {
  const names = Object.keys(endpoints) as EndpointName[]
  expect(names.filter((name) => entryOf(name).page === '')).toEqual([])
  expect(entryOf('article').page).toBe('/article-detail/{type}/{id}')
  expect(entryOf('newsList').inputs).toHaveLength(2)
})

it('the document names every page, and no address that is none', () => {
  const document = readFileSync('docs/content-api.md', 'utf8')
    .split('## Pages and what')[1]
    ?.split('\n## ')[0]
  const named = [...(document ?? '').matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => address)
  const pages = recordKinds.map(([, { path, isPreviewOnly }]) => (isPreviewOnly ? path : `${path}/{id}`))
  expect(pages.filter((page) => !named.some((address) => address.replace('/{type}', '') === page))).toEqual(
    [],
  )
  const filled = (address: string) =>
    address
      .replace(/[?#].*/, '')
      .replace('{type}', 'news')
      .replace('{id}', '7')
  expect(
    named.filter((address) => !/^\/en$|^\/form\?/.test(address) && !isPublicPath(filled(address))),
  ).toEqual([])
})
