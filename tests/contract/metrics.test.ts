import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'

const token = 'a-token-of-the-tests'
let [site, backend]: [RunningServer?, FaultServer?] = []
beforeAll(async () => {
  backend = await startFaultServer()
  site = await startServer({ METRICS_TOKEN: token, CONTENT_API_URL: backend.url })
})
afterAll(async () => {
  await site?.stop()
  await backend?.close()
})

const ask = (path: string, bearer?: string) =>
  fetch(`${site?.url}${path}`, bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {})
const figures = async () => (await ask('/api/metrics', token)).text()
const figure = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((item) => item.startsWith(`${line} `))
      ?.split(' ')[1] ?? 0,
  )

it('what visitors and the back end did is counted, for who has the token and for nobody else', async () => {
  for (let visit = 0; visit < 3; visit++) await ask('/en/product/1001')
  await ask('/en/nowhere')
  await ask('/robots.txt')
  await backend?.fail('HTTP 500')
  await ask('/en/services')
  await backend?.fail(undefined)
  const text = await figures()
  expect(figure(text, 'site_requests_total{page="product",cache="MISS",status="200"}')).toBe(1)
  const cached = (label: string) =>
    figure(text, `site_requests_total{page="product",cache="${label}",status="200"}`)
  expect(cached('HIT') + cached('STALE')).toBe(2) // stale after five seconds, where a call of the page took too long
  expect(figure(text, 'site_requests_total{page="file",cache="none",status="200"}')).toBeGreaterThan(0)
  expect(figure(text, 'site_render_seconds_count{page="product"}')).toBe(1)
  expect(figure(text, 'site_backend_seconds_count{call="product"}')).toBe(2) // and its alternate
  expect(text).toMatch(/site_backend_errors_total\{call="\w+",reason="UnavailableError"\} [1-9]/)
  expect(text).toMatch(/^site_outbox_deliveries\{status="dead"\} 0$/m)
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'site_pages_bytes',
  ])
    expect(figure(text, name)).toBeGreaterThan(0)
  expect((await ask('/api/metrics')).status).toBe(401)
  expect((await ask('/api/metrics', `${token}x`)).status).toBe(401)
})

it('the same token opens the details of deep health (D35)', async () => {
  expect(await (await ask('/api/health?deep=1')).json()).toEqual({ status: 'degraded' })
  const [version, build] = [expect.stringMatching(/^\d+\./), expect.stringMatching(/^[\w-]{8,}$/)]
  expect(await (await ask('/api/health?deep=1', token)).json()).toMatchObject({
    ...{ version, build },
    parts: [{}, {}, {}],
  })
  expect(await figures()).toMatch(/^site_build_info\{version="\d+\.[^"]+",build="[\w-]{8,}"\} 1$/m)
})
