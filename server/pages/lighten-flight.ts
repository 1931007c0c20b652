import { FlightModels } from './flight-models'
import { type FlightRow, type Model, readFlight } from './flight-rows'
import { PlainParts } from './plain-parts'

/** `flight`: its text; where a number stands, the inner HTML of the element of that number belongs, as in a JSON string. */
export type LightPage = { html: string; flight: (string | number)[] }

const PLACE = /\\u0000(\d+)\\u0000/
const anyReference = /^\$[@A-Za-z]?([0-9a-f]+)/

/**
 * The flight repeats the whole document. What consists of host elements and text alone React never touches: it is left
 * out, its element in the document is numbered (`data-plain`), and the page's script fills the flight from there. So only
 * islands and what surrounds them are hydrated, and Back still finds every section. Undefined when the flight has an unknown form.
 */
export function lightenFlight(html: string, rscData: Buffer): LightPage | undefined {
  const rows = readFlight(rscData)
  if (!rows || rscData.includes('\\u0000')) return undefined
  const kept = new Keeper(html, rows)
  const text = rows.map((row) => kept.write(row)).join('')
  const places = kept.parts.placeOf()
  const flight = text.split(PLACE).map((part, at) => (at % 2 === 1 ? (places.get(Number(part)) ?? 0) : part))
  return { html: kept.parts.withPartNumbers(), flight }
}

/** The row that a flight begins with, by React's protocol: wanted even where others refer into it. */
const ROOT = '0'

/** Decides which rows are still needed, and what of them. */
class Keeper {
  readonly models: FlightModels
  readonly parts: PlainParts
  private readonly light = new Map<FlightRow, Model | undefined>()

  constructor(html: string, rows: FlightRow[]) {
    this.models = new FlightModels(rows)
    this.parts = new PlainParts(html, this.models)
    const streams = new Set(rows.filter(({ kind }) => kind === 'other').map(({ id }) => id))
    const named = new Set(rows.flatMap(namesIn))
    for (const row of rows)
      if (row.id === ROOT || row.kind === 'other' || streams.has(row.id) || !named.has(row.id)) this.keep(row)
  }

  /** The row as it is sent; empty for one that only spoke of what is left out. */
  write(row: FlightRow): string {
    if (!this.light.has(row) || isPicturePreload(row)) return ''
    return row.kind === 'model' ? `${row.id}:${JSON.stringify(this.light.get(row))}\n` : row.raw
  }

  private keep(row: FlightRow | undefined) {
    if (!row || this.light.has(row)) return
    this.light.set(row, undefined)
    if (row.kind === 'model') this.light.set(row, this.lighten(row.value))
    else for (const id of namesIn(row)) this.keep(this.models.row(id))
  }

  private lighten(value: Model): Model {
    if (typeof value === 'string') return this.lightenText(value)
    if (value === null || typeof value !== 'object') return value
    const part = this.parts.numberOf(value)
    if (part !== undefined) return this.leaveOut(value as Model[], part)
    if (Array.isArray(value)) return value.map((item) => this.lighten(item))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.lighten(item)]))
  }

  private leaveOut([sign = '', type = '', key = null, props]: Model[], part: number): Model {
    const { children: _, ...attributes } = this.lighten(withoutChildren(props)) as { [prop: string]: Model }
    return [sign, type, key, { ...attributes, dangerouslySetInnerHTML: { __html: `\0${part}\0` } }]
  }

  /** A reference by path may point into content that is left out: it is replaced by the value it points to. */
  private lightenText(text: string): Model {
    if (!text.startsWith('$') || text.startsWith('$$')) return text
    const target = text.includes(':') ? this.models.resolve(text) : undefined
    if (target !== undefined) return this.lighten(target)
    this.keep(this.models.row(anyReference.exec(text)?.[1] ?? ''))
    return text
  }
}

/** Pictures of the document are asked for by the document, each when it is due. */
const isPicturePreload = (row: FlightRow) => row.kind === 'other' && /^:HL\["[^"]*","image"/.test(row.raw)

const withoutChildren = (props: Model | undefined): Model =>
  Object.fromEntries(Object.entries(props ?? {}).filter(([name]) => name !== 'children')) as Model

/** The ids of the rows that a row refers to, in whatever way. */
function namesIn(row: FlightRow): string[] {
  if (row.kind !== 'model')
    return row.kind === 'text'
      ? []
      : [...row.raw.matchAll(/"\$[@A-Za-z]?([0-9a-f]+)/g)].map(([, id = '']) => id)
  const names: string[] = []
  const collect = (value: Model) => {
    if (typeof value === 'string') {
      const id = value.startsWith('$$') ? undefined : anyReference.exec(value)?.[1]
      if (id !== undefined) names.push(id)
    } else if (value !== null) for (const part of Object.values(value)) collect(part)
  }
  collect(row.value)
  return names
}
