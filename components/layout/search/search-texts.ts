import type { PageContext } from '@/lib/i18n/page-context'

/** The texts and the address of a search field in the page's language. */
export const searchTexts = ({ t, href, locale }: PageContext) => ({
  action: href('/search'),
  locale,
  label: t('search.label'),
  placeholder: t('search.placeholder'),
  submit: t('search.title'),
  suggestions: t('search.suggestions'),
})

/** What the search field needs of the page; it travels to the browser. */
export type SearchTexts = ReturnType<typeof searchTexts>
