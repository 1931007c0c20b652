import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { videoSeconds } from '@/lib/contract/video-seconds'
import { decodedPath } from '@/lib/i18n/redirects'
import { statedFactsIn } from '@/lib/rules/text/stated-facts'
import { addressPlaces } from '../../shared/gated-fields'
import { gatedFileOf } from '../../shared/gated-files'
import type { Problem } from './check-record'
import { pdfPages } from './file-facts'

/** Where a file of this site lies that a record names; undefined for addresses of other sites and files that are missing. */
export function fileBehind(
  address: string,
  { publicDirectory, contentDirectory }: Folders,
): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const gated = gatedFileOf(contentDirectory, address)
  const file = gated ?? join(publicDirectory, decodedPath(address.split(/[?#]/)[0] ?? ''))
  return existsSync(file) ? file : undefined
}

type Folders = { publicDirectory: string; contentDirectory: string }
const readers = {
  pages: { extension: /\.pdf$/i, read: pdfPages },
  seconds: { extension: /\.(?:mp4|m4v|mov)$/i, read: videoSeconds },
} as const

/** Facts are read once a run: several records name the same file. */
const measured = new Map<string, number | undefined>()

function factOf(kind: keyof typeof readers, file: string): number | undefined {
  if (!measured.has(file)) measured.set(file, readers[kind].read(file))
  return measured.get(file)
}

/**
 * Page counts and durations that a record states and its attached files do not have (D32): what a visitor is promised must be
 * in the file. A record whose files do not tell, or that has none, cannot promise either.
 */
export function statedFactProblems(record: object, folders: Folders): Problem[] {
  const texts = addressPlaces(record)
  return texts.flatMap(({ path, address }) =>
    statedFactsIn(address).flatMap(({ kind, value, words, tolerance }): Problem[] => {
      const facts = texts.flatMap((item) => {
        const file = readers[kind].extension.test(item.address) && fileBehind(item.address, folders)
        return (file && factOf(kind, file)) || []
      })
      if (facts.some((fact) => Math.abs(fact - value) <= tolerance)) return []
      const actual =
        facts.length > 0
          ? facts.map((fact) => Math.round(fact * 10) / 10).join(', ')
          : 'no file that proves it'
      return [{ path, message: `"${words}" states ${value} ${kind}, attached: ${actual}` }]
    }),
  )
}
