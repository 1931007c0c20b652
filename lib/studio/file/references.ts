import { isObject } from '@/lib/is-object'

/** Fields that name records of other folders by their numbers: one, or a list. */
const named = new Set(['industry', 'productCategory', 'products', 'solutions', 'examples', 'form', 'forms'])
/** Fields that name a form by an object that says its number. */
const forms = new Set(['formBO', 'enrollDetail'])

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)
const asNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value

/** Numbers of other records as the editor's lists of choices have them, which are texts. */
export const referencesAsTexts = (value: unknown) => withReferences(value, asText)

/** The same as files have them: numbers. */
export const referencesAsNumbers = (value: unknown) => withReferences(value, asNumber)

function withReferences(value: unknown, to: (one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, to))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, item]) => {
    if (named.has(key))
      return [key, Array.isArray(item) ? item.map((one) => inside(one, to)) : inside(item, to)]
    if (forms.has(key) && isObject(item)) return [key, { ...item, id: to(item.id) }]
    return [key, withReferences(item, to)]
  })
  return Object.fromEntries(entries)
}

/** A number, or what else may stand under such a name: the blocks of a solution are no references. */
const inside = (one: unknown, to: (one: unknown) => unknown) =>
  isObject(one) ? withReferences(one, to) : to(one)
