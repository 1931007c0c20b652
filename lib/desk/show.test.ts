import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { lastDays } from '@/lib/enquiry/admin/figures'
import { changeState } from '@/lib/enquiry/admin/state'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import { env } from '@/lib/env'
import { messages } from '@/lib/i18n/messages'
import { addTo, temporaryStore } from '@/tests/helpers/temporary-store'
import { deskOf } from './desk'
import { show } from './show'
import { PAGE_SIZE } from './views/inbox'

const store = await temporaryStore()
async function open(path: string): Promise<Response> {
  const url = new URL(path, 'https://own.example')
  const desk = await deskOf(url, undefined)
  return show({ request: new Request(url), url, path: url.pathname, store, desk })
}

it('a search says how many more it would find among spam, and leads to them', async () => {
  const id = await addTo(store, ['Bo Spammer'])
  await changeState(store, { id, from: 'new', to: 'spam', who: 'x', now: 1 })
  await addTo(store, ['Bo Buyer'])
  const page = await (await open('/desk?q=bo&lang=en')).text()
  expect(page).toContain('<a href="/desk?q=bo&#38;state=all&#38;lang=en">1 more match is marked as spam')
  expect(page).not.toContain('Bo Spammer')
  const none = await (await open('/desk?q=spammer&state=taken&lang=en')).text()
  expect(none).toContain('<a href="/desk?q=spammer&#38;state=all&#38;lang=en">1 more match is marked as spam')
  for (const asked of ['q=buyer', 'q=bo&state=all', 'q=bo&state=new', 'q=bo&state=spam', 'q='])
    expect(await (await open(`/desk?${asked}&lang=en`)).text()).not.toContain('marked as spam')
})

it('what an enquiry unlocked has its title and leads to it, in detail too; what is gone has its number', async () => {
  const page = async (id: string) => {
    const gate = { type: 'corporate/publications' as const, id, jump: 'jumpBO' }
    const text = await (await open(`/desk/enquiry/${await addTo(store, ['Ann'], { gate })}?lang=en`)).text()
    const at = (pattern: string) => new RegExp(`${pattern}([^\n]+?)</(?:span|dd)>`).exec(text)?.[1]
    const { desk, lead } = messages.en
    return [at(`<strong>${desk.stepGate}</strong><span>`), at(`<dt>${lead.opens}</dt><dd[^>]*>`)]
  }
  const link = expect.stringMatching(/^<a href="[^"]+\/en\/periodical\/808"[^>]*>\w[^<]+<\/a>$/)
  expect(await page('808')).toEqual([link, link])
  const number = `${builtInTexts('en')('desk.kindOf', { kind: 'publications' })} 99999`
  expect(await page('99999')).toEqual([number, number])
})

it('in the figures a form is called as in the language of the desk', async () => {
  expect(await (await open('/desk/figures?lang=en')).text()).toContain('<th scope="row">Contact\n')
})

it('beside a campaign in figures and visits its words are searched for, in the same days', async () => {
  await addTo(store, ['Lu'], { firstTouch: { utm_source: 'letter', utm_campaign: 'launch' } })
  for (const [path, words] of [
    ['figures', 'letter'],
    ['visits', 'launch'],
  ] as const) {
    const page = await (await open(`/desk/${path}?days=7&lang=en`)).text()
    const [since] = lastDays(7, env().SITE_TIME_ZONE, Date.now()).days
    expect(page).toContain(
      `${words} · <a href="/desk?q=${words}&#38;since=${since}&#38;lang=en" aria-label="Search ${words}">Search</a>`,
    )
  }
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

it('a page past the end is the first one, of the log as of the inbox', async () => {
  await writeAuditLog(store, { who: 'x', action: 'login', now: 1 })
  for (const path of ['/desk', '/desk/log']) {
    const { status, headers } = await open(`${path}?pageNo=99&lang=en`)
    expect([status, headers.get('location')]).toEqual([303, `${path}?lang=en`])
  }
})

it('more deliveries given up than are listed are led to, and a target that is set up no longer is told', async () => {
  for (let count = 0; count <= PAGE_SIZE; count += 1) {
    const id = await addTo(store, ['Cy'])
    const delivery = {
      ...{ id: `${id}/webhook`, enquiry_id: id, target: 'webhook' },
      status: 'dead' as const,
    }
    const times = { attempts: 9, next_at: 1, since: 1, claimed_at: null, delivered_at: null }
    const answers = { last_error: null, crm_id: null, crm_link: null }
    await store.db
      .insertInto('deliveries')
      .values({ ...delivery, ...times, ...answers })
      .execute()
  }
  const page = await (await open('/desk/deliveries?lang=en')).text()
  expect(page).toContain(messages.en.desk.targetGone)
  const more = builtInTexts('en')('desk.moreRows', { count: 1 })
  expect(page).toContain(`<a href="/desk?delivery=dead&#38;state=all&#38;lang=en">${more}</a>`)
})

it('a record that is gone is told apart from an enquiry that is, and leads to the records', async () => {
  const page = await (await open('/desk/record?file=en/news/99999.md&lang=en')).text()
  expect(page).toContain('The record may have been deleted or renamed.')
  expect(page).toContain('href="/desk/records?lang=en"')
  expect(await (await open('/desk/enquiry/99999?lang=en')).text()).toContain(
    'The enquiry may have been erased',
  )
})

it('an enquiry says of a target that is set up no more that nothing goes there, and offers no other attempt', async () => {
  const id = await addTo(store, ['Ann'], { targets: ['webhook'] })
  const page = await (await open(`/desk/enquiry/${id}?lang=en`)).text()
  expect(page).toContain(messages.en.desk.targetGone)
  expect(page).not.toContain(`/desk/enquiry/${id}/retry`)
})
