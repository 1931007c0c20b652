import { expect, it } from 'vitest'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import { addTo, temporaryStore } from '@/tests/helpers/temporary-store'
import { deskHref, deskOf } from '../desk'
import { show } from '../show'
import { personView } from '../views/person'
import { eraseTicked, exportPerson, personOf } from './person'

const store = await temporaryStore()
const url = new URL('https://own.example/desk?list=state%3Dnew')
const desk = {
  ...({
    t: builtInTexts('en'),
    locale: 'en',
    zone: 'UTC',
    now: 9,
    siteUrl: url.origin,
    hasStudio: false,
  } as const),
  ...{ session: undefined, here: url, href: (path: string, query = {}) => deskHref('en', path, query) },
}
const add = (now: number, ...values: string[]) => addTo(store, values, { now })
const actionOf = (id: string) => `/desk/person/${id}/erase?list=state%3Dnew&lang=en`
async function erase(id: string, ids: string[], action = actionOf(id)): Promise<string> {
  const form = new URLSearchParams([['sure', 'yes'], ...ids.map((one) => ['id', one])])
  const visitOf = async (here: URL) => ({
    request: new Request(here),
    url: here,
    path: here.pathname,
    store,
    desk: await deskOf(here, undefined),
  })
  const visit = await visitOf(new URL(action, url))
  const to = (await eraseTicked({ visit, form, who: 'ann', id })).headers.get('location') ?? ''
  const shown = await visitOf(new URL(to, url))
  // A reload shows the same.
  await show(shown)
  return (await show(shown)).text()
}

it('who only mentions a person, or has other contacts too, is listed last and not ticked', async () => {
  const own = [
    await add(1, 'Ann', 'ann@x.example', '0044 20 7946 0123'),
    await add(2, 'Ann', '+44 20 7946 0123', 'Ann@x.example'),
  ]
  const others = [
    await add(3, 'Bob', 'bob@x.example', 'ann@x.example sent me'),
    await add(4, 'Ann', 'ann@x.example', '13800138000'),
    await add(5, 'call ann@x.example'),
  ]
  const id = own[1] ?? ''
  const person = await personOf(store, id)
  if (!person) throw new Error('nobody found')
  const { text } = personView(desk, { id, ...person })
  expect(text).toMatch(/under">[^<]*<span translate="no">[^<]*ann@x\.example/)
  const rows = [...text.matchAll(/name="id" value="([^"]+)"( checked)?/g)]
  expect(rows.map(([, row]) => row)).toEqual([...own.toReversed(), ...others.toReversed()])
  expect(rows.map(([, , ticked]) => ticked !== undefined)).toEqual([true, true, false, false, false])
  // Enter on a tick presses the first button: neither the export nor erasing.
  expect(/<button[^>]*>/.exec(text.slice(text.indexOf('<form')))?.[0]).toBe(
    '<button hidden formmethod="dialog" formnovalidate>',
  )
  // A number of theirs by which more may be found; of who only mentions them none.
  const also = `<a href="/desk/person/${id}?also=${others[1]}&#38;lang=en"><span>Find with <span translate="no">13800138000</span> too</span></a>`
  expect(text.split('Find with')).toHaveLength(2)
  expect(text).toContain(also)
})

it('what is found with another contact too stands beside what was found before, for erasing as well', async () => {
  const id = await add(1, 'Lin', 'lin@x.example')
  const both = await add(2, 'Lin', 'lin@x.example', '13722223333')
  const third = await add(3, 'Lin', '13722223333', 'lin@other.example')
  const last = await add(4, 'Lin', 'lin@other.example')
  const open = async (path: string) => {
    const here = new URL(path.replaceAll('&#38;', '&'), url)
    const visit = { request: new Request(here), url: here, path: here.pathname, store }
    return (await show({ ...visit, desk: await deskOf(here, undefined) })).text()
  }
  const next = (page: string) => /href="([^"]+)"><span>Find with/.exec(page)?.[1] ?? ''
  const second = await open(next(await open(`/desk/person/${id}?list=state%3Dnew&lang=en`)))
  const page = await open(next(second))
  const rows = [...page.matchAll(/name="id" value="([^"]+)"/g)].map(([, row]) => row)
  expect(rows.toSorted()).toEqual([id, both, third, last].toSorted())
  expect(next(page)).toBe('')
  const [, action = ''] = /action="([^"]+\/erase[^"]*)"/.exec(page) ?? []
  expect(await erase(id, [id, both, third, last], action.replaceAll('&#38;', '&'))).not.toContain(
    'still here',
  )
})

