import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '@/scripts/lib/backend/ask'
import { root } from '@/scripts/lib/run.mjs'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { pagePaths, wholeSitemap } from '@/scripts/lib/sitemap-files'
import { fetchAll, fetchPage, ownLinks } from '../helpers/crawl'
import { untilWarm } from '../helpers/visit'
import { startValveCompany } from './valve-company/server'

// The whole site over a back end written from docs/content-api.md and docs/openapi.json alone, in the habits of two kinds of shop.

/** Pages from files of the demo company, which a customer replaces (D8): they lead to its records. */
const isOwnFile = (path: string) => /^(?:\/en)?\/(?:ai|privacy)(?:\/|$)/.test(path)

/** The command as an operator runs it: its exit code, and its JSON. */
async function checkBackend(url: string) {
  const args = ['--import', 'tsx', 'scripts/check-backend.ts', '--json', '--store-enquiry', url]
  const env = { ...process.env, MEDIA_HOSTS: new URL(url).host, GO1688_HOST: 'b2b.example.com' }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { status, said: output === '' ? undefined : (JSON.parse(output) as { calls: number; rows: Row[] }) }
}

it('check-backend reports that it could not run where nobody answers', async () => {
  expect(await checkBackend('http://127.0.0.1:9')).toEqual({ status: 2, said: undefined })
})

describe.each(['spring', 'php'] as const)('a back end in the habits of %s', (habit) => {
  let company: Awaited<ReturnType<typeof startValveCompany>>
  let site: RunningServer
  beforeAll(async () => {
    company = await startValveCompany(habit)
    const MEDIA_HOSTS = new URL(company.url).host
    site = await startServer({ CONTENT_API_URL: company.url, MEDIA_HOSTS, GO1688_HOST: 'b2b.example.com' })
    await untilWarm(site.url)
  })
  afterAll(async () => {
    await site?.stop()
    await company?.stop()
  })

  it('has nothing that check-backend complains of', async () => {
    const { status, said } = await checkBackend(company.url)
    const findings = said?.rows.flatMap(({ call, findings }) => findings.map((finding) => [call, finding]))
    expect({ status, findings }).toEqual({ status: 0, findings: [] })
    expect(said?.calls).toBeGreaterThan(140)
  })

  it('has every page that the sitemap or a page names, in both languages', async () => {
    const get = async ({ pathname }: URL) => (await fetchPage(site.url, pathname)).html
    const named = pagePaths(await wholeSitemap(get, site.url))
    const pages = await fetchAll(site.url, named)
    const links = pages.filter(({ path }) => !isOwnFile(path)).flatMap(({ html }) => ownLinks(html))
    const linked = await fetchAll(
      site.url,
      [...new Set(links)].filter((path) => !named.includes(path)),
    )
    const bad = [...pages, ...linked].filter(({ status }) => status !== 200)
    expect(bad.map(({ path, status }) => `${path} ${status}`)).toEqual([])
    for (const [path, words] of shown)
      expect(pages.find((page) => page.path.startsWith(path))?.html, path).toContain(words)
    expect(site.output()).not.toMatch(/deviates|"level":50/)
  })
})

/** What stands on some of the pages: words in GBK, times of the site's zone, records beside a record, pictures that are scaled. */
const shown: [string, string][] = [
  ['/article-detail/news/18446740737095', '阀体由一块钢铸成。'],
  ['/en/article-detail/news/18446740737096', 'The body is cast of one piece of steel.'],
  ['/activity/18446740737095', '2026-12-08'],
  ['/en/product/18446740737096', 'A waterworks changes its valves'],
  ['/product/18446740737095', '/api/image?src='],
]
