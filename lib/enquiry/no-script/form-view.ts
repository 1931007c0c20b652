import type { PageContext } from '@/lib/i18n/page-context'
import { escapeHtml } from '@/lib/rules/escape-html'
import { type CompiledField, type FormValues, MAX_VALUE_LENGTH } from '../compile-form'

/** What the plain form carries besides its fields; all of it comes back with the POST. */
export type Carried = Record<string, string>
export type PlainForm = {
  fields: CompiledField[]
  values: FormValues
  errors: Record<string, string>
  carried: Carried
}

/** Name of the honeypot input: what it holds was not typed by a person. */
export const TRAP_NAME = 'website'

const listOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

function attributes(field: CompiledField, error: string | undefined): string {
  const described = [field.explain && `${field.name}-hint`, error && `${field.name}-error`]
    .filter(Boolean)
    .join(' ')
  return `${error ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}`
}

function textControl(field: CompiledField, value: string, more: string): string {
  const common = `id="${field.name}" name="${field.name}" maxlength="${MAX_VALUE_LENGTH}"${field.prompt ? ` placeholder="${escapeHtml(field.prompt)}"` : ''}${more}`
  if (field.control === 'textarea') return `<textarea ${common} rows="4">\n${escapeHtml(value)}</textarea>`
  const complete = field.autoComplete ? ` autocomplete="${field.autoComplete}"` : ''
  return `<input type="${field.inputType}" ${common}${complete} value="${escapeHtml(value)}">`
}

function selectControl(field: CompiledField, chosen: string[], more: string, page: PageContext): string {
  const options = field.options.map(
    (option) => `<option${chosen.includes(option) ? ' selected' : ''}>${escapeHtml(option)}</option>`,
  )
  return `<select id="${field.name}" name="${field.name}"${more}><option value="">${escapeHtml(field.prompt ?? page.t('form.choose'))}</option>${options.join('')}</select>`
}

function choiceControls(field: CompiledField, chosen: string[], more: string): string {
  const type = field.control === 'radio' ? 'radio' : 'checkbox'
  return field.options
    .map((option, index) => {
      const id = index === 0 ? ` id="${field.name}"` : ''
      const checked = chosen.includes(option) ? ' checked' : ''
      return `<label class="choice"><input type="${type}"${id} name="${field.name}" value="${escapeHtml(option)}"${checked}${index === 0 ? more : ''}><span>${escapeHtml(option)}</span></label>`
    })
    .join('')
}

function fieldView(field: CompiledField, { values, errors }: PlainForm, page: PageContext): string {
  const error = errors[field.id]
  const chosen = listOf(values[field.name])
  const more = attributes(field, error)
  const isGroup = !['input', 'textarea', 'select'].includes(field.control)
  const label = `${escapeHtml(field.label)}${field.isRequired ? '' : ` <span class="note">(${escapeHtml(page.t('form.optional'))})</span>`}`
  const control = isGroup
    ? choiceControls(field, chosen, more)
    : field.control === 'select'
      ? selectControl(field, chosen, more, page)
      : textControl(field, chosen[0] ?? '', more)
  const other = field.other
    ? `<textarea name="${field.otherName}" rows="2" maxlength="${MAX_VALUE_LENGTH}" aria-label="${escapeHtml(`${field.other}: ${page.t('form.otherHint')}`)}" placeholder="${escapeHtml(`${field.other}: ${page.t('form.otherHint')}`)}">\n${escapeHtml(listOf(values[field.otherName])[0] ?? '')}</textarea>`
    : ''
  const hint = field.explain ? `<p class="hint" id="${field.name}-hint">${escapeHtml(field.explain)}</p>` : ''
  const problem = error ? `<p class="error" id="${field.name}-error">${escapeHtml(error)}</p>` : ''
  const inner = control + other + hint + problem
  return isGroup
    ? `<fieldset class="field"><legend>${label}</legend>${inner}</fieldset>`
    : `<div class="field"><label for="${field.name}">${label}</label>${inner}</div>`
}

function problemList({ fields, errors }: PlainForm, page: PageContext): string {
  const items = fields.flatMap((field) => {
    const error = errors[field.id]
    return error ? [`<li><a href="#${field.name}">${escapeHtml(error)}</a></li>`] : []
  })
  if (items.length === 0) return ''
  return `<div class="problems" role="alert"><p>${escapeHtml(page.t('form.fixErrors'))}</p><ul>${items.join('')}</ul></div>`
}

/** The form as plain HTML with what was typed and what is wrong with it; posts to /api/enquiry. */
export function plainForm(form: PlainForm, page: PageContext): string {
  const hidden = Object.entries(form.carried).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const trap = `<div class="trap" aria-hidden="true"><label>${escapeHtml(page.t('form.trapLabel'))}<input type="text" name="${TRAP_NAME}" tabindex="-1" autocomplete="off"></label></div>`
  const fields = form.fields.map((field) => fieldView(field, form, page)).join('\n')
  return `${problemList(form, page)}<form method="post" action="/api/enquiry" accept-charset="utf-8" novalidate>${hidden.join('')}${trap}\n${fields}\n<button type="submit">${escapeHtml(page.t('form.submit'))}</button></form>`
}
