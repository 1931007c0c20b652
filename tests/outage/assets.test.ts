import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskAccount } from '@/e2e/desk-account'
import { chromiumOptions } from '@/scripts/lib/chromium'
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
const answerOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    const asking = request({ hostname, port, path, headers }, (response) => resolve(response.resume()))
    asking.on('error', reject)
    asking.end()
  })
const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await answerOf(path, headers)).statusCode

/** An address as it may be written besides: what readers of addresses agree on, and what only some of them take for the same. */
const spellings = (path: string) => [
  ...[`/${path}`, `//${path}`, path.replaceAll('/', '//'), path.replace('/assets/', '/assets//')],
  ...[`/.${path}`, `/x/..${path}`, `/en/..${path}`, path.replace('/assets/', '/assets/./')],
  ...[`/%2e${path}`, `/x/%2e%2E${path}`, `/_next/static/../..${path}`, `/api/..${path}`, `/desk/..${path}`],
  ...[`/${path.slice(1).replaceAll('/', '%2F')}`, `/%2f${path.slice(1)}`],
  ...[
    `/${path.slice(1).replaceAll('/', '%5c')}`,
    `/${path.slice(1).replaceAll('/', '\\')}`,
    `/\\${path.slice(1)}`,
  ],
  ...[
    path.replace('assets', '%61ssets'),
    path.replace('assets', 'ASSETS'),
    path.replace('assets', 'asset%73'),
  ],
  ...[path.replace(/\.(\w+)$/, '%2e$1'), path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)],
  ...[
    `/${path.slice(1).replaceAll('/', '%252f')}`,
    `${path}/`,
    `${path}/.`,
    `${path}%00`,
    `${path}%20`,
    `${path};x`,
    `${path}#x`,
  ],
  ...[`${path}.rsc`, `${path}?v=1`, `/en${path}`, `/cn${path}`, `/_next${path}`, `/public${path}`],
]

beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(join(root, 'content'), content, { recursive: true })
  const text = `id: 77\ntitle: Shown\nindustry: 201\ncoverMaterial: ${url('cover.jpg')}\ncontent: |\n  ![In the text](${url('text.jpg')})\n`
  writeFileSync(join(content, 'en', 'cases', '077-shown.yaml'), text)
  site = await startServer({
    CONTENT_DIR: content,
    CONTENT_REVALIDATE_SECONDS: '3600',
    DESK_PASSWORD_HASH: deskAccount.hash,
  })
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

  it('is shown under its version everywhere, symbols, logos and videos too', async () => {
    const paths = ['/', '/en/solution', '/en/solution/301', '/product/1001', '/cases', '/en/case-detail/401']
    for (const path of [...paths, '/en/activity/601', '/media', '/services', '/go1688/supplier']) {
      const { text } = await visitPage(site.url + path)
      const markup = text.replaceAll(/<script[\s\S]*?<\/script>/g, '')
      const shown = [...markup.matchAll(/<img[^>]* src="([^"]*)"|data-video="([^"]*)"/g)]
        .flatMap(([, picture, videos = '']) => picture ?? videos.match(/\/assets\/[^&]*/g) ?? [])
        .filter((address) => address.startsWith('/assets/'))
      expect(shown.length, path).toBeGreaterThan(0)
      expect(shown.filter((address) => !address.includes('?v='))).toEqual([])
    }
  })

  it('comes in parts, as players on phones ask for videos', async () => {
    const video = readFileSync(join(root, 'public/assets/videos/core.en.mp4'))
    const part = await get('/assets/videos/core.en.mp4', { range: 'bytes=100-199' })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
      206,
      `bytes 100-199/${video.byteLength}`,
      'video/mp4',
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(video.subarray(100, 200))
    const beyond = await get('/assets/videos/core.en.mp4', { range: `bytes=${video.byteLength}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${video.byteLength}`])
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

  /** Reads the desk, if it runs, by the session of who opens it. */
  const script =
    "fetch('/desk/enquiries.csv').then((answer) => answer.text()).then((text) => (document.title = text))"
  const documents: [string, string][] = [
    ...['html', 'HTM', 'shtml'].map((type): [string, string] => [
      `a.${type}`,
      `<!doctype html><title>a</title><script>${script}</script><script src="${url('a.js')}"></script>`,
    ]),
    ...['svg', 'svgz'].map((type): [string, string] => [
      `a.${type}`,
      `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script><script href="${url('a.js')}"/></svg>`,
    ]),
    ...['xml', 'xhtml', 'xht', 'xsl', 'rdf', 'atom'].map((type): [string, string] => [
      `a.${type}`,
      `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>a</title><script>${script}</script><script src="${url('a.js')}"/></head></html>`,
    ]),
    ...['mht', 'txt', 'bin'].map((type): [string, string] => [`a.${type}`, `<script>${script}</script>`]),
  ]
  const writeDocuments = () => {
    writeFileSync(join(assets, 'a.js'), script)
    for (const [name, text] of documents) writeFileSync(join(assets, name), text)
  }

  it('runs no script in the site’s name', async () => {
    writeDocuments()
    for (const [name] of documents) {
      const { statusCode, headers } = await answerOf(url(name))
      expect([name, statusCode, headers['content-security-policy']]).toEqual([
        name,
        200,
        expect.stringMatching(/^default-src 'none';(?!.*script-src).*; sandbox$/),
      ])
    }
  })

  it.each(['words.html', 'words.htm', 'WORDS.HTML', 'words.shtml'])(
    'is sent as it is, whatever stands in it: %s',
    async (name) => {
      for (const text of ['<p>Terms</p>', '<HTML LANG=en><p data-page="past-end">', '<html lang="en">']) {
        writeFileSync(join(assets, name), text)
        const { status, text: sent } = await visitPage(site.url + url(name))
        expect([status, sent]).toEqual([200, text])
      }
    },
  )

  it('has one address: however else that is written, it leads there or to nothing', async () => {
    writeDocuments()
    for (const [name] of documents)
      for (const path of spellings(url(name))) {
        const { statusCode, headers } = await answerOf(path)
        if (statusCode === 308) expect([path, headers.location]).toEqual([path, url(name)])
        else if (path !== `${url(name)}?v=1`)
          expect([path, [400, 404].includes(statusCode ?? 0)]).toEqual([path, true])
      }
  })

  it('reads no desk in the browser of who is signed in there, however its address is written', async () => {
    writeDocuments()
    const browser = await chromium.launch(chromiumOptions())
    try {
      const page = await browser.newPage()
      await page.goto(`${site.url}/desk/login?lang=en`)
      await page.locator('[name="who"]').fill('Sofia Lind')
      await page.locator('[name="password"]').fill(deskAccount.password)
      await page.locator('form button').click()
      await page.waitForURL('**/desk?**')
      const read: string[] = []
      page.on('request', (asked) => {
        if (/enquiries\.csv|\/a\.js/.test(asked.url())) read.push(`${page.url()}: ${asked.url()}`)
      })
      // The session is one that reads it: a script of the desk's own origin would.
      const csv = await page.request.get(`${site.url}/desk/enquiries.csv`)
      expect([csv.status(), csv.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      const shown = documents.filter(([name]) => /html?$|svg$|xml$|xht$/i.test(name))
      for (const [name] of shown)
        for (const path of [url(name), ...spellings(url(name))])
          await page.goto(site.url + path, { waitUntil: 'load' }).catch((error: Error) => {
            if (!/ERR_(?:ABORTED|INVALID_RESPONSE)|Download is starting/.test(error.message)) throw error
          })
      expect(read).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

describe('a picture that a page shows (D28)', () => {
  const versions = (html: string, name: string) => [
    ...new Set(
      html.match(new RegExp(`${encodeURIComponent(url(name))}&(?:amp;)?w=\\d+&(?:amp;)?v=\\w+`, 'g')),
    ),
  ]

  it('in the text too, is resized, WebP where accepted, cached for good by its version', async () => {
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
