import type { Locale } from '@/lib/i18n/locales'
import type { RawRecord } from '../shared/source'
import { embeddedRepository } from '../sources/files'
import type { Repository } from '../sources/files/repository'
import type { FormName } from './documents'
import type { Keep } from './from-lists'

const asItIs = (wires: RawRecord[]) => wires
const first = (wires: RawRecord[]) => wires.slice(0, 1)
/** Industries and introductions are addressed by their place in the list. */
const withPlace = (wires: RawRecord[]) => wires.map((wire, at) => ({ ...wire, at }))
const withIndustry = (wires: RawRecord[], repository: Repository) => {
  const industries = new Map(repository.records('industries').map(({ id, name }) => [id, name]))
  return wires.map((wire) => ({ ...wire, industryName: industries.get(wire.industry) }))
}

const folders: Partial<Record<FormName, (wires: RawRecord[], repository: Repository) => RawRecord[]>> = {
  'product-categories': asItIs,
  products: asItIs,
  industries: withPlace,
  solutions: withIndustry,
  cases: withIndustry,
  news: asItIs,
  activities: asItIs,
  media: asItIs,
  publications: asItIs,
  introductions: withPlace,
  services: first,
  'join-us': first,
}

/** What is kept of the published records of embedded content, folder by folder. */
export async function* recordsOfFiles<T>(locale: Locale, keep: Keep<T>): AsyncGenerator<[FormName, T[]]> {
  for (const [name, form] of Object.entries(folders)) {
    const repository = embeddedRepository(locale, false)
    yield [name as FormName, await keep(name as FormName, form(repository.records(name), repository))]
  }
}
