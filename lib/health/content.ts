import { buildCall } from '@/lib/content/call'
import { readContent } from '@/lib/content/fetch-content'
import { env } from '@/lib/env'
import { defaultMark } from '@/lib/i18n/locales'
import type { HealthCheck } from '.'

/** The content source answers its list of sites: asked afresh, memory aside. */
export const contentCheck: HealthCheck = {
  name: 'content',
  kind: () => (env().CONTENT_API_URL ? 'back end' : 'embedded'),
  async run() {
    const { data } = await readContent(
      'siteList',
      buildCall('siteList', defaultMark, undefined, {}, Date.now() + 2000),
    )
    if (data.length === 0) throw new Error('no site')
  },
}
