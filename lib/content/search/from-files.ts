import { ownTypes } from '@/lib/contract/company'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import type { RawRecord } from '../shared/source'
import { embeddedRepository } from '../sources/files'
import type { Repository } from '../sources/files/repository'
import { type FormName, forms } from './documents'
import { recordsOfLists, type SelectRecords } from './from-lists'

const first = (wires: RawRecord[]) => wires.slice(0, 1)
/** Industries and introductions are addressed by their place in the list. */
const withPlace = (wires: RawRecord[]) => wires.map((wire, at) => ({ ...wire, at }))
const withIndustry = (wires: RawRecord[], repository: Repository) => {
  const industries = new Map(repository.records('industries').map(({ id, name }) => [id, name]))
  return wires.map((wire) => ({ ...wire, industryName: industries.get(wire.industry) }))
}

/** What lists show otherwise than files hold it. */
const shapes: { [N in FormName]?: (wires: RawRecord[], repository: Repository) => RawRecord[] } = {
  industries: withPlace,
  solutions: withIndustry,
  cases: withIndustry,
  introductions: (wires) => withPlace(ownTypes(wires)),
  services: first,
  'join-us': first,
}

/** What is indexed of the published records of embedded content, folder by folder; its `pages` are no records of the contract. */
async function* recordsOfFiles<T>(locale: Locale, select: SelectRecords<T>): AsyncGenerator<[FormName, T[]]> {
  for (const name of forms.keys()) {
    if (name === 'pages') continue
    const repository = embeddedRepository(locale, false)
    const records = repository.records(name)
    yield [name, await select(name, shapes[name]?.(records, repository) ?? records)]
  }
}

/** What is indexed of the records of a language, wherever they come from. */
export const publicRecords = <T>(locale: Locale, select: SelectRecords<T>) =>
  env().CONTENT_API_URL ? recordsOfLists(locale, select) : recordsOfFiles(locale, select)
