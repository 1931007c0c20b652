import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** A page comes in pieces of so many characters, so many milliseconds apart: time enough to paint what is there. */
const PIECE = 1500
const PAUSE_MS = 25

async function inPieces(html: string, response: ServerResponse): Promise<void> {
  const [from, to] = [html.indexOf('<body'), html.indexOf('</main>')]
  response.write(html.slice(0, from))
  for (let at = from; at < to; at += PIECE) {
    response.write(html.slice(at, Math.min(to, at + PIECE)))
    await wait(PAUSE_MS)
  }
  response.end(html.slice(to))
}

/** A line to the site at `origin` over which pages come piece by piece, as over a bad mobile network; all else as it is. */
export async function slowLine(origin: string): Promise<{ url: string; close: () => void }> {
  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    const { host } = new URL(origin)
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    const onward = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers })
    onward.on('response', async (site: IncomingMessage) => {
      const { 'content-length': _, ...rest } = site.headers
      response.writeHead(site.statusCode ?? 502, rest)
      if (!rest['content-type']?.includes('text/html')) site.pipe(response)
      else await inPieces((await buffer(site)).toString(), response)
    })
    onward.on('error', () => response.destroy())
    asked.pipe(onward)
  }
  const server = createServer(answer).listen(0, 'localhost')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}
