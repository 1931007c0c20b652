import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { UnavailableError } from '@/lib/contract/errors'
import { log } from '@/lib/log'
import { loadOptional } from '../client/load'
import { getAiPage, listAiPages } from '../file-pages/ai-pages'
import { closeLibrary } from '../sources/files/library'
import { isAbsent, present, switchTo } from './absent'
import { getJoinUs, getServices } from './company'
import { getLayout } from './layout'
import { getPublicPages } from './public-pages'

const cn = { locale: 'cn' } as const
let directory: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}
const item = (pageAddress: string) => `displayName: A\nnavigationName: A\npageAddress: ${pageAddress}\n`
const sections = ['/product', '/solution', '/cases', '/about-us', '/about-us/news', '/about-us/rights']
const others = ['/activity', '/media']
const all = [...sections, ...others, '/periodical', '/services', '/join-us', '/privacy', '/go1688']

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'absent-'))
  vi.stubEnv('SITE_DIR', directory)
  vi.stubEnv('CONTENT_DIR', directory)
})
beforeEach(() => {
  rmSync(directory, { recursive: true, force: true })
  closeLibrary()
  for (const [id, mark] of ['cn', 'en'].entries()) {
    write(`${mark}/site.yaml`, `id: ${id + 1}\ntitle: A\nmark: ${mark}\n`)
    for (const [at, address] of [...all, '/somewhere'].entries())
      write(`${mark}/navigation/${at}.yaml`, item(address))
    write(
      `${mark}/footer.yaml`,
      `aboutEndpointsList:\n${all.map((address) => `  - { menu: M, jumpToAddress: '${address}?a#b' }\n`).join('')}  - { menu: N, jumpToAddress: 'https://example.com/services' }\n`,
    )
  }
})
afterAll(() => {
  vi.unstubAllEnvs()
  closeLibrary()
  rmSync(directory, { recursive: true, force: true })
})

it('a title and a footer that nobody wrote cost no page its lifetime and the log no line; a wrong file does', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const stale = async () => {
    error.mockClear()
    await loadOptional('title', cn, { body: { type: 'NEWS_AI' } })
    await getLayout(cn)
    return error.mock.calls.flatMap((line) => JSON.stringify(line).match(/title|bottomNavigation/g) ?? [])
  }
  rmSync(join(directory, 'cn/footer.yaml'))
  closeLibrary()
  expect(await stale()).toEqual([])
  for (const name of ['titles/a.yaml', 'footer.yaml']) write(`cn/${name}`, 'type: [')
  closeLibrary()
  expect(new Set(await stale())).toEqual(new Set(['title', 'bottomNavigation']))
})

it('a language without a file of a section has no such page, though its menu names it (D13)', async () => {
  expect(await present(cn, all, (path) => path)).toEqual([])
  const { navigation, footer } = await getLayout(cn)
  expect(navigation.map(({ pageAddress }) => pageAddress)).toEqual(['/somewhere'])
  expect(footer?.aboutEndpointsList?.map(({ menu }) => menu)).toEqual(['N'])
  for (const get of [getServices, getJoinUs])
    await expect(get(cn)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
  const pages = await getPublicPages(cn, 'pages')
  expect(pages.filter(({ path }) => all.includes(path))).toEqual([])
})

it.each([
  ['/activity', 'activities', 'a draft', 'id: 1\nactivityName: A\nstartDate: 2026-01-01\npublished: false\n'],
  ['/cases', 'cases', 'a wrong file', 'id: [\n'],
  ['/services', 'services', 'a wrong file', 'id: [\n'],
  ['/services', 'services', 'a record', 'id: 1\n'],
  ['/solution', 'industries', 'a record', 'id: 1\nname: A\n'],
])('%s is there with a file in %s: %s', async (path, folder, _, text) => {
  write(`cn/${folder}/1.yaml`, text)
  expect(await isAbsent(cn, path)).toBe(false)
  expect(await isAbsent({ locale: 'en' }, path)).toBe(true)
})

it('an address that redirects.yaml leads on is no page that is missing', async () => {
  write('redirects.yaml', '- { from: /services, to: /somewhere }\n')
  await vi.waitFor(async () => expect(await isAbsent(cn, '/services')).toBe(false), 15_000)
  expect(await isAbsent({ locale: 'en' }, '/services')).toBe(true)
  rmSync(join(directory, 'redirects.yaml'))
  await vi.waitFor(async () => expect(await isAbsent(cn, '/services')).toBe(true), 15_000)
})

it('the switch leads home where the other language has no such list (D3)', async () => {
  write('cn/services/1.yaml', 'id: 1\n')
  expect(await switchTo(cn, '/services')).toBe('/')
  expect(await getServices(cn)).toMatchObject({ alternatePath: '/', hasAlternate: false })
  write('en/services/1.yaml', 'id: 1\n')
  closeLibrary()
  expect(await getServices(cn)).toMatchObject({ alternatePath: '/services', hasAlternate: true })
})

it('content elsewhere, with the product’s own public/ beside nothing of it, has no AI pages (D8)', async () => {
  expect(await listAiPages(cn)).toEqual([])
  vi.stubEnv('SITE_DIR', '.')
  vi.resetModules()
  const elsewhere = await import('../file-pages/ai-pages')
  expect(await elsewhere.listAiPages(cn)).toEqual([])
  vi.stubEnv('CONTENT_DIR', 'content')
  vi.resetModules()
  const demo = await import('../file-pages/ai-pages')
  expect((await demo.listAiPages(cn)).length).toBeGreaterThan(1)
  vi.stubEnv('SITE_DIR', directory)
  vi.stubEnv('CONTENT_DIR', directory)
})

it('a page below /ai is there as far as its file is, which may be unreadable', async () => {
  write('public/ai/agents.html', '<title>A</title>')
  symlinkSync('loop.html', join(directory, 'public/ai/loop.html'))
  const paths = ['/ai', '/ai/agents', '/ai/loop', '/ai/invented', '/ai/brochure.pdf']
  expect(await present(cn, paths, (path) => path)).toEqual(['/ai/agents', '/ai/loop', '/ai/brochure.pdf'])
  await expect(getAiPage(cn, ['loop'])).rejects.toThrow(UnavailableError)
})
