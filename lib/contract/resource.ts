import { z } from 'zod'
import { env } from '@/lib/env'
import { isObject } from '@/lib/is-object'
import { readJson } from '@/lib/json'
import { asVideo } from './as-video'
import { bounds } from './bounds'
import { fileBeside, fileVersion } from './file-version'
import { endsAsFile, safeFileUrl } from './safe-url'
import { type Origin, special } from './schema'
import { type Track, videoFacts } from './video-facts'

/**
 * `isResizable`: the site's own picture or one of MEDIA_HOSTS, which /api/image may scale (D28). `version`: of a file under
 * public/assets, another once it is replaced. `tracks`, `seconds`: a video's captions and length.
 */
type File = {
  url: string
  type?: string
  isResizable: boolean
  version?: string
  tracks?: Track[]
  seconds?: number
}
export type Resource = { files: File[] }

/** True for a path of this site and for an address on one of MEDIA_HOSTS (D33). */
export function isOwnOrListed(url: string, hosts: string[] = env().MEDIA_HOSTS): boolean {
  if (!/^(?:https?:)?\/\//i.test(url)) return true
  return URL.canParse(url) && hosts.includes(new URL(url).host.toLowerCase())
}

const formMessage = 'a resource: an address, {url,type?}, a list of these or {files:[…]}'

const addressMessage = 'an http(s) address or a path of this site'

function withVersion<T extends { url: string }>(item: T): T & { version?: string } {
  const version = fileVersion(item.url)
  return { ...item, ...(version && { version }) }
}

/** Captions of a video (ADR 0035): `srclang` is their language, `label` what players call it. */
const track = z
  .object({
    url: z.string(),
    srclang: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language such as zh-CN or en'),
    label: z.string().optional(),
  })
  .transform(({ url, srclang, label }, context): Track => {
    const safe = safeFileUrl(url)
    if (safe !== undefined) return withVersion({ url: safe, srclang, ...(label && { label }) })
    context.addIssue({ code: 'custom', message: addressMessage })
    return z.NEVER
  })

const file = z
  .object(
    {
      url: z.string({ error: formMessage }),
      type: z.string().optional(),
      tracks: z.array(track).register(special, { degrades: true }).optional(),
      seconds: z.number().positive().optional(),
    },
    { error: formMessage },
  )
  .transform(({ url, type, tracks, seconds }, context): File => {
    const safe = safeFileUrl(url)
    if (safe === undefined) {
      context.addIssue({ code: 'custom', message: addressMessage })
      return z.NEVER
    }
    const beside = videoFacts(safe)
    const captions = tracks ?? beside.tracks?.map(withVersion)
    const length = seconds ?? beside.seconds
    return withVersion({
      url: safe,
      isResizable: isOwnOrListed(safe),
      ...(type && { type }),
      ...(captions && { tracks: captions }),
      ...(length && { seconds: length }),
    })
  })

/** A value that its back end keeps as JSON in a text, or as a text of several addresses. */
function outOfText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const parts = value.split(/[,;|]\s*(?=(?:https?:|[~.]{0,2}\/)\S)/)
  if (parts.length > 1 && parts.every((part) => endsAsFile(part.trim()))) return parts
  if (!/^\s*[[{]/.test(value)) return value
  try {
    return readJson(value)
  } catch {
    return value // no JSON: an address, or none
  }
}

/** "url" · {url,type?} · a list of these → {files:[{url,type?}]}; addresses that are blank are no files. */
function asFiles(written: unknown, { path, note }: Origin): unknown {
  const value = outOfText(written)
  const isFirst = isObject(value) && 'files' in value
  const items = isFirst ? value.files : Array.isArray(value) ? value : [value]
  if (!Array.isArray(items) || !(isFirst || Array.isArray(value) || isFile(value))) return value
  const at = (index: number) =>
    isFirst ? [...path, 'files', index] : Array.isArray(value) ? [...path, index] : path
  const files = items.map((item, index) => {
    const form = typeof item === 'string' ? { url: item } : item
    note(form, at(index))
    return form
  })
  return { files: files.filter((item) => !isObject(item) || typeof item.url !== 'string' || item.url.trim()) }
}

const isFile = (value: unknown) => typeof value === 'string' || (isObject(value) && 'url' in value)

/** Resource in all accepted forms → files with safe addresses; none → undefined. A bad file is dropped like a bad list element. */
export const resource = z
  .object(
    { files: z.array(file).register(special, { most: bounds.files, isFree: true }) },
    { error: formMessage },
  )
  .register(special, { rewrite: asFiles })
  .transform(({ files }): Resource | undefined => (files.length > 0 ? { files } : undefined))

/** Its pictures as they stand above a list, larger than on their card below: `name-wide.webp` beside `name.webp`, where there is one. */
export const wideResource = ({ files }: Resource): Resource => ({
  files: files.map((file) => withVersion({ ...file, url: fileBeside(file.url, '-wide') })),
})

/** A video's field. */
export const video = resource.transform(asVideo)

/** A resource that must be there: without a safe address the record is bad. */
export const requiredResource = resource.refine(
  (value) => value !== undefined,
  'a resource with a safe address',
)
