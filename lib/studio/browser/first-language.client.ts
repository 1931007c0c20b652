'use client'
import { isLocale, type Locale, locales } from '@/lib/i18n/locales'
import { locale } from './language.client'

/** The studio's interface is Chinese or English, whatever languages the site has. */
const question =
  locale === 'cn'
    ? '要启用这一语言，工作室需要重新打开一次。您输入的内容会保留为草稿；重新打开后请再点一次同一个按钮。'
    : 'To turn this language on, the studio opens once more. What you typed is kept as a draft; then press the same button again.'

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
