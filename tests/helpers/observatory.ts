/** An answer as Mozilla's HTTP Observatory looks at it. */
export type Scanned = {
  url: string
  header: (name: string) => string | null
  cookies: string[]
  html: string
}
type Finding = { rule: string; points: number }

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'])
const isHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source)

function directives(policy: string): Map<string, string[]> {
  const all = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(all.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** What its table says of a policy: +10 for nothing unsafe and `default-src 'none'`, down to -25 for none at all. */
function policyPoints(policy: string | null, isHttps: boolean): number {
  if (!policy) return -25
  const csp = directives(policy)
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  const inline = (sources: string[]) =>
    sources.includes('data:') || (sources.includes("'unsafe-inline'") && !sources.some(isHash))
  const isBroad = (sources: string[]) => sources.some((source) => broad.has(source))
  const script = of('script-src')
  if (inline(script) || isBroad(script) || isBroad(of('object-src'))) return -20
  const plain = [...csp].filter(
    ([, sources]) => isHttps && sources.some((item) => /^(?:http|ftp):/.test(item)),
  )
  if (plain.some(([name]) => name !== 'img-src' && name !== 'media-src')) return -20
  if ([...script, ...of('style-src')].includes("'unsafe-eval'")) return -10
  if (plain.length > 0) return -10
  if (inline(of('style-src')) || isBroad(of('style-src'))) return 0
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookiePoints(cookies: string[], hasHsts: boolean): number {
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return hasHsts ? -5 : -20
  return cookies.every((cookie) => /;\s*httponly/i.test(cookie) && /;\s*samesite=/i.test(cookie)) ? 5 : -30
}

const good = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const foreignScript = /<script[^>]+src="(?:https?:)?\/\/(?![^"]*"[^>]*integrity=)/i

/** Its findings on one https answer, each with its points (github.com/mdn/mdn-http-observatory, the score table). */
function findings({ url, header, cookies, html }: Scanned): Finding[] {
  const policy = header('content-security-policy')
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security') ?? '')?.[1] ?? -1)
  const frame = /frame-ancestors ('self'|'none')/.test(policy ?? '')
  const hasOldFrame = /^(?:deny|sameorigin)$/i.test(header('x-frame-options') ?? '')
  const referrer = header('referrer-policy')
  const resource = header('cross-origin-resource-policy')
  const isOpen = header('access-control-allow-origin') !== null && header('access-control-allow-credentials')
  return [
    { rule: 'content-security-policy', points: policyPoints(policy, url.startsWith('https:')) },
    { rule: 'cookies', points: cookiePoints(cookies, age > 0) },
    { rule: 'cross-origin-resource-sharing', points: isOpen ? -50 : 0 },
    { rule: 'referrer-policy', points: referrer === null ? 0 : good.has(referrer) ? 5 : -5 },
    { rule: 'strict-transport-security', points: age < 0 ? -20 : age < 15_768_000 ? -10 : 0 },
    { rule: 'subresource-integrity', points: foreignScript.test(html) ? -5 : 0 },
    {
      rule: 'x-content-type-options',
      points: header('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
    },
    { rule: 'x-frame-options', points: frame ? 5 : hasOldFrame ? 0 : -20 },
    {
      rule: 'cross-origin-resource-policy',
      points: resource === 'same-origin' || resource === 'same-site' ? 10 : 0,
    },
  ]
}

/** Its score: 100 and what is found; good marks count only where the bad ones leave at least 90 (S3). */
export function observatoryScore(scanned: Scanned): { score: number; found: Finding[] } {
  const found = findings(scanned)
  const sum = (list: Finding[]) => list.reduce((total, { points }) => total + points, 100)
  const base = sum(found.filter(({ points }) => points < 0))
  return { score: base >= 90 ? sum(found) : base, found }
}
