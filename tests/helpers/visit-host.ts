import { type IncomingHttpHeaders, request } from 'node:http'

export type HostPage = { status: number; headers: IncomingHttpHeaders; text: string }

/** Asks the server at `url` for a path as a browser does that found this server under another name (D2). */
export function visitHost(url: string, host: string, path: string): Promise<HostPage> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { host } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    asked.on('error', reject).end()
  })
}
