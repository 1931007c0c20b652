import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/server'
import { startContentServer } from '../helpers/content-server'
import { type SiteProcess, startSite } from '../helpers/site-process'

const directory = mkdtempSync(join(tmpdir(), 'northbay-default-forms-'))
let site: SiteProcess | undefined
let starts = 0
afterEach(() => site?.stop())
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** A start with these settings: what deep health answers, and what the log says. */
async function start(settings: Record<string, string>) {
  starts += 1
  const logFile = join(directory, `${starts}.log`)
  const DATA_DIR = join(directory, `${starts}`)
  site = await startSite(
    await freePort(),
    { DATABASE_URL: '', CONTENT_API_URL: '', DATA_DIR, ...settings },
    logFile,
  )
  const said = (text = 'default forms are missing') =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes(text))
  const health = async () => {
    const answer = await fetch(`${site?.url}/api/health?deep=1`)
    const { status, parts } = (await answer.json()) as { status: string; parts: { degraded?: string[] }[] }
    return { code: answer.status, status, degraded: parts.flatMap(({ degraded = [] }) => degraded) }
  }
  return { said, health }
}
const missing = (form: string) => `${form} is missing: consult buttons lead there`

const form = 'name: 联系我们\nformFields:\n  - { id: 1, name: 姓名, type: INPUT }\n'

/** A company's own content in both languages: its sites and no form. */
function ownContent(name: string): string {
  const content = join(directory, name)
  for (const [id, locale] of [
    [1, 'cn'],
    [2, 'en'],
  ] as const) {
    mkdirSync(join(content, locale, 'forms'), { recursive: true })
    writeFileSync(join(content, locale, 'site.yaml'), `id: ${id}\ntitle: T\nmark: ${locale}\n`)
    writeFileSync(join(content, locale, 'footer.yaml'), 'quickLinksList: []\n')
  }
  return content
}

it('missing default forms of one’s own content: the start logs an error, deep health is degraded, under 200 (§9)', async () => {
  const content = ownContent('without')
  writeFileSync(join(content, 'cn', 'forms', '7.yaml'), `id: 7\n${form}`)
  const { said, health } = await start({ CONTENT_DIR: content })
  await expect.poll(said).toEqual([expect.stringContaining('["cn/form/1","en/form/4001"]')])
  expect(JSON.parse(said()[0] ?? '{}')).toMatchObject({ level: 50 })
  expect(await health()).toEqual({
    code: 200,
    status: 'degraded',
    degraded: [missing('cn/form/1'), missing('en/form/4001')],
  })
  writeFileSync(join(content, 'cn', 'forms', '1.yaml'), `id: 1\n${form}`)
  writeFileSync(join(content, 'en', 'forms', '4001.yaml'), `id: 4001\n${form}`)
  await expect
    .poll(health, { timeout: 10_000, interval: 500 })
    .toEqual({ code: 200, status: 'ok', degraded: [] })
})

/** The pages that no back end gives are the demo company's. */
const demoTexts = expect.stringMatching(/^demo texts: /)

it('a back end’s form of the marketplace is required where the marketplace is served (§9, D7)', async () => {
  const backEnd = await startContentServer((request, response) => {
    if (!request.url?.startsWith('/api/internal/form/14008')) return false
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"404","msg":"no form"}')
    return true
  })
  const settings = { CONTENT_API_URL: backEnd.url }
  const here = await start(settings)
  await expect.poll(here.said).toHaveLength(1)
  // The demo's texts are looked for while the site serves already.
  await expect
    .poll(here.health, { timeout: 10_000 })
    .toEqual({ code: 200, status: 'degraded', degraded: [missing('cn/form/14008'), demoTexts] })
  await site?.stop()
  const there = await start({ ...settings, GO1688_HOST: 'market.example' })
  await expect
    .poll(there.health, { timeout: 10_000 })
    .toEqual({ code: 200, status: 'degraded', degraded: [demoTexts] })
  expect(there.said()).toEqual([])
  await backEnd.close()
})

it('a required choice without options is left out of its form, and logged', async () => {
  const content = ownContent('choice')
  const choice = '  - { id: 4, name: 行业, type: SELECT, fieldOptions: ["", " "], required: true }\n'
  writeFileSync(join(content, 'cn', 'forms', '1.yaml'), `id: 1\n${form}${choice}`)
  const { said } = await start({ CONTENT_DIR: content })
  const read = await fetch(`${site?.url}/api/internal/form/1?site[id]=1`)
  const { data } = (await read.json()) as { data: { formFields: { id: string; required: boolean }[] } }
  expect(data.formFields.map(({ id, required }) => [id, required])).toEqual([
    ['1', true],
    ['4', false],
  ])
  const body = { site: { id: 1 }, form: { id: 1 }, fieldValues: [{ formFieldBO: { id: 1 }, value: '王芳' }] }
  const sent = await fetch(`${site?.url}/api/internal/form`, { method: 'POST', body: JSON.stringify(body) })
  expect(sent.status).toBe(200)
  const plain = { method: 'POST', body: new URLSearchParams({ form: '1', lang: 'cn', f1: '王芳' }) }
  const answer = await fetch(`${site?.url}/api/enquiry`, { ...plain, redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(await (await fetch(`${site?.url}/form/1`)).text()).not.toContain('name="f4"')
  await expect.poll(() => said('$.formFields[1].fieldOptions').length).toBeGreaterThan(0)
})
