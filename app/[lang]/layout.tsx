import type { ReactNode } from 'react'
import '../tokens.css'
import '../fonts.css'
import '../base.css'
import { notFound } from 'next/navigation'
import { consultTexts } from '@/components/enquiry/texts'
import { AnalyticsNotice } from '@/components/layout/AnalyticsNotice'
import { brokenTexts, mainLists } from '@/components/layout/broken-texts'
import { Navigation } from '@/components/layout/Navigation.client'
import { Overlays } from '@/components/layout/Overlays.client'
import { RememberLanguage } from '@/components/layout/RememberLanguage.client'
import { videoTexts } from '@/components/media/video-texts'
import { analytics } from '@/lib/analytics'
import { brand, productKey } from '@/lib/brand/brand'
import { brandStyle } from '@/lib/brand/style'
import { getPage, getSite, present } from '@/lib/content'
import { env } from '@/lib/env'
import { isLocale, localeConfigs } from '@/lib/i18n/locales'
import { manifestPath } from '@/lib/i18n/routes'
import { isMeasured } from '@/lib/measure/is-measured'
import { pageRender } from '@/lib/page-render'
import { LOADER } from './_components/loader'

/** Pages are built at their first request and cached (D13): no address is known at build time. */
export function generateStaticParams() {
  return []
}

export const generateViewport = () => ({
  width: 'device-width',
  initialScale: 1,
  themeColor: brand().colours?.ink ?? '#0b1a26',
})

/** Files of the company's `public/`. */
const icons = {
  icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  apple: { url: '/apple-icon.png', type: 'image/png', sizes: '180x180' },
}

/** What all pages say alike: the manifest of their language, the company's icons. */
export async function generateMetadata({ params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params
  return { manifest: isLocale(lang) ? manifestPath(lang) : undefined, icons }
}

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

/** The document: language, fonts, and the one island that navigates. Everything visible belongs to the pages. */
export default async function Layout({ children, params }: Props) {
  const { lang } = await params
  if (!isLocale(lang)) notFound()
  const page = await getPage(lang)
  const { t } = page
  const site = await getSite(page)
  const consult = { locale: lang, siteId: site.id, texts: consultTexts(page) }
  const lists = await present(page, mainLists, ({ path }) => path)
  const others = analytics()
  const style = brandStyle(brand())
  return (
    // The attribute tells the router to jump to the top of a new page at once, also out of a glide (§2).
    <html lang={localeConfigs[lang].bcp47} id="top" data-scroll-behavior="smooth">
      <head>
        <script nonce={pageRender.getStore()?.nonce} data-loader="">
          {LOADER}
        </script>
        {style && <style>{style}</style>}
      </head>
      <body
        data-broken={JSON.stringify(brokenTexts(page, lists))}
        data-counts={isMeasured() ? '' : undefined}
        data-analytics={others && JSON.stringify(others)}
        data-wechat={env().WECHAT_APP_ID && ''}
      >
        {children}
        {others && <AnalyticsNotice page={page} provider={others.provider} />}
        <Navigation />
        <RememberLanguage productKey={productKey()} locale={lang} siteId={site.id} />
        <Overlays
          labels={{
            video: videoTexts(page),
            largeFile: t('shell.largeFile'),
            wechatFile: t('shell.wechatFile'),
          }}
          consult={consult}
        />
      </body>
    </html>
  )
}
