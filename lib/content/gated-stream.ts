import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import { reasonOf, UnavailableError } from '@/lib/contract/errors'
import { fileAt, filesOfPlaylist, isPlaylist } from '@/lib/contract/stream'
import { send } from '@/lib/http/client'
import { ACCEPT_ENCODING } from '@/lib/http/http-answer'
import { gatedName, gatedPlace } from './gated-answer'

const TIMEOUT_MS = 5000
const MOST_BYTES = 2 * 1024 * 1024
/** Playlists that one of them names and that are looked into. */
const MOST_LISTS = 50

/** How long a playlist is trusted, ms; what it does not name yet is looked for in one that is no older than the second: of a live stream. */
const AGES_MS = [10_000, 250]
/** Addresses of a playlist's files, by the same without escapes and query. */
type Parts = Map<string, string>
const lists = new LRUCache<string, { readAt: number; parts: Promise<Parts> }>({ max: 200 })

/** The text of a gated file; empty where there is none. Throws when the back end cannot answer. */
async function textOf(address: string): Promise<string> {
  const place = gatedPlace(address)
  if (place === undefined) return ''
  const failed = (cause: unknown): never => {
    throw new UnavailableError('gated file', reasonOf(cause), { cause })
  }
  if ('file' in place)
    return readFile(place.file, 'utf8').catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? '' : failed(error),
    )
  const headers = { ...place.headers, 'accept-encoding': ACCEPT_ENCODING }
  const deadline = monotonicNow() + TIMEOUT_MS
  const request = { url: place.url, headers, deadline, maxBytes: MOST_BYTES }
  const { status, text } = await send(request).catch(failed)
  if (status === 404) return ''
  return status === 200 ? text : failed(`HTTP ${status}`)
}

/** Files that a playlist names: parts, other playlists, keys. */
function partsOf(address: string, age: number): Promise<Parts> {
  const before = lists.get(address)
  if (before && monotonicNow() - before.readAt < age) return before.parts
  const parts = textOf(address).then((text) => new Map(filesOfPlaylist(text, address)))
  lists.set(address, { readAt: monotonicNow(), parts })
  parts.catch(() => lists.delete(address))
  return parts
}

/** True for a file that a playlist names, itself or by another playlist. */
async function names(playlist: string, part: string, age: number): Promise<boolean> {
  const parts = await partsOf(playlist, age)
  if (parts.has(part)) return true
  const inner = [...parts.values()].filter(isPlaylist).slice(0, MOST_LISTS)
  const found = await Promise.allSettled(inner.map((list) => partsOf(list, age)))
  if (found.some((list) => list.status === 'fulfilled' && list.value.has(part))) return true
  for (const list of found) if (list.status === 'rejected') throw list.reason
  return false
}

/**
 * The address of a gated stream's playlist or of a part that it names, by the names of its folders and its own from there; undefined for
 * any other file: in the same folder may lie the video of another form. Beside a playlist without a folder of its own lie those of all
 * forms: it has no parts. Throws when the back end cannot answer.
 */
export async function gatedStreamFile(playlist: string, path: string[]): Promise<string | undefined> {
  const [list = ''] = playlist.split(/[?#]/)
  // Names come decoded; one that holds what ends an address would be another file to whom reads it once more.
  if (!isPlaylist(list) || /[?#%]/.test(path.join('/'))) return undefined
  const address = list.slice(0, list.lastIndexOf('/') + 1) + path.map(encodeURIComponent).join('/')
  const own = gatedName(list)
  const name = gatedName(address)
  if (name === undefined || name === own) return name && address
  const [[part] = []] = fileAt(address)
  if (!own?.includes('/') || part === undefined) return undefined
  for (const age of AGES_MS) if (await names(list, part, age)) return address
  return undefined
}
