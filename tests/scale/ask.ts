import { Agent, request } from 'node:https'
import { host } from '../helpers/nginx'

export type Answer = { status: number; headers: Record<string, string>; body: Buffer; ms: number }
type Asking = { method?: string; headers?: Record<string, string>; body?: string; from?: string }

const TIMEOUT_MS = 20_000
/** The certificate is the test's own: it is this machine's nginx, and nobody else's. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false, servername: host })

/** Asks nginx over TLS as a browser would; rejects when no whole answer comes. `from` is the address asked from. */
export function ask(url: string, { method = 'GET', headers = {}, body, from }: Asking = {}): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: { host, ...headers },
      ...(from ? { localAddress: from, rejectUnauthorized: false, servername: host } : { agent }),
    }
    const asking = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (!response.complete) return reject(new Error('cut'))
        const lines = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        const ms = performance.now() - began
        const status = response.statusCode ?? 0
        resolve({ status, headers: Object.fromEntries(lines), body: Buffer.concat(chunks), ms })
      })
    })
    asking.setTimeout(TIMEOUT_MS, () => asking.destroy(new Error('no answer')))
    asking.on('error', reject)
    asking.end(body)
  })
}

export const closeConnections = () => agent.destroy()
