import { env } from '@/lib/env'
import { previewQuery } from '@/lib/http/preview-signature'
import { previewPath } from '@/lib/i18n/preview-path'
import { runCommand } from './lib/command'

const DAY_MS = 86_400_000
const usage =
  'Usage: npm run preview-link -- /product/1013/preview [days, 7 when absent]\n' +
  'Every record has one: its page’s address with /preview behind it, with /en in front in English; the page’s own address will do.'

/** Prints a link that opens a preview (D14). Exit 1 with a reason when path or settings are wrong. */
await runCommand({
  usage,
  async run(_, [written = '', days = '7']) {
    const { SITE_URL, SITE_HOSTS, PREVIEW_SECRET } = env()
    const path = previewPath(written, { siteUrl: SITE_URL, siteHosts: SITE_HOSTS })
    if (path === undefined || !/^\d{1,3}$/.test(days))
      throw new Error(`${written || 'no path'}: not the address of a preview\n${usage}`)
    const query = PREVIEW_SECRET
      ? `?${previewQuery(path, Date.now() + Number(days) * DAY_MS, PREVIEW_SECRET)}`
      : ''
    console.info(`${SITE_URL}${path}${query}`)
    if (!PREVIEW_SECRET) console.info('(PREVIEW_SECRET is not set: every preview is open.)')
  },
})
