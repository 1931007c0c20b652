import { attributes, type Html, html, type Part } from '@/lib/html'
import type { PageContext } from '@/lib/i18n/page-context'
import {
  ariaOf,
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

/** Hidden inputs, by name and value. */
export const hiddenFields = (carried: Carried): Html[] =>
  Object.entries(carried).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

const listOf = (value: string | string[] | undefined) => [value ?? []].flat()

function controlView({ field, choices, ...outline }: FieldOutline, chosen: string[], aria: object): Part {
  const own = { ...outline.attributes, ...aria }
  const isChosen = (value: unknown) => chosen.includes(String(value))
  switch (field.control) {
    case 'input':
      return html`<input${attributes({ ...own, value: chosen[0] ?? '' })}>`
    case 'textarea':
      return html`<textarea${attributes(own)}>\n${chosen[0]}</textarea>`
    case 'select':
      return html`<select${attributes(own)}>${choices.map(
        ({ label, attributes: { value, ...of } }) =>
          html`<option${attributes({ ...of, value, selected: isChosen(value) })}>${label}</option>`,
      )}</select>`
    default:
      return choices.map(
        ({ label, attributes: of }, index) =>
          html`<label class="choice"><input${attributes({ ...of, checked: isChosen(of.value), ...(index === 0 && aria) })}><span>${label}</span></label>`,
      )
  }
}

function fieldView(outline: FieldOutline, form: PlainForm): Html {
  const { field, isGroup, requiredSign, hint, other, parts } = outline
  const error = form.errors[field.id]
  const aria = ariaOf(outline, `${field.name}-`, error)
  const label = html`${field.label}${requiredSign && html`<span class="sign" aria-hidden="true">${requiredSign}</span>`}`
  const drawn: Record<FieldPart, Part> = {
    label: isGroup ? html`<legend>${label}</legend>` : html`<label for="${field.name}">${label}</label>`,
    hint: hint && html`<p class="hint" id="${field.name}-hint">${hint}</p>`,
    control: controlView(outline, listOf(form.values[field.name]), aria.control),
    other:
      other && html`<textarea${attributes(other)}>\n${listOf(form.values[field.otherName])[0]}</textarea>`,
    error: error && html`<p class="error" id="${field.name}-error">${error}</p>`,
  }
  const inner = parts.map((part) => drawn[part])
  return isGroup
    ? html`<fieldset class="field"${attributes({ ...outline.attributes, ...aria.group })}>${inner}</fieldset>`
    : html`<div class="field">${inner}</div>`
}

const textsOf = ({ t, privacyHref }: PageContext): OutlineTexts => ({
  requiredNote: t('form.requiredNote'),
  previewNote: t('form.previewNote'),
  otherHint: t('form.otherHint'),
  otherLabel: t.raw('form.otherLabel'),
  choose: t('form.choose'),
  consent: t.raw('form.consent'),
  privacy: t('form.privacy'),
  privacyHref,
  submit: t('form.submit'),
})

function problemList({ fields, errors }: PlainForm, page: PageContext): Part {
  const wrong = fields.filter(({ id }) => errors[id])
  const items = wrong.map(({ id, name }) => html`<li><a href="#${name}">${errors[id]}</a></li>`)
  return (
    items.length > 0 &&
    html`<div class="problems" role="alert"><p>${page.t('form.fixErrors')}</p><ul>${items}</ul></div>`
  )
}

/** The form as plain HTML by the dialog's outline, with what was typed and what is wrong with it; posts to /api/enquiry. */
export function plainForm(form: PlainForm, page: PageContext): Html {
  const { notes, fields, consent, submit } = formOutline(
    form.fields,
    textsOf(page),
    form.carried.preview === 'true',
  )
  const { before, link, after } = consent
  return html`${problemList(form, page)}<form method="post" action="/api/enquiry?lang=${page.locale}" accept-charset="utf-8" novalidate>${hiddenFields(form.carried)}<div class="trap" aria-hidden="true"><label>${page.t('form.trapLabel')}<input type="text" name="${TRAP_NAME}" tabindex="-1" autocomplete="off"></label></div>${notes.map(({ text }) => html`<p class="note">${text}</p>`)}
${fields.map((item) => fieldView(item, form))}
<p class="note">${before}${link.href ? html`<a href="${link.href}" target="_blank" rel="noopener">${link.label}</a>` : link.label}${after}</p><button type="submit">${submit}</button></form>`
}
