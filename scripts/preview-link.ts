import { type Env, parseEnv } from '@/lib/env'
import { previewQuery } from '@/lib/http/preview-signature'
import { localePath, resolveAddress, splitPrefix } from '@/lib/i18n/address'

const DAY_MS = 86_400_000
const usage =
  'Usage: npm run preview-link -- /product/1013/preview [days, 7 when absent]\n' +
  'Every record has one: its page’s address with /preview behind it, with /en in front in English.'

/**
 * The path of a preview as the site spells it, from a path or a whole address as editors copy it. Another spelling (`/cn/…`,
 * `/media/…`, zeros before the id) is redirected, and a signature holds for one path only. undefined: no preview.
 */
function previewPath(written: string, { SITE_URL, SITE_HOSTS }: Env): string | undefined {
  if (!URL.canParse(written, SITE_URL)) return undefined
  let { host, pathname } = new URL(written, SITE_URL)
  const meaning = () => resolveAddress({ host, path: pathname, search: '' }, { siteHosts: SITE_HOSTS })
  const first = meaning()
  if (first.kind === 'redirect') ({ host, pathname } = new URL(first.to, `http://${host}`))
  const found = meaning()
  const isPreview = found.kind === 'render' && found.preview
  return isPreview ? localePath(found.mark, splitPrefix(pathname).rest) : undefined
}

/** Prints a link that opens a preview (D14). Exit 1 with a reason when path or settings are wrong. */
function main([written = '', days = '7']: string[]): number {
  const result = parseEnv(process.env)
  if ('problems' in result) {
    console.error(result.problems.join('\n'))
    return 1
  }
  const path = previewPath(written, result.env)
  if (path === undefined || !/^\d{1,3}$/.test(days)) {
    console.error(`${written || 'no path'}: not the address of a preview\n${usage}`)
    return 1
  }
  const { SITE_URL, PREVIEW_SECRET } = result.env
  const query = PREVIEW_SECRET
    ? `?${previewQuery(path, Date.now() + Number(days) * DAY_MS, PREVIEW_SECRET)}`
    : ''
  console.info(`${SITE_URL}${path}${query}`)
  if (!PREVIEW_SECRET) console.info('(PREVIEW_SECRET is not set: every preview is open.)')
  return 0
}

process.exitCode = main(process.argv.slice(2))
