import { log } from '@/lib/log'
import type { PageTransform } from '@/lib/setting-kinds'
import { isFirstUnrecognised } from '@/lib/unrecognised'
import { type CspHosts, contentSecurityPolicy, headStyles } from '../response/csp'
import { holdScripts } from './hold-scripts'
import { withLeadPicture } from './lead-picture'
import { withoutTransitionNames } from './transition-names'

/** What each document of this site begins with. When a page fails, or is found missing late, Next answers with one that only a script would fill. */
export const ownDocument = '<html lang="'

/** Marks a page of a list that the list does not have (D5): Next cannot give it the status, so it is given when it is sent. */
export const pastEnd = 'data-page="past-end"'

/** A document as it is sent, and the policy that its scripts run under (S3). */
export type PageDocument = { html: string; policy: string }

/** `transforms`: what PAGE_TRANSFORMS names; without any the document stays as Next wrote it. */
export type DocumentSettings = { hosts: CspHosts; transforms: readonly PageTransform[] }

/** True for a document of the render that was given this nonce: its scripts carry it. */
export const carriesNonce = (html: string, nonce: string): boolean => html.includes(` nonce="${nonce}"`)

function transformed(html: string, nonce: string, transforms: readonly PageTransform[]): string {
  const headEnd = html.indexOf('</head>')
  if (headEnd < 0) return html
  const [head, body] = [html.slice(0, headEnd), html.slice(headEnd)]
  const page =
    (transforms.includes('lead-picture') ? withLeadPicture(head, body) : head) +
    (transforms.includes('transition-names') ? withoutTransitionNames(body) : body)
  if (!transforms.includes('hold-scripts')) return page
  const held = holdScripts(page, nonce)
  if (held === page && page.includes(ownDocument) && isFirstUnrecognised('scripts'))
    log.error('document of Next not recognised: sent unchanged')
  return held
}

/**
 * A document of Next's, or one that needs no other file, with its policy: Next wrote the nonce on the scripts of this render, content was
 * written before the nonce existed (S3).
 */
export function pageDocument(
  html: string,
  nonce: string,
  { hosts, transforms }: DocumentSettings,
): PageDocument {
  if (!carriesNonce(html, nonce))
    return { html, policy: contentSecurityPolicy({ styles: headStyles(html) }, hosts) }
  const page = transformed(html, nonce, transforms)
  return { html: page, policy: contentSecurityPolicy({ nonce, styles: headStyles(page) }, hosts) }
}
