'use client'

/**
 * Another page of this site, read for its body. Its head stays out: it holds a style sheet of its own, which the policy of the
 * page that is shown does not know, and browsers report it although nothing shows it (ADR 0029).
 */
export function parseBody(html: string): Document {
  return new DOMParser().parseFromString(html.slice(html.indexOf('<body')), 'text/html')
}
