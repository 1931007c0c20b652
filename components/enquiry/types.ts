import type { FormLike } from '@/lib/enquiry/compile-form'
import type { Locale } from '@/lib/i18n/locales'
import type { Captions } from '@/lib/rules/media/media-files'
import type { ConsultTexts } from './texts'

/** Site and texts a dialog works with; the layout hands them over once per document. */
export type Consult = { locale: Locale; siteId: string; texts: ConsultTexts }

/** What a visitor asked for: a form, and perhaps the gated thing behind it (`type~id~jump`). */
export type ConsultRequest = { formId: string; gate?: string | undefined }

/** A form definition as the dialog draws it. */
export type FormDefinition = FormLike

/** A passed form's thing: an address of this site that leads to it for a while (D26). */
export type OpenedGate = {
  href: string
  kind: 'document' | 'link' | 'video'
  type?: string
  title?: string
  tracks?: Captions[]
}

/** What a stored submit answers. */
export type Passed = {
  id?: string | number
  gate?: OpenedGate
  receipt?: string
  /** What the form says happens next. */
  nextSteps?: string[] | undefined
}

/** Set on a draft form's own page (D6, D14): the submit is a dry run, and carries the page's signed query. */
export type PreviewQuery = { preview: 'true'; expires?: string; signature?: string }
