import { brandReport, productKey } from '@/lib/brand/brand'
import { crmProblems } from '@/lib/content/crm'
import { readAccounts, readAssignees } from '@/lib/enquiry/admin/accounts'
import { readAuditLog, writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { csvLines, enquiryTable } from '@/lib/enquiry/admin/csv'
import { deliveryHealth } from '@/lib/enquiry/admin/delivery-health'
import { erasedBefore } from '@/lib/enquiry/admin/erased'
import { lastDays, leadFigures } from '@/lib/enquiry/admin/figures'
import { readNotes } from '@/lib/enquiry/admin/notes'
import { allEnquiries } from '@/lib/enquiry/admin/read'
import { formsOfEnquiries, oneEnquiry, searchEnquiries } from '@/lib/enquiry/admin/search'
import { stateCounts } from '@/lib/enquiry/admin/state'
import { crmSamples, formRecipients, testTargets } from '@/lib/enquiry/admin/test-delivery'
import { xlsxFile } from '@/lib/enquiry/admin/xlsx'
import { unlockedTitle } from '@/lib/enquiry/gated-target'
import { lastRetention } from '@/lib/enquiry/jobs/retention'
import { readConsentText } from '@/lib/enquiry/store/consent-text'
import { targetsOf } from '@/lib/enquiry/targets'
import { env } from '@/lib/env'
import { recentReadiness } from '@/lib/go-live/checks'
import { visitFigures } from '@/lib/measure/figures'
import { missedSearches, sampleFigures } from '@/lib/measure/sample-figures'
import { publicDirectory } from '@/lib/public-directory'
import { isoDay } from '@/lib/rules/text/dates'
import { personOf } from './actions/person'
import { checkPage, contentPage, previewPage, recordPage, recordsPage } from './content-pages'
import { alsoOf, type DeskRequest, isNamed, subjectOf } from './desk'
import { flashMessage } from './flash'
import { galleryPage } from './gallery'
import { readInboxQuery } from './query'
import { auditLogView, LOG_SIZE } from './views/audit-log'
import { brandView } from './views/brand'
import { deliveriesView } from './views/deliveries'
import { enquiryView } from './views/enquiry'
import { figuresView } from './views/figures'
import { inboxView, PAGE_SIZE } from './views/inbox'
import { deskPage, download, notFoundPage, seeOther } from './views/page'
import { visitorOf } from './views/parts'
import { erasedBeforeView, erasedView, personView } from './views/person'
import { readyView } from './views/ready'
import { spanOf } from './views/spans'
import { speedView } from './views/speed'
import { visitsView } from './views/visits'

/** Of a page past the end: rows were erased, or the address is invented, and the first page has what there is. */
function toFirstPage(url: URL): Response {
  const first = new URLSearchParams(url.searchParams)
  first.delete('pageNo')
  return seeOther(`${url.pathname}?${first}`)
}

async function inbox(visit: DeskRequest): Promise<Response> {
  const { store, desk, url } = visit
  const query = readInboxQuery(url.searchParams, desk.zone)
  const { isSpamLeftOut, state, ...filter } = query.filter
  const hidesSpam = isSpamLeftOut || (state !== undefined && state !== 'spam')
  const [found, spam, forms, counts, health, people] = await Promise.all([
    searchEnquiries(store, query.filter, { pageNo: query.pageNo, size: PAGE_SIZE }),
    filter.text && hidesSpam
      ? searchEnquiries(store, { ...filter, state: 'spam' }, { pageNo: 1, size: 1 })
      : undefined,
    formsOfEnquiries(store, desk.locale),
    stateCounts(store),
    deliveryHealth(store),
    isNamed(desk) ? readAssignees(store) : [],
  ])
  if (found.enquiries.length === 0 && found.total > 0) return toFirstPage(url)
  // Who asks for another state is told only where there is nothing of it.
  const moreSpam = spam && (isSpamLeftOut || found.total === 0) ? spam.total : 0
  const body = inboxView(desk, { query, found, spam: moreSpam, forms, counts, health, people })
  const alert = query.isWrong && { alert: desk.t('desk.wrongFilter') }
  return deskPage(desk, { title: desk.t('desk.inbox'), body, ...flashMessage(visit), ...alert })
}

/** Of an enquiry that was erased at the desk its copies; the not-found page for any other. */
async function erasedEnquiry({ store, desk }: DeskRequest, id: string): Promise<Response> {
  const { count, copies } = await erasedBefore(store, { enquiry_id: id })
  if (count === 0) return notFoundPage(desk)
  const body = erasedBeforeView(desk, copies, store.dialect)
  return deskPage(desk, { title: desk.t('desk.erased'), body, status: 410 })
}

const numberOf = (text: string | null | undefined) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0)

