import { type HtmlElement, type HtmlNode, isBlank, isElement, isEmpty } from './html-tree'

/** Shares of a width, in steps of 10 %. */
const shares = Array.from({ length: 9 }, (_, at) => (at + 1) * 10)
const aligned = ['align-left', 'align-center', 'align-right']
const COLUMN = 'rich-column'
const COLUMNS = 'rich-columns'

/** Classes that stand for what the layout of a text says. */
export const layoutNames = [
  ...aligned,
  'float-left',
  'float-right',
  COLUMN,
  COLUMNS,
  ...shares.map((share) => `width-${share}`),
]

const box = /^(?:div|section)$/
const sized = /^(?:td|th|col|div|section)$/
/** Width of a text in CSS px, which widths in px are shares of. */
const TEXT = 704

/** Alignment as Quill, CKEditor and WordPress write it. */
const editorAlignment =
  /(?:^|\s)(?:ql-align|image-style-align|text|has-text-align)-(left|center|right)(?=\s|$)/

type Attributes = Record<string, string | undefined>

/** Declarations of a style attribute by their names. */
function declarations(style = ''): Map<string, string> {
  const pairs = style
    .toLowerCase()
    .split(';')
    .map((one) => one.split(':'))
  return new Map(
    pairs.map(([name = '', value = '']) => [name.trim(), value.replace('!important', '').trim()]),
  )
}

/** A width as a share of the text's, rounded to 10 %; undefined for none and for the whole. */
function shareOf(text: string | undefined): number | undefined {
  const [, number, unit = 'px'] = /^(\d+(?:\.\d+)?)\s*(%|px|pt)?$/.exec(text?.trim() ?? '') ?? []
  if (number === undefined) return undefined
  const percent = unit === '%' ? Number(number) : (Number(number) * (unit === 'pt' ? 4 / 3 : 1) * 100) / TEXT
  const share = Math.max(10, Math.round(percent / 10) * 10)
  return percent > 0 && share <= 90 ? share : undefined
}

/**
 * What the layout of an element means, as classes of ours: where its text or picture stands, how wide a cell or column is. Colours,
 * faces and sizes are the site's own.
 */
export function layoutOf(
  tagName: string,
  { style, align, width, class: written = '' }: Attributes,
): string | undefined {
  const declared = declarations(style)
  const names: string[] = []
  const side = declared.get('float') ?? (tagName === 'img' ? align?.toLowerCase() : undefined)
  const isCentred = /^(?:0|auto)?\s*auto(?:\s|$)|^\S+ auto/.test(declared.get('margin') ?? '')
  if (tagName === 'img') {
    if (side === 'left' || side === 'right') names.push(`float-${side}`)
    else if (side === 'center' || side === 'middle' || isCentred) names.push('align-center')
  } else {
    const [, byClass] = editorAlignment.exec(written) ?? []
    const text = `align-${(declared.get('text-align') ?? align ?? byClass)?.toLowerCase()}`
    if (aligned.includes(text)) names.push(text)
  }
  const basis = /(?:^|\s)(\d{1,5}(?:\.\d{1,9})?%)/.exec(declared.get('flex') ?? '')?.[1]
  const share = sized.test(tagName)
    ? shareOf(basis ?? declared.get('width') ?? (box.test(tagName) ? '' : width))
    : undefined
  const display = declared.get('display') ?? ''
  const isBeside =
    /^(?:inline-block|table-cell|inline-flex)$/.test(display) || side !== undefined || basis !== undefined
  if (box.test(tagName) && display === 'flex' && !declared.get('flex-direction')?.startsWith('column'))
    names.push(COLUMNS)
  if (share !== undefined && (!box.test(tagName) || (isBeside && share >= 20)))
    names.push(...(box.test(tagName) ? [COLUMN] : []), `width-${share}`)
  return names.length > 0 ? names.join(' ') : undefined
}

/** True for what its editor hid, by its style or by `hidden`. */
export function isHidden({ style, hidden }: Attributes): boolean {
  const declared = declarations(style)
  return hidden !== undefined || declared.get('display') === 'none' || declared.get('visibility') === 'hidden'
}

const classesOf = ({ attributes }: HtmlElement) => / class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
const isColumn = (node: HtmlNode) => isElement(node) && classesOf(node).includes(COLUMN)

const without = (element: HtmlElement, name: string): HtmlElement => ({
  ...element,
  attributes: element.attributes.replace(/ class="[^"]*"/, () => {
    const rest = classesOf(element).filter((one) => one !== name)
    return rest.length > 0 ? ` class="${rest.join(' ')}"` : ''
  }),
})

/** Columns that stand side by side are put into a row; those that stand alone, or beside nothing, are none. */
export function withColumns(nodes: HtmlNode[]): HtmlNode[] {
  const inner = nodes.map((node) => (isElement(node) ? withRow(node) : node))
  const found: HtmlNode[] = []
  let row: HtmlElement[] = []
  const close = () => {
    const columns = row.map((column) => without(column, COLUMN))
    if (columns.length > 1) found.push({ name: 'div', attributes: ` class="${COLUMNS}"`, children: columns })
    else found.push(...columns)
    row = []
  }
  for (const node of inner) {
    if (isElement(node) && isColumn(node) && !isEmpty(node)) row.push(node)
    else if (row.length === 0 || !isBlank(node)) {
      close()
      found.push(isElement(node) ? without(node, COLUMN) : node)
    }
  }
  close()
  return found
}

/** An element with its rows; one that is a row itself keeps that where it has several columns. */
function withRow(element: HtmlElement): HtmlElement {
  const columns = element.children.filter((child) => !isEmpty(child)).filter(isElement)
  const isRow =
    classesOf(element).includes(COLUMNS) &&
    columns.length > 1 &&
    element.children.every((child) => isElement(child) || isBlank(child))
  if (!isRow) return { ...without(element, COLUMNS), children: withColumns(element.children) }
  return { ...element, children: columns.map((column) => without(withRow(column), COLUMN)) }
}
