import * as z from 'zod/mini'
import type { FieldValue } from '@/lib/contract/enquiry'
import type { Locale } from '@/lib/i18n/locales'
import { type FormValues, readAnswer, wireValue } from './form/answer'
import { problemOf } from './form/check'
import { type CompiledField, compileField, type FormLike, isAsked } from './form/field'
import type { FormLabels } from './form/labels'

export { type FormValues, valuesOf } from './form/answer'
export { roomLeft } from './form/check'
export type { CompiledField, Control, FormLike } from './form/field'
export { type FormLabels, fill, formLabels, labelNames } from './form/labels'
export {
  ariaOf,
  type FieldOutline,
  type FieldPart,
  type FormOutline,
  formOutline,
  TRAP_NAME,
} from './form/outline'

/**
 * A form definition → its fields for the view and the schema of its values (§5, D22), the same in browser and server.
 * The schema reads the inputs' values by input name and answers the wire's `fieldValues`, empty ones dropped;
 * each issue's path is the input name of its field.
 */
export function compileForm(form: FormLike, labels: FormLabels, locale: Locale) {
  const fields = form.formFields.map((field) => compileField(field, labels, locale))
  const schema = z.pipe(
    z.custom<FormValues>((values) => typeof values === 'object' && values !== null),
    z.transform((values, context): FieldValue[] =>
      fields.flatMap((field) => {
        const answer = readAnswer(field, values)
        const message = problemOf(field, answer, labels)
        if (message !== undefined)
          context.issues.push({ code: 'custom', message, path: [field.name], input: undefined })
        return answer.picked.length === 0
          ? []
          : [{ formFieldBO: { id: field.id }, value: wireValue(field, answer, labels) }]
      }),
    ),
  )
  return { fields, schema, initialValues: Object.fromEntries(fields.filter(isAsked).flatMap(initialValue)) }
}

function initialValue(field: CompiledField): [string, string | string[]][] {
  const isMany = field.control === 'checkbox' || field.control === 'multiselect'
  const own: [string, string | string[]] = [field.name, isMany ? [] : '']
  return field.other === undefined ? [own] : [own, [field.otherName, '']]
}
