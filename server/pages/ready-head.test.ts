import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bodyOf } from './body'
import type { Page } from './page'
import { readyHead, sendReady } from './ready-head'
import { type Label, type Part, sendPage } from './send'

const text = '<!doctype html>'.repeat(200)
const at = new Date('2026-03-01T08:00:00Z').getTime()
let part: Part
let label: Label
let prepare: (response: ServerResponse) => void
let server: Server

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: at + 7000 })
  const page = {
    at,
    revalidate: 60,
    expire: 3600,
    tags: [],
    html: bodyOf(text),
    headers: {},
    policy: '',
  } as object as Page
  part = {
    body: page.html,
    type: 'text/html',
    headers: ['Content-Security-Policy', "default-src 'none'"],
    status: 200,
  }
  label = 'HIT'
  prepare = () => undefined
  server = createServer((request, response) => {
    prepare(response)
    sendPage(request, response, page, part, label, () => {})
  }).listen(0)
})
afterEach(() => {
  server.close()
  vi.useRealTimers()
})

/** One answer on a connection of its own, as it travels: its head's lines, and how many bytes follow. */
async function answer(request = 'GET / HTTP/1.1', lines: string[] = []) {
  const socket = connect((server.address() as AddressInfo).port)
  socket.write(`${[request, 'Host: site', ...lines].join('\r\n')}\r\n\r\n`)
  let received = Buffer.alloc(0)
  const isWhole = () => {
    const end = received.indexOf('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(received.toString('latin1'))?.[1]
    return end >= 0 && (request.startsWith('HEAD') || received.byteLength >= end + 4 + Number(length))
  }
  while (!isWhole()) {
    const [chunk] = await once(socket, 'data')
    received = Buffer.concat([received, chunk])
  }
  socket.destroy()
  const end = received.indexOf('\r\n\r\n')
  return { head: received.toString('latin1', 0, end).split('\r\n'), bytes: received.byteLength - end - 4 }
}

it('the second answer is the first one, byte for byte', async () => {
  const [first, second] = [await answer(), await answer()]
  expect(part.heads?.identity?.ready.HIT?.text).toContain('Age: 7\r\n') // it was sent that way
  // Node writes the date by a clock of its own.
  const own = ({ head }: typeof first) => head.filter((line) => !line.startsWith('Date: '))
  expect(own(second)).toEqual(own(first))
  expect(second.head.length).toBe(first.head.length)
  expect(second.bytes).toBe(text.length)
})

it('tells the moment, the age and the date anew', async () => {
  await answer()
  await answer()
  vi.advanceTimersByTime(5000)
  const { head } = await answer()
  expect(head).toContain('Age: 12')
  expect(head).toContain(`X-Accel-Expires: @${(at + 12_000) / 1000}`)
  expect(head).toContain('Date: Sun, 01 Mar 2026 08:00:12 GMT')
  expect(head.filter((line) => /^(?:Age|Date|X-Accel-Expires):/.test(line))).toHaveLength(3)
})

it('says what each visitor has to be told: encoding, label, no body for HEAD, the end of a connection', async () => {
  await answer()
  expect((await answer('GET / HTTP/1.1', ['Accept-Encoding: br'])).head).toContain('Content-Encoding: br')
  expect((await answer()).head.join()).not.toContain('Content-Encoding')
  label = 'STALE'
  expect((await answer()).head).toContain('x-nextjs-cache: STALE')
  label = 'HIT'
  expect((await answer()).head).toContain('x-nextjs-cache: HIT')
  expect((await answer('HEAD / HTTP/1.1')).bytes).toBe(0)
  expect((await answer('GET / HTTP/1.1', ['Connection: close'])).head).toContain('Connection: close')
  expect((await answer()).head).toContain('Connection: keep-alive')
})

it('passes a header of one answer on to no other', async () => {
  prepare = (response) => response.setHeader('X-Once', '1')
  expect((await answer()).head).toContain('X-Once: 1')
  prepare = () => undefined
  expect((await answer()).head.join()).not.toContain('X-Once')
  prepare = (response) => response.setHeader('X-Once', '2')
  expect((await answer()).head).toContain('X-Once: 2')
})

it('does nothing where Node keeps no head', () => {
  const response = { shouldKeepAlive: true, getHeaderNames: () => [], headersSent: false, end: vi.fn() }
  const asResponse = response as object as ServerResponse
  expect(readyHead(asResponse)).toBeUndefined()
  const ready = { pieces: ['', '', '', ''] as const, second: 0, age: 0, text: '' }
  expect(sendReady(asResponse, ready, { status: 200, age: 1, bytes: Buffer.alloc(1) })).toBe(false)
  expect(response.end).not.toHaveBeenCalled()
})
