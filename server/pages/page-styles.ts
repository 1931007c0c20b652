import type { StyleSheets } from './style-sheets'
import { classesOf, hasFonts, type StyleSheet, usedCss, wholeCss } from './used-css'

const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

/** A sheet of more text than this is not carried whole, whatever it brings. */
const MOST_WHOLE = 12_000

const isWhole = (sheet: StyleSheet) => hasFonts(sheet) && wholeCss(sheet).length <= MOST_WHOLE
const carried = (sheet: StyleSheet, classes: ReadonlySet<string>) =>
  isWhole(sheet) ? wholeCss(sheet) : usedCss(sheet, classes)

/**
 * A head whose style sheets do not hold the first paint up: what the page uses of them stands in it, and the files, which
 * islands need later, wait for the loader as templates: a link without an address would be no valid HTML. React finds them by their address once the links are there. The small sheet that brings fonts stands in the page
 * whole: its link is there for React to find, disabled, so that no browser asks for it. As they are when one cannot be read.
 */
export function withUsedCss(head: string, html: string, styles: StyleSheets): string {
  const sheets = [...head.matchAll(link)].map(([, address = '']) => styles(address))
  const classes = classesOf(html)
  const css = sheets.map((sheet) => (sheet ? carried(sheet, classes) : '')).join('')
  if (sheets.length === 0 || sheets.includes(undefined) || /<\/style/i.test(css)) return head
  let number = 0
  return head.replace(link, (_, address: string) => {
    const sheet = sheets[number]
    const style = number === 0 ? `<style>${css}</style>` : ''
    number += 1
    const isThere = sheet && isWhole(sheet)
    return isThere
      ? `${style}<link rel="stylesheet" href="${address}" disabled="" data-precedence="next"/>`
      : `${style}<template data-style="${address}"></template>`
  })
}
