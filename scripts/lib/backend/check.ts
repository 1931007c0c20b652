import type { z } from 'zod'
import type { CallInput } from '@/lib/content/client/call'
import { elementsOf } from '@/lib/content/client/shown-total'
import { getStaticPage, hasStaticPage, staticPages } from '@/lib/content/file-pages/static-pages'
import { staticPage } from '@/lib/content/shared/static-page'
import type { Endpoint } from '@/lib/contract/endpoint'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { inFirstForm } from '@/lib/contract/first-form'
import { wireId } from '@/lib/contract/scalars'
import { site as siteSchema } from '@/lib/contract/site'
import { defaultFormsOf, type Locale } from '@/lib/i18n/locales'
import { isObject } from '@/lib/is-object'
import { writeJson } from '@/lib/json'
import { ask, type Backend, CheckStopped, exchange, type Reply, type Row, type Site, wasLimited } from './ask'
import { checkFile, type FileUse, filesIn, sampleOf } from './files'
import { error, warning } from './inspect'
import { entryOf, firstPage, linkedRecords, ownCalls, recordsIn } from './table'

export type BackendSettings = Backend & {
  locales?: readonly Locale[]
  /** The marketplace's form is asked for, too (D7). */
  isMarketplaceServed?: boolean
  /** Hands in an enquiry to the default form of each site, twice with one key. */
  isEnquiryStored?: boolean
  /** The files of pages that no call carries are not the demo company's: what they link is looked for, too. */
  hasOwnPages?: boolean
  /** Called after each call. */
  onRow?: (row: Row, count: number) => void
}

/** Records of a kind that are asked for. */
const MOST_RECORDS = 500
const WHOLE_PAGE_SIZE = 100
const UNKNOWN_ID = '999999999999999'

/** What the checks of one site share. */
type Run = {
  settings: BackendSettings
  site: Site
  add: (row: Row) => void
  ask: (name: EndpointName, input?: CallInput) => Promise<Reply>
  /** Calls of the records that texts and buttons link, with the page that does. */
  linked: Map<string, { name: EndpointName; input: CallInput; page: string }>
}

/** Calls a back end as the site does, follows ids from lists to records, and says what is not as the contract says. Throws CheckStopped. */
export async function checkBackend(settings: BackendSettings): Promise<Row[]> {
  const rows: Row[] = []
  const files: FileUse[] = []
  const add = (row: Row) => {
    rows.push(row)
    settings.onRow?.(row, rows.length)
  }
  const first = await ask(settings, 'siteList', undefined, {})
  add(first.row)
  if (first.row.status === 0) throw new CheckStopped(first.row.findings[0]?.message)
  const sites = sitesIn(first.payload)
  if (sites.length === 0) first.row.findings.push(error('$', 'no site with mark cn or en'))
  for (const site of sites.filter(({ locale }) => settings.locales?.includes(locale) ?? true)) {
    const linked: Run['linked'] = new Map()
    const link = (schema: z.ZodType, payload: unknown, page: string) => {
      for (const call of linkedRecords(schema, payload, site.locale)) {
        const key = writeJson(call)
        linked.set(key, linked.get(key) ?? { ...call, page })
      }
    }
    for (const page of settings.hasOwnPages ? staticPages : [])
      if (hasStaticPage(site, page)) link(staticPage, getStaticPage(site, page).record, page)
    await checkSite({
      settings,
      site,
      add,
      linked,
      ask: async (name, input = {}) => {
        const reply = await ask(settings, name, site, input)
        add(reply.row)
        const { page } = entryOf(name)
        files.push(...filesIn(settings, endpoints[name].output, reply.payload, page))
        link(endpoints[name].output, reply.payload, page)
        return reply
      },
    })
  }
  for (const use of sampleOf(files)) add(await checkFile(settings, use))
  if (wasLimited(settings))
    first.row.findings.push(
      warning(
        '$',
        'HTTP 429 to some calls, which were made again: a page that is not cached makes a dozen at once; let this site through',
      ),
    )
  return rows
}

function sitesIn(payload: unknown): Site[] {
  return elementsOf(payload).flatMap((item) => {
    const { success, data } = siteSchema.safeParse(inFirstForm(siteSchema, item))
    return success ? [{ locale: data.mark, id: data.id, isTextSite: data.textId === true }] : []
  })
}

