import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

const playlists: Record<string, string> = {
  'video/index.m3u8':
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,URI="audio/cn.m3u8"\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\n720p/list.m3u8?v=1\r\n',
  'video/720p/list.m3u8':
    '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="../a.key"\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\none.ts?t=2\n第 2 段.ts\n',
  'video/audio/cn.m3u8': '#EXTM3U\n#EXTINF:4,\none.aac\n',
  'video/second.m3u8': '#EXTM3U\n#EXTINF:4,\nsecond.ts\n../paper.ts\n',
  'the launch.m3u8': '#EXTM3U\npitch.key\nboard/index.m3u8\none.ts\n',
}
const directory = mkdtempSync(join(tmpdir(), 'streams-'))
let isAway = false
const server = createServer((request, response) => {
  const name = decodeURIComponent(request.url ?? '').replace('/api/internal/gated/', '')
  const isAllowed = request.headers.authorization === `Bearer ${token}`
  if (isAway) return void response.writeHead(503).end()
  if (!isAllowed || !playlists[name]) return void response.writeHead(isAllowed ? 404 : 401).end()
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(playlists[name]))
})
const token = 'token-of-the-back-end'
let backEnd = ''

beforeAll(async () => {
  for (const [name, text] of Object.entries(playlists)) {
    const file = join(directory, 'gated', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  backEnd = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true })
})

describe.each([
  ['this site', () => '', () => '/gated/'],
  ['a back end', () => backEnd, () => '/api/internal/gated/'],
  ['a back end, in full', () => backEnd, () => `${backEnd}/api/internal/gated/`],
])('of a gated stream of %s', (_, address, root) => {
  const partOf = async (playlist: string, ...names: string[]) => {
    vi.stubEnv('CONTENT_API_URL', address())
    vi.stubEnv('CONTENT_API_TOKEN', token)
    vi.stubEnv('CONTENT_DIR', directory)
    vi.resetModules()
    const { gatedStreamFile } = await import('./gated-stream')
    const found = await gatedStreamFile(root() + playlist, names)
    return found?.replace(root(), '')
  }

  it('its playlist is given, and what that names itself or by another', async () => {
    expect(await partOf('video/index.m3u8?v=1', 'index.m3u8')).toBe('video/index.m3u8')
    for (const part of ['720p/list.m3u8', '720p/one.ts', '720p/init.mp4', 'a.key', 'audio/one.aac'])
      expect(await partOf('video/index.m3u8', ...part.split('/')), part).toBe(`video/${part}`)
    expect(await partOf('video/index.m3u8', '720p', '第 2 段.ts')).toBe(
      `video/720p/${encodeURIComponent('第 2 段.ts')}`,
    )
  })
  it('nothing of another stream in the same folder is, nor any other file', async () => {
    for (const names of [
      ['second.m3u8'],
      ['second.ts'],
      ['slides.pdf'],
      ['720p', 'two.ts'],
      ['..', 'paper.ts'],
    ])
      expect(await partOf('video/index.m3u8', ...names), names.join('/')).toBeUndefined()
    expect(await partOf('video/second.m3u8', 'second.ts')).toBe('video/second.ts')
    expect(await partOf('video/second.m3u8', '720p', 'one.ts')).toBeUndefined()
    expect(await partOf('video/second.m3u8', '..', 'paper.ts')).toBeUndefined()
  })
  it('a playlist that fails is no playlist without the part', async () => {
    isAway = true
    const found = partOf('video/index.m3u8', '720p', 'one.ts')
    if (address()) await expect(found).rejects.toThrow('503')
    else expect(await found).toBe('video/720p/one.ts')
    isAway = false
    expect(await partOf('video/index.m3u8', '720p', 'one.ts')).toBe('video/720p/one.ts')
  })
  it('nothing but its playlist is given where it has no folder of its own', async () => {
    expect(await partOf('the%20launch.m3u8?v=1', 'the launch.m3u8')).toBe('the%20launch.m3u8')
    for (const names of [['pitch.key'], ['board', 'index.m3u8'], ['one.ts']])
      expect(await partOf('the%20launch.m3u8', ...names)).toBeUndefined()
  })
})
