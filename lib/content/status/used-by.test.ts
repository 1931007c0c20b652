import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { menuOrder } from './menu-order'
import { usedBy } from './used-by'

const contentDirectory = mkdtempSync(join(tmpdir(), 'northbay-used-'))
for (const file of [
  'cn/products/1001-procure.yaml',
  'en/products/1001-procure.yaml',
  'cn/product-categories/101-supply-chain.yaml',
  'en/product-categories/101-supply-chain.yaml',
  'en/home/15-product.yaml',
  'cn/navigation',
  'cn/introductions/902-culture.yaml',
])
  cpSync(join('content', file), join(contentDirectory, file), { recursive: true })
const redirects = [
  '- { from: /old, to: /product/1001 }',
  '- { from: /en/old, to: /en/product/1001 }',
  '- { from: /values, to: /about-us/culture }',
  '- { from: /older, to: /product/1002 }',
  // No addresses of anything: they are problems of their own, and keep nobody from an answer.
  '- { from: /sale-100%25, to: /product/100% }',
]
writeFileSync(join(contentDirectory, 'redirects.yaml'), `${redirects.join('\n')}\n`)
afterAll(() => rmSync(contentDirectory, { recursive: true }))

const now = Date.parse('2026-11-22T04:00:00Z')
const options = { contentDirectory, dataDirectory: contentDirectory, zone: 'Asia/Shanghai', now }

it('names what leads to a record in its language: references, links, and redirects', () => {
  const { records, redirects: lines } = usedBy(options, '/product/1001/preview') ?? {}
  expect(records?.map(({ record, fields }) => [record.file, fields])).toEqual([
    ['cn/product-categories/101-supply-chain.yaml', ['products.0']],
  ])
  expect(lines).toEqual([expect.objectContaining({ line: 1, from: '/old' })])
  const english = usedBy(options, '/en/product/1001/preview')
  expect(english?.records.map(({ record }) => record.folder).sort()).toEqual(['home', 'product-categories'])
  expect(english?.redirects.map(({ from }) => from)).toEqual(['/en/old'])
  expect(usedBy(options, '/product/1002/preview')).toBeUndefined()
  const [company] = usedBy(options, '/about-us/culture')?.redirects ?? []
  expect(company?.from).toBe('/values')
})

it('gives the menu in the order that the site shows', () => {
  const items = menuOrder(options)
  const positions = items.map(({ position }) => position ?? Number.POSITIVE_INFINITY)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(items.find(({ record }) => record.file === 'cn/navigation/08-services.yaml')?.position).toBe(4.5)
})
