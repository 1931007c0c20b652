import type { Html } from '@/lib/contract/shared'

/** The first address of a text that a mail can be sent to, as `mailto:`; undefined where it links to none. */
export function firstMail(html: Html | undefined): string | undefined {
  return /<a\b[^>]*?\shref="(mailto:[^"]+)"/i.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&')
}
