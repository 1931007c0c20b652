import { ButtonLink } from '@/components/ui/Button'
import { Words } from '@/components/ui/Words'
import { defaultFormOf } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import styles from './closing-band.module.css'

/** Pages that end in a call of their own, or are nothing but a form. */
const endsItself = /^\/(?:$|product\/\d|form\/|ai(?:$|\/)|activity\/\d|privacy$)/

/** The last band of a page: what to do next, for whoever read this far. */
export function ClosingBand({ page, path }: { page: PageContext; path: string }) {
  if (endsItself.test(path)) return null
  return (
    <section className={styles.band} aria-labelledby="closing-title">
      <div className={`container ${styles.inner}`}>
        <div>
          <h2 id="closing-title">
            <Words text={page.t('shell.closingTitle')} />
          </h2>
          <p>{page.t('shell.closingText')}</p>
        </div>
        <ButtonLink {...formLink(page.href, defaultFormOf(page.mark, path))} icon="arrow">
          {page.t('shell.closingAction')}
        </ButtonLink>
      </div>
    </section>
  )
}
