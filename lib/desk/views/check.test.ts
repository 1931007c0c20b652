import { expect, it } from 'vitest'
import type { RecordFile } from '@/lib/content/status'
import { locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { translatorFor } from '@/lib/i18n/translator'
import { checkView, type ShownCheck } from './check'

const record: RecordFile = {
  ...{ locale: 'en', folder: 'news', key: 'news/1', file: 'en/news/1-a b.md', hash: '', at: 0, title: 'One' },
  isDraft: false,
}
const finding = (line: number) => ({
  ...{
    file: 'content/en/news/1-a b.md',
    line,
    path: '$.id',
    message: 'there is no record 9 in cases',
    isNote: true,
  },
  ...{ topic: 'language' as const, folder: 'cases' },
})
const findings = [
  ...Array.from({ length: 130 }, (_, index) => finding(index)),
  { file: 'brand.yaml', line: 3, path: '$.logo[1].file', message: 'expected light or dark', isNote: false },
]

it.each(locales)(
  'hundreds of findings are counted by what they are about, and reached page by page, %s',
  (locale) => {
    const t = translatorFor(locale, messages[locale])
    const desk = {
      ...{ t, locale, zone: 'UTC', now: 0, siteUrl: 'https://own.example', session: undefined },
      here: new URL('https://own.example/desk/check'),
      href: (path: string, query = {}) => `${path}?${new URLSearchParams(query)}`,
    }
    const page = (more: Partial<ShownCheck> = {}, hasStudio = true) =>
      checkView(
        { ...desk, hasStudio },
        {
          ...{
            last: { at: 0, of: '', findings },
            isRunning: false,
            outside: undefined,
            of: undefined,
            pageNo: 1,
            names: {
              placeOf: ({ folder }: { folder: string }, path: string) => `${folder} ${path}`,
              folderOf: (folder: string) => folder.toUpperCase(),
            },
          },
          ...{ recordOf: (file) => (file.endsWith('.md') ? record : undefined), ...more },
        },
      ).text
    const rows = (text: string) => text.match(/<th scope="row">/g)?.length ?? 0
    expect(rows(page())).toBe(21)
    expect(page()).toContain(
      `href="/desk/check?of=language&#38;pageNo=1">${t('desk.checkAll', { count: 130 })}`,
    )
    expect(page()).toContain(`href="/studio?lang=${locale}#/collections/news/entries/1-a%20b"`)
    expect(page()).toContain('<small>news $.id</small>')
    expect(page()).toContain({ cn: 'CASES 里没有记录 9', en: 'there is no record 9 in CASES' }[locale])
    expect(page()).toContain({ cn: '应为 light 或 dark', en: 'expected light or dark' }[locale])
    const entry = t('desk.entry', { number: 2 })
    expect(page()).toContain(`logo</code> › ${entry} › <code translate="no">file</code>`)
    expect(rows(page({ of: 'language', pageNo: 2 }))).toBe(30)
    expect(rows(page({ of: 'language', pageNo: 9 }))).toBe(30)
    expect(page({}, false)).not.toContain('/studio')
    expect(page({ last: { at: 0, of: '', findings: [] } })).toContain(t('desk.checkFine'))
    expect(page()).toContain(t('desk.checkOutsideNever'))
    const broken = {
      ...finding(7),
      message: 'https://other.example/x answers HTTP 404',
      topic: 'outside' as const,
    }
    const outside = page({ of: 'outside', outside: { at: 0, asked: 9, findings: [broken] } })
    expect([
      rows(outside),
      outside.includes({ cn: '返回 HTTP 404', en: 'answers HTTP 404' }[locale]),
    ]).toEqual([1, true])
    expect(outside).toContain('<time datetime="1970-01-01')
    expect(page({ last: undefined, isRunning: true })).toContain(t('desk.checkRunning'))
  },
)
