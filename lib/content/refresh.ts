import { z } from 'zod'
import { endpoints, isArticleType } from '@/lib/contract/endpoints'
import { rereadLibrary } from './embedded/library'
import { expireTags } from './memory'

const siteId = z.number().int().min(0)
const id = z.union([z.number().int().min(0).lt(1e15).transform(String), z.string().regex(/^\d{1,15}$/)])

/** What changed: a type, one record of it, or everything. `site` may be told; both languages are refreshed. */
export const change = z.union([
  z.object({ all: z.literal(true) }),
  z.object({
    type: z.string().refine((type) => resourceOf(type) !== undefined, 'unknown type'),
    id: id.optional(),
    site: z.union([siteId, z.object({ id: siteId })]).optional(),
  }),
])
export type Change = z.output<typeof change>

const resources = new Set<string>(Object.values(endpoints).map(({ resource }) => resource))

/** Types that /api/revalidate knows. */
export const changeTypes = [...resources].sort()

/** The resource a type belongs to; a back end's own article types are news. */
function resourceOf(type: string): string | undefined {
  return resources.has(type) ? type : isArticleType(type) ? 'news' : undefined
}

/** Cache tags of a change: pages and lists that show the type, and the record's own page or all of them. */
export function tagsOf(changed: Change): string[] {
  // Every page asks for the site: its tag is on all of them.
  if ('all' in changed) return [...resources].flatMap((resource) => [resource, `${resource}:*`])
  const resource = resourceOf(changed.type) ?? changed.type
  return [resource, `${resource}:${changed.id ?? '*'}`]
}

export type Refreshed = { tags: string[]; answers: number }

/**
 * Makes a change visible with the next request (D13): answers in memory become stale but stay as last good, files are
 * looked at again, and pages are built anew. `expirePages` is Next's revalidateTag, which only works in a request.
 */
export function refresh(changed: Change, expirePages: (tag: string) => void): Refreshed {
  const tags = tagsOf(changed)
  rereadLibrary()
  const answers = expireTags('all' in changed ? 'all' : new Set(tags))
  for (const tag of tags) expirePages(tag)
  return { tags, answers }
}
