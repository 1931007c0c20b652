import type { PageContext } from '@/lib/i18n/page-context'

export type BrokenTexts = {
  title: string
  text: string
  retry: string
  links: { href: string; label: string }[]
}

/** The lists that a page which failed leads to, where the language has them. */
export const mainLists = [
  { path: '/product', label: 'notFound.products' },
  { path: '/cases', label: 'notFound.cases' },
] as const
export type MainList = (typeof mainLists)[number]

/** What a page says that failed in the browser (§8), with the lists there are; the layout writes it on `<body>`, BrokenView reads it there. */
export function brokenTexts({ t, href }: PageContext, lists: readonly MainList[]): BrokenTexts {
  return {
    title: t('broken.title'),
    text: t('broken.text'),
    retry: t('unavailable.retry'),
    links: [
      { href: href('/'), label: t('notFound.home') },
      ...lists.map(({ path, label }) => ({ href: href(path), label: t(label) })),
    ],
  }
}
