import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import type { PageContext } from '@/lib/i18n/page-context'

/** Addresses of a page's share pictures, which change with what is on them: chats keep what they fetched once. */
export function sharePictures(page: PageContext, path: string, title: string, image: string | undefined) {
  const own = path.split('?')[0] ?? '/'
  const version = createHash('sha256').update(`${title}\n${image}`).digest('base64url').slice(0, 8)
  const url = `${env().SITE_URL}/api/share/${page.locale}${own === '/' ? '' : own}`
  const [wide, square] = [`${url}?v=${version}`, `${url}?square&v=${version}`]
  return {
    square,
    images: [
      { url: wide, width: 1200, height: 630, alt: title, type: 'image/jpeg' },
      { url: square, width: 600, height: 600, alt: title, type: 'image/jpeg' },
    ],
  }
}
