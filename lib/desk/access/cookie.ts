const NAME = 'desk_session'

/** The desk's cookie in a request. */
export function cookieOf(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((part) => part.trim())
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) || undefined
}

/** Set-Cookie: scripts cannot read it, other sites send it with links only, and no page but the desk sees it. */
export function setCookie(token: string, maxAgeSeconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${NAME}=${token}; Path=/desk; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}
