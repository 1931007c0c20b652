import { env } from '@/lib/env'

const isSecure = () => env().SITE_URL.startsWith('https:')
/** Over https by a name that browsers take only with `Secure`: a page without https cannot put a cookie in its place. */
const nameOf = (kind: Kind) => `${isSecure() ? '__Secure-' : ''}desk_${kind}`

/** `device` outlives the session: it says that somebody signed in here before. */
type Kind = 'session' | 'device'

/** A cookie of the desk in a request. */
export function cookieOf(headers: Headers, kind: Kind = 'session'): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((part) => part.trim())
  const start = `${nameOf(kind)}=`
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined
}

/** Set-Cookie: scripts cannot read it, other sites send it with links only, and no page but the desk sees it. */
export function setCookie(token: string, maxAgeSeconds: number, kind: Kind = 'session'): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${nameOf(kind)}=${token}; Path=/desk; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}
