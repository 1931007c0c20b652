import { Icon } from '@/components/ui/Icon'
import { localeConfigs, otherLocale } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'

type Props = { page: PageContext; alternatePath: string; className?: string | undefined }

/** Link to this page in the other language, or to its section's list there when the alternate does not exist (D3); nothing where that language has no site (D36). */
export function LanguageSwitch({ page, alternatePath, className }: Props) {
  const other = localeConfigs[otherLocale(page.locale)]
  if (!page.languages.includes(other.locale)) return null
  return (
    <a
      className={className}
      href={page.otherHref(alternatePath)}
      hrefLang={other.bcp47}
      lang={other.bcp47}
      data-language-switch={other.locale}
    >
      <Icon name="globe" size={18} />
      {other.name}
    </a>
  )
}
