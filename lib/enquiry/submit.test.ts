import { expect, it, vi } from 'vitest'
import { temporaryStore } from '@/tests/helpers/temporary-store'
import { builtInTexts } from './built-in-texts'
import { formLabels } from './compile-form'
import { storeEnquiry } from './submit'

vi.mock('@/lib/content/missing-records', () => ({
  findMissing: async (key: string) => (/^\/cn\/|evil/.test(key) ? 'missing' : undefined),
}))

const t = builtInTexts('en')
const store = await temporaryStore()
const field = { id: '77', textId: true as const, name: 'Name', type: 'INPUT' as const, required: true }
/** An enquiry from an English page, on a host that names its language; what was stored of it. */
async function stored(form: { id?: string; textId?: true }, firstTouch?: Record<string, string>) {
  const { id } = await storeEnquiry(
    async () => store,
    {
      submission: {
        site: { id: '2' },
        form: { id: '19' },
        fieldValues: [],
        formTypeSource: 'PRODUCT',
        sourceId: '2001',
        trafficAccessReq: { deviceType: 0, logidUrl: 'https://en.example.com/product/2001' },
        client: { page: '/product/2001', firstTouch },
      },
      found: {
        ...{ locale: 'en', siteId: '2', t },
        labels: formLabels((name) => t.raw(`form.${name}`)),
        form: { name: 'Contact', formFields: [field], ...form },
      },
      key: crypto.randomUUID(),
      facts: { userAgent: '', referer: '', path: '/product/2001' },
      targets: [],
    },
    [{ formFieldBO: { id: '77' }, value: 'Ann' }],
  )
  const row = await store.db
    .selectFrom('enquiries')
    .select(['payload', 'client'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { payload: JSON.parse(row.payload ?? ''), client: JSON.parse(row.client ?? '') }
}

it('a page on a host that names its language is one of that language (D2)', async () =>
  expect((await stored({})).client).toMatchObject({ page: '/product/2001' }))

it.each([
  ['a page of the site', '/product/2001', 'http://localhost:3000/product/2001'],
  ['one of a type with signs', '/about-us/R~2FD%20(us)', 'http://localhost:3000/about-us/R~2FD%20(us)'],
  ['an address that is none', '/about-us/evilevil', undefined],
])('stores the first page of a visit when it is %s', async (_, path, landing) => {
  const { client } = await stored({}, { landing: `https://en.example.com${path}`, utm_source: 'mail' })
  expect(client.client.firstTouch).toEqual({ ...(landing && { landing }), utm_source: 'mail' })
})

it.each([
  ['a number', { id: '19' }, 19],
  ['a text', { id: '19', textId: true as const }, '19'],
  ['not said, the fields’ are texts', {}, '19'],
])('a form’s id goes back as it came: %s', async (_, form, id) =>
  expect((await stored(form)).payload.form).toEqual({ id }),
)
