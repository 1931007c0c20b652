import { ConsultPage } from '@/components/enquiry/ConsultPage.client'
import { consultTexts } from '@/components/enquiry/texts'
import type { PreviewQuery } from '@/components/enquiry/types'
import { getSite } from '@/lib/content'
import type { Form } from '@/lib/contract/forms'
import { HomePageLayout } from '../../_components/HomePageLayout'
import type { PageLayoutProps } from '../../_components/record-page'

type Props = PageLayoutProps<Form> & {
  gate?: string | undefined
  /** Set on a preview: the query that signs its dry run. */
  query?: PreviewQuery | undefined
}

/** The home page with the contact dialog open for a form (§2, D6); without scripts it is a plain form in the page. */
export async function FormOverHome({ id, record, gate, query, ...shell }: Props) {
  const { page } = shell
  const site = await getSite(page)
  return (
    <HomePageLayout {...shell}>
      <ConsultPage
        consult={{ locale: page.locale, siteId: site.id, texts: consultTexts(page) }}
        request={{ formId: id, gate }}
        form={record}
        leave={page.href('/')}
        preview={query}
      />
    </HomePageLayout>
  )
}
