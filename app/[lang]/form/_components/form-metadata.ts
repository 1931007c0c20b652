import type { Form } from '@/lib/contract/forms'
import type { PageContext } from '@/lib/i18n/page-context'
import { pageMetadata } from '@/lib/seo/metadata'

/** Metadata of a form's page: its own name, canonical to /form/{id}, not for search engines (the home page under it is). */
export function formMetadata(page: PageContext, id: string, form: Form) {
  return pageMetadata(page, {
    path: `/form/${id}`,
    title: form.name,
    description: form.description,
    isIndexed: false,
  })
}
