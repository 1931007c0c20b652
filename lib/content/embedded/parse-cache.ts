import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildId } from '@/lib/build-id'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { writeWhole } from '@/lib/write-whole'
import type { Loaded } from './accept'
import type { Reading } from './reading'
import { slices } from './slices'

/** What was parsed of files before, by name: the stamp of the version and the reading as JSON. */
export type Parsed = Map<string, { stamp: string; json: string }>

/** A folder whose parsed records take more is parsed anew for the rest. */
const MOST_BYTES = 64 * 1024 * 1024
/** Content folders and builds whose parsed records are kept. */
const MOST_KEPT = 3

const home = () => join(env().DATA_DIR, 'parsed')

/** Where the parsed records of a folder lie: by build, since another may read and check otherwise, and by the folder's whole path. Without a build nothing is kept. */
function placeOf(path: string): { directory: string; file: string } | undefined {
  const build = buildId()
  if (build === undefined) return undefined
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  const directory = join(home(), hash(`${build} ${resolve(env().CONTENT_DIR)}`))
  return { directory, file: join(directory, `${hash(resolve(path))}.lines`) }
}

/** What an earlier run parsed of a folder's files. A torn line is a miss for its file alone. */
export async function readParsed(path: string): Promise<Parsed> {
  const place = placeOf(path)
  const text =
    place && (await readFile(/* turbopackIgnore: true */ place.file, 'utf8').catch(() => undefined))
  const lines = text?.split('\n') ?? []
  return new Map(
    lines.flatMap((line) => {
      const [name = '', stamp, json] = line.split('\t', 3)
      return stamp && json
        ? [[name, { stamp, json: line.slice(name.length + stamp.length + 2) }] as const]
        : []
    }),
  )
}

/** The kept reading of one file; undefined when the file has changed since, or the entry is damaged. */
export function parsedReading(entry: ReturnType<Parsed['get']>, stamp: string): Reading | undefined {
  if (!entry || entry.stamp !== stamp) return undefined
  try {
    return JSON.parse(entry.json) as Reading
  } catch {
    return undefined
  }
}

/** Keeps what was parsed and found right of a folder for the next start, under DATA_DIR; wrong files are read anew then. */
export async function writeParsed(path: string, files: ReadonlyMap<string, Loaded>): Promise<void> {
  const place = placeOf(path)
  if (!place) return
  const slice = slices(() => false)
  const lines: string[] = []
  let size = 0
  for (const [name, { stamp, reading }] of files) {
    await slice.pause()
    if (reading.isUnchecked || reading.mistakes.length > 0 || /[\t\n]/.test(name)) continue
    const line = `${name}\t${stamp}\t${JSON.stringify(reading)}`
    size += Buffer.byteLength(line) + 1
    if (size > MOST_BYTES) break
    lines.push(line)
  }
  try {
    await mkdir(place.directory, { recursive: true })
    await writeWhole(place.file, lines.join('\n'))
    await prune(place.directory)
  } catch (error) {
    log.warn({ reason: String(error) }, 'parsed content not kept')
  }
}

/** Leaves the newest few: what earlier builds parsed is of no use. */
async function prune(keep: string) {
  const found = await Promise.all(
    (await readdir(home())).map(async (name) => {
      const directory = join(home(), name)
      return { directory, at: (await stat(directory).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const others = found.filter(({ directory }) => directory !== keep).sort((a, b) => b.at - a.at)
  for (const { directory } of others.slice(MOST_KEPT - 1))
    await rm(directory, { recursive: true, force: true })
}
