import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// Files are looked up below the process's directory: one of the test's own, before the modules are loaded.
const directory = mkdtempSync(join(tmpdir(), 'pictures-'))
const wide = join(directory, 'public', 'assets', 'wide.png')
let sanitise: (html: string) => string

beforeAll(async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(directory)
  mkdirSync(join(directory, 'public', 'assets'), { recursive: true })
  const picture = (width: number) =>
    sharp({ create: { width, height: 500, channels: 3, background: '#123' } })
  await picture(1000).png().toFile(wide)
  await picture(200)
    .jpeg()
    .toFile(join(directory, 'public', 'assets', 'small one.jpg'))
  const { sanitiseHtml } = await import('./html')
  sanitise = (html) => sanitiseHtml(html, [])
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

it('pictures in texts go through the picture route, sized for their column and for phones (D28)', () => {
  const html = sanitise('<p><img src="/assets/wide.png" alt="A &quot;wide&quot; one"></p>')
  expect(html).toMatch(
    /^<p><picture><source media="\(max-width: 767px\)" srcset="\/api\/image\?src=%2Fassets%2Fwide\.png&amp;w=503&amp;v=\w+" width="335" height="168" \/><img src="\/api\/image\?src=%2Fassets%2Fwide\.png&amp;w=1056&amp;v=\w+" alt="A &quot;wide&quot; one" loading="lazy" decoding="async" width="704" height="352" \/><\/picture><\/p>$/,
  )
})

it('a small picture stays small, and an editor’s width counts', () => {
  expect(sanitise('<img src="/assets/small%20one.jpg">')).toMatch(
    /^<img src="[^"]*&amp;w=360&amp;v=\w+" alt="" loading="lazy" decoding="async" width="200" height="500" \/>$/,
  )
  expect(sanitise('<img src="/assets/wide.png" width="300">')).toMatch(/w=450.* width="300" .* height="150"/)
})

it('phones get the file drawn for them, where one lies beside the picture', async () => {
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#123' } })
    .png()
    .toFile(join(directory, 'public', 'assets', 'small-phone.png'))
  await sharp(wide).toFile(join(directory, 'public', 'assets', 'small.png'))
  expect(sanitise('<img src="/assets/small.png">')).toMatch(
    /<source media="\(max-width: 767px\)" srcset="[^"]*small-phone\.png&amp;w=503&amp;v=\w+" width="335" height="251" \/><img src="[^"]*small\.png&amp;/,
  )
})

it('a replaced file has another address', async () => {
  const { clearFileVersions } = await import('./file-version')
  const before = sanitise('<img src="/assets/wide.png">')
  expect(sanitise('<img src="/assets/wide.png">')).toBe(before)
  utimesSync(wide, new Date(0), new Date(86_400_000))
  clearFileVersions()
  expect(sanitise('<img src="/assets/wide.png">')).not.toBe(before)
})

it.each([
  ['another host', 'https://elsewhere.example/a.png?b=1&amp;c=2'],
  ['a file that is not there', '/assets/none.svg'],
  ['a path out of the assets', '/assets/../../secret.svg'],
])('a picture of %s is shown as it is', (_, src) => {
  expect(sanitise(`<img src="${src}" width="40" height="20">`)).toContain(
    `<img src="${src}" width="40" height="20" alt=""`,
  )
})
