import { z } from 'zod'
import { endpoints } from '@/lib/contract/endpoints'
import { clearFileVersions } from '@/lib/contract/file-version'
import { id } from '@/lib/contract/scalars'
import { expireTags } from './cache/memory'
import { rereadLibrary } from './sources/files/library'

const resources = new Set<string>(Object.values(endpoints).map(({ resource }) => resource))

/** What changed: a type, one record of it, or everything. A caller may name a `site`; both languages are refreshed all the same. */
export const change = z.union([
  z.object({ all: z.literal(true) }),
  z.object({
    type: z.string().refine((type) => resources.has(type), 'unknown type'),
    id: id.optional(),
    site: z.union([id, z.object({ id })]).optional(),
  }),
])
export type Change = z.output<typeof change>

/** Types that /api/revalidate knows; articles of a back end's own types are news. */
export const changeTypes = [...resources].sort()

/** Cache tags of a change: pages and lists that show the type, and the record's own page or all of them. */
export function tagsOf(changed: Change): string[] {
  // Every page asks for the site: its tag is on all of them.
  if ('all' in changed) return [...resources].flatMap((resource) => [resource, `${resource}:*`])
  return [changed.type, `${changed.type}:${changed.id ?? '*'}`]
}

export type Refreshed = { tags: string[]; answers: number }

/**
 * Makes a change visible with the next request (D13): answers in memory become stale but stay as last good, files are
 * looked at again, and pages are built anew. `expirePages` is Next's revalidateTag, which only works in a request.
 */
export function refresh(changed: Change, expirePages: (tag: string) => void): Refreshed {
  const tags = tagsOf(changed)
  rereadLibrary()
  if ('all' in changed) clearFileVersions()
  const answers = expireTags('all' in changed ? 'all' : new Set(tags))
  for (const tag of tags) expirePages(tag)
  return { tags, answers }
}
