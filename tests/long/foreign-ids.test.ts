import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type ContentServer, type Interference, startContentServer } from '../helpers/content-server'
import { untilWarm, visitPage } from '../helpers/visit'

// The demo company's content with other ids, behind the whole site: lists, records, forms and edits.

const json = 'application/json'
const enveloped = (data: unknown) => JSON.stringify({ code: '200', data, msg: '' })

/** A way to write ids other than the demo company's numbers, and back. Sites and default forms keep theirs. */
type Ids = { written: (own: string) => string; read: (text: string) => string }
const idsOf: Record<string, Ids> = {
  'numbers of 19 digits': {
    written: (own) => `1934567890123${own.padStart(6, '0')}`,
    read: (text) => text.replace(/1934567890123(\d{6})/g, (_, own: string) => String(Number(own))),
  },
  texts: { written: (own) => `"p-${own}_X"`, read: (text) => text.replace(/p-(\d+)_X/g, '$1') },
  'texts of 19 digits': {
    written: (own) => `"1934567890123${own.padStart(6, '0')}"`,
    read: (text) => text.replace(/1934567890123(\d{6})/g, (_, own: string) => String(Number(own))),
  },
}

describe.each(Object.entries(idsOf))('ids that are %s', (_, { written, read: own }) => {
  const sent: string[] = []
  const id = (number: string) => written(number).replaceAll('"', '')
  const interfere: Interference = (request, response, proper) => {
    if (request.method === 'POST' && request.url === '/api/internal/form') {
      request.setEncoding('utf8').on('data', (text: string) => sent.push(text))
      request.on('end', () => response.end(enveloped({ id: 1 })))
      return true
    }
    request.url = own(request.url ?? '')
    void proper().then(({ status, text }) => {
      const body = text.replace(/"id":(\d{2,})(?=[,}])/g, (whole, number: string) =>
        number === '4001' || number === '14008' ? whole : `"id":${written(number)}`,
      )
      response.writeHead(status, { 'content-type': json }).end(body)
    })
    return true
  }
  let content: ContentServer
  let site: RunningServer
  const visit = (path: string) => visitPage(site.url + path)
  beforeAll(async () => {
    content = await startContentServer(interfere)
    site = await startServer({ CONTENT_API_URL: content.url, REVALIDATE_SECRET: 'secret-of-the-test' })
    await untilWarm(site.url)
  })
  afterAll(async () => {
    await site.stop()
    await content.close()
  })

  it.each([
    ['/product', '/product/', '1001'],
    ['/periodical', '/periodical/', '801'],
    ['/about-us/news', '/article-detail/NEWS/', '501'],
    ['/cases', '/case-detail/', '401'],
    ['/media', '/Media/', '703'],
    ['/activity', '/activity/', '601'],
    ['/solution', '/solution/', '301'],
  ])('%s leads to its records, and they are there', async (list, path) => {
    const { text } = await visit(list)
    const prefix = id('0').slice(0, 2)
    const [href = ''] = new RegExp(`${path}${prefix}[\\w-]+(?=")`, 'i').exec(text) ?? []
    expect(href).not.toBe('')
    expect((await visit(href)).status).toBe(200)
  })

  it('the sitemap names them', async () => {
    await expect
      .poll(async () => (await visit('/sitemaps/cn-products.xml')).text)
      .toContain(`/product/${id('1001')}<`)
  })

  it('a record that is none is a 404, an id that cannot be one too', async () => {
    for (const path of [
      `/product/${id('9999')}`,
      '/product/preview',
      '/product/a.b',
      `/product/${'x'.repeat(65)}`,
    ])
      expect((await visit(path)).status, path).toBe(404)
  })

  it('a submit takes them back in the type they came in', async () => {
    const definition = await visit(`/api/internal/form/${id('5002')}`)
    const fields = (JSON.parse(definition.text) as { data: { formFields: { id: string; name: string }[] } })
      .data.formFields
    expect(fields.map(({ id }) => typeof id)).toEqual(fields.map(() => 'string'))
    const value = (name: string) =>
      /邮箱/.test(name) ? 'a@b.co' : /手机|电话/.test(name) ? '13800138000' : '测试'
    const response = await fetch(`${site.url}/api/internal/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        site: { id: '1' },
        form: { id: id('5002') },
        fieldValues: fields.slice(0, 3).map(({ id, name }) => ({ formFieldBO: { id }, value: value(name) })),
        formTypeSource: 'PRODUCT',
        sourceId: id('1001'),
        trafficAccessReq: { deviceType: 2, logidUrl: '' },
        client: { trap: '', elapsedMs: 5000 },
      }),
    })
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"200"')])
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    expect(sent[0]).toContain(`"site":{"id":1},"form":{"id":${written('5002')}}`)
    expect(sent[0]).toContain(`"sourceId":${written('1001')}`)
    expect(sent[0]).toContain(`{"formFieldBO":{"id":${fields[0] && written(own(fields[0].id))}}`)
  })

  it('an edit is published by them', async () => {
    const response = await fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret-of-the-test' },
      body: `{"type":"product","id":${written('1001')}}`,
    })
    expect(await response.json()).toMatchObject({
      code: '200',
      data: { tags: ['product', `product:${id('1001')}`] },
    })
  })
})
