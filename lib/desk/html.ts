import { escapeHtml } from '@/lib/escape-html'

/** Markup that is safe to put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | null | false | readonly Part[]

function write(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return part === undefined || part === null || part === false ? '' : escapeHtml(String(part))
}

/** A template of HTML in which every value is escaped but what is HTML already; nothing shows for undefined and false. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + write(values[index - 1]) + string))
}
