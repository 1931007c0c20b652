import { ButtonLink } from '@/components/ui/Button'
import { Closing } from '@/components/ui/Closing'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import type { ClosingPart, TextAction } from '@/lib/rules/text/closing-part'
import styles from './marketplace.module.css'

type Props = { page: PageContext; closing: ClosingPart }

/** A form opens over the page, anything else is gone to. */
function linkOf(page: PageContext, { url }: TextAction) {
  const [, formId] = /^\/form\/(\d+)$/.exec(url) ?? []
  return formId ? formLink(page.href, formId) : { href: page.href(url) }
}

/** The last band of a landing page, as its text ends: the first of its actions is the button, others stand below it. */
export function MarketplaceClosing({ page, closing }: Props) {
  return (
    <Closing title={closing.title} text={closing.text}>
      <ul className={styles.actions}>
        {closing.actions.map((action, index) => (
          <li key={action.url}>
            <ButtonLink
              {...linkOf(page, action)}
              variant={index === 0 ? 'solid' : 'text'}
              {...(index === 0 && { icon: 'arrow' as const })}
            >
              {action.title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Closing>
  )
}
