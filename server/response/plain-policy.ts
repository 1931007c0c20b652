/** Text and data: shown as they are, with nothing beside them. */
const PLAIN = "default-src 'none'; base-uri 'none'; frame-ancestors 'self'"
/** Scripts and styles: what a worker made of them may reach. */
const CODE = "default-src 'self'; object-src 'none'; base-uri 'none'"
/** What the browser draws around a picture or a film that is opened by itself has styles of the browser's own. */
const MEDIA = `${PLAIN}; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'`
/** Readers of documents are pages of the browser, which a policy of ours would keep from starting. */
const DOCUMENT = "script-src 'none'; base-uri 'none'; frame-ancestors 'self'"

/** The Content-Security-Policy of an answer that is no page, by its Content-Type (S3, docs/security.md). */
export function plainPolicy(type = ''): string {
  if (/^(?:text|application)\/(?:javascript|css)\b/.test(type)) return CODE
  if (/^(?:image|video|audio)\//.test(type)) return MEDIA
  return type.startsWith('application/pdf') ? DOCUMENT : PLAIN
}
