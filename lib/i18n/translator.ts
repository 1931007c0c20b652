import { createTranslator } from 'next-intl'
import { type Locale, localeConfigs } from './locales'
import type { Messages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages
    LocaleConfig: string
  }
}

/** A typed translate function over the given messages: `t('footer.copyright', { year })`. */
export function translatorFor(locale: Locale, messages: Messages) {
  return createTranslator({ locale: localeConfigs[locale].bcp47, messages })
}

export type Translator = ReturnType<typeof translatorFor>
