import { type CspHosts, contentSecurityPolicy } from '../response/csp'
import { inlineScripts } from '../response/framework-scripts'

export type RenderedPage = { html: string; rscData: Buffer }
export type FinishedPage = { html: string; policy: string }

/** A page holds a script of a form nobody vouches for: it goes on as Next wrote it, under the careful policy. */
export class UnknownFormError extends Error {}

/** The document as it is served, and its policy (S3). */
export function finishPage(page: RenderedPage, hosts: CspHosts): FinishedPage {
  const { known, unknown } = inlineScripts(page.html)
  if (unknown[0] !== undefined) throw new UnknownFormError(unknown[0].slice(0, 80))
  return { html: page.html, policy: contentSecurityPolicy(known, hosts) }
}
