import type { CompiledField } from './field'
import { type FormLabels, fill } from './labels'
import { MAX_VALUE_LENGTH, normalise, tidy } from './normalise'

/** What the inputs of a form hold, by input name. */
export type FormValues = Record<string, string | string[] | undefined>
/** One field's answer: the picked options or the one text, empties gone; the text of "other". */
export type Answer = { picked: string[]; otherText: string }

const SEPARATOR = ', '

/** The answer of a field among the values of the inputs; empty values are dropped (§5). */
export function readAnswer(field: CompiledField, values: FormValues): Answer {
  const value = values[field.name]
  const picked = (Array.isArray(value) ? value : [value])
    .map((item) => normalise(field.check, item))
    .filter((item) => item !== '')
  const hasOther = field.other !== undefined && picked.includes(field.other)
  return { picked: [...new Set(picked)], otherText: hasOther ? tidy(values[field.otherName]) : '' }
}

/** The answer as the wire carries it: options joined with ', ', "other" last as 其他（text） / Other (text) (§5). */
export function wireValue(field: CompiledField, { picked, otherText }: Answer, labels: FormLabels): string {
  if (field.other === undefined || !picked.includes(field.other)) return picked.join(SEPARATOR)
  const other =
    otherText === '' ? field.other : fill(labels.otherValue, { other: field.other, text: otherText })
  return [...picked.filter((item) => item !== field.other), other].join(SEPARATOR)
}

/** Text of "other" in its bracketed form; undefined when the value is not the "other" option. */
function otherTextIn(value: string, other: string): string | undefined {
  if (value === other) return ''
  if (!value.startsWith(other)) return undefined
  const [, wide, narrow] = /^(?:（([\s\S]*)）| \(([\s\S]*)\))$/.exec(value.slice(other.length)) ?? []
  return wide ?? narrow
}

/** Reads joined options back; an option may itself hold ', '. What cannot be read stays one value, which no field offers. */
function split(field: CompiledField, value: string): Answer {
  const unread: Answer = { picked: [value], otherText: '' }
  if (value.length > MAX_VALUE_LENGTH) return unread
  const dead = new Set<number>()
  const walk = (from: number): Answer | undefined => {
    if (dead.has(from)) return undefined
    const rest = value.slice(from)
    const otherText = field.other === undefined ? undefined : otherTextIn(rest, field.other)
    if (field.other !== undefined && otherText !== undefined) return { picked: [field.other], otherText }
    if (field.options.includes(rest)) return { picked: [rest], otherText: '' }
    for (const option of field.options) {
      if (!rest.startsWith(option + SEPARATOR)) continue
      const tail = walk(from + option.length + SEPARATOR.length)
      if (tail) return { ...tail, picked: [option, ...tail.picked] }
    }
    dead.add(from)
    return undefined
  }
  return walk(0) ?? unread
}

/** The inputs' values behind a wire value, so that server and browser run the same checks. */
export function valuesOf(field: CompiledField, value: string): FormValues {
  if (field.options.length === 0) return { [field.name]: value }
  const isMany = field.control === 'checkbox' || field.control === 'multiselect'
  const text = tidy(value)
  const single = () => {
    const otherText = field.other === undefined ? undefined : otherTextIn(text, field.other)
    return otherText === undefined
      ? { picked: [text], otherText: '' }
      : { picked: [field.other ?? ''], otherText }
  }
  const { picked, otherText } = isMany ? split(field, text) : single()
  return { [field.name]: isMany ? picked : picked[0], [field.otherName]: otherText }
}
