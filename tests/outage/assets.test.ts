import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { untilPage, visitPage } from '../helpers/visit'

// What an editor puts under public/assets while the site runs (D31), in a folder of the test's own.
const folder = `tests-${process.pid}`
const assets = join(root, 'public', 'assets', folder)
const url = (name: string) => `/assets/${folder}/${name}`
const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

let content: string
let site: RunningServer
const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers })

/** Asks exactly as it is written: fetch would tidy the path, and ask anew instead of "if changed". */
const statusOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    const asking = request({ hostname, port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asking.on('error', reject)
    asking.end()
  })

beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(join(root, 'content'), content, { recursive: true })
  const text = `id: 77\ntitle: Shown\nindustry: 201\ncoverMaterial: ${url('cover.jpg')}\ncontent: |\n  ![In the text](${url('text.jpg')})\n`
  writeFileSync(join(content, 'en', 'cases', '077-shown.yaml'), text)
  site = await startServer({ CONTENT_DIR: content, CONTENT_REVALIDATE_SECONDS: '3600' })
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'cover.jpg'), await picture('#113355'))
  writeFileSync(join(assets, 'text.jpg'), await picture('#115533'))
})
afterAll(async () => {
  await site?.stop()
  rmSync(assets, { recursive: true, force: true })
  rmSync(content, { recursive: true, force: true })
})

describe('a file put under public/assets (D31)', () => {
  it('is there at once, with type, lifetime and 304', async () => {
    const first = await get(url('cover.jpg'))
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(first.headers.get('cache-control')).toBe('public, max-age=600')
    expect(Buffer.from(await first.arrayBuffer())).toEqual(readFileSync(join(assets, 'cover.jpg')))
    const etag = first.headers.get('etag') ?? ''
    expect(await statusOf(url('cover.jpg'), { 'if-none-match': etag })).toBe(304)
    const since = first.headers.get('last-modified') ?? ''
    expect(await statusOf(url('cover.jpg'), { 'if-modified-since': since })).toBe(304)
  })

  it('is shown under its version everywhere, symbols, logos and films too', async () => {
    const paths = ['/', '/en/solution', '/en/solution/301', '/product/1001', '/cases', '/en/case-detail/401']
    for (const path of [...paths, '/en/activity/601', '/media', '/services', '/go1688/supplier']) {
      const { text } = await visitPage(site.url + path)
      const markup = text.replaceAll(/<script[\s\S]*?<\/script>/g, '')
      const shown = [...markup.matchAll(/<img[^>]* src="([^"]*)"|data-video="([^"]*)"/g)]
        .flatMap(([, picture, films = '']) => picture ?? films.match(/\/assets\/[^&]*/g) ?? [])
        .filter((address) => address.startsWith('/assets/'))
      expect(shown.length, path).toBeGreaterThan(0)
      expect(shown.filter((address) => !address.includes('?v='))).toEqual([])
    }
  })

  it('comes in parts, as players on phones ask for films', async () => {
    const film = readFileSync(join(root, 'public/assets/videos/core.en.mp4'))
    const part = await get('/assets/videos/core.en.mp4', { range: 'bytes=100-199' })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
      206,
      `bytes 100-199/${film.byteLength}`,
      'video/mp4',
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(100, 200))
    const beyond = await get('/assets/videos/core.en.mp4', { range: `bytes=${film.byteLength}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.byteLength}`])
  })

  it('is nothing else: no way out of the folder, no hidden file, no link that leads away', async () => {
    writeFileSync(join(assets, '.hidden.txt'), 'secret')
    symlinkSync(join(root, 'package.json'), join(assets, 'link.json'))
    symlinkSync(join(assets, 'cover.jpg'), join(assets, 'same.jpg'))
    mkdirSync(join(assets, 'folder.1'))
    for (const path of [
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets/%00.jpg',
      '/assets/',
      url(''),
      url('folder.1'),
      url('folder.1/'),
      url('.hidden.txt'),
      url('link.json'),
      url('none.jpg'),
    ])
      expect(`${path} ${await statusOf(path)}`).toMatch(/ (?:400|404)$/)
    expect(await statusOf(url('same.jpg'))).toBe(200)
  })

  it('runs no script in the site’s name', async () => {
    writeFileSync(join(assets, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    writeFileSync(join(assets, 'a.html'), '<!doctype html><script>1</script>')
    for (const name of ['a.svg', 'a.html']) {
      const policy = (await get(url(name))).headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none';.*sandbox$/)
    }
  })
})

describe('a picture that a page shows (D28)', () => {
  const versions = (html: string, name: string) => [
    ...new Set(
      html.match(new RegExp(`${encodeURIComponent(url(name))}&(?:amp;)?w=\\d+&(?:amp;)?v=\\w+`, 'g')),
    ),
  ]

  it('in the text too, is resized, WebP where accepted, kept for good by its version', async () => {
    const { text } = await visitPage(`${site.url}/en/case-detail/77`)
    const [shown = ''] = versions(text, 'text.jpg')
    expect(text).toMatch(
      /<picture><source media="\(max-width: 767px\)"[^>]*w=503[^>]*width="335"[^>]*height="223"/,
    )
    const path = `/api/image?src=${shown.replaceAll('&amp;', '&')}`
    const image = await get(path, { accept: 'image/webp,*/*' })
    expect(image.headers.get('content-type')).toBe('image/webp')
    expect(image.headers.get('vary')).toContain('Accept')
    expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get(path, { accept: 'image/png' })).headers.get('content-type')).toBe('image/jpeg')
    const old = await get(path.replace(/v=\w+$/, 'v=old'))
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=600'])
  })

  it('is replaced: the page has its new version by itself', async () => {
    const path = `${site.url}/en/case-detail/77`
    const before = versions((await visitPage(path)).text, 'text.jpg')
    expect(before).not.toEqual([])
    expect((await visitPage(path)).headers.get('x-nextjs-cache')).toBe('HIT')
    writeFileSync(join(assets, 'text.jpg'), await picture('#553311'))
    await untilPage(
      path,
      ({ text }) => {
        const now = versions(text, 'text.jpg')
        return now.length > 0 && !now.some((version) => before.includes(version))
      },
      10_000,
    )
  })
})
