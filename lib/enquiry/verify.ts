import type { FieldValue, Submission } from '@/lib/contract/enquiry'
import { compileForm, type FormLabels, type FormLike, type FormValues, valuesOf } from './compile-form'

export type Verified = { fieldValues: FieldValue[] } | { errors: Record<string, string> }

/** Checks a submitted wire form with the visitor's own schema; fields that the form does not have, or twice, are errors too. */
export function verify(form: FormLike, labels: FormLabels, submitted: Submission['fieldValues']): Verified {
  const { fields, schema } = compileForm(form, labels)
  const byId = new Map(fields.map((field) => [field.id, field]))
  const errors: Record<string, string> = {}
  const values: FormValues = {}
  for (const { formFieldBO, value } of submitted) {
    const field = byId.get(formFieldBO.id)
    if (!field || field.name in values) errors[formFieldBO.id] = labels.unknownField
    else Object.assign(values, valuesOf(field, value))
  }
  return withIssues(schema.safeParse(values), errors)
}

/** The same for the values of a plain HTML form, by input name. */
export function verifyValues(form: FormLike, labels: FormLabels, values: FormValues): Verified {
  return withIssues(compileForm(form, labels).schema.safeParse(values), {})
}

type Result = ReturnType<ReturnType<typeof compileForm>['schema']['safeParse']>

function withIssues(result: Result, errors: Record<string, string>): Verified {
  for (const issue of result.error?.issues ?? []) errors[String(issue.path[0]).slice(1)] ??= issue.message
  return result.success && Object.keys(errors).length === 0 ? { fieldValues: result.data } : { errors }
}
