import type { NextRequest } from 'next/server'
import { env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { isForeign } from '@/lib/http/same-origin'
import { log } from '@/lib/log'
import { shareSignature } from '@/lib/wechat/share-signature'

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** GET /api/wechat?url= : the signature that WeChat's JS-SDK wants of a page of this site; 404 where the site has no account there. */
export async function GET(request: NextRequest) {
  const url = request.nextUrl.searchParams.get('url') ?? ''
  const settings = env()
  const asked = new Headers(request.headers)
  asked.delete('sec-fetch-site')
  asked.set('origin', URL.canParse(url) ? new URL(url).origin : '')
  if (isForeign(asked, settings))
    return Response.json({ msg: 'url must be a page of this site' }, { status: 400, headers })
  try {
    const signature = await shareSignature(url, settings)
    if (!signature) return Response.json({ msg: 'not found' }, { status: 404, headers })
    return Response.json(signature, { headers })
  } catch (error) {
    log.warn({ error: errorName(error) }, 'WeChat ticket request failed')
    return Response.json({ msg: 'no ticket' }, { status: 503, headers })
  }
}
