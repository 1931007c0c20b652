import { join } from 'node:path'
import { env } from '@/lib/env'
import type { Mark } from '@/lib/i18n/locales'
import { embeddedRepository } from '../embedded'
import { copyOf } from '../embedded/late-html'
import { fromLibrary, readAhead } from '../embedded/library'
import type { Repository } from '../embedded/repository'
import type { Wire } from '../shared/wire'
import type { FormName } from './documents'
import type { Keep } from './from-lists'

const withIndustry = (repository: Repository, wires: Wire[]): Wire[] => {
  const industries = new Map(repository.records('industries').map(({ id, name }) => [id, name]))
  return wires.map((wire) => Object.assign(copyOf(wire), { industryName: industries.get(wire.industry) }))
}

/** Industries and introductions are addressed by their place in the list. */
const withPlace = (wires: Wire[]): Wire[] => wires.map((wire, at) => Object.assign(copyOf(wire), { at }))

const folders: Partial<Record<FormName, (repository: Repository, wires: Wire[]) => Wire[]>> = {
  'product-categories': (_, wires) => wires,
  products: (_, wires) => wires,
  industries: (_, wires) => withPlace(wires),
  solutions: withIndustry,
  cases: withIndustry,
  news: (_, wires) => wires,
  activities: (_, wires) => wires,
  media: (_, wires) => wires,
  publications: (_, wires) => wires,
  introductions: (_, wires) => withPlace(wires),
  services: (_, wires) => wires.slice(0, 1),
  'join-us': (_, wires) => wires.slice(0, 1),
}

/** What is kept of the published records of embedded content, folder by folder. `isUrgent`: a visitor waits; else a large folder is read behind the others. */
export async function* recordsOfFiles<T>(
  mark: Mark,
  keep: Keep<T>,
  isUrgent: () => boolean,
): AsyncGenerator<[FormName, T[]]> {
  for (const [name, form] of Object.entries(folders)) {
    if (!isUrgent()) await readAhead(join(env().CONTENT_DIR, mark, name))
    const { answer } = await fromLibrary(() => {
      const repository = embeddedRepository(mark, false)
      return form(repository, repository.records(name))
    })
    yield [name as FormName, await keep(name as FormName, answer)]
  }
}
