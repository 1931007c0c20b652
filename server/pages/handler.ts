import { processState } from '@/lib/process-state'
import type { GetContext, NextSide, SetContext } from './next-side'

/**
 * What the program names as Next's `cacheHandler`: a module that Next loads by itself and makes many objects of. All of them hand
 * over to the one store of the process; where there is none, nothing is kept.
 */
export default class CacheHandler {
  get = async (key: string, context: GetContext) => (await side()?.get(key, context)) ?? null
  set = async (key: string, data: { kind: string } | null, context: SetContext) =>
    side()?.set(key, data, context)
  revalidateTag = async (tags: string | string[], durations?: { expire?: number }) =>
    side()?.revalidateTag(tags, durations)
  resetRequestCache() {}
}

const side = () => processState<NextSide | undefined>('pages for Next', () => undefined).value
