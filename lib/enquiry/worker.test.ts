import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'

it.each(['refuses', 'takes a connection and never answers'])(
  'the start logs within a second that PostgreSQL %s',
  async (what) => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const close = () => {
      silent.close()
      for (const socket of sockets) socket.destroy()
    }
    if (what === 'refuses') close()
    vi.resetModules()
    vi.stubEnv('DATABASE_URL', `postgres://site@127.0.0.1:${port}/site`)
    const { log } = await import('@/lib/log')
    const told = vi.spyOn(log, 'error')
    const { startEnquiries, stopOutbox } = await import('./worker')
    startEnquiries(0)
    await vi.waitFor(
      () => expect(told).toHaveBeenCalledWith(expect.anything(), 'the enquiry database does not answer'),
      1000,
    )
    close()
    await stopOutbox()
    vi.unstubAllEnvs()
  },
)

it('the start logs nothing of a PostgreSQL that answers while the process itself is held up', async () => {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgres://site@127.0.0.1:1/site')
  const connectPostgres = vi.fn(async () => {
    for (let answers = 0; answers < 3; answers += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      for (const end = performance.now() + 250; performance.now() < end; );
    }
  })
  vi.doMock('./store/open', () => ({ connectPostgres }))
  const enquiryStore = vi.fn(async () => undefined)
  vi.doMock('./store', () => ({ enquiryStore, hasStore: () => false, closeStore: async () => undefined }))
  const { log } = await import('@/lib/log')
  const told = vi.spyOn(log, 'error')
  const { startEnquiries, stopOutbox } = await import('./worker')
  startEnquiries(0)
  await vi.waitFor(() => expect(enquiryStore).toHaveBeenCalled(), 5_000)
  expect(told).not.toHaveBeenCalled()
  await stopOutbox()
  vi.doUnmock('./store')
  vi.doUnmock('./store/open')
  vi.unstubAllEnvs()
})

it('the start logs nothing of a PostgreSQL that answers and takes its time to migrate', async () => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubEnv('DATABASE_URL', 'postgres://site@127.0.0.1:1/site')
  vi.doMock('./store/open', () => ({ connectPostgres: async () => undefined }))
  const enquiryStore = vi.fn(() => new Promise(() => undefined))
  vi.doMock('./store', () => ({ enquiryStore, hasStore: () => false, closeStore: async () => undefined }))
  const { log } = await import('@/lib/log')
  const told = vi.spyOn(log, 'error')
  const { startEnquiries, stopOutbox } = await import('./worker')
  startEnquiries(0)
  await vi.advanceTimersByTimeAsync(3000)
  expect(enquiryStore).toHaveBeenCalled()
  expect(told).not.toHaveBeenCalled()
  await stopOutbox()
  vi.doUnmock('./store')
  vi.doUnmock('./store/open')
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
