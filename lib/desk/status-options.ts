import { resolve } from 'node:path'
import type { StatusOptions } from '@/lib/content/status'
import { env } from '@/lib/env'

/** Where the embedded content lies; undefined with a back end, whose content is not here to be looked at. */
export function statusOptions(now: number): StatusOptions | undefined {
  const { CONTENT_API_URL, CONTENT_DIR, DATA_DIR, SITE_TIME_ZONE: zone } = env()
  if (CONTENT_API_URL) return undefined
  return { contentDirectory: resolve(CONTENT_DIR), dataDirectory: resolve(DATA_DIR), zone, now }
}
