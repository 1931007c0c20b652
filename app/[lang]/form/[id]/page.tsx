import { recordOf } from '@/lib/content'
import { recordPage } from '../../_components/record-page'
import { FormOverHome } from '../_components/FormOverHome'

/** A form's own address (§2): the home page with the contact dialog open; an unknown form is 404 (D6). Search engines know the home page under it. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('forms'),
  FormOverHome,
  (form) => ({
    title: form.name,
    description: form.description,
    isIndexed: false,
    alternatePath: undefined,
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
