import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { checkFile, filesIn, sampleOf } from './files'

const answers: Record<string, [number, Record<string, string>]> = {
  '/a.png': [200, { 'content-type': 'image/png', 'content-length': '9' }],
  '/huge.png': [206, { 'content-type': 'image/png', 'content-range': 'bytes 0-0/31457280' }],
  '/a.pdf': [200, { 'content-type': 'application/pdf', 'content-length': '9' }],
  '/login.pdf': [200, { 'content-type': 'text/html; charset=utf-8' }],
  '/empty.pdf': [200, { 'content-type': 'application/pdf', 'content-length': '0' }],
  '/clip.mp4': [200, { 'content-type': 'video/mp4', 'content-length': '9' }],
  '/failure.png': [200, { 'content-type': 'application/json;charset=utf-8' }],
  '/upload/clip': [200, { 'content-type': 'application/octet-stream', 'content-length': '9' }],
  '/limited.png': [429, { 'retry-after': '3600' }],
  '/moved.png': [302, { location: 'https://elsewhere.example.com/a.png' }],
}
const server = createServer((request, response) => {
  const [status, headers] = answers[request.url ?? ''] ?? [404, {}]
  response.writeHead(status, headers).end(headers['content-length'] === '9' ? 'some file' : undefined)
})
const OWN_FILE = '/assets/logos/northbay.svg'
let url = ''
/** The same server by a name that is not the back end's. */
const other = () => url.replace('127.0.0.1', 'localhost')
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const used = (picture: string) =>
  filesIn({ url }, endpoints.product.output, { id: 1, name: 'P', pcResource: picture }, '/product')

describe('files', () => {
  it.each([
    [
      'a picture of a host that is listed nowhere, by http',
      () => `${other()}/a.png`,
      'error: HOST is not in MEDIA_HOSTS: pages show what it sends by https alone',
    ],
    [
      'a video of such a host',
      () => `${other()}/clip.mp4`,
      'error: HOST is not in MEDIA_HOSTS: pages show what it sends by https alone',
    ],
    ['a picture that this site fetches', () => '/a.png', ''],
    ['one by an address that browsers cannot reach', () => `${url}/a.png`, ''],
    [
      'a picture that is too large to be scaled',
      () => '/huge.png',
      'warning: 30 MB: pictures above 24 MB are not scaled',
    ],
    ['a document', () => `${other()}/a.pdf`, ''],
    ['a page in its place', () => `${other()}/login.pdf`, 'error: a page (text/html) in place of a file'],
    [
      'an answer of a call in its place',
      () => `${other()}/failure.png`,
      'error: an answer of a call (application/json) in place of a file',
    ],
    [
      'an answer of a call where this site fetches the file',
      () => '/failure.png',
      'error: an answer of a call (application/json) in place of a file',
    ],
    [
      'a file that this site gives nobody',
      () => '/upload/clip',
      'error: application/octet-stream: without CONTENT_API_TOKEN visitors are given pictures, videos, sound and what ends as files do (.pdf)',
    ],
    [
      'a redirect that this site does not follow',
      () => '/moved.png',
      'error: elsewhere.example.com is not in MEDIA_HOSTS: nobody is sent on there',
    ],
    ['nothing', () => `${other()}/empty.pdf`, 'error: empty'],
    [
      'a redirect to a host that is not listed',
      () => `${other()}/moved.png`,
      'warning: elsewhere.example.com is not in MEDIA_HOSTS: its pictures are shown unscaled',
    ],
    [
      'a file of another host that limits calls',
      () => `${other()}/limited.png`,
      'warning: HTTP 429: this host limits calls, the file was not checked',
    ],
    ['a file that is not there', () => `${other()}/none.png`, 'error: HTTP 404'],
  ])('%s', async (_, address, expected) => {
    const [use] = used(address())
    if (!use) throw new Error('no file')
    const { findings } = await checkFile({ url }, use)
    const said = findings.map(({ isError, message }) => `${isError ? 'error' : 'warning'}: ${message}`)
    expect(said.join().replace(new URL(other()).host, 'HOST')).toBe(expected)
  })

  it.each([
    ['open to all', false, 1],
    ['behind a form, which is given whatever its type', true, 0],
  ])('a video without a type, %s', async (_, isNeedContact, errors) => {
    const media = {
      id: 1,
      titleContent: 'M',
      isNeedContact,
      videoMaterial: { files: [{ url: '/upload/clip' }] },
    }
    const [use] = filesIn({ url }, endpoints.media.output, media, '/media')
    if (!use) throw new Error('no file')
    expect((await checkFile({ url }, use)).findings).toHaveLength(errors)
  })

  it('of texts are requested: what they show, and the files that they link', () => {
    const content = `<p><img data-src="${other()}/a.png"><video poster="/p.png"><source src="${other()}/clip.mp4"></video><a href="/product/7">a</a>
      <a href="/upload/a.pdf">b</a><a href="https://example.com/">c</a><img src="${OWN_FILE}"><audio src="//host.example/a.mp3"></audio></p>`
    const article = { id: 1, title: 't', content }
    const uses = filesIn({ url }, endpoints.article.output, article, '/')
    expect(uses.map((use) => use.url)).toEqual([
      `${other()}/a.png`.replace('http', 'https'),
      `${url}/p.png`,
      `${other()}/clip.mp4`.replace('http', 'https'),
      `${url}/upload/a.pdf`,
      'https://host.example/a.mp3',
    ])
  })

  it('of this site are not requested; of others a few of each host and ending', () => {
    expect(used(OWN_FILE)).toEqual([])
    expect(used('/assets/u-gone').map((use) => use.url)).toEqual([`${url}/assets/u-gone`])
    const many = Array.from({ length: 19 }, (_, at) => used(`${other()}/${at}.png`)).flat()
    expect(sampleOf([...many, ...many, ...used(`${other()}/a.pdf`)])).toHaveLength(11)
  })
})
