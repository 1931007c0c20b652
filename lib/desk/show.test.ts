import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeState } from '@/lib/enquiry/admin/state'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'
import type { Store } from '@/lib/enquiry/store/tables'
import { deskOf } from './desk'
import { show } from './show'

const directory = mkdtempSync(join(tmpdir(), 'northbay-show-'))
let store: Store
beforeAll(async () => {
  store = await openStore({ databaseUrl: undefined, dataDir: directory })
})
afterAll(async () => {
  await store.db.destroy()
  rmSync(directory, { recursive: true, force: true })
})

async function add(value: string, jump?: { id: string }): Promise<string> {
  const body = {
    ...{ site: { id: 1 }, form: { id: 5002 }, formTypeSource: 'INDEX_MODEL' as const },
    fieldValues: [{ formFieldBO: { id: 1 }, value }],
    trafficAccessReq: { deviceType: 2 as const, logidUrl: 'https://own.example/' },
  }
  const gate = jump && { type: 'corporate/publications' as const, jump: 'jumpBO', ...jump }
  const context = { mark: 'en' as const, formName: 'Contact', labels: {}, ...(gate && { gate }) }
  const { id } = await addEnquiry(store, { key: randomUUID(), body, context, targets: [], now: Date.now() })
  return id
}
async function open(path: string): Promise<Response> {
  const url = new URL(path, 'https://own.example')
  const desk = await deskOf(url, undefined)
  return show({ request: new Request(url), url, path: url.pathname, store, desk })
}

it('a search says how many more it would find among spam, and leads to them', async () => {
  const id = await add('Bo Spammer')
  await changeState(store, { id, from: 'new', to: 'spam', who: 'x', now: 1 })
  await add('Bo Buyer')
  const page = await (await open('/desk?q=bo&lang=en')).text()
  expect(page).toContain('<a href="/desk?q=bo&#38;state=all&#38;lang=en">1 more match is marked as spam')
  expect(page).not.toContain('Bo Spammer')
  for (const asked of ['q=buyer', 'q=bo&state=all', 'q='])
    expect(await (await open(`/desk?${asked}&lang=en`)).text()).not.toContain('marked as spam')
})

it('what an enquiry unlocked has its title and leads to it; what is gone has its number', async () => {
  const page = async (id: string) => (await open(`/desk/enquiry/${await add('Ann', { id })}?lang=en`)).text()
  expect(await page('808')).toMatch(
    /<strong>Unlocked<\/strong><span><a href="[^"]+\/en\/periodical\/808"[^>]*>\w[^<]+</,
  )
  expect(await page('99999')).toContain('<span>corporate/publications 99999</span>')
})

it('in the figures a form is called as in the language of the desk', async () => {
  expect(await (await open('/desk/figures?lang=en')).text()).toContain('<th scope="row">Contact\n')
})

it('the language link of what a change answered with leads to where it was asked for', async () => {
  const id = randomUUID()
  for (const [path, to] of [
    [`/desk/enquiry/${id}/note`, `/desk/enquiry/${id}`],
    ['/desk/test', '/desk/deliveries'],
  ]) {
    const { status, headers } = await open(`${path}?lang=cn`)
    expect([status, headers.get('location')]).toEqual([303, `${to}?lang=cn`])
  }
})

it('a record that is gone is told apart from an enquiry that is, and leads to the records', async () => {
  const page = await (await open('/desk/record?file=en/news/99999.md&lang=en')).text()
  expect(page).toContain('The record may have been deleted or renamed.')
  expect(page).toContain('href="/desk/records?lang=en"')
  expect(await (await open('/desk/enquiry/99999?lang=en')).text()).toContain(
    'The enquiry may have been erased',
  )
})
