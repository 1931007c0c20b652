import type { PageContext } from '@/lib/i18n/page-context'

export type BrokenTexts = {
  title: string
  text: string
  retry: string
  links: { href: string; label: string }[]
}

/** What a page says that failed in the browser (§8); the layout writes it on `<body>`, BrokenView reads it there. */
export function brokenTexts({ t, href }: PageContext): BrokenTexts {
  return {
    title: t('broken.title'),
    text: t('broken.text'),
    retry: t('unavailable.retry'),
    links: [
      { href: href('/'), label: t('notFound.home') },
      { href: href('/product'), label: t('notFound.products') },
      { href: href('/cases'), label: t('notFound.cases') },
    ],
  }
}
