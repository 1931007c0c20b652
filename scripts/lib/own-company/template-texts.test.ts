import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoTexts, prompt } from '@/lib/go-live/demo-texts'
import { locales } from '@/lib/i18n/locales'
import { writeCompany } from './write-company'

const asking = [
  ...[
    'activities/601-example.yaml',
    'cases/401-example.yaml',
    'home/10-carousel.yaml',
    'home/20-product.yaml',
  ],
  ...['industries/201-example.yaml', 'introductions/901-company.yaml', 'join-us/921-careers.yaml'],
  ...['pages/privacy.md', 'product-categories/101-example.yaml', 'products/1001-example.yaml'],
  ...[
    'publications/801-example.yaml',
    'services/911-service.yaml',
    'site.yaml',
    'solutions/301-example.yaml',
  ],
]

it('what init writes for its writer to replace is found by go-live, each sentence in both languages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'template-texts-'))
  const names = { cn: '山泉', en: 'Spring: "Water" Ltd' }
  await writeCompany(folder, {
    names,
    colour: '#1d4ed8',
    zone: 'Asia/Shanghai',
    recipients: ['a@company.com'],
  })
  const content = join(folder, 'content')
  const found = await demoTexts(content, join(folder, 'public'), prompt)
  expect(found.map((file) => file.slice(content.length + 1)).sort()).toEqual(
    locales.flatMap((locale) => asking.map((file) => `${locale}/${file}`)).sort(),
  )
  const counts = locales.map((locale) =>
    asking.map((file) => {
      const lines = readFileSync(join(content, locale, file), 'utf8').split('\n')
      return [file, lines.filter((line) => prompt.test(line)).length]
    }),
  )
  expect(counts[0]).toEqual(counts[1])
  expect(new Map(counts[0]?.map(([file, count]) => [file, count])).get('products/1001-example.yaml')).toBe(13)
  rmSync(folder, { recursive: true })
})

it('no text of the demo is a placeholder', async () => {
  expect(readdirSync('content')).toContain('cn')
  expect(await demoTexts('content', 'none', prompt)).toEqual([])
})
