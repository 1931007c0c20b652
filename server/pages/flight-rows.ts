/** JSON as a flight row holds it: elements are arrays that begin with "$", references strings that begin with "$". */
export type Model = string | number | boolean | null | Model[] | { [key: string]: Model }
/** One row of a flight: a model (JSON, parsed), a text, or another kind, which is kept as it is. */
export type FlightRow =
  | { kind: 'model'; id: string; value: Model }
  | { kind: 'text' | 'other'; id: string; raw: string }

const TEXT = 'T'.charCodeAt(0)
/** Tags of binary rows, which end by length (React 19.3, `processBinaryChunk`). Pages have none. */
const BINARY = new Set([...'AOobUSsLlGgMmV'].map((tag) => tag.charCodeAt(0)))
const isTag = (byte: number) => (byte > 64 && byte < 91) || byte === 35 || byte === 114 || byte === 120

/** The rows of a flight, in order; undefined when one is of a form that this reader does not know. */
export function readFlight(flight: Buffer): FlightRow[] | undefined {
  const rows: FlightRow[] = []
  for (let at = 0; at < flight.length; ) {
    const colon = flight.indexOf(58, at)
    const id = flight.toString('latin1', at, Math.min(colon, at + 12))
    const tag = flight[colon + 1] ?? 0
    if (colon < 0 || !/^[0-9a-f]*$/.test(id) || BINARY.has(tag)) return undefined
    const end = tag === TEXT ? endOfText(flight, colon + 2) : flight.indexOf(10, colon) + 1
    if (end <= 0) return undefined
    const row =
      tag === TEXT || isTag(tag)
        ? raw(tag === TEXT ? 'text' : 'other', id, flight.toString('utf8', at, end))
        : model(id, flight.toString('utf8', colon + 1, end))
    if (!row) return undefined
    rows.push(row)
    at = end
  }
  return rows
}

const raw = (kind: 'text' | 'other', id: string, text: string): FlightRow => ({ kind, id, raw: text })

function model(id: string, json: string): FlightRow | undefined {
  try {
    return { kind: 'model', id, value: JSON.parse(json) as Model }
  } catch {
    return undefined
  }
}

/** A text row says its length in bytes, in hexadecimal, before a comma; 0 when it does not. */
function endOfText(flight: Buffer, at: number): number {
  const comma = flight.indexOf(44, at)
  const end = comma + 1 + Number.parseInt(flight.toString('latin1', at, Math.max(at, comma)), 16)
  return comma > 0 && end <= flight.length ? end : 0
}

/** What a text row says. */
export const textOf = (row: string) => row.slice(row.indexOf(',') + 1)
