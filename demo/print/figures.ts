import { parse } from 'yaml'

/** A figure as a paper's Markdown writes it, in a block of its kind. */
export interface Figure {
  title: string
  /** Stands behind each value. */
  unit?: string
  rows: [label: string, value: number, note?: string][]
  /** The one row in coral, counted from 1. */
  mark: number
}

const WIDTH = 642
const [TEAL, CORAL, INK, SOFT, LINE] = ['#006d77', '#e4572e', '#0b1a26', '#5d7081', '#dde4e8']

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${INK}" ${more}>${words}</text>`

/** About how wide words are at the size of a figure. */
const widthOf = (words: string) =>
  [...words].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 12.8 : 6.6), 0)

/** Bars from one side, a row each: what is compared stands in full before its bar. */
function bars({ rows, unit = '', mark }: Figure): string {
  const [row, from] = [25, 286]
  const most = Math.max(...rows.map(([, value]) => value))
  // Bars are as long as leaves room for the longest words behind one of them.
  const to = WIDTH - 16 - Math.max(...rows.map(([, value, note = '']) => widthOf(`${value}${unit}  ${note}`)))
  const drawn = rows.map(([label, value, note], at) => {
    const y = at * row
    const width = Math.max(2, (value / most) * (to - from))
    const more = note ? `<tspan dx="7" fill="${SOFT}" font-weight="400">${note}</tspan>` : ''
    return (
      text(0, y + 16, label) +
      `<rect x="${from}" y="${y + 5}" width="${width.toFixed(1)}" height="15" rx="2" fill="${at + 1 === mark ? CORAL : TEAL}"/>` +
      text(from + width + 8, y + 17, `${value}${unit}${more}`, 'font-weight="600"')
    )
  })
  const height = rows.length * row
  return svg(height, `<path d="M${from} 0V${height}" stroke="${LINE}"/>${drawn.join('')}`)
}

/** A line that goes up by steps, each as long as its stage: what was reached stands above it. */
function steps({ rows, unit = '', mark }: Figure): string {
  const [top, bottom] = [34, 158]
  const most = Math.max(...rows.map(([, value]) => value))
  const wide = WIDTH / rows.length
  const at = (value: number) => bottom - (value / most) * (bottom - top)
  const path = rows.map(
    ([, value], i) => `${i ? 'V' : `M0 `}${at(value).toFixed(1)}H${((i + 1) * wide).toFixed(1)}`,
  )
  const drawn = rows.map(([label, value, note], i) => {
    const [x, y, isMarked] = [i * wide, at(value), i + 1 === mark]
    const line = isMarked
      ? `<path d="M${x.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}" stroke="${CORAL}" stroke-width="3.5"/>`
      : ''
    return (
      line +
      text(x + 4, y - 9, `${value}${unit}`, 'font-weight="600" font-size="14"') +
      text(x + 4, bottom + 20, label, 'font-weight="600"') +
      (note ? text(x + 4, bottom + 38, note, `style="fill:${SOFT}"`) : '')
    )
  })
  const area = `${path.join('')}V${bottom}H0Z`
  const foot = rows.some(([, , note]) => note) ? 46 : 28
  return svg(
    bottom + foot,
    `<path d="${area}" fill="#eef7f7"/><path d="M0 ${bottom}H${WIDTH}" stroke="${LINE}"/><path d="${path.join('')}" fill="none" stroke="${TEAL}" stroke-width="2.5"/>${drawn.join('')}`,
  )
}

const svg = (height: number, body: string) =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-size="12.5">${body}</svg>`

const kinds: Record<string, (figure: Figure) => string> = { bars, steps }

/** The figures of a paper's Markdown, in their order. */
export const readFigures = (markdown: string): Figure[] =>
  [...markdown.matchAll(/^```(?:bars|steps)\n(.*?)^```/gms)].map(([, source = '']) => parse(source))

/** A block of Markdown as a figure, where its language names a kind of figure. */
export function figureOf(kind: string, source: string): string {
  const draw = kinds[kind]
  if (!draw) throw new Error(`no figure of the kind ${kind}`)
  const figure = parse(source) as Figure
  return `<figure><figcaption>${figure.title}</figcaption>${draw(figure)}</figure>`
}
