import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { shareSignature, signed } from './share-signature'

it('is the signature of WeChat’s own example', () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
  expect(signed(ticket, 'Wm3WZYTPz0wzccnW', 1414587457, 'http://mp.weixin.qq.com?params=value')).toBe(
    '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  )
})

it('without an account there is none', async () => {
  const none = { WECHAT_APP_ID: undefined, WECHAT_APP_SECRET: undefined, WECHAT_API_URL: '' }
  expect(await shareSignature('https://site.example/', none)).toBeUndefined()
})

it('a ticket is requested once, with the secret in the body, and signs every page', async () => {
  const asked: string[] = []
  const standIn = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    asked.push(`${request.method} ${request.url} ${body}`)
    const isToken = request.url === '/cgi-bin/stable_token'
    response.end(
      JSON.stringify(
        isToken
          ? { access_token: 'token-1', expires_in: 7200 }
          : { errcode: 0, ticket: 't', expires_in: 7200 },
      ),
    )
  }).listen(0)
  await new Promise((resolve) => standIn.once('listening', resolve))
  const account = {
    WECHAT_APP_ID: 'wx0123456789abcdef',
    WECHAT_APP_SECRET: 'secret-of-32-letters-0123456789a',
    WECHAT_API_URL: `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
  }
  const url = 'https://site.example/product/1001'
  const [one] = await Promise.all([shareSignature(url, account), shareSignature(url, account)])
  expect(one?.appId).toBe('wx0123456789abcdef')
  expect(one?.signature).toBe(signed('t', one?.nonceStr ?? '', one?.timestamp ?? 0, url))
  expect(asked).toEqual([
    'POST /cgi-bin/stable_token {"grant_type":"client_credential","appid":"wx0123456789abcdef","secret":"secret-of-32-letters-0123456789a"}',
    'GET /cgi-bin/ticket/getticket?access_token=token-1&type=jsapi ',
  ])
  standIn.close()
})
