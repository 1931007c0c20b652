import { z } from 'zod'
import { env } from '@/lib/env'
import { isObject } from '@/lib/is-object'
import { fileVersion } from './file-version'
import { safeFileUrl } from './safe-url'
import { type Origin, special } from './schema'

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

const formMessage = 'a resource: an address, {url,type?}, a list of these or {files:[…]}'

const file = z
  .object({ url: z.string({ error: formMessage }), type: z.string().optional() }, { error: formMessage })
  .transform(({ url, type }, context): File => {
    const safe = safeFileUrl(url)
    const version = safe === undefined ? undefined : fileVersion(safe)
    if (safe !== undefined)
      return {
        url: safe,
        isResizable: isOwnOrListed(safe),
        ...(type && { type }),
        ...(version && { version }),
      }
    context.addIssue({ code: 'custom', message: 'an http(s) address or a path of this site' })
    return z.NEVER
  })

/** "url" · {url,type?} · a list of these → {files:[{url,type?}]}; addresses that are blank are no files. */
function asFiles(value: unknown, { path, note }: Origin): unknown {
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
  .object({ files: z.array(file) }, { error: formMessage })
  .register(special, { rewrite: asFiles })
  .transform(({ files }): Resource | undefined => (files.length > 0 ? { files } : undefined))

/** A resource that must be there: without a safe address the record is bad. */
export const requiredResource = resource.refine(
  (value) => value !== undefined,
  'a resource with a safe address',
)
