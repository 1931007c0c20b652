import { normalise } from '../form/normalise'

const compact = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')

/** True when a value holds this e-mail or phone as a whole, however either is written: `a@b.co` is not in `aa@b.co` or `a@b.com`. */
export function mentions(value: string, contact: string): boolean {
  const check = /[@＠]/.test(contact) ? 'EMAIL' : 'PHONE'
  return holds(value, contact) || holds(value, normalise(check, contact))
}

function holds(value: string, contact: string): boolean {
  const wanted = contact.trim().toLowerCase()
  const isPhone = /^\+?[\d\s-]+$/.test(wanted)
  const text = isPhone ? compact(value) : value.toLowerCase()
  const part = (isPhone ? compact(wanted) : wanted).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(isPhone ? `(?<!\\d)${part}(?!\\d)` : `(?<![\\w.+-])${part}(?![\\w-]|\\.\\w)`, 'u').test(
    text,
  )
}