async function checkSite(run: Run) {
  const { settings, site } = run
  const defaultForms = defaultFormsOf(site.locale, settings.isMarketplaceServed ?? true)
  const named = await checkLists(run)
  const found = await checkRecords(
    run,
    [...defaultForms.map((id) => ['form', id] as const), ...named],
    defaultForms,
  )
  for (const [name, id] of found) await checkPreview(run, name, id)
  for (const preview of [false, true]) await checkUnknown(run, preview)
  await checkRefusal(run)
  if (settings.isEnquiryStored) await checkEnquiry(run, defaultForms[0] ?? '')
}

/** Every list, whole where it is one of pages; the records that they name. */
async function checkLists(run: Run): Promise<[EndpointName, string][]> {
  const named: [EndpointName, string][] = []
  for (const name of ownCalls) {
    let before = ''
    for (const input of entryOf(name).inputs ?? [{}]) {
      const { row, payload } = await run.ask(name, input)
      const { paged }: Endpoint = endpoints[name]
      if (paged) await checkPaging(run, name, input, payload)
      const pages = paged ? await wholeList(run, name, input) : [payload]
      named.push(...pages.flatMap((page) => recordsIn(name, page)))
      const records = writeJson(pages.map(elementsOf))
      if (paged && records === before && elementsOf(payload).length > 0)
        row.findings.push(warning('$.data', 'the records of the other type: type is ignored'))
      before = records
    }
    for (const [field, body] of Object.entries(entryOf(name).unmet ?? {}))
      await checkFilter(run, name, field, body)
  }
  return named
}

/** The second page must be another one than the first. */
async function checkPaging(run: Run, name: EndpointName, input: CallInput, first: unknown) {
  const { total, data } = (first ?? {}) as { total?: unknown; data?: unknown }
  if (!Array.isArray(data) || typeof total !== 'number' || total <= data.length) return
  const { row, payload } = await run.ask(name, { body: { ...input.body, pageNo: 2 } })
  const second = (payload as { data?: unknown } | undefined)?.data
  if (Array.isArray(second) && writeJson(second) === writeJson(data))
    row.findings.push(error('$.data', 'page 2 is page 1: pageNo is ignored'))
}

/** A condition that no record meets must leave nothing of a list. */
async function checkFilter({ ask }: Run, name: EndpointName, field: string, body: Record<string, unknown>) {
  const { row, payload } = await ask(name, firstPage(body))
  if (payload === undefined) return
  row.findings =
    elementsOf(payload).length > 0
      ? [warning('$.data', `records that do not match: ${field} of the filter is ignored`)]
      : []
}

/** The pages of a list as the sitemap asks for them, up to the first that brings nothing more. */
async function wholeList({ ask }: Run, name: EndpointName, input: CallInput): Promise<unknown[]> {
  const pages: unknown[] = []
  for (let pageNo = 1; pageNo <= MOST_RECORDS / WHOLE_PAGE_SIZE; pageNo += 1) {
    const { payload } = await ask(name, { body: { ...input.body, pageNo, pageSize: WHOLE_PAGE_SIZE } })
    pages.push(payload)
    const { data } = (payload ?? {}) as { data?: unknown }
    if (!Array.isArray(data) || data.length < WHOLE_PAGE_SIZE) break
  }
  return pages
}

const recordInput = (name: EndpointName, id: string): CallInput =>
  name === 'article' ? { id, type: 'news' } : { id }

/** Every record that is named, and what records name; the first of each kind that was found. */
async function checkRecords(run: Run, named: (readonly [EndpointName, string])[], defaultForms: string[]) {
  const asked = new Map<EndpointName, Set<string>>()
  const found = new Map<EndpointName, string>()
  const queue = [...named]
  for (const [name, id] of queue) {
    const ids = asked.get(name) ?? new Set()
    if (ids.has(id) || ids.size >= MOST_RECORDS) continue
    asked.set(name, ids.add(id))
    const { row, payload, isNotFound } = await run.ask(name, recordInput(name, id))
    queue.push(...recordsIn(name, payload))
    if (!isNotFound) found.set(name, found.get(name) ?? id)
    else if (name === 'form' && defaultForms.includes(id))
      row.findings = [error('$.code', 'code "404": consult buttons lead to this form')]
    else if (await isInPreview(run, name, id))
      row.findings = [
        error('$.code', 'code "404": a draft (preview=true has it), yet an ordinary answer names it'),
      ]
  }
  await checkLinked(run, asked)
  return found
}

