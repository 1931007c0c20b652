import { parseEnv } from '@/lib/env'
import { previewQuery } from '@/lib/http/preview-signature'
import { previewPath } from '@/lib/i18n/preview-path'

const DAY_MS = 86_400_000
const usage =
  'Usage: npm run preview-link -- /product/1013/preview [days, 7 when absent]\n' +
  'Every record has one: its page’s address with /preview behind it, with /en in front in English; the page’s own address will do.'

/** Prints a link that opens a preview (D14). Exit 1 with a reason when path or settings are wrong. */
function main([written = '', days = '7']: string[]): number {
  const result = parseEnv(process.env)
  if ('problems' in result) {
    console.error(result.problems.join('\n'))
    return 1
  }
  const { SITE_URL, SITE_HOSTS, PREVIEW_SECRET } = result.env
  const path = previewPath(written, { siteUrl: SITE_URL, siteHosts: SITE_HOSTS })
  if (path === undefined || !/^\d{1,3}$/.test(days)) {
    console.error(`${written || 'no path'}: not the address of a preview\n${usage}`)
    return 1
  }
  const query = PREVIEW_SECRET
    ? `?${previewQuery(path, Date.now() + Number(days) * DAY_MS, PREVIEW_SECRET)}`
    : ''
  console.info(`${SITE_URL}${path}${query}`)
  if (!PREVIEW_SECRET) console.info('(PREVIEW_SECRET is not set: every preview is open.)')
  return 0
}

process.exitCode = main(process.argv.slice(2))
