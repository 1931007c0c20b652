import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  to: string[]
  headers: Map<string, string>
  text: string
  html: string
}

const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, coded: string) =>
      decode(coded.replaceAll('_', ' '), /b/i.test(kind) ? 'base64' : 'quoted-printable'),
    )

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => `%${hex}`)
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/gi, '%25'))
}

function part(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), words(line.slice(at + 1).trim())]
    }),
  )
  return { headers, body: source.slice(end + 4) }
}

function readMail(source: string, to: string[]): ReceivedMail {
  const { headers, body } = part(source)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '-'
  const parts = body.split(`--${boundary}`).map((text) => part(text.replace(/^\r\n/, '')))
  const of = (type: string) => {
    const found = parts.find((item) => item.headers.get('content-type')?.startsWith(type))
    return found ? decode(found.body, found.headers.get('content-transfer-encoding') ?? '') : ''
  }
  return { to, headers, text: of('text/plain').replaceAll('\r\n', '\n'), html: of('text/html') }
}

/** A real SMTP server on a port of its own: keeps the mails it took, refuses as many as it is told to with a number, and `unknown` addresses always. */
export async function startSmtp() {
  const mails: ReceivedMail[] = []
  const state = { refusals: [] as number[], attempts: 0, unknown: [] as string[] }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const isUnknown = state.unknown.includes(address)
      done(isUnknown ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        state.attempts += 1
        const refusal = state.refusals.shift()
        if (refusal) return done(Object.assign(new Error('not now'), { responseCode: refusal }))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push(readMail(Buffer.concat(chunks).toString('utf8'), to))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
