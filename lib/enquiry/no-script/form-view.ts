import { escapeHtml } from '@/lib/escape-html'
import type { PageContext } from '@/lib/i18n/page-context'
import {
  type CompiledField,
  type FieldOutline,
  type FieldPart,
  type FormValues,
  formOutline,
  TRAP_NAME,
} from '../compile-form'
import type { OutlineTexts } from '../form/outline'

/** What the plain form carries besides its fields; all of it comes back with the POST. */
export type Carried = Record<string, string>
export type PlainForm = {
  fields: CompiledField[]
  values: FormValues
  errors: Record<string, string>
  carried: Carried
}

const listOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

function attributes(field: CompiledField, error: string | undefined): string {
  const described = [field.explain && `${field.name}-hint`, error && `${field.name}-error`]
    .filter(Boolean)
    .join(' ')
  return `${error ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}`
}

function textControl(field: CompiledField, value: string, more: string): string {
  const common = `id="${field.name}" name="${field.name}"${field.prompt ? ` placeholder="${escapeHtml(field.prompt)}"` : ''}${more}`
  if (field.control === 'textarea') return `<textarea ${common} rows="4">\n${escapeHtml(value)}</textarea>`
  const complete = field.autoComplete ? ` autocomplete="${field.autoComplete}"` : ''
  const mail = field.check === 'EMAIL' ? ' inputmode="email" autocapitalize="none" spellcheck="false"' : ''
  return `<input type="${field.inputType}" ${common}${complete}${mail} value="${escapeHtml(value)}">`
}

function selectControl(field: CompiledField, chosen: string[], more: string, page: PageContext): string {
  const options = field.options.map(
    (option) =>
      `<option value="${escapeHtml(option)}"${chosen.includes(option) ? ' selected' : ''}>${escapeHtml(option)}</option>`,
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

function otherControl(
  field: CompiledField,
  other: NonNullable<FieldOutline['other']>,
  value: string,
): string {
  return `<textarea name="${field.otherName}" rows="2" aria-label="${escapeHtml(other.label)}" placeholder="${escapeHtml(other.placeholder)}">\n${escapeHtml(value)}</textarea>`
}

function control({ field, isGroup }: FieldOutline, form: PlainForm, page: PageContext): string {
  const chosen = listOf(form.values[field.name])
  const more = attributes(field, form.errors[field.id])
  // A radio button cannot be invalid by itself: its group is, as in the dialog.
  if (isGroup) return choiceControls(field, chosen, field.control === 'radio' ? '' : more)
  const required = ` aria-required="${field.isRequired}"`
  return field.control === 'select'
    ? selectControl(field, chosen, more + required, page)
    : textControl(field, chosen[0] ?? '', more + required)
}

function fieldView(outline: FieldOutline, form: PlainForm, page: PageContext) {
  const { field, isGroup, requiredSign, hint, other, parts } = outline
  const error = form.errors[field.id]
  const label = `${escapeHtml(field.label)}${requiredSign && `<span class="sign" aria-hidden="true">${requiredSign}</span>`}`
  const drawn: Record<FieldPart, string> = {
    label: isGroup ? `<legend>${label}</legend>` : `<label for="${field.name}">${label}</label>`,
    hint: hint ? `<p class="hint" id="${field.name}-hint">${escapeHtml(hint)}</p>` : '',
    control: control(outline, form, page),
    other: other ? otherControl(field, other, listOf(form.values[field.otherName])[0] ?? '') : '',
    error: error ? `<p class="error" id="${field.name}-error">${escapeHtml(error)}</p>` : '',
  }
  const inner = parts.map((part) => drawn[part]).join('')
  const role =
    field.control === 'radio'
      ? ` role="radiogroup" aria-required="${field.isRequired}"${attributes(field, error)}`
      : ''
  return isGroup ? `<fieldset class="field"${role}>${inner}</fieldset>` : `<div class="field">${inner}</div>`
}

const textsOf = ({ t, href }: PageContext): OutlineTexts => ({
  requiredNote: t('form.requiredNote'),
  previewNote: t('form.previewNote'),
  otherHint: t('form.otherHint'),
  otherLabel: t.raw('form.otherLabel'),
  consent: t.raw('form.consent'),
  privacy: t('form.privacy'),
  privacyHref: href('/privacy'),
  submit: t('form.submit'),
})

function problemList({ fields, errors }: PlainForm, page: PageContext): string {
  const items = fields.flatMap((field) => {
    const error = errors[field.id]
    return error ? [`<li><a href="#${field.name}">${escapeHtml(error)}</a></li>`] : []
  })
  if (items.length === 0) return ''
  return `<div class="problems" role="alert"><p>${escapeHtml(page.t('form.fixErrors'))}</p><ul>${items.join('')}</ul></div>`
}

/** The form as plain HTML by the dialog's outline, with what was typed and what is wrong with it; posts to /api/enquiry. */
export function plainForm(form: PlainForm, page: PageContext): string {
  const outline = formOutline(form.fields, textsOf(page), form.carried.preview === 'true')
  const hidden = Object.entries(form.carried).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const trap = `<div class="trap" aria-hidden="true"><label>${escapeHtml(page.t('form.trapLabel'))}<input type="text" name="${TRAP_NAME}" tabindex="-1" autocomplete="off"></label></div>`
  const notes = outline.notes.map(({ text }) => `<p class="note">${escapeHtml(text)}</p>`).join('')
  const fields = outline.fields.map((item) => fieldView(item, form, page)).join('\n')
  const { before, link, after } = outline.consent
  const consent = `<p class="note">${escapeHtml(before)}<a href="${escapeHtml(link.href)}" target="_blank" rel="noopener">${escapeHtml(link.label)}</a>${escapeHtml(after)}</p>`
  return `${problemList(form, page)}<form method="post" action="/api/enquiry?lang=${page.mark}" accept-charset="utf-8" novalidate>${hidden.join('')}${trap}${notes}\n${fields}\n${consent}<button type="submit">${escapeHtml(outline.submit)}</button></form>`
}
