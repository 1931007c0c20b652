import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findRecords, recordOfFile } from './find-records'
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
  'cn/industries',
  'cn/product-categories',
  'cn/top-header',
  'cn/forms',
  'cn/pages/privacy.md',
  'cn/footer.yaml',
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

const usesOf = (words: string) => {
  const [record] = findRecords(options, words, words)
  if (!record) throw new Error(`no record of ${words}`)
  return usedBy(options, record)
}

it('names what leads to a record in its language: references, links, and redirects', () => {
  const { records, redirects: lines } = usesOf('/product/1001/preview')
  expect(records.map(({ record, fields }) => [record.file, fields])).toEqual([
    ['cn/product-categories/101-supply-chain.yaml', ['products.0']],
  ])
  expect(lines).toEqual([expect.objectContaining({ line: 1, from: '/old' })])
  const english = usesOf('/en/product/1001/preview')
  expect(english.records.map(({ record }) => record.folder).sort()).toEqual(['home', 'product-categories'])
  expect(english.redirects.map(({ from }) => from)).toEqual(['/en/old'])
  expect(usesOf('/about-us/culture').redirects[0]?.from).toBe('/values')
})

it('names what leads to a form, and to records that have no page of their own', () => {
  const filesOf = (words: string) => usesOf(words).records.map(({ record }) => record.file)
  expect(filesOf('/form/5001/preview')).toContain('cn/navigation/03-cases.yaml')
  expect(filesOf('cn/industries/201')).toContain('cn/top-header/02-solution.yaml')
  expect(filesOf('cn/pages/privacy.md')).toContain('cn/footer.yaml')
  expect(filesOf('cn/footer.yaml')).toEqual([])
  expect([usesOf('/form/1/preview'), usesOf('/form/5001/preview')].map((used) => used.isDefaultForm)).toEqual(
    [true, false],
  )
})

it('finds records by address, title, number and file', () => {
  const found = (words: string) => findRecords(options, words, words).map(({ file }) => file)
  expect(found('/product/1001/preview')).toEqual(['cn/products/1001-procure.yaml'])
  expect(found('/product/1002/preview')).toEqual([])
  expect(found('1001')).toEqual(['cn/products/1001-procure.yaml', 'en/products/1001-procure.yaml'])
  expect(found('PROCURE')).toEqual(found('1001'))
  expect(recordOfFile(options, 'cn/../cn/footer.yaml')).toBeUndefined()
})

it('gives the menu in the order that the site shows', () => {
  const items = menuOrder(options)
  const positions = items.map(({ position }) => position ?? Number.POSITIVE_INFINITY)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(items.find(({ record }) => record.file === 'cn/navigation/08-services.yaml')?.position).toBe(4.5)
  const [first, second] = items
  expect(first?.subMenu).toMatchObject({ record: { file: 'cn/top-header/01-product.yaml' } })
  expect(first?.subMenu?.items).toHaveLength(4)
  expect(first?.subMenu?.items.join()).not.toMatch(/product-categories|undefined/)
  expect(second?.subMenu?.items).toHaveLength(6)
  expect(items.find(({ address }) => address === '/activity')?.isHidden).toBe(true)
})
