import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import { type Mark, marks } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/seo/metadata'
import { slices } from './embedded/slices'
import { getPublicPages, pageKinds } from './paths'
import { documentOf } from './search/documents'
import { recordsOfFiles } from './search/from-files'
import { recordsOfLists } from './search/from-lists'

/** A public page; `version` is another once its words changed, and unknown for a page that no record stands for. */
export type Address = { url: string; version?: string }

/** All of a text: none is longer. */
const WHOLE = 10_000_000

/** By path without prefix, what the words of the records of a language come down to. */
async function versionsOf(mark: Mark): Promise<Map<string, string>> {
  const { CONTENT_API_URL, SITE_TIME_ZONE: zone } = env()
  const found = new Map<string, string>()
  const slice = slices(() => false)
  try {
    for await (const [name, wires] of CONTENT_API_URL
      ? recordsOfLists(mark)
      : recordsOfFiles(mark, () => false))
      for (const wire of wires) {
        const record = documentOf(name, wire, { zone, bodyLength: WHOLE })
        const { cover: _, ...words } = record ?? {}
        if (record)
          found.set(record.path, createHash('sha1').update(JSON.stringify(words)).digest('base64url'))
        await slice.pause()
      }
  } finally {
    slice.end()
  }
  return found
}

/** Every public page of all languages with the version of its words. Throws when a list is not to be had. */
export async function publicAddresses(): Promise<Address[]> {
  const all: Address[] = []
  for (const mark of marks) {
    const pages = await Promise.all(pageKinds.map((kind) => getPublicPages({ mark }, kind)))
    const versions = await versionsOf(mark)
    for (const { path } of pages.flat()) {
      const version = versions.get(path)
      all.push({ url: absoluteUrl(mark, path), ...(version !== undefined && { version }) })
    }
  }
  return all
}
