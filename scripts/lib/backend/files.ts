import type { z } from 'zod'
import { inFirstForm } from '@/lib/contract/first-form'
import { isOwnOrListed } from '@/lib/contract/resource'
import { safeFileUrl } from '@/lib/contract/safe-url'
import { HttpError } from '@/lib/http/http-answer'
import { isObject } from '@/lib/is-object'
import { askFile, type Backend, type Row } from './ask'
import { error, type Finding, warning } from './inspect'

/** Files of one host and one ending that are asked for, and of all. */
const MOST_ALIKE = 3
const MOST_FILES = 60
/** A larger picture is not scaled (lib/images/read-picture.ts). */
const MOST_PICTURE_BYTES = 24 * 1024 * 1024

/** `isRelayed`: it has no address of its own, this site fetches it from the back end. */
export type FileUse = { url: string; type?: string | undefined; isRelayed: boolean; page: string }

/** The address a file has at the back end or elsewhere; undefined for one of this site. */
function addressOf({ url }: Backend, written: unknown): Pick<FileUse, 'url' | 'isRelayed'> | undefined {
  const address = typeof written === 'string' ? safeFileUrl(written) : undefined
  if (address === undefined || address.startsWith('/assets/')) return undefined
  if (!address.startsWith('/')) return { url: address, isRelayed: false }
  return { url: url + address.replace(/^\/api\/upstream\/[^/]+/, ''), isRelayed: true }
}

/** The files that the resources of a payload name. */
export function filesIn(backend: Backend, schema: z.ZodType, payload: unknown, page: string): FileUse[] {
  const walk = (value: unknown): FileUse[] => {
    if (Array.isArray(value)) return value.flatMap(walk)
    if (!isObject(value)) return []
    const { files = [], ...rest } = value
    const own = Array.isArray(files) ? files : []
    return [
      ...own.flatMap((file) => {
        const address = isObject(file) ? addressOf(backend, file.url) : undefined
        return address ? [{ ...address, type: file.type as string | undefined, page }] : []
      }),
      ...Object.values(rest).flatMap(walk),
    ]
  }
  return walk(inFirstForm(schema, payload))
}

/** A few files of every host and ending. */
export function sampleOf(uses: FileUse[]): FileUse[] {
  const counts = new Map<string, number>()
  const byUrl = new Map(uses.map((use) => [use.url, use]))
  return [...byUrl.values()]
    .filter(({ url }) => {
      const { host, pathname } = new URL(url)
      const kind = `${host} ${/\.\w+$/.exec(pathname)?.[0] ?? ''}`
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      return (counts.get(kind) ?? 0) <= MOST_ALIKE
    })
    .slice(0, MOST_FILES)
}

/** Asks for a file and says what is wrong with it. */
export async function checkFile(backend: Backend, use: FileUse): Promise<Row> {
  const { url, page } = use
  const began = performance.now()
  const row = (status: number, findings: Finding[]): Row => ({
    call: `GET ${url}`,
    locale: undefined,
    status,
    ms: Math.round(performance.now() - began),
    page,
    findings,
  })
  try {
    const answer = await askFile(backend, url)
    return row(answer.status, fileFindings(use, answer))
  } catch (cause) {
    return row(0, [error('$', cause instanceof HttpError ? cause.message : String(cause))])
  }
}

function fileFindings(
  { url, type, isRelayed }: FileUse,
  { status, size, location, ...answer }: Awaited<ReturnType<typeof askFile>>,
): Finding[] {
  const isUnlisted = (address: string) => !isRelayed && !isOwnOrListed(address)
  const unscaled = (address: string) =>
    warning('$', `${new URL(address).host} is not in MEDIA_HOSTS: its pictures are shown unscaled`)
  if (location) return isUnlisted(location) ? [unscaled(location)] : []
  if (status >= 300) return [error('$', `HTTP ${status}`)]
  const isPicture = [answer.type, type].some((said) => said?.startsWith('image/'))
  const findings: [boolean, Finding][] = [
    [answer.type === 'text/html', error('$', 'a page (text/html) in place of a file')],
    [answer.type === '', warning('$', 'no Content-Type')],
    [size === 0, error('$', 'empty')],
    [isPicture && isUnlisted(url), unscaled(url)],
    [
      isPicture && size > MOST_PICTURE_BYTES,
      warning('$', `${Math.round(size / 1024 / 1024)} MB: pictures above 24 MB are not scaled`),
    ],
  ]
  return findings.filter(([isFound]) => isFound).map(([, finding]) => finding)
}
