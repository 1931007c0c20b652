import type { CompanyPage } from '@/lib/contract/company'

/** The first address of a text that a mail can be sent to, as `mailto:`: one that it links to, else one that it names; else undefined. */
export function firstMail(text = ''): string | undefined {
  const [, linked, button] = /<a\b[^>]*?\shref="(mailto:[^"]+)"|^(mailto:.+)$/im.exec(text) ?? []
  const mail = linked ?? button
  if (mail) return mail.replaceAll('&amp;', '&')
  const [named] = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text) ?? []
  return named && `mailto:${named}`
}

/** What may say whom to write to on a company page: its texts and buttons, those of its plates and of their points, a line each. */
export function mailLines({ describe, jumpBO, plates = [] }: CompanyPage): string {
  const parts = [{ desc: describe, jumpBO }, ...plates, ...plates.flatMap(({ config }) => config)]
  return parts.flatMap((part) => [part.desc, part.jumpBO?.buttonLink]).join('\n')
}
