import { noBreakUnits } from '../../lib/rules/text/figure-breaks'
import { wordParts } from '../../lib/rules/text/word-breaks'
import type { Lang } from '../screens/lib/lang'

/** A title as HTML whose lines end between words, by the site's own rule (headings are set with `word-break: keep-all`). */
export const titled = (lang: Lang, title: string): string =>
  lang === 'cn' ? wordParts(title).join('<wbr>') : noBreakUnits(title)

/** A publication's name in two: what stands before the colon, and what after it with a capital. */
export function nameOf(name: string): { title: string; more: string } {
  const [title = '', more = ''] = name.split(/：|: /)
  return { title: title.replace('白皮书', '').trim(), more: more.slice(0, 1).toUpperCase() + more.slice(1) }
}

/** When a publication came out, as its cover says it. */
export function monthOf(lang: Lang, createdAt: string): string {
  const [year, month] = createdAt.split('-').map(Number)
  const name = new Date(Date.UTC(2000, (month ?? 1) - 1)).toLocaleString('en', {
    month: 'long',
    timeZone: 'UTC',
  })
  return lang === 'cn' ? `${year} 年 ${month} 月` : `${name} ${year}`
}
