import type { NextRequest } from 'next/server'
import { failure } from '@/lib/enquiry/failure'
import { findForm, findFormOfSite, rememberForm } from '@/lib/enquiry/find-form'
import { compileField } from '@/lib/enquiry/form/field'
import { refusal, success } from '@/lib/http/envelope'
import { mayPreview } from '@/lib/http/preview-access'
import { requestLanguage } from '@/lib/http/request-language'
import { isRecordId } from '@/lib/i18n/record-id'

type Context = { params: Promise<{ id: string }> }

/** GET form/{id} (§7): the definition the dialog draws, of the site in `site[id]`, else of the sending page's language. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { id } = await params
  const hint = requestLanguage(request.headers)
  const query = request.nextUrl.searchParams
  const isPreview = query.get('preview') === 'true'
  const unknown = () => refusal(404, `no form ${id.slice(0, 64)}`)
  if (!isRecordId(id)) return unknown()
  if (isPreview && !mayPreview({ headers: request.headers })) return unknown()
  try {
    const siteId = query.get('site[id]')
    const found =
      siteId === null
        ? await findForm(hint, id, isPreview)
        : await findFormOfSite({ siteId, formId: id, hint }, isPreview)
    if (!found) return unknown()
    if (!isPreview) void rememberForm(found, id)
    const { form } = found
    const formFields = form.formFields.map((field) => {
      const { isRequired } = compileField(field, found.labels, found.locale)
      return { ...field, required: isRequired }
    })
    return success({ ...form, id, formFields })
  } catch (error) {
    return failure(error, hint)
  }
}