/** What was erased of a person at the moment that `at` names: read from the log, so that a reload shows it again. */
async function erasedPerson({ store, desk, url }: DeskRequest): Promise<Response> {
  const [at, left, from, soon] = ['at', 'left', 'from', 'soon'].map((name) => url.searchParams.get(name))
  const erased = await erasedBefore(store, { at: numberOf(at) })
  if (erased.count === 0) return notFoundPage(desk)
  const body = erasedView(desk, { ...erased, isLogEmpty: !soon }, store.dialect, {
    count: numberOf(left),
    from: from ?? undefined,
  })
  return deskPage(desk, { title: desk.t('desk.erased'), body })
}

const targetNames = () => targetsOf(env()).map(({ name }) => name)

/** One enquiry; with a note that is not stored, and why. */
export async function enquiryPage(
  visit: DeskRequest,
  id: string,
  refused?: { draft: string; alert: string; status?: number },
): Promise<Response> {
  const { store, desk } = visit
  const found = await oneEnquiry(store, id)
  if (!found) return erasedEnquiry(visit, id)
  const { version } = found.context.consent ?? {}
  const [{ rows }, consentWords, people, notes, opened] = await Promise.all([
    readAuditLog(store, { enquiryId: id, limit: 50 }),
    version ? readConsentText(store, version) : undefined,
    isNamed(desk) ? readAccounts(store) : [],
    isNamed(desk) ? readNotes(store, id) : [],
    unlockedTitle(found.context),
  ])
  const { draft = '', alert, status = 400 } = refused ?? {}
  const shown = { enquiry: found, log: rows, consentWords, opened, people, notes, draft }
  const body = enquiryView(desk, { ...shown, targets: targetNames() })
  const flash = flashMessage(visit, found.row.state_by ?? '')
  const title = visitorOf(desk, found)
  return deskPage(desk, { title, body, draft, ...(refused ? { alert, status } : flash) })
}

async function person(visit: DeskRequest, id: string): Promise<Response> {
  const { store, desk, url } = visit
  const found = await personOf(store, id, alsoOf(url))
  if (!found) return erasedEnquiry(visit, id)
  return deskPage(desk, {
    title: desk.t('desk.person'),
    body: personView(desk, { id, ...found }),
    ...flashMessage(visit),
  })
}

/** The days that figures are asked for, and as many before them if no enquiry of these was erased for its age. */
function spanDays({ desk, url }: DeskRequest) {
  const days = spanOf(url)
  const span = lastDays(days, desk.zone, desk.now)
  const { ENQUIRY_RETENTION_DAYS: retentionDays } = env()
  return {
    now: span.days,
    before: retentionDays !== undefined && retentionDays < 2 * days ? undefined : span.before,
  }
}

async function figures(visit: DeskRequest): Promise<Response> {
  const { store, desk } = visit
  const { now, before } = spanDays(visit)
  const [counted, last, forms] = await Promise.all([
    leadFigures(store, now, desk.zone),
    before && leadFigures(store, before, desk.zone),
    formsOfEnquiries(store, desk.locale),
  ])
  const body = figuresView(desk, counted, { days: now.length, forms, before: last })
  return deskPage(desk, { title: desk.t('desk.figures'), body })
}

async function visits(visit: DeskRequest): Promise<Response> {
  const { store, desk } = visit
  const { now, before } = spanDays(visit)
  const [counted, last, forms, searches] = await Promise.all([
    visitFigures(store, now, desk.zone),
    before && visitFigures(store, before, desk.zone),
    formsOfEnquiries(store, desk.locale),
    missedSearches(store, now),
  ])
  const body = visitsView(desk, counted, { days: now.length, forms, before: last, searches })
  return deskPage(desk, { title: desk.t('desk.visits'), body })
}

async function speed({ store, desk, url }: DeskRequest): Promise<Response> {
  const { days, before } = lastDays(spanOf(url), desk.zone, desk.now)
  const [counted, last] = await Promise.all([sampleFigures(store, days), sampleFigures(store, before)])
  const body = speedView(desk, counted, { days: days.length, before: last })
  return deskPage(desk, { title: desk.t('desk.speed'), body })
}

