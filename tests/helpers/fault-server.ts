import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answer, type ContentServer, startContentServer } from './content-server'

type Fault = (request: IncomingMessage, response: ServerResponse, proper: () => Promise<Answer>) => void

const DRIP_MS = 500
const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }

function drip(response: ServerResponse, text: string) {
  response.writeHead(200, json)
  let at = 0
  const timer = setInterval(() => {
    response.write(text.slice(at, at + 8))
    at += 8
  }, DRIP_MS)
  response.on('close', () => clearInterval(timer))
}

/** Every number a text and every text a number: the shape of an answer without its types. */
function mistyped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mistyped)
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? 7 : 'x'
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mistyped(item)]))
}

function huge(response: ServerResponse) {
  response.writeHead(200, json)
  response.write('{"code":"200","data":"')
  const part = Buffer.alloc(1024 * 1024, 'x')
  let left = 50
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(part)) return void response.once('drain', more)
    }
    response.end('"}')
  }
  more()
}

/** Ways in which a back end fails (S2), the first of which has no server at all. */
export const faults = {
  refuse: () => undefined,
  reset: (request) => void request.socket.destroy(),
  hang: () => undefined,
  drip: (_, response, proper) => void proper().then(({ text }) => drip(response, text)),
  'HTTP 500': (_, response) => void response.writeHead(500, json).end('{"msg":"database is down"}'),
  'HTTP 502': (_, response) => void response.writeHead(502, html).end('<h1>Bad gateway</h1>'),
  'HTTP 503': (_, response) => void response.writeHead(503, json).end('{"code":"503","msg":"maintenance"}'),
  'another code': (_, response) =>
    void response.writeHead(200, json).end('{"code":"500","msg":"failed","data":null}'),
  'HTML with 200': (_, response) => void response.writeHead(200, html).end('<html><body>Login</body></html>'),
  'HTML with 404': (_, response) =>
    void response.writeHead(404, html).end('<html><body>Not found</body></html>'),
  'cut JSON': (_, response, proper) =>
    void proper().then(({ text }) => response.writeHead(200, json).end(text.slice(0, text.length / 2))),
  '50 MB': (_, response) => huge(response),
  'wrong types': (_, response, proper) =>
    void proper().then(({ text }) => {
      const { data } = JSON.parse(text) as { data: unknown }
      response.writeHead(200, json).end(JSON.stringify({ code: '200', data: mistyped(data), msg: '' }))
    }),
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

export type FaultServer = ContentServer & {
  /** Fails from now on, or answers again. `only` limits the fault to some calls. */
  fail: (fault: FaultName | undefined, only?: RegExp) => Promise<void>
  /** What the site's title is from now on: shows on every page how fresh it is. */
  setTitle: (title: string) => void
  /** Keeps the answers to these calls back from now on, until `release`; `isAsked` says when the first has come. */
  hold: (calls: RegExp) => { isAsked: Promise<void>; release: () => void }
  /** Answers the lists among these calls with nothing, properly. */
  setEmpty: (calls: RegExp | undefined) => void
  /** Answers these calls with the proven "does not exist". */
  setMissing: (calls: RegExp | undefined) => void
}

const emptied = (text: string) => {
  const answer = JSON.parse(text) as { data: unknown }
  return JSON.stringify({ ...answer, data: Array.isArray(answer.data) ? [] : { data: [], total: 0 } })
}

/** The embedded content on a real port, with faults to switch on and off. */
export async function startFaultServer(): Promise<FaultServer> {
  let fault: FaultName | undefined
  let only = /^/
  let title = 'Northbay Digital'
  let [empty, missing]: (RegExp | undefined)[] = []
  let held: { calls: RegExp; asked: () => void; until: Promise<void> } | undefined
  const server = await startContentServer((request, response, proper) => {
    const call = (request.url ?? '').replace('/api/internal/', '')
    if (fault && only.test(call)) {
      faults[fault](request, response, proper)
      return true
    }
    if (missing?.test(call)) {
      response.writeHead(404, json).end('{"code":"404","msg":"no such record"}')
      return true
    }
    const isHeld = held?.calls.test(call)
    if (isHeld) held?.asked()
    void Promise.all([proper(), isHeld && held?.until]).then(([{ status, text }]) => {
      const titled = text.replaceAll('"title":"Northbay Digital"', `"title":"${title}"`)
      response.writeHead(status, json).end(empty?.test(call) ? emptied(titled) : titled)
    })
    return true
  })
  return {
    ...server,
    async fail(name, calls = /^/) {
      only = calls
      if (fault === 'refuse' && name !== 'refuse') await server.listen()
      fault = name
      if (name === 'refuse') await server.close()
    },
    setTitle: (text) => {
      title = text
    },
    hold: (calls) => {
      let [asked, release] = [() => {}, () => {}]
      const isAsked = new Promise<void>((resolve) => {
        asked = resolve
      })
      const until = new Promise<void>((resolve) => {
        release = resolve
      })
      held = { calls, asked, until }
      return { isAsked, release }
    },
    setEmpty: (calls) => {
      empty = calls
    },
    setMissing: (calls) => {
      missing = calls
    },
  }
}