/** The records that are linked and that no list names, articles of other types among them. */
async function checkLinked({ ask, linked }: Run, asked: Map<EndpointName, Set<string>>) {
  const all = [...linked.values()].slice(0, MOST_RECORDS)
  const types = all.filter(({ name }) => name === 'introductions')
  if (types.length > 0) {
    const { row, payload } = await ask('introductions')
    const given = new Set(elementsOf(payload).map((item) => (isObject(item) ? item.type : undefined)))
    if (payload !== undefined)
      row.findings = types.flatMap(({ input: { type }, page }) =>
        given.has(type) ? [] : [warning('$', `no introduction of type "${type}": ${page} links it`)],
      )
  }
  for (const { name, input, page } of all) {
    if (name === 'introductions') continue
    const isAsked = (input.type ?? 'news') === 'news' && asked.get(name)?.has(input.id ?? '')
    if (isAsked || input.preview) continue
    const { row, isNotFound } = await ask(name, input)
    if (isNotFound) row.findings = [warning('$.code', `code "404": a text or button of ${page} links it`)]
  }
}

async function isInPreview(run: Run, name: EndpointName, id: string): Promise<boolean> {
  const reply = await run.ask(name, { ...recordInput(name, id), preview: true })
  if (reply.isNotFound) reply.row.findings = []
  return reply.payload !== undefined
}

/** A published record must be there with `preview=true` too. */
async function checkPreview({ ask }: Run, name: EndpointName, id: string) {
  const { row, isNotFound } = await ask(name, { ...recordInput(name, id), preview: true })
  if (isNotFound) row.findings = [error('$.code', 'code "404" with preview=true, and a record without it')]
}

/** An unknown record must be code "404": anything else shows visitors an error where the page does not exist. */
async function checkUnknown({ ask }: Run, preview: boolean) {
  const { row, isNotFound } = await ask('product', { id: UNKNOWN_ID, preview })
  row.findings = isNotFound
    ? []
    : [error('$', 'an unknown record must answer {code: "404"}'), ...row.findings]
}

/** `POST form` without storing anything: a body that is no JSON can only be refused, and says that the call is there. */
async function checkRefusal({ settings, site, add }: Run) {
  const row = { call: 'POST form (no JSON)', locale: site.locale, page: entryOf('form').page }
  const reply = await exchange(settings, { path: 'form', body: '{', row })
  const { status, findings } = reply.row
  const messages = findings.map(({ message }) => message).join()
  const problems: [boolean, string][] = [
    [
      reply.payload !== undefined,
      'a body that is no JSON is answered with code "200": what is not stored would count as stored',
    ],
    [status === 0 || status === 404 || status === 405, `enquiries cannot be handed in: ${messages}`],
    [status >= 500, `${messages}; expected HTTP 400: what fails like this is sent again and again`],
  ]
  add({ ...reply.row, findings: problems.filter(([is]) => is).map(([, message]) => error('$', message)) })
}

/** Hands in one enquiry twice: both answers must name the same one. */
async function checkEnquiry({ settings, site, ask, add }: Run, formId: string) {
  const { payload } = await ask('form', { id: formId })
  const { success, data } = endpoints.form.output.safeParse(inFirstForm(endpoints.form.output, payload))
  if (!success) return
  const values = data.formFields.map(({ id, textId, validate, fieldOptions }) => ({
    formFieldBO: { id: wireId(id, textId) },
    value: fieldOptions?.[0] ?? samples[validate ?? ''] ?? 'check-backend',
  }))
  const body = writeJson({
    site: { id: wireId(site.id, site.isTextSite) },
    form: { id: wireId(formId, data.textId) },
    fieldValues: values,
    formTypeSource: 'INDEX_MODEL',
    trafficAccessReq: { deviceType: 2, logidUrl: '' },
  })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers: string[] = []
  for (const time of ['first', 'again']) {
    const row = { call: `POST form (${time})`, locale: site.locale, page: entryOf('form').page }
    const reply = await exchange(settings, { path: 'form', body, headers, row })
    answers.push(writeJson({ id: (reply.payload as { id?: unknown } | undefined)?.id }))
    if (answers.some((answer) => answer !== answers[0]))
      reply.row.findings.push(error('$.data.id', 'the same Idempotency-Key made a second enquiry'))
    add(reply.row)
  }
}

const samples: Record<string, string> = {
  EMAIL: 'check-backend@example.com',
  PHONE: '13800138000',
  PHONE_INTL: '+49 30 5550 0100',
}