it('what is left of a person whose contacts only what was erased joined is listed together', async () => {
  const mail = await add(1, 'Wu', 'wu@x.example')
  const both = await add(2, 'Wu', 'wu@x.example', '13733334444')
  const phone = await add(3, 'Wu', '13733334444')
  const page = await erase(mail, [both], `/desk/person/${mail}/erase?also=${both}&lang=en`)
  expect(page).toContain(`href="/desk/person/${mail}?also=${phone}&#38;lang=en"`)
})

it('of more enquiries than a form can name all that are their own are handed out, streamed, and no mention', async () => {
  const ids: string[] = []
  for (let at = 0; at < 305; at += 1) ids.push(await add(1000 + at, 'Max', 'max@x.example'))
  await add(2000, 'Kim', 'kim@x.example', 'max@x.example sent me')
  const [id = ''] = ids
  const person = await personOf(store, id)
  if (!person) throw new Error('nobody found')
  const { text } = personView(desk, { id, ...person })
  expect(text.match(/name="id"/g)).toHaveLength(300)
  expect(text).toContain('name="all"')
  expect(text).toContain('Export all 305 of their own (JSON)')
  const visit = { request: new Request(url), url, path: url.pathname, store, desk }
  const form = new URLSearchParams({ all: 'yes', id })
  const file = await (await exportPerson({ visit, form, who: 'ann', id })).json()
  expect(file.enquiries).toHaveLength(305)
  expect(JSON.stringify(file)).not.toContain('kim@')
  const one = await exportPerson({ visit, form: new URLSearchParams({ id }), who: 'ann', id })
  expect((await one.json()).enquiries).toHaveLength(1)
})

it('an action on no enquiry shows an error: no empty file is handed out', async () => {
  const id = await add(1, 'Ivy', 'ivy@x.example')
  const visit = { request: new Request(url), url, path: url.pathname, store, desk }
  for (const act of [exportPerson, eraseTicked]) {
    const answer = await act({ visit, form: new URLSearchParams({ sure: 'yes' }), who: 'ann', id })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/desk/person/${id}?told=noneTicked&lang=en`,
    ])
  }
})

it('a person who was erased meanwhile is told as erased, by Back and by what was pressed a second time', async () => {
  const id = await add(1, 'Eve', 'eve.gone@x.example')
  await erase(id, [id])
  const here = new URL(`/desk/person/${id}?lang=en`, url)
  const visit = { request: new Request(here), url: here, path: here.pathname, store, desk }
  const page = await show(visit)
  expect([page.status, (await page.text()).includes(desk.t('desk.elsewhere'))]).toEqual([410, true])
  const again = async (act: typeof exportPerson, who: string) =>
    (await act({ visit, form: new URLSearchParams({ sure: 'yes', id }), who, id })).headers.get('location')
  for (const [act, who] of [
    [exportPerson, 'ann'],
    [eraseTicked, 'bob'],
  ] as const)
    expect(await again(act, who)).toBe(`/desk/person/${id}?lang=en`)
})

it('erasing pressed twice leads to the same page: how many, all their copies, and what is left', async () => {
  const request = await add(1, 'Una', 'una@x.example')
  const ids = [await add(2, 'Una', 'una@x.example'), await add(3, 'Una', 'una@x.example')]
  for (const opened of [request, ids[0] ?? '']) {
    const pages = [await erase(opened, ids), await erase(opened, ids)]
    for (const page of pages) expect(page).toContain('2 enquiries are erased')
  }
  expect(await erase(request, ids)).toContain(`/desk/person/${request}`)
})

it('erasing shows how many are left and links to them, never to who only mentions the person', async () => {
  const ids = [await add(1, 'Eve', 'eve@x.example'), await add(2, 'Eve', 'eve@x.example')]
  const [first = '', second = ''] = ids
  const mention = await add(3, 'Carl', 'carl@x.example', 'eve@x.example sent me')
  const page = await erase(second, [second])
  expect(page).toContain('2 more enquiries with these contacts are still here')
  expect(page).toContain(`/desk/person/${first}`)
  expect(page).toContain('href="/desk?state=new&#38;lang=en"')
  const last = await erase(first, [first])
  expect(last).toContain('1 more enquiry with these contacts is still here')
  expect(last).not.toContain(desk.t('desk.personOpen'))
  // Nor to who shares a number with them.
  const [own, shared] = [
    await add(4, 'Jo', 'jo@x.example', '02155556666'),
    await add(5, 'Al', 'al@x.example', '02155556666'),
  ]
  const both = await erase(own, [own])
  expect(both).toContain('1 more enquiry with these contacts is still here')
  expect(both).not.toContain(`/desk/person/${shared}`)
  expect(await erase(mention, [mention])).not.toContain('still here')
})
