import { monotonicNow } from '@/lib/clock'
import { buildCall, type CallInput } from '@/lib/content/client/call'
import { bounds } from '@/lib/contract/bounds'
import type { Endpoint } from '@/lib/contract/endpoint'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { inFirstForm } from '@/lib/contract/first-form'
import { site } from '@/lib/contract/site'
import { send } from '@/lib/http/client'
import { ACCEPT_ENCODING, HttpError } from '@/lib/http/http-answer'
import { defaultFormsOf, type Locale } from '@/lib/i18n/locales'
import { writeJson } from '@/lib/json'
import { type Finding, inspectPayload, readEnvelope } from './inspect'
import { details, formsIn, pagesOf } from './paths'

export type Row = {
  call: string
  locale: Locale | undefined
  status: number
  ms: number
  page: string
  isEssential: boolean
  findings: Finding[]
}
export type BackendSettings = {
  url: string
  token?: string | undefined
  deadlineMs?: number
  locales?: readonly Locale[]
  /** The marketplace's form is asked for, too (D7). */
  isMarketplaceServed?: boolean
}

/** Records of a kind that are asked for. */
const MOST_RECORDS = 500
const PAGE_SIZE = 2
const WHOLE_PAGE_SIZE = 100
const SLOW_MS = 2000
const UNKNOWN_ID = '999999999999999'

/** Inputs of the calls that are not a record's own. */
const inputs: Partial<Record<EndpointName, CallInput[]>> = {
  title: ['NEWS', 'NEWS_AI', 'BRAND_ACTIVITIES', 'MULTIMEDIA_RESOURCE', 'Corporate publication'].map(
    (type) => ({ body: { type } }),
  ),
  newsList: ['NEWS', 'NEWS_AI'].map((type) => ({ body: { pageNo: 1, pageSize: PAGE_SIZE, type } })),
  fixedNews: ['NEWS', 'NEWS_AI'].map((type) => ({ query: { type } })),
  publicationList: [{ body: { pageNo: 1, pageSize: PAGE_SIZE } }],
  activityList: [{ body: { pageNo: 1, pageSize: PAGE_SIZE, activity: {} } }],
  mediaList: [{ body: { pageNo: 1, pageSize: PAGE_SIZE, multimediaResource: {} } }],
}

/** Calls a back end as the site does, follows ids from lists to details, and says what is not as the contract says. */
export async function checkBackend(settings: BackendSettings): Promise<Row[]> {
  const rows: Row[] = []
  const ask = async (
    name: EndpointName,
    locale: Locale | undefined,
    siteId: string | undefined,
    input: CallInput = {},
  ) => {
    const { row, payload } = await askOnce(settings, name, locale, siteId, input)
    rows.push(row)
    return payload
  }
  const sites = sitesIn(await ask('siteList', undefined, undefined))
  if (sites.length === 0)
    rows[0]?.findings.push({ isError: true, path: '$', message: 'no site with mark cn or en' })
  for (const { locale, id, isTextSite } of sites.filter(
    (site) => settings.locales?.includes(site.locale) ?? true,
  ))
    await checkSite(
      defaultFormsOf(locale, settings.isMarketplaceServed ?? true),
      (name, input) => ask(name, locale, id, { ...input, isTextSite }),
      rows,
    )
  return rows
}

function sitesIn(payload: unknown): { locale: Locale; id: string; isTextSite: boolean }[] {
  const items = Array.isArray(payload) ? payload : ((payload as { data?: unknown } | undefined)?.data ?? [])
  if (!Array.isArray(items)) return []
  return items.flatMap((item) => {
    const { success, data } = site.safeParse(inFirstForm(site, item))
    return success ? [{ locale: data.mark, id: data.id, isTextSite: data.textId === true }] : []
  })
}

type Ask = (name: EndpointName, input?: CallInput) => Promise<unknown>

async function checkSite(defaultForms: string[], ask: Ask, rows: Row[]) {
  const wanted = new Map<EndpointName, Set<string>>()
  const forms = new Set(defaultForms)
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name]
    if (endpoint.record || name === 'siteList') continue
    for (const input of inputs[name] ?? [{}]) {
      const payload = await ask(name, input)
      if (endpoint.paged) await checkPaging(name, input, payload, ask, rows)
      for (const page of endpoint.paged ? await wholeList(name, input, ask) : [payload]) {
        for (const form of formsIn(page)) forms.add(form)
        for (const [record, ids] of details[name]?.(page) ?? [])
          wanted.set(record, new Set([...(wanted.get(record) ?? []), ...ids]))
      }
    }
  }
  for (const [name, ids] of wanted) {
    for (const id of [...ids].slice(0, MOST_RECORDS))
      for (const form of formsIn(await ask(name, recordInput(name, id)))) forms.add(form)
  }
  for (const id of forms) {
    await ask('form', { id })
    const found = rows.at(-1)?.findings.find(({ message }) => message === 'code "404"')
    if (found && defaultForms.includes(id)) found.message += ': consult buttons lead to this form'
  }
  await checkUnknown(ask, rows)
}

