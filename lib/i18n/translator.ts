import { createTranslator } from 'next-intl'
import { locales, type Mark } from './locales'
import type { Messages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: string
  }
}

/** A typed translate function over the given messages: `t('footer.copyright', { year })`. */
export function translatorFor(mark: Mark, messages: Messages) {
  return createTranslator({ locale: locales[mark].bcp47, messages })
}

export type Translator = ReturnType<typeof translatorFor>
