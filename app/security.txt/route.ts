import { env } from '@/lib/env'
import { defaultLocale, localeConfigs } from '@/lib/i18n/locales'
import { securityTxt } from '@/lib/seo/security-txt'

/** GET /.well-known/security.txt: whom to tell of a hole; the site's own contact form unless SECURITY_CONTACT says otherwise. */
export function GET() {
  const { SITE_URL, SECURITY_CONTACT } = env()
  const contact = SECURITY_CONTACT ?? `${SITE_URL}/form/${localeConfigs[defaultLocale].defaultFormId}`
  return new Response(securityTxt(SITE_URL, contact, Date.now()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
