import { z } from 'zod'
import { getTranslator } from '@/lib/content/translator'
import { failure } from '@/lib/enquiry/failure'
import { exchangeSubmissionToken } from '@/lib/enquiry/gate'
import { enquiryStore } from '@/lib/enquiry/store'
import { refusal, success } from '@/lib/http/envelope'
import { readBody } from '@/lib/http/read-body'
import { requestLanguage } from '@/lib/http/request-language'
import { jsonIn } from '@/lib/json'

const MAX_BYTES = 4096
const body = z.object({ receipt: z.string().max(1024) })

/** Exchanges the token of a submitted form (`receipt`) for a fresh address of the same resource (D23). 400: fill in the form again. */
export async function POST(request: Request): Promise<Response> {
  const locale = requestLanguage(request.headers)
  try {
    const read = body.safeParse(jsonIn((await readBody(request, MAX_BYTES)) ?? ''))
    const gate = read.success
      ? await exchangeSubmissionToken(await enquiryStore(), read.data.receipt)
      : undefined
    if (gate) return success({ gate })
    const t = await getTranslator(locale)
    return refusal(400, t('form.tokenExpired'))
  } catch (error) {
    return failure(error, locale)
  }
}
