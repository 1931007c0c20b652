import type { Metadata } from 'next'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/address'
import { locales, type Mark, marks, otherMark } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'

export type PageSeo = {
  /** Path without language prefix, and the twin's path when it exists (D3); no twin, no hreflang. */
  path: string
  twinPath?: string | undefined
  title: string
  description?: string | undefined
  image?: string | undefined
  isIndexed?: boolean
}

/** Absolute public address of a page in a language (D2). */
export function absoluteUrl(mark: Mark, path: string): string {
  const { SITE_URL, SITE_HOSTS } = env()
  const host = Object.entries(SITE_HOSTS ?? {}).find(([, value]) => value === mark)?.[0]
  if (host) return `${new URL(SITE_URL).protocol}//${host}${path}`
  const visible = localePath(mark, path)
  return visible === '/' ? `${SITE_URL}/` : SITE_URL + visible
}

/** Title, description, canonical and hreflang pair of a page; descriptions are cut at 160 characters. */
export function pageMetadata(page: PageContext, seo: PageSeo): Metadata {
  const suffix = page.t('shell.siteName')
  const title = seo.title === suffix ? suffix : `${seo.title} | ${suffix}`
  const description = seo.description?.replace(/\s+/g, ' ').trim().slice(0, 160)
  const canonical = absoluteUrl(page.mark, seo.path)
  const twin = seo.twinPath === undefined ? undefined : absoluteUrl(otherMark(page.mark), seo.twinPath)
  const languages = twin
    ? Object.fromEntries([
        ...marks.map((mark) => [locales[mark].bcp47, mark === page.mark ? canonical : twin]),
        ['x-default', page.mark === 'cn' ? canonical : twin],
      ])
    : undefined
  return {
    title,
    ...(description && { description }),
    alternates: { canonical, ...(languages && { languages }) },
    openGraph: {
      title,
      ...(description && { description }),
      url: canonical,
      siteName: suffix,
      locale: page.mark === 'cn' ? 'zh_CN' : 'en_GB',
      type: 'website',
      ...(seo.image && { images: [new URL(seo.image, env().SITE_URL).href] }),
    },
    ...(seo.isIndexed === false && { robots: { index: false } }),
  }
}
