export const labelNames = [
  'required',
  'email',
  'phone',
  'phoneIntl',
  'option',
  'tooLong',
  'unknownField',
  'invalid',
  'success',
  'other',
  'otherValue',
] as const

/** The texts of the checks, from `form` of messages/*.json; `{label}` and `{text}` are filled in here. */
export type FormLabels = Record<(typeof labelNames)[number], string>

/** A label's text with its arguments filled in. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** The checks' texts by name: `formLabels((name) => t.raw(`form.${name}`))`. */
export function formLabels(text: (name: keyof FormLabels) => string): FormLabels {
  return Object.fromEntries(labelNames.map((name) => [name, text(name)])) as FormLabels
}
