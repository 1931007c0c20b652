import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'

const picture = (width: number, noise = false) =>
  noise
    ? sharp(Buffer.from(Array.from({ length: width * width * 3 }, () => Math.random() * 256)), {
        raw: { width, height: width, channels: 3 },
      })
        .png()
        .toBuffer()
    : sharp({ create: { width, height: width, channels: 3, background: '#357' } })
        .png()
        .toBuffer()

let host: Server
let answer: RequestListener
let asked: number
let dataDir: string
beforeAll(async () => {
  host = createServer((request, response) => {
    asked += 1
    answer(request, response)
  }).listen(0)
  await new Promise((resolve) => host.once('listening', resolve))
})
afterAll(() => void host.close())

/** The module as a process has it at its start, with a folder of its own. */
async function start(settings: Record<string, string> = {}) {
  vi.resetModules()
  const MEDIA_HOSTS = `127.0.0.1:${(host.address() as AddressInfo).port}`
  for (const [name, value] of Object.entries({
    DATA_DIR: dataDir,
    MEDIA_HOSTS,
    LOG_LEVEL: 'silent',
    ...settings,
  }))
    vi.stubEnv(name, value)
  return (await import('./resize')).resizePicture
}
const foreign = (path = '/a.png') => `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'northbay-pictures-'))
  asked = 0
  const bytes = await picture(400)
  answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
  return () => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

describe('a cached picture', () => {
  it('is shown without a request to its host, and while the host is gone; requested again after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const resize = await start()
    const first = await resize(foreign(), 240, 'webp')
    expect([first?.type, asked]).toEqual(['image/webp', 1])
    expect(await resize(foreign(), 240, 'webp')).toMatchObject({ etag: first?.etag, type: 'image/webp' })
    expect(asked).toBe(1)
    vi.setSystemTime(Date.now() + 11 * 60_000)
    answer = (_, response) => void response.destroy()
    expect((await resize(foreign(), 240, 'webp'))?.bytes).toEqual(first?.bytes)
    await vi.waitFor(() => expect(asked).toBe(2), 15_000)
    const another = await picture(200)
    answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(another)
    await vi.waitFor(
      async () => expect((await resize(foreign(), 240, 'webp'))?.etag).not.toBe(first?.etag),
      15_000,
    )
    answer = (_, response) => response.writeHead(404).end()
    // What was asked for before the host lost it may still come: a day later that is old too.
    await vi.waitFor(async () => {
      vi.setSystemTime(Date.now() + 25 * 3_600_000)
      expect(await resize(foreign(), 240, 'webp')).toBeUndefined()
    }, 15_000)
  })

  it('from a clock that was ahead is shown, and requested again at once (ADR 0041)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const resize = await start()
    await resize(foreign(), 240, 'webp')
    vi.setSystemTime(Date.now() - 86_400_000)
    expect((await resize(foreign(), 240, 'webp'))?.type).toBe('image/webp')
    await vi.waitFor(() => expect(asked).toBe(2), 15_000)
  })

  it('of this site is the same whatever its query, and another once the file is replaced', async () => {
    const folder = `tests-resize-${process.pid}`
    const file = join(root, 'public', 'assets', folder, 'a.png')
    mkdirSync(join(file, '..'), { recursive: true })
    try {
      const resize = await start()
      writeFileSync(file, await picture(300))
      for (const query of ['', '?v=1', '?v=2', '#x'])
        expect((await resize(`/assets/${folder}/a.png${query}`, 240, 'webp'))?.type).toBe('image/webp')
      expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1)
      const before = await resize(`/assets/${folder}/a.png`, 240, 'webp')
      writeFileSync(file, await picture(200))
      expect((await resize(`/assets/${folder}/a.png`, 240, 'webp'))?.etag).not.toBe(before?.etag)
    } finally {
      rmSync(join(file, '..'), { recursive: true, force: true })
    }
  })
})

describe('hosts that hang', () => {
  it('hold up neither this site’s pictures nor more of their own than can wait', async () => {
    const resize = await start()
    const usual = answer
    const held: ServerResponse[] = []
    answer = (_, response) => void held.push(response)
    const refused: string[] = []
    const all = Array.from({ length: 80 }, (_, number) =>
      resize(foreign(`/${number}.png`), 240, 'webp').catch((error: Error) => void refused.push(error.name)),
    )
    // Four are asked for, sixty-four wait.
    await vi.waitFor(() => expect([held.length, refused.length]).toEqual([4, 12]), 15_000)
    expect(new Set(refused)).toEqual(new Set(['BusyError']))
    expect((await resize('/assets/banners/cases-mobile.cn.webp', 240, 'webp'))?.type).toBe('image/webp')
    answer = usual
    for (const response of held) response.destroy()
    await Promise.all(all)
    expect((await resize(foreign('/later.png'), 240, 'webp'))?.type).toBe('image/webp')
  })
})

describe('the folder', () => {
  it('that cannot be written to keeps nobody from seeing pictures', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    const resize = await start({ DATA_DIR: join(dataDir, 'file') })
    expect((await resize(foreign(), 240, 'webp'))?.type).toBe('image/webp')
    expect((await resize(foreign(), 240, 'source'))?.type).toBe('image/png')
  })

  it('holds no more bytes than it may; what was cut in the middle is made again', async () => {
    const resize = await start({ PICTURE_CACHE_MB: '1' })
    const noise = await picture(300, true)
    answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(noise)
    const bytes = (name: string) => statSync(join(dataDir, 'images', name)).size
    for (let number = 0; number < 8; number++) await resize(foreign(`/${number}.png`), 450, 'source')
    const names = readdirSync(join(dataDir, 'images'))
    expect(names.length).toBeGreaterThan(0)
    expect(names.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThanOrEqual(1024 * 1024)
    for (const name of names) writeFileSync(join(dataDir, 'images', name), 'image/png 17')
    expect((await resize(foreign('/7.png'), 450, 'source'))?.bytes.length).toBeGreaterThan(100_000)
  })
})
