import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findMissing } from './missing-records'

/** What somebody may invent for each part of an address. */
const invented: Record<string, string> = {
  '[id]': '5000000',
  '[type]': 'made-up',
  '[[...slug]]': 'made-up',
  '[view]': 'all',
  '[pageNo]': '500',
}
const routes = readdirSync('app/[lang]', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  file.includes('[') && file.endsWith('/page.tsx') ? [dirname(file)] : [],
)

it.each(routes)('/en/%s: an invented address of every route is proven without a render', async (route) => {
  const key = route.replace(/\[+[^\]]+\]+/g, (part) => invented[part] ?? part)
  expect(await findMissing(`/en/${key}`)).toMatch(/^(?:missing|past end)$/)
})

describe('with embedded content every kind of page is proven without a render (D31)', () => {
  it.each([
    ['/cn/product/5000000', 'missing'],
    ['/cn/product-category/5000000', 'missing'],
    ['/cn/solution/5000000', 'missing'],
    ['/cn/case-detail/5000000', 'missing'],
    ['/cn/article-detail/news/5000000', 'missing'],
    ['/cn/article-detail/blog/1', 'missing'],
    ['/cn/periodical/5000000', 'missing'],
    ['/cn/activity/5000000', 'missing'],
    ['/cn/media/5000000', 'missing'],
    ['/en/form/5000000', 'missing'],
    ['/en/about-us/invented', 'missing'],
    ['/en/ai/invented', 'missing'],
    ['/en/about-us/news/list/all/500', 'past end'],
    ['/en/about-us/news/list/ai/500', 'past end'],
    ['/en/periodical/list/500', 'past end'],
    ['/en/activity/list/500', 'past end'],
    ['/en/media/list/500', 'past end'],
    ['/en/cases/list/500', 'past end'],
    ['/en/article-detail/blog/1/preview', 'missing'],
    ['/en/about-us/preview', 'missing'],
    ['/en/ai/preview', 'missing'],
    ['/en/form/4001/gate', undefined],
    ['/en/form/4001/preview', undefined],
    ['/en/product/1001/preview', undefined],
    ['/en/form/4001', undefined],
    ['/en/product/1001', undefined],
    ['/en/about-us/news/list/all/2', undefined],
    ['/cn/privacy', undefined],
  ])('%s: %s', async (key, expected) => {
    expect(await findMissing(key)).toBe(expected)
  })
})
