import { monotonicNow } from '@/lib/clock'
import type { Ask, ListItem } from '@/lib/content-types/record-type'
import type { EndpointName } from '@/lib/contract/endpoints'
import { reasonOf, UnavailableError } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { buildCall, type CallInput, readContent } from '../client/call'
import { recordLists } from '../client/record-lists'
import type { RawRecord } from '../shared/source'
import type { FormName } from './documents'

/** Time-out of a call in ms; no visitor waits for it. */
const CALL_MS = 5000

/** What is indexed of records of one kind; the rest of an answer is let go before the next one is asked for. */
export type SelectRecords<T> = (name: FormName, wires: readonly RawRecord[]) => Promise<T[]>
/** Calls the back end past the memory, as answers of a hundred records each would push those of pages out. */
async function asking(locale: Locale): Promise<Ask> {
  const call = <N extends EndpointName>(name: N, siteId?: string, input: CallInput = {}) =>
    readContent(name, buildCall(name, locale, siteId, input, monotonicNow() + CALL_MS))
  const { data } = await call('siteList')
  const site = data.find((item) => item.mark === locale)
  if (!site) throw new UnavailableError('site/list', `no site of ${locale}`)
  return (name, body = {}) => call(name, site.id, { body, isTextSite: site.textId })
}

/** What lists of the company's pages give. */
const companyRecords: [FormName, (ask: Ask) => Promise<RawRecord[]>][] = [
  ['introductions', async (ask) => (await ask('introductions')).data.map((item, at) => ({ ...item, at }))],
  ['services', async (ask) => [await ask('services')]],
  ['join-us', async (ask) => [await ask('joinUs')]],
]

/** What is indexed of a back end's lists (§7), list by list, one call at a time. A list that fails is left out: what was known of it stays. */
export async function* recordsOfLists<T>(
  locale: Locale,
  select: SelectRecords<T>,
): AsyncGenerator<[FormName, T[]]> {
  const ask = await asking(locale)
  const selectItems = (name: FormName, items: readonly ListItem[]) => {
    const records = items.map(({ record }) => record)
    return select(name, records)
  }
  type Read = () => Promise<[FormName, T[]][]>
  const lists = [...recordLists.values()].map(
    (parts): Read =>
      async () => {
        const found: [FormName, T[]][] = []
        for (const read of parts) found.push(...(await read(ask, selectItems, 1)))
        return found
      },
  )
  const company = companyRecords.map(
    ([name, read]): Read =>
      async () => {
        const records = await read(ask)
        return [[name, await select(name, records)]]
      },
  )
  for (const read of [...lists, ...company]) {
    try {
      yield* await read()
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'list not read: search keeps its last records')
    }
  }
}
