import { env } from '@/lib/env'
import { type PageDocument, pageDocument } from '../html/document'
import { contentSecurityPolicy, cspHosts } from './csp'
import { inlineScripts } from './inline-scripts'

/**
 * An HTML answer that the page store does not keep, and its policy (S3): a page that Next rendered with this nonce, or one that stands on
 * nothing. `isFile`: a file of `public/` is the owner's own code, all of it.
 */
export function finishHtml(html: string, nonce: string, isFile: boolean): PageDocument {
  const settings = env()
  const hosts = cspHosts(settings)
  if (isFile) return { html, policy: contentSecurityPolicy({ scripts: inlineScripts(html), isFile }, hosts) }
  return pageDocument(html, nonce, { hosts, transforms: settings.PAGE_TRANSFORMS })
}
