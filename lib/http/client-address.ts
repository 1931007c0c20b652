import type { IncomingMessage } from 'node:http'

/** Header in which the server entry passes the visitor's address to handlers; a value from outside is overwritten. */
export const CLIENT_ADDRESS = 'x-client-address'

/** One visitor's address as one text: no port, no IPv4-in-IPv6 form, an IPv6 network (/64) instead of its hosts. */
function normal(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:/i, '')
  if (!bare.includes(':')) return bare
  if (/^[\d.]+:\d+$/.test(bare)) return bare.replace(/:\d+$/, '')
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - rest.length, 0)
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** The visitor's address behind `proxies` trusted proxies (TRUST_PROXY): each appended the address it saw to X-Forwarded-For. */
export function clientAddress(remote: string, forwardedFor: string | undefined, proxies: number): string {
  const chain = [...(forwardedFor ?? '').split(',').filter((part) => part.trim() !== ''), remote]
  return normal(chain[Math.max(chain.length - 1 - proxies, 0)] ?? remote)
}

/** Replaces what a request says about its address by what this server knows. */
export function setClientAddress(request: IncomingMessage, proxies: number): void {
  const forwarded = request.headers['x-forwarded-for']
  const address = clientAddress(
    request.socket.remoteAddress ?? '',
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    proxies,
  )
  request.headers[CLIENT_ADDRESS] = address
}
