import { env } from '@/lib/env'

const isSecure = () => env().SITE_URL.startsWith('https:')
/** Over https by a name that browsers take only with `Secure`: a page without https cannot put a cookie in its place. */
const nameOf = () => (isSecure() ? '__Secure-desk_session' : 'desk_session')

/** The desk's cookie in a request. */
export function cookieOf(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((part) => part.trim())
  const start = `${nameOf()}=`
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined
}

/** Set-Cookie: scripts cannot read it, other sites send it with links only, and no page but the desk sees it. */
export function setCookie(token: string, maxAgeSeconds: number): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${nameOf()}=${token}; Path=/desk; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}
