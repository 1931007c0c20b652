import { createHmac, timingSafeEqual } from 'node:crypto'
import { statSync } from 'node:fs'
import { env } from '@/lib/env'
import { publicDirectory } from '@/lib/public-directory'
import { fileBelow, fileVersion } from './file-version'

/** Where this site serves files of its back end that have no address of their own; a signature follows (docs/content-api.md). */
const RELAY = '/api/upstream/'
/** A stream's playlists and parts: addressed by their playlist, whose own signature is that of its folder. Not .mp4: a video beside it may have a gate. */
export const streamPart = /\.(?:m3u8|ts|m4s|aac|vtt|key)$/i

/** The file of public/ that an address of this site names, its query left out; undefined for a way out of the folder. */
export const ownFile = (address: string): string | undefined => fileBelow(publicDirectory(), address)

/** True for an address of a file of public/, or of one that this site answers by a call. */
export function isOwnFile(address: string): boolean {
  if (address.startsWith('/api/internal/')) return true
  if (address.startsWith('/assets/')) return fileVersion(address) !== undefined
  try {
    const file = ownFile(address)
    return file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    return false // an address that cannot be decoded
  }
}

/** Instances of the same settings write the same signature; nobody else can name a file of the back end. */
const signature = (path: string) =>
  createHmac('sha256', `${env().CONTENT_API_URL}\n${env().CONTENT_API_TOKEN ?? ''}`)
    .update(path)
    .digest('base64url')
    .slice(0, 22)

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** A path as the entry of this server writes it (D5): in another form its signature would be another's. */
function plain(path: string): string {
  const written = path.replace(/%(?![\da-f]{2})/gi, '%25').replace(/\/{2,}/g, '/')
  try {
    // An escaped sign that divides addresses (%2B, %26) is another one than the sign itself.
    return written.replace(/(?:(?!%(?:2[346bcf]|3[abdf]|40)).)+/gis, (part) => encodeURI(decodeURI(part)))
  } catch {
    return written // not in UTF-8
  }
}

/** A path that is not in UTF-8 as an address of this site, which has no such addresses (D5): its escapes are escaped. */
function relayed(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}

const BASE = 'http://back-end.invalid/'

/**
 * A file's address that counts from the back end, as pages write it: below MEDIA_BASE_URL, else a signed one of this site, which
 * fetches the file. Files of this site stay, and so does what this function wrote; without a back end all do.
 */
export function fileAddress(written: string): string {
  const { MEDIA_BASE_URL, CONTENT_API_URL } = env()
  if ((!MEDIA_BASE_URL && !CONTENT_API_URL) || isOwnFile(written)) return written
  if (!CONTENT_API_URL && written.startsWith('/gated/')) return written
  if (!URL.canParse(written, BASE) || upstreamFile(written)) return written
  const { pathname: path, search, hash } = new URL(written, BASE)
  const pathname = plain(path)
  if (MEDIA_BASE_URL) return `${MEDIA_BASE_URL}${pathname}${search}${hash}`
  const subject = /\.m3u8$/i.test(pathname) ? folderOf(pathname) : pathname + search
  return `${RELAY}${signature(subject)}${relayed(pathname)}${search}${hash}`
}

/** The address at the back end behind one that `fileAddress` signed; undefined for any other. */
export function upstreamFile(address: string): string | undefined {
  const { CONTENT_API_URL, MEDIA_BASE_URL } = env()
  if (!CONTENT_API_URL || MEDIA_BASE_URL || !address.startsWith(RELAY)) return undefined
  const [, given = '', path = '', query = ''] =
    /^\/api\/upstream\/([\w-]{22})(\/[^?#]*)(\?[^#]*)?/.exec(address) ?? []
  // A path that is not in its plain form would be another one at the back end.
  if (!URL.canParse(path, BASE) || new URL(path, BASE).pathname !== path) return undefined
  const isSigned = (subject: string) => timingSafeEqual(Buffer.from(signature(subject)), Buffer.from(given))
  const unescaped = path.replaceAll('%25', '%')
  const found = [path, ...(relayed(unescaped) === path ? [unescaped] : [])].find((one) =>
    [one + query, ...(streamPart.test(one) ? ancestors(one) : [])].some(isSigned),
  )
  return found && `${CONTENT_API_URL}${found}${query}`
}

/** The nearest folders of a path, the innermost first. */
const ancestors = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/')}/`).slice(0, 4)
}
