import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startBackEnd, status } from '@/tests/helpers/back-end'
import { clearMemory } from '../cache/store'
import { present } from './absent'
import { getServices } from './company'

// Whatever a back end answers, no section of it is proven to be none (D13).

const ok = (data: unknown) => status(200, JSON.stringify({ code: '200', data, msg: '' }))
const cn = { locale: 'cn' } as const
const paths = [
  ...['/product', '/solution', '/cases', '/about-us', '/about-us/news', '/activity', '/media', '/periodical'],
  ...['/services', '/join-us', '/privacy', '/ai/invented', '/go1688'],
]
let backend: Awaited<ReturnType<typeof startBackEnd>>
let answer: ReturnType<typeof ok>
beforeAll(async () => {
  backend = await startBackEnd()
  vi.stubEnv('CONTENT_API_URL', backend.url)
  backend.state.answer = (response, request) =>
    (request.path.includes('site/list') ? ok([{ id: 1, mark: 'cn', title: 'A' }]) : answer)(response, request)
})
beforeEach(clearMemory)
afterAll(() => {
  vi.unstubAllEnvs()
  backend.close()
})

it('menus and addresses ask a back end nothing', async () => {
  const { length } = backend.received
  expect(await present(cn, paths, (path) => path)).toEqual(paths)
  expect(backend.received).toHaveLength(length)
})

it.each([
  ['null', ok(null)],
  ['an empty list', ok([])],
  ['code 404', status(404, '{"code":"404","msg":"none"}')],
  ['HTTP 500', status(500, '{"msg":"out of order"}')],
])('%s is a failure of the services page, and no 404', async (_, said) => {
  answer = said
  const failure = await getServices(cn).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toHaveProperty('digest')
})
