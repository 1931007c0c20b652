import { join, relative, resolve } from 'node:path'
import { brandReport } from '@/lib/brand/brand'
import { type CheckOptions, checkContent, type Finding } from '@/lib/content/sources/files/check'
import type { Env } from '@/lib/env'
import { root } from '../run.mjs'

/** How the settings want a site's embedded content checked. */
export const checkOptions = ({ SITE_DIR, CONTENT_DIR, SITE_TIME_ZONE, GO1688_HOST }: Env): CheckOptions => ({
  contentDirectory: resolve(root, CONTENT_DIR),
  publicDirectory: resolve(root, SITE_DIR, 'public'),
  zone: SITE_TIME_ZONE,
  now: Date.now(),
  go1688Host: GO1688_HOST,
})

/** What is wrong with a site's embedded content, and with its brand.yaml: no record, and as easily mistaken. */
export function contentFindings(settings: Env): Finding[] {
  const content = checkContent(checkOptions(settings))
  const siteDir = resolve(root, settings.SITE_DIR)
  const shown = {
    file: relative(process.cwd(), join(siteDir, 'brand.yaml')),
    line: 1,
    path: '$',
    isNote: false,
  }
  return [...content, ...brandReport(siteDir).problems.map((message) => ({ ...shown, message }))]
}
