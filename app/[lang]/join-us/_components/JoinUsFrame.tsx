import { MailClosing } from '@/components/blocks/MailClosing'
import type { CompanyPage } from '@/lib/contract/company'
import { CompanyFrame } from '../../_components/CompanyFrame'
import type { FrameProps } from '../../_components/record-page'

/** Join us (§2); it closes for who wants to apply. */
export function JoinUsFrame(props: FrameProps<CompanyPage>) {
  const { page, record } = props
  const closing = (
    <MailClosing
      page={page}
      html={[record.describe, ...(record.plates ?? []).map(({ desc }) => desc)].join('\n')}
      title={page.t('company.applyTitle')}
      text={page.t('company.applyText')}
      action={page.t('company.applyAction')}
    />
  )
  const defaultTitle = page.t('company.joinUsTitle')
  return <CompanyFrame {...props} gateType="joinUs" defaultTitle={defaultTitle} closing={closing} />
}
