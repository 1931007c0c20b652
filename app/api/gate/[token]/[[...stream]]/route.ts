import { getPage } from '@/lib/content'
import { gatedAnswer, isGatedFile } from '@/lib/content/gated-answer'
import { gatedStreamFile } from '@/lib/content/gated-stream'
import { isPlaylist } from '@/lib/contract/stream'
import { visitGate } from '@/lib/enquiry/gate'
import { filesPage } from '@/lib/enquiry/no-script/files-page'
import { messagePage, unavailable } from '@/lib/enquiry/no-script/message-page'
import { enquiryStore } from '@/lib/enquiry/store'
import { requestLanguage } from '@/lib/http/request-language'
import { log } from '@/lib/log'
import { gateFormPath } from '@/lib/rules/gate/gate'

/** `stream`: a file's key, and the name of one of its parts. */
type Context = { params: Promise<{ token: string; stream?: string[] }> }

/**
 * The way to what a form gated (D26): the file itself or on to the thing while the token lives, back to its form afterwards. A stream
 * is led to a folder of its own, from which its playlist counts the names of its parts.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const hint = requestLanguage(request.headers)
  try {
    const { token, stream: [part, ...names] = [] } = await params
    const key = part ?? new URL(request.url).searchParams.get('file')
    const visit = await visitGate(await enquiryStore(), token, key)
    const page = await getPage(visit.locale ?? hint)
    if (visit.kind === 'open') {
      if (!isGatedFile(visit.href)) return redirect(page.href(visit.href))
      if (part === undefined && isPlaylist(visit.href))
        return redirect(`/api/gate/${token}/${key ?? 'video'}/${fileName(visit.href)}`)
      const address = part === undefined ? visit.href : await gatedStreamFile(visit.href, names)
      const file = address && (await gatedAnswer(address, request))
      if (file) return file
      if (address) log.error({ href: address }, 'gated file is missing')
    }
    if (visit.kind === 'choose') return filesPage(page, visit.files)
    if (visit.kind === 'expired') return redirect(page.href(gateFormPath(visit.gate, visit.formId)))
    return messagePage(page, 404, {
      title: page.t('form.gateGone'),
      text: page.t('form.gateGoneText'),
      links: [{ href: page.href('/media'), label: page.t('form.resources') }],
    })
  } catch (error) {
    return unavailable(error, await getPage(hint))
  }
}

const fileName = (href: string) => href.split(/[?#]/)[0]?.split('/').pop()

/** Addresses from content may hold Chinese; a header takes only the escaped form. */
function redirect(to: string): Response {
  const location = to.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
  const headers = {
    Location: location,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  }
  return new Response(null, { status: 302, headers })
}
