import { StandingConsult } from '@/components/enquiry/StandingConsult.client'
import { consultTexts } from '@/components/enquiry/texts'
import type { PreviewQuery } from '@/components/enquiry/types'
import { getSite } from '@/lib/content'
import type { Form } from '@/lib/contract/forms'
import type { PageContext } from '@/lib/i18n/page-context'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { HomeFrame } from '../../_components/HomeFrame'

type Props = {
  page: PageContext
  formId: string
  form: Form
  gate?: string | undefined
  path: string
  alternatePath: string
  preview?: { query: PreviewQuery; state: PreviewState }
}

/** The home page with the contact dialog open for a form (§2, D6); without scripts it is a plain form in the page. */
export async function FormOverHome({ page, formId, form, gate, path, alternatePath, preview }: Props) {
  const site = await getSite(page)
  return (
    <HomeFrame page={page} path={path} alternatePath={alternatePath} preview={preview?.state}>
      <StandingConsult
        consult={{ mark: page.mark, siteId: site.id, texts: consultTexts(page) }}
        request={{ formId, gate }}
        form={form}
        leave={page.href('/')}
        preview={preview?.query}
      />
    </HomeFrame>
  )
}
