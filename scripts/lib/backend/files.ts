import type { z } from 'zod'
import { isAnswer, isGivenFile } from '@/lib/content/gated-answer'
import { addressPlaces } from '@/lib/content/shared/gated-fields'
import { GATED_CALL } from '@/lib/content/shared/gated-files'
import { typeOfFile } from '@/lib/content/video-type'
import { isOwnFile } from '@/lib/contract/file-address'
import { inFirstForm } from '@/lib/contract/first-form'
import { html } from '@/lib/contract/html'
import { placesOf } from '@/lib/contract/places'
import { isOwnOrListed } from '@/lib/contract/resource'
import { namesFile, safeFileUrl } from '@/lib/contract/safe-url'
import { textAddresses } from '@/lib/contract/text-addresses'
import { HttpError } from '@/lib/http/http-answer'
import { isObject } from '@/lib/is-object'
import { isPublicAddress } from '@/lib/public-address'
import { askFile, type Backend, CheckStopped, type Row } from './ask'
import { error, type Finding, warning } from './inspect'

/** Files of one host and one ending that are asked for, and of all. */
const MOST_ALIKE = 10
const MOST_FILES = 60
/** A larger picture is not scaled (lib/images/read-picture.ts). */
const MOST_PICTURE_BYTES = 24 * 1024 * 1024

/** `isRelayed`: it has no address of its own, this site fetches it from the back end. `isGated`: a form stands before it. */
export type FileUse = {
  url: string
  type?: string | undefined
  isRelayed: boolean
  isGated?: boolean
  page: string
}

/** The address a file has at the back end or elsewhere; undefined for one of this site. */
function addressOf({ url }: Backend, written: unknown): Pick<FileUse, 'url' | 'isRelayed'> | undefined {
  const address = typeof written === 'string' ? safeFileUrl(written) : undefined
  if (address === undefined || (isOwnFile(address) && !address.startsWith(GATED_CALL))) return undefined
  if (!address.startsWith('/')) return { url: address, isRelayed: false }
  return { url: url + address.replace(/^\/api\/upstream\/[^/]+/, ''), isRelayed: true }
}

/** Addresses below the back end's own count from it where browsers cannot reach it (`safeFileUrl`); this command may be given another one than CONTENT_API_URL. */
const fromBackend = ({ url }: Backend, written: unknown) =>
  typeof written === 'string' && !isPublicAddress(url) && !isOwnOrListed(url)
    ? written.replaceAll(`${url}/`, '/')
    : written

/** What the texts of a payload show and the files that they link, as pages write their addresses. */
const inTexts = (backend: Backend, schema: z.ZodType, payload: unknown): string[] =>
  placesOf(schema, html, payload)
    .flatMap(({ value }) => textAddresses(fromBackend(backend, value)))
    .filter(({ tag, address }) => tag !== 'a' || isFile(address))
    .map(({ address }) => new URLSearchParams(/^\/api\/image\?(.*)/.exec(address)?.[1]).get('src') ?? address)
const isFile = (address: string) =>
  address.startsWith('/api/upstream/') || namesFile(address.replace(/[?#].*/s, ''))

/** The files that the resources and texts of a payload name. */
export function filesIn(backend: Backend, schema: z.ZodType, payload: unknown, page: string): FileUse[] {
  const whole = inFirstForm(schema, payload)
  const open = new Set(addressPlaces(whole).flatMap(({ address, isGated }) => (isGated ? [] : [address])))
  const walk = (value: unknown): FileUse[] => {
    if (Array.isArray(value)) return value.flatMap(walk)
    if (!isObject(value)) return []
    const { files = [], ...rest } = value
    const own = Array.isArray(files) ? files : []
    return [
      ...own.flatMap((file) => {
        const address = isObject(file) ? addressOf(backend, fromBackend(backend, file.url)) : undefined
        const isGated = !open.has(file?.url)
        return address ? [{ ...address, isGated, type: file.type as string | undefined, page }] : []
      }),
      ...Object.values(rest).flatMap(walk),
    ]
  }
  const shown = inTexts(backend, schema, payload).flatMap((written) => addressOf(backend, written) ?? [])
  return [...walk(whole), ...shown.map((address) => ({ ...address, page }))]
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
    const isRefused =
      isAskedByHttps(use, answer) && !(await isThere(backend, url.replace(/^http:/, 'https:')))
    const type = use.isRelayed && answer.status < 300 ? await typeOfFile(url, answer.type) : answer.type
    return row(answer.status, fileFindings(use, { ...answer, type, isRefused }))
  } catch (cause) {
    if (cause instanceof CheckStopped) throw cause
    return row(0, [error('$', cause instanceof HttpError ? cause.message : String(cause))])
  }
}

type FileAnswer = Awaited<ReturnType<typeof askFile>>

/** Pages ask by https for what they show of a host that is not listed. */
const isAskedByHttps = ({ url, type = '', isRelayed }: FileUse, answer: FileAnswer) =>
  !isRelayed &&
  !isOwnOrListed(url) &&
  url.startsWith('http:') &&
  [answer.type, type].some((name) => /^(?:image|video|audio)\//.test(name))

const isThere = (backend: Backend, url: string) =>
  askFile(backend, url).then(
    ({ status }) => status < 400,
    () => false,
  )

function fileFindings(
  { url, type, isRelayed, isGated }: FileUse,
  { status, size, location, isRefused, ...answer }: FileAnswer & { isRefused: boolean },
): Finding[] {
  const hostOf = (address: string) => `${new URL(address).host} is not in MEDIA_HOSTS`
  const unscaled = (address: string) => warning('$', `${hostOf(address)}: its pictures are shown unscaled`)
  const isUpload = isRelayed && !new URL(url).pathname.startsWith(GATED_CALL)
  if (location && isOwnOrListed(location) && isUpload === isRelayed) return []
  if (location)
    return [isRelayed ? error('$', `${hostOf(location)}: nobody is sent on there`) : unscaled(location)]
  if (status === 429) return [warning('$', 'HTTP 429: this host limits calls, the file was not checked')]
  if (status >= 300) return [error('$', `HTTP ${status}`)]
  const isUnlisted = !isRelayed && !isOwnOrListed(url)
  const isPicture = [answer.type, type ?? ''].some((name) => name.startsWith('image/'))
  const kind = answer.type === 'text/html' ? 'a page' : 'an answer of a call'
  const findings: [boolean, Finding][] = [
    [isAnswer(answer.type), error('$', `${kind} (${answer.type}) in place of a file`)],
    [
      isUpload && !isGated && !isAnswer(answer.type) && !isGivenFile(url, answer.type),
      error(
        '$',
        `${answer.type || 'no Content-Type'}: without CONTENT_API_TOKEN visitors are given pictures, videos, sound and what ends as files do (.pdf)`,
      ),
    ],
    [!isRelayed && answer.type === '', warning('$', 'no Content-Type')],
    [size === 0, error('$', 'empty')],
    [isRefused, error('$', `${hostOf(url)}: pages show what it sends by https alone`)],
    [isPicture && isUnlisted && !isRefused, unscaled(url)],
    [
      isPicture && size > MOST_PICTURE_BYTES,
      warning('$', `${Math.round(size / 1024 / 1024)} MB: pictures above 24 MB are not scaled`),
    ],
  ]
  return findings.filter(([isFound]) => isFound).map(([, finding]) => finding)
}
