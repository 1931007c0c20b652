import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MissingKind } from '@/lib/content/missing-records'
import { currentRedirects } from '@/lib/content/sources/files/redirects'
import type { Env } from '@/lib/env'
import { mayPreview, signatureOf } from '@/lib/http/preview-access'
import { localePath, resolveAddress, splitPrefix } from '@/lib/i18n/address'
import type { Locale } from '@/lib/i18n/locales'
import { withoutFormSuffix } from '@/lib/i18n/routes'
import { siteLocales } from '@/lib/site-locales'
import { sendStatus } from '../headers'
import { keyOf } from './address'
import type { InnerAnswer } from './ask-next'

type Rest = {
  findMissing: (key: string) => Promise<MissingKind | undefined>
  /** False where the form opens nothing of this name. */
  mayOpenGate: (locale: Locale, formId: string, gate: string) => Promise<boolean>
  replay: (request: IncomingMessage, response: ServerResponse, answer: InnerAnswer) => void
}

const gatePage = /^\/\w+\/form\/([^/]+)\/gate$/

/**
 * Answers 404 for a page that is not cached and that is proven missing, or closed (D14), before it takes a render: a preview, a form with a
 * gate, client navigation of another build. A form with a gate that nothing has leads to the form (D26). False when the page may be there:
 * nothing has been done then.
 */
export function missingRefuser(
  { SITE_HOSTS, GO1688_HOST }: Pick<Env, 'SITE_HOSTS' | 'GO1688_HOST'>,
  { findMissing, mayOpenGate, replay }: Rest,
) {
  const settings = { siteHosts: SITE_HOSTS, go1688Host: GO1688_HOST }
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { headers, url = '/' } = request
    const [path = '/', query = ''] = url.split(/\?(.*)/s)
    const address = { host: headers.host ?? '', path, search: query && `?${query}` }
    const action = resolveAddress(address, {
      ...settings,
      siteLocales: await siteLocales.value(),
      redirects: currentRedirects(),
    })
    if (action.kind !== 'render') return false
    const shown = localePath(action.locale, withoutFormSuffix(splitPrefix(path).rest))
    const isClosed =
      action.preview && !mayPreview({ path: shown, query: signatureOf(new URLSearchParams(query)) })
    if (!isClosed && (await findMissing(keyOf(action.path))) !== 'missing') {
      const [, formId] = gatePage.exec(action.path) ?? []
      const { gate = '', ...rest } = Object.fromEntries(new URLSearchParams(query))
      if (formId === undefined || (await mayOpenGate(action.locale, formId, gate))) return false
      const search = new URLSearchParams(rest).toString()
      sendStatus(response, 307, { Location: path + (search && `?${search}`) })
      return true
    }
    replay(request, response, {
      status: 404,
      headers: {
        'content-type': headers.rsc === '1' ? 'text/x-component' : 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        ...(action.preview && { 'x-robots-tag': 'noindex' }),
      },
      body: Buffer.alloc(0),
      nonce: '',
    })
    return true
  }
}
