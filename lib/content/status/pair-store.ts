import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '@/lib/write-file-atomic'
import type { ConfirmedPair } from './translation-state'

const form = z.record(z.string(), z.object({ cn: z.string(), en: z.string() }))
const placeOf = (dataDirectory: string) => join(dataDirectory, 'translations.json')

/** What was in both languages of each record when they were last in step; nothing when it was never looked at. */
export async function readPairs(dataDirectory: string): Promise<Map<string, ConfirmedPair>> {
  try {
    return new Map(Object.entries(form.parse(JSON.parse(await readFile(placeOf(dataDirectory), 'utf8')))))
  } catch {
    return new Map()
  }
}

/** Keeps it for the next time, in one piece. */
export async function writePairs(
  dataDirectory: string,
  pairs: ReadonlyMap<string, ConfirmedPair>,
): Promise<void> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  await writeFileAtomic(placeOf(dataDirectory), JSON.stringify(Object.fromEntries(pairs)))
}
