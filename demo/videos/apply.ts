import type { Page } from 'playwright'
import type { Lang } from '../screens/lib/lang'
import type { Change, Words } from './story'

/** The wording of a language. */
export const wordIn = (words: Words, lang: Lang): string =>
  typeof words === 'string' ? words : words[lang === 'cn' ? 0 : 1]

/** Changes the screen on a page; figures that count stand `t` (0–1) of the way. What is not there is an error. */
export async function applyChanges(page: Page, changes: Change[], lang: Lang, t = 1): Promise<void> {
  const orders = changes.map((change) => {
    if ('css' in change) return { of: change.of, css: change.css }
    if ('add' in change) return { of: change.of, add: wordIn(change.add, lang) }
    if ('to' in change) return { of: change.of, html: wordIn(change.to, lang) }
    const [from, to] = change.count
    const value = (from + (to - from) * t).toFixed(change.digits ?? 0).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
    return { of: change.of, html: wordIn(change.as, lang).replace('{n}', value) }
  })
  const missing = await page.evaluate(
    (all) =>
      all
        .filter((order) => {
          const element = document.querySelector<HTMLElement>(order.of)
          if (!element) return true
          if ('css' in order) element.style.cssText += `;${order.css}`
          else if ('add' in order) element.insertAdjacentHTML('beforeend', order.add ?? '')
          else element.innerHTML = order.html ?? ''
          return false
        })
        .map(({ of }) => of),
    orders,
  )
  if (missing.length > 0) throw new Error(`nothing at ${missing.join(', ')}`)
}
