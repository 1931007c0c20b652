import { ButtonLink } from '@/components/ui/Button'
import { Closing } from '@/components/ui/Closing'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import { firstMail } from '@/lib/rules/text/first-mail'

type Props = {
  page: PageContext
  /** The text of the page: whom it says to write to. */
  html: string | undefined
  title: string
  text: string
  action: string
}

/** The last band of a page that is read by others than buyers: a mail to whom its text names, else the site's form. */
export function MailClosing({ page, html, title, text, action }: Props) {
  const mail = firstMail(html)
  return (
    <Closing title={title} text={text}>
      {mail ? (
        <ButtonLink href={mail} icon="arrow">
          {action}
        </ButtonLink>
      ) : (
        <ButtonLink {...formLink(page.href, page.localeConfig.defaultFormId)} icon="arrow">
          {page.t('shell.consult')}
        </ButtonLink>
      )}
    </Closing>
  )
}
