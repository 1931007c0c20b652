import type { NextRequest } from 'next/server'
import { submittedFormIn } from '@/lib/enquiry/find-form'
import { donePage } from '@/lib/enquiry/no-script/done-page'
import { messagePage, unavailable } from '@/lib/enquiry/no-script/message-page'
import { pageInTime } from '@/lib/enquiry/no-script/page-in-time'
import { formPage, postPlain } from '@/lib/enquiry/no-script/post-plain'
import { readPlain } from '@/lib/enquiry/no-script/read-plain'
import { requestLanguage } from '@/lib/http/request-language'

/** The result of a submit without script (`done`), or the plain form of `form`, `lang` and `gate` (D25). */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams
  const post = readPlain(query)
  const page = await pageInTime(post.locale ?? requestLanguage(request.headers))
  try {
    if (query.has('done')) return await donePage(page, query, post.formId)
    const found = post.formId ? await submittedFormIn(page.locale, post.formId) : undefined
    if (found) return formPage({ page, found, post }, 200, found.form.description ?? '')
    return messagePage(page, 404, { title: page.t('form.invalid'), text: page.t('form.unknownForm') })
  } catch (error) {
    return unavailable(error, page)
  }
}

/** The form-encoded POST of /form/{id} without JavaScript (D25). */
export async function POST(request: NextRequest): Promise<Response> {
  try {
    return await postPlain(request)
  } catch (error) {
    const { locale = requestLanguage(request.headers) } = readPlain(request.nextUrl.searchParams)
    return unavailable(error, await pageInTime(locale))
  }
}
