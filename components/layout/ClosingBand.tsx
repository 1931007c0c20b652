import { ButtonLink } from '@/components/ui/Button'
import { Closing } from '@/components/ui/Closing'
import { defaultFormOf } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'

/** Pages that end in a call of their own, or are nothing but a form. */
const endsItself = /^\/(?:$|product\/\d|form\/|ai(?:$|\/))/

/** The last band of a page: what to do next, for whoever read this far. */
export function ClosingBand({ page, path }: { page: PageContext; path: string }) {
  if (endsItself.test(path)) return null
  return (
    <Closing title={page.t('shell.closingTitle')} text={page.t('shell.closingText')}>
      <ButtonLink {...formLink(page.href, defaultFormOf(page.locale, path))} icon="arrow">
        {page.t('shell.book')}
      </ButtonLink>
    </Closing>
  )
}
