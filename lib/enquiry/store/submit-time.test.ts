import { createServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorName } from '@/lib/error-name'
import { log } from '@/lib/log'
import { postPlain } from '../no-script/post-plain'
import { postForm } from '../post-form'
import { enquiryStore } from '.'
import { connectPostgres } from './open'
import { asSubmit, inTime } from './submit-time'

const never = vi.hoisted(() => {
  process.env.DATABASE_URL = 'postgres://site@127.0.0.1:1/site'
  return () => new Promise<never>(() => undefined)
})
const request = (body: string | URLSearchParams) =>
  new Request('http://localhost:3000/api/form', { method: 'POST', body })
vi.mock('.', () => ({ enquiryStore: vi.fn(never) }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => undefined)
})
afterEach(() => vi.useRealTimers())
afterAll(() => vi.restoreAllMocks())

const field = (id: number, value: string) => ({ formFieldBO: { id }, value })
const json = JSON.stringify({
  ...{ site: { id: 1 }, form: { id: 5002 }, client: { trap: '', elapsedMs: 5000 } },
  fieldValues: [field(500201, 'Ann'), field(500202, 'Northbay'), field(500203, 'ann@example.com')],
})
const plain = { form: '5002', lang: 'cn', f500201: 'Ann', f500202: 'Northbay', f500203: 'ann@example.com' }

it.each([
  ['by script', 2, () => postForm(request(json))],
  ['without script', 3, () => postPlain(request(new URLSearchParams(plain)))],
])(
  'a database that hangs at its opening holds up a submit %s for four seconds in all: 503, and a line with a code',
  async (_, opened, submit) => {
    const answered = vi.fn()
    const answer = submit().finally(answered)
    await vi.advanceTimersByTimeAsync(2000) // counted by this process
    // The limit opens it once for all; each submit, to store what was sent.
    while (vi.mocked(enquiryStore).mock.calls.length < opened) await setImmediate()
    await vi.advanceTimersByTimeAsync(1999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(503)
    const reason = 'StoreUnavailableError < Error TIMEOUT'
    expect(log.warn).toHaveBeenCalledWith({ reason }, 'rate limit not counted')
    expect(log.error).toHaveBeenCalledWith({ reason }, 'enquiry not accepted')
  },
)

it('each submit has its own time, and what is no submit waits on', async () => {
  const settled = vi.fn()
  void inTime(never).finally(settled)
  const first = asSubmit(() => inTime(never)).catch(() => 'late')
  await vi.advanceTimersByTimeAsync(3000)
  const second = asSubmit(() => inTime(async () => 'stored'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all([first, second])).toEqual(['late', 'stored'])
  expect(settled).not.toHaveBeenCalled()
})

it('a PostgreSQL that takes a connection and never answers has a code in the log', async () => {
  vi.useRealTimers()
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = connectPostgres(`postgres://site@127.0.0.1:${port}/site`).catch(errorName)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await failed).toBe('Error TIMEOUT')
  for (const socket of sockets) socket.destroy()
  silent.close()
})
