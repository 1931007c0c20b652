import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { inChinese } from '@/lib/content/in-chinese'
import { locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { translatorFor } from '@/lib/i18n/translator'
import { studioNames } from '@/lib/studio/place-names'
import { temporaryStore } from '@/tests/helpers/temporary-store'
import { deskOf } from './desk'
import { show } from './show'

const store = await temporaryStore()
const directory = mkdtempSync(join(tmpdir(), 'northbay-content-pages-'))
vi.stubEnv('CONTENT_DIR', directory)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

const write = (file: string, more: string) =>
  writeFileSync(
    join(directory, file),
    `---\nid: ${Number.parseInt(file.split('/')[2] ?? '', 10)}\ntype: news\ntitle: A title\n${more}---\nText.\n`,
  )
async function open(path: string): Promise<string> {
  const url = new URL(path, 'https://own.example')
  const desk = await deskOf(url, undefined)
  return (await show({ request: new Request(url), url, path: url.pathname, store, desk })).text()
}

it.each(locales)(
  'a record that was saved with a mistake says so on its page and at its preview, %s',
  async (lang) => {
    mkdirSync(join(directory, lang, 'news'), { recursive: true })
    const prefix = lang === 'cn' ? '' : '/en'
    const pages = async (id: number) => [
      await open(`/desk/record?file=${lang}/news/${id}.md&lang=${lang}`),
      await open(`/desk/preview?path=${prefix}/article-detail/news/${id}&lang=${lang}`),
    ]
    const alert = (shows: string) =>
      translatorFor(lang, messages[lang])('desk.recordWrong', { count: 1, shows })
    write(`${lang}/news/1.md`, '')
    for (const page of await pages(1)) expect(page).not.toContain('role="alert"')
    const late = 'publishAt: 2027-01-02\nexpireAt: 2027-01-01\n'
    write(`${lang}/news/1.md`, late)
    write(`${lang}/news/2.md`, late)
    const reason = 'expected a time after publishAt'
    const place = (await studioNames(lang)).placeOf({ folder: 'news', file: '' }, 'expireAt')
    const said = `<ul><li>${place} · ${lang === 'cn' ? inChinese(reason) : reason}</li>`
    for (const [id, shows] of [
      [1, 'last_good_version'],
      [2, 'nothing'],
    ] as const) {
      const [record, preview] = await pages(id)
      for (const page of [record, preview])
        expect(page).toContain(`role="alert"><p>${alert(shows)}</p>${said}`)
      expect(preview).toContain(
        `<a href="/desk/record?file=${lang}%2Fnews%2F${id}.md&#38;lang=${lang}">A title</a>`,
      )
    }
  },
)
