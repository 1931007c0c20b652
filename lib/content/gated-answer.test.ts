import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const server = createServer((request, response) => {
  const type = request.url?.includes('page') ? 'text/html' : 'application/octet-stream'
  if (request.headers['if-none-match']) return void response.writeHead(304).end()
  response
    .writeHead(200, { 'content-type': type })
    .end(request.url?.includes('r94') ? '\0\0\0 ftypisom' : 'bytes')
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
  ['/upload/video', 'bytes', undefined],
  ['/upload/video.mp4', 'bytes', 'bytes'],
  ['/upload/page', undefined, undefined],
  // A video is one by its first bytes, whatever its name (§7).
  ['/upload/r94', '\0\0\0 ftypisom', '\0\0\0 ftypisom'],
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

it('what a visitor has already is not missing', async () => {
  const { fileAddress } = await import('@/lib/contract/file-address')
  const { upstreamAnswer } = await import('./gated-answer')
  const headers = { 'if-none-match': '"e1"' }
  const answer = await upstreamAnswer(
    new Request(`http://localhost${fileAddress('/upload/r95')}`, { headers }),
  )
  expect(answer?.status).toBe(304)
})
