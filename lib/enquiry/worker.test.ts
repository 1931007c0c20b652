import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'

it.each(['refuses', 'takes a connection and never answers'])(
  'the start says within a second that PostgreSQL %s',
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
