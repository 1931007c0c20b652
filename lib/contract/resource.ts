import { z } from 'zod'
import { env } from '@/lib/env'
import { fileVersion } from './file-version'
import { isStrictPass } from './lenient'
import { safeFileUrl } from './safe-url'

/**
 * `isResizable`: the site's own picture or one of MEDIA_HOSTS, which /api/image may scale (D28). `version`: of a file under
 * public/assets, another once it is replaced.
 */
type File = { url: string; type?: string; isResizable: boolean; version?: string }
export type Resource = { files: File[] }

/** True for a path of this site and for an address on one of MEDIA_HOSTS (D33). */
export function isOwnOrListed(url: string, hosts: string[] = env().MEDIA_HOSTS): boolean {
  if (!/^(?:https?:)?\/\//i.test(url)) return true
  return URL.canParse(url) && hosts.includes(new URL(url).host.toLowerCase())
}

const file = z.union([
  z.string().transform((url): { url: string; type?: string | undefined } => ({ url })),
  z.object({ url: z.string(), type: z.string().optional() }),
])

/** Where the files stand in the accepted forms: "url" · {url,type?} · a list of these · {files:[…]}; undefined for any other. */
function filesOf(value: unknown): { items: unknown[]; path: PropertyKey[] } | undefined {
  if (Array.isArray(value)) return { items: value, path: [] }
  if (typeof value === 'string') return { items: [value], path: [] }
  if (value === null || typeof value !== 'object') return undefined
  if ('files' in value)
    return Array.isArray(value.files) ? { items: value.files, path: ['files'] } : undefined
  return 'url' in value ? { items: [value], path: [] } : undefined
}

const formMessage = 'a resource: an address, {url,type?}, a list of these or {files:[…]}'

/** Resource in all accepted forms → files with safe addresses; none → undefined. A bad file is dropped like a bad list element. */
export const resource = z.unknown().transform((value, context): Resource | undefined => {
  const found = filesOf(value)
  if (!found) {
    context.addIssue({ code: 'custom', message: formMessage })
    return z.NEVER
  }
  let bad = 0
  const refuse = (index: number, message: string) => {
    bad += 1
    const path = Array.isArray(value) || found.path.length > 0 ? [...found.path, index] : []
    if (isStrictPass()) context.addIssue({ code: 'custom', message, path })
  }
  const files = found.items.flatMap((item, index): File[] => {
    const read = file.safeParse(item)
    if (!read.success) return refuse(index, formMessage) ?? []
    if (read.data.url.trim() === '') return []
    const url = safeFileUrl(read.data.url)
    if (url === undefined) return refuse(index, 'an http(s) address or a path of this site') ?? []
    const version = fileVersion(url)
    const { type } = read.data
    return [{ url, isResizable: isOwnOrListed(url), ...(type && { type }), ...(version && { version }) }]
  })
  if (files.length === 0 && bad > 0 && !isStrictPass())
    context.addIssue({ code: 'custom', message: formMessage })
  return files.length > 0 ? { files } : undefined
})

/** A resource that must be there: without a safe address the record is bad. */
export const requiredResource = resource.refine(
  (value) => value !== undefined,
  'a resource with a safe address',
)
