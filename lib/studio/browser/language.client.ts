'use client'
import { isLocale, type Locale } from '@/lib/i18n/locales'

/** The reader's language: `?lang=`, else the one the editor remembers for its interface, else the browser's; remembered there. */
function language(): Locale {
  const key = 'sveltia-cms.prefs'
  const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { locale?: string }
  const asked = new URLSearchParams(location.search).get('lang') ?? undefined
  const own =
    /^[a-z]/.test(stored.locale ?? '') && stored.locale !== 'auto' ? stored.locale : navigator.language
  const shown = isLocale(asked) ? asked : own?.startsWith('zh') ? 'cn' : 'en'
  const locale = shown === 'cn' ? 'zh-CN' : 'en-US'
  localStorage.setItem(key, JSON.stringify({ ...stored, locale }))
  // Where the browser's differs the editor offers to change to it: half of what is shown would.
  Object.defineProperty(navigator, 'language', { value: locale, configurable: true })
  return shown
}

/** The content's Chinese is called `cn`, which is no code of a language: it is shown by its name all the same. */
function nameChinese() {
  const { of } = Intl.DisplayNames.prototype
  Intl.DisplayNames.prototype.of = function (code) {
    return of.call(this, code.toLowerCase() === 'cn' ? 'zh' : code)
  }
}

/** The language of the configuration; set in the editor when this file is loaded. */
export const locale = language()
nameChinese()
