import { brand } from '@/lib/brand/brand'
import { localeConfigs } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'

/** The web app manifest of a language: what a phone calls the site on its home screen, and where it begins there. */
export function manifestOf({ locale, t, href }: PageContext) {
  const name = t('shell.siteName')
  return {
    name,
    short_name: name,
    description: t('home.description'),
    lang: localeConfigs[locale].bcp47,
    dir: 'ltr',
    id: href('/'),
    start_url: href('/'),
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand().colours?.ink ?? '#0b1a26',
    background_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}

const headers = {
  'Content-Type': 'application/manifest+json; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

/** The manifest as an answer. */
export const manifestAnswer = (page: PageContext) => Response.json(manifestOf(page), { headers })
