import { createHash } from 'node:crypto'
import { buildId } from '@/lib/build-id'
import type { Env } from '@/lib/env'

/** The settings that a rendered page depends on: pages made under others must never be served. */
function pageSettings(settings: Env) {
  const {
    CONTENT_API_URL,
    CONTENT_API_TOKEN,
    CONTENT_DIR,
    SITE_URL,
    SITE_HOSTS,
    SITE_TIME_ZONE,
    PRODUCT_KEY,
  } = settings
  const { MEDIA_HOSTS, MEDIA_BASE_URL, FRAME_HOSTS, GO1688_HOST } = settings
  const { PAGE_TRANSFORMS } = settings
  const { ANALYTICS_PROVIDER, ANALYTICS_ID, ANALYTICS_URL } = settings
  // Where there is a desk, pages count (ADR 0037); with a provider, they ask for consent.
  const hasDesk = [settings.DESK_PASSWORD_HASH, settings.DESK_SSO_HEADER].some((way) => way !== undefined)
  const counts = [hasDesk, ANALYTICS_PROVIDER, ANALYTICS_ID, ANALYTICS_URL, settings.WECHAT_APP_ID]
  // The token signs the addresses of the back end's files.
  const content = [CONTENT_API_URL, CONTENT_API_TOKEN, CONTENT_DIR, MEDIA_HOSTS, MEDIA_BASE_URL, FRAME_HOSTS]
  return [
    ...content,
    SITE_URL,
    SITE_HOSTS,
    SITE_TIME_ZONE,
    PRODUCT_KEY,
    GO1688_HOST,
    PAGE_TRANSFORMS,
    ...counts,
  ]
}

/** What pages of this build under these settings are kept as (ADR 0008): the build's id and a digest of the settings, `site`. */
export function instanceName(root: string, settings: Env): { build: string; name: string; site: string } {
  const build = buildId(root)
  if (build === undefined) throw new Error('there is no build: npm run build')
  const digest = createHash('sha256')
    .update(JSON.stringify(pageSettings(settings)))
    .digest('hex')
  const site = digest.slice(0, 16)
  return { build, name: `${build}.${site}`, site }
}
