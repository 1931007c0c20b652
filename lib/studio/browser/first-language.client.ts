'use client'
import { isLocale, type Locale, locales } from '@/lib/i18n/locales'
import { locale } from './language.client'

/** The studio's interface is Chinese or English, whatever languages the site has. */
const question =
  locale === 'cn'
    ? '要启用这一语言，工作室需要重新打开一次。您输入的内容会保留为草稿；重新打开后请恢复草稿，再点一次同一个按钮。'
    : 'To turn this language on, the studio opens once more. What you typed is kept as a draft: restore it then, and press the same button again.'

/** Where the editor keeps drafts, and what of them matters here. */
const DRAFTS = 'draft-backups'
type Draft = { currentLocales: Record<string, boolean>; currentValues: Record<string, object | undefined> }

const answer = <T>(asked: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

/** Turns a language off again in drafts where turning it on failed: it has no values there. */
export async function withoutFailed(language: Locale): Promise<void> {
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    const database = await answer(indexedDB.open(name))
    if (database.objectStoreNames.contains(DRAFTS)) {
      const store = database.transaction(DRAFTS, 'readwrite').objectStore(DRAFTS)
      for (const draft of (await answer(store.getAll())) as Draft[])
        if (Object.keys(draft.currentValues[language] ?? {}).length === 0)
          await answer(
            store.put({ ...draft, currentLocales: { ...draft.currentLocales, [language]: false } }),
          )
    }
    database.close()
  }
}

/**
 * The language that the editor takes for a record's first one: the reader's. It fills a language that is turned on from it, and fails
 * where that itself is to be turned on (it parses `undefined` as JSON): then the page opens with the other one first.
 */
export function firstLanguage(): Locale {
  const asked = new URLSearchParams(location.search).get('first') ?? undefined
  const first = isLocale(asked) ? asked : locale
  addEventListener('error', (event) => {
    if (!(event.error instanceof SyntaxError && /JSON/.test(event.message))) return
    const other = locales.find((one) => one !== first)
    if (confirm(question)) location.search = `?lang=${locale}&first=${other}`
  })
  return first
}
