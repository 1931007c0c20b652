import type { StyleSheets } from './style-sheets'
import { classesOf, usedCss } from './used-css'

const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

/**
 * A head whose style sheets do not hold the first paint up: what the page uses of them stands in it, and the files, which
 * islands need later, wait for the loader. React finds them by their address once that is written. As they are when one cannot be read.
 */
export function withUsedCss(head: string, html: string, styles: StyleSheets): string {
  const sheets = [...head.matchAll(link)].map(([, address = '']) => styles(address))
  const classes = classesOf(html)
  const css = sheets.map((sheet) => (sheet ? usedCss(sheet, classes) : '')).join('')
  if (sheets.length === 0 || sheets.includes(undefined) || /<\/style/i.test(css)) return head
  let isFirst = true
  return head.replace(link, (_, address: string) => {
    const style = isFirst ? `<style>${css}</style>` : ''
    isFirst = false
    return `${style}<link rel="stylesheet" data-href="${address}" data-precedence="next"/>`
  })
}
