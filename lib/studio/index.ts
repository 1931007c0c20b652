import { env } from '@/lib/env'
import { hasDesk } from '@/lib/has-desk'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { studioBackend } from './backend'
import { studioFile, studioText } from './files'
import { studioHeaders, studioPage } from './page'

/** The site's own not-found page, so that nobody learns that there could be a studio. */
const nothing = () =>
  new Response('', {
    status: 404,
    headers: { ...studioHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  })

/** Answers everything under /studio: the page, its configuration, the editor's files; 404 unless STUDIO is on. */
export async function answerStudio(request: Request): Promise<Response> {
  const settings = env()
  if (settings.STUDIO !== 'on') return nothing()
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/studio\/?/, '')
  const lang = searchParams.get('lang')
  const backend = studioBackend(settings)
  if (path === '')
    return studioPage((await studioText('entry.txt')).trim(), request.headers.get('host') ?? '', backend)
  if (path === 'config.json') {
    const mark = isLocale(lang ?? undefined) ? lang : defaultLocale
    const { config, shapes } = JSON.parse(await studioText(`config.${mark}.json`)) as Record<string, object>
    // Previews are opened by the desk: without one the editor has no button for them.
    return Response.json(
      {
        config: { ...config, backend: backend.backend, show_preview_links: hasDesk(settings) },
        shapes,
        zone: settings.SITE_TIME_ZONE,
      },
      { headers: studioHeaders },
    )
  }
  const [, file] = /^files\/(.+)$/.exec(path) ?? []
  return (file && (await studioFile(file))) || nothing()
}