const recordInput = (name: EndpointName, id: string): CallInput =>
  name === 'article' ? { id, type: 'news' } : { id }

/** The pages of a list as the sitemap asks for them, up to the first that brings nothing more. */
async function wholeList(name: EndpointName, input: CallInput, ask: Ask): Promise<unknown[]> {
  const pages: unknown[] = []
  for (let pageNo = 1; pageNo <= MOST_RECORDS / WHOLE_PAGE_SIZE; pageNo += 1) {
    const page = await ask(name, { body: { ...input.body, pageNo, pageSize: WHOLE_PAGE_SIZE } })
    pages.push(page)
    const { data } = (page ?? {}) as { data?: unknown }
    if (!Array.isArray(data) || data.length < WHOLE_PAGE_SIZE) break
  }
  return pages
}

/** The second page must be another one than the first. */
async function checkPaging(name: EndpointName, input: CallInput, first: unknown, ask: Ask, rows: Row[]) {
  const { total, data } = (first ?? {}) as { total?: unknown; data?: unknown }
  if (typeof total !== 'number' || total <= PAGE_SIZE || !Array.isArray(data)) return
  const second = (await ask(name, { body: { ...input.body, pageNo: 2 } })) as { data?: unknown } | undefined
  if (JSON.stringify(second?.data) === JSON.stringify(data)) {
    rows
      .at(-1)
      ?.findings.push({ isError: true, path: '$.data', message: 'page 2 is page 1: pageNo is ignored' })
  }
}

/** An unknown record must be code "404": anything else shows visitors an error where the page does not exist. */
async function checkUnknown(ask: Ask, rows: Row[]) {
  await ask('product', { id: UNKNOWN_ID })
  const row = rows.at(-1)
  if (!row) return
  const isProven = row.findings.some(({ message }) => message === 'code "404"')
  row.findings = isProven
    ? []
    : [{ isError: true, path: '$', message: 'an unknown record must answer {code: "404"}' }, ...row.findings]
}

async function askOnce(
  settings: BackendSettings,
  name: EndpointName,
  locale: Locale | undefined,
  siteId: string | undefined,
  input: CallInput,
) {
  const { url, token, deadlineMs = 5000 } = settings
  const call = buildCall(name, locale ?? 'cn', siteId, input, monotonicNow() + deadlineMs)
  const endpoint: Endpoint = endpoints[name]
  const query = new URLSearchParams(call.query).toString()
  const asked = input.body?.type ?? input.query?.type
  const row: Row = {
    call: `${call.method} ${call.path}${asked ? ` (${asked})` : ''}`,
    locale,
    status: 0,
    ms: 0,
    page: pagesOf[name],
    isEssential: endpoint.essential === true,
    findings: [],
  }
  const began = performance.now()
  try {
    const answer = await send({
      url: `${url}/api/internal/${call.path}${query ? `?${query}` : ''}`,
      method: call.method,
      headers: {
        accept: 'application/json',
        'accept-encoding': ACCEPT_ENCODING,
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(call.method === 'POST' && { body: writeJson(call.body) }),
      deadline: call.deadline,
      maxBytes: bounds.answerBytes,
    })
    row.status = answer.status
    const { payload, findings } = readEnvelope(answer.status, answer.text)
    row.findings.push(...findings)
    const pageSize = input.body?.pageSize as number | undefined
    if (!findings.some(({ isError }) => isError)) {
      row.findings.push(
        ...inspectPayload(endpoint, payload, {
          ...(input.id && { id: input.id }),
          ...(pageSize && { pageSize }),
        }),
      )
    }
    row.ms = Math.round(performance.now() - began)
    if (row.ms > SLOW_MS)
      row.findings.push({
        isError: false,
        path: '$',
        message: `slow: ${row.ms} ms of the 5 s that a whole page has`,
      })
    return { row, payload }
  } catch (cause) {
    row.ms = Math.round(performance.now() - began)
    row.findings.push({
      isError: true,
      path: '$',
      message: cause instanceof HttpError ? cause.message : String(cause),
    })
    return { row, payload: undefined }
  }
}
