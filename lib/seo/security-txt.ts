const DAY_MS = 86_400_000
/** RFC 9116 asks for an expiry within a year. It is counted anew every day, so that a running site never serves an expired file. */
const VALID_DAYS = 180

/**
 * security.txt (RFC 9116): whom to tell of a hole. `contact`: a mail or web address; `origin`: the site's own address. Its last
 * day is half a year from `now` (ms).
 */
export function securityTxt(origin: string, contact: string, now: number): string {
  const end = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS).toISOString()
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${end.replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
