import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const server = createServer((request, response) => {
  const type = request.url?.includes('page') ? 'text/html' : 'application/octet-stream'
  response.writeHead(200, { 'content-type': type }).end('bytes')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('CONTENT_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => {
    vi.unstubAllEnvs()
    vi.resetModules()
  }
})

// Without CONTENT_API_TOKEN a signature could be guessed, a gate's token never.
it.each([
  ['/upload/film', 'bytes', undefined],
  ['/upload/film.mp4', 'bytes', 'bytes'],
  ['/upload/page', undefined, undefined],
])(
  'a file of no type in particular at %s is %s behind a gate, %s for everybody',
  async (path, gated, open) => {
    const { fileAddress } = await import('@/lib/contract/file-address')
    const { gatedAnswer, upstreamAnswer } = await import('./gated-answer')
    const address = fileAddress(path)
    const request = new Request(`http://localhost${address}`)
    expect(await (await gatedAnswer(address, request))?.text()).toBe(gated)
    expect(await (await upstreamAnswer(request))?.text()).toBe(open)
  },
)
