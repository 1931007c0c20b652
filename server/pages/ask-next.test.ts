import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { askNext, type NextHandler } from './ask-next'

const place = { host: 'site', url: '/en', nonce: 'abc' }
const page: NextHandler = async (_, response) => {
  response.setHeader('x-own', '1')
  response.writeHead(404, { 'content-type': 'text/html' })
  response.write('<p>')
  response.write(Buffer.from('北湾'))
  response.end('</p>', 'utf8')
}

it('gives the whole answer: status, headers, bytes', async () => {
  const { status, headers, body } = await askNext(page, place)
  expect([status, body.toString()]).toEqual([404, '<p>北湾</p>'])
  expect(headers).toMatchObject({ 'x-own': '1', 'content-type': 'text/html' })
})

it('fails as Next does', async () => {
  await expect(askNext(() => Promise.reject(new Error('no render')), place)).rejects.toThrow('no render')
})

it('leaves nothing of the page with the response, which what Next began while rendering may hold for good', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held: ServerResponse[] = []
  const asked = async () => {
    const { body } = await askNext((request, response) => {
      held.push(response)
      return page(request, response)
    }, place)
    return new WeakRef(body)
  }
  const body = await asked()
  await turn()
  collect()
  expect([held.length, body.deref()]).toEqual([1, undefined])
})
