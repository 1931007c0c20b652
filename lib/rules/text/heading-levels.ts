const heading = /<(\/?)h([1-6])(?=[\s>])/g

/**
 * HTML whose headings stand below a heading of the level `under` (1 is the page's own) and leave no level out, however its editor
 * began: a text of `<h3>` alone, as its size pleased, is one of `<h2>`. What stood deeper than the heading before it stays deeper.
 */
export function levelHeadings(html: string, under = 1): string {
  const open: number[] = []
  return html.replace(heading, (_, slash: string, level: string) => {
    if (slash === '') {
      while ((open.at(-1) ?? 0) >= Number(level)) open.pop()
      open.push(Number(level))
    }
    return `<${slash}h${Math.min(6, under + open.length)}`
  })
}