async function deliveries(visit: DeskRequest): Promise<Response> {
  const { store, desk } = visit
  const [health, dead, last, forms] = await Promise.all([
    deliveryHealth(store),
    searchEnquiries(store, { delivery: 'dead' }, { pageNo: 1, size: PAGE_SIZE }),
    lastRetention(store),
    formRecipients(store),
  ])
  const targets = targetNames()
  const retention = { days: env().ENQUIRY_RETENTION_DAYS, last }
  const tests = { targets: testTargets(), forms }
  const crm = targets.includes('webhook')
    ? { samples: crmSamples(desk.locale), problems: crmProblems() }
    : { samples: [], problems: [] }
  const body = deliveriesView(desk, { health, targets, dead, retention, tests, crm })
  return deskPage(desk, { title: desk.t('desk.deliveries'), body, ...flashMessage(visit) })
}

async function ready({ desk }: DeskRequest): Promise<Response> {
  const checks = await recentReadiness({ settings: env(), publicDir: publicDirectory() })
  return deskPage(desk, { title: desk.t('desk.ready'), body: readyView(desk, checks) })
}

async function brandPage({ desk }: DeskRequest): Promise<Response> {
  const body = brandView(desk, { ...brandReport(env().SITE_DIR), key: productKey() })
  return deskPage(desk, { title: desk.t('desk.brand'), body })
}

async function auditLog({ store, desk, url }: DeskRequest): Promise<Response> {
  const { pageNo } = readInboxQuery(url.searchParams, desk.zone)
  const log = await readAuditLog(store, { limit: LOG_SIZE, offset: (pageNo - 1) * LOG_SIZE })
  if (log.rows.length === 0 && log.total > 0) return toFirstPage(url)
  return deskPage(desk, { title: desk.t('desk.log'), body: auditLogView(desk, { ...log, pageNo }) })
}

const exports = {
  csv: { action: 'export', type: 'text/csv; charset=utf-8', write: csvLines },
  xlsx: {
    action: 'exportXlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
} as const

/** The view as a file, row by row: what the inbox shows with the same address, all pages of it. */
async function exportAs(kind: keyof typeof exports, { store, desk, url }: DeskRequest): Promise<Response> {
  const { action, type, write } = exports[kind]
  const { filter } = readInboxQuery(url.searchParams, desk.zone)
  const { total } = await searchEnquiries(store, filter, { pageNo: 1, size: 1 })
  const who = desk.session?.who ?? ''
  await writeAuditLog(store, { who, action, detail: String(total), now: desk.now })
  const file = write(
    enquiryTable(() => allEnquiries(store, undefined, filter), desk.zone, desk.t, unlockedTitle),
  )
  return download(`enquiries-${isoDay(desk.now, desk.zone)}.${kind}`, type, file)
}

const pages: Record<string, (visit: DeskRequest) => Promise<Response>> = {
  '/desk': inbox,
  '/desk/figures': figures,
  '/desk/visits': visits,
  '/desk/speed': speed,
  '/desk/deliveries': deliveries,
  '/desk/content': contentPage,
  '/desk/check': checkPage,
  '/desk/records': recordsPage,
  '/desk/record': recordPage,
  '/desk/ready': ready,
  '/desk/brand': brandPage,
  '/desk/brand/components': ({ desk }) => galleryPage(desk),
  '/desk/preview': previewPage,
  '/desk/log': auditLog,
  '/desk/enquiries.csv': (visit) => exportAs('csv', visit),
  '/desk/enquiries.xlsx': (visit) => exportAs('xlsx', visit),
}

/** What somebody who is signed in wants to see. */
export async function show(visit: DeskRequest): Promise<Response> {
  const { path, desk } = visit
  const { kind, id, action } = subjectOf(path) ?? {}
  if (id && !action) return kind === 'person' ? person(visit, id) : enquiryPage(visit, id)
  if (kind === 'person' && action === 'erased') return erasedPerson(visit)
  // The language link of what a change answered with.
  if (id) return seeOther(desk.href(`/desk/${kind}/${id}`))
  if (path === '/desk/test') return seeOther(desk.href('/desk/deliveries'))
  return pages[path]?.(visit) ?? notFoundPage(desk)
}
