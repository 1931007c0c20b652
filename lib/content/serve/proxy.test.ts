import { expect, it, vi } from 'vitest'
import { startContentServer } from '@/tests/helpers/content-server'

it('hands browsers nothing of a back end that is not published, unless they preview (S11)', async () => {
  const server = await startContentServer((request, response) => {
    const isForm = request.url?.includes('/form/')
    const news = [1, 2, 3].map((id) => ({
      id,
      title: 'N',
      desc: 'a long number',
      published: id === 2 ? '1' : 'perhaps',
    }))
    const form = { id: 7, name: 'F', published: 0, formFields: [{ id: 1, name: 'f', type: 'INPUT' }] }
    const data = isForm ? form : { data: news, total: 3 }
    // A number that no JSON writer takes as it is, in a field that is a text.
    const json = JSON.stringify({ code: '200', data }).replaceAll('"a long number"', '1234567890123456789')
    response.writeHead(200, { 'content-type': 'application/json' }).end(json)
    return true
  })
  vi.stubEnv('CONTENT_API_URL', server.url)
  vi.resetModules()
  const { serveInternal } = await import('.')
  const ask = async (method: string, path: string) => {
    const url = new URL(`http://site.test/api/internal/${path}`)
    const request = new Request(url, { method, ...(method === 'POST' && { body: '{"site":{"id":1}}' }) })
    const answer = await serveInternal(request, url.pathname.split('/').slice(3))
    return (await answer.json()) as { code: string; data: Record<string, unknown> }
  }
  expect((await ask('POST', 'news/list')).data).toMatchObject({
    data: [{ id: '2', desc: '1234567890123456789' }],
  })
  expect((await ask('GET', 'form/7')).code).toBe('404')
  expect((await ask('GET', 'form/7?preview=true')).data).toMatchObject({ id: '7' })
  vi.unstubAllEnvs()
  await server.close()
})
