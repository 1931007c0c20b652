import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flatten } from '@/scripts/lib/messages'
import { locales } from './locales'
import { messages } from './messages'

/** Texts for staff, which no visitor reads. */
const isForStaff = (key: string) => /^(?:desk|lead)\./.test(key)
const promise =
  /northbay|北湾|working day|工作日|\bhours?\b|小时|advis[eo]r|consultant|顾问|\bCV\b|简历|nobody else|第三方(?!工具)|(?<!as )\bsoon\b|尽快/i

it.each(locales)('no built-in text of %s names a company or promises for one', (locale) => {
  const found = [...flatten(messages[locale])].filter(([key, text]) => !isForStaff(key) && promise.test(text))
  expect(found).toEqual([])
})

/** What only makers of software say of what they sell; the demo company's picture of an order (`home.scene`) is its own. */
const trade = /software|workspace|go[- ]live|软件|数字化|数智|工作台|上线/i

it.each(locales)('no built-in text of %s names a company’s trade', (locale) => {
  const found = [...flatten(messages[locale])].filter(
    ([key, text]) => !isForStaff(key) && !key.startsWith('home.scene.') && trade.test(text),
  )
  expect(found).toEqual([])
})

it('the keys that docs/content-api.md lists for a dictionary are those of the built-in texts', () => {
  const docs = readFileSync(new URL('../../docs/content-api.md', import.meta.url), 'utf8')
  const [, table = ''] = /## The dictionary\n([\s\S]*?)\n## /.exec(docs) ?? []
  const listed = [...table.matchAll(/^\| `([\w.]+)`/gm)].map(([, key = '']) => key)
  expect(listed.length).toBeGreaterThan(20)
  const known = flatten(messages.cn)
  expect(listed.filter((key) => !known.has(key))).toEqual([])
})

it.each(locales)(
  'every key of the dictionary in the demo content of %s is that of a built-in text',
  (locale) => {
    const site = readFileSync(new URL(`../../content/${locale}/site.yaml`, import.meta.url), 'utf8')
    const [, dictionary = ''] = /^dictionary:\n((?: {2}.*\n)*)/m.exec(site) ?? []
    const keys = [...dictionary.matchAll(/^ {2}([\w.]+):/gm)].map(([, key = '']) => key)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !flatten(messages[locale]).has(key))).toEqual([])
  },
)
