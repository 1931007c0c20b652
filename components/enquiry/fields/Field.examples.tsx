import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { compileForm, formOutline } from '@/lib/enquiry/compile-form'
import type { PageContext } from '@/lib/i18n/page-context'
import { type Examples, formFrom, longTitle } from '../../examples'
import { consultTexts } from '../texts'
import { Field } from './Field.client'

type Wrong = Record<string, { type: string; message: string }>

function InForm({ errors, children }: { errors: Wrong; children: ReactNode }) {
  return <FormProvider {...useForm({ errors })}>{children}</FormProvider>
}

/** One field of each control, each with `problem` when there is one. */
function show(page: PageContext, from: number, words: string, problem?: string) {
  const texts = consultTexts(page)
  const outlines = formOutline(
    compileForm(formFrom(from, words), texts, page.locale).fields,
    texts,
    false,
  ).fields
  const errors = outlines.map(({ field }) => [field.name, { type: 'wrong', message: problem }])
  return (
    <InForm errors={problem === undefined ? {} : Object.fromEntries(errors)}>
      {outlines.map((outline) => (
        <Field key={outline.field.name} outline={outline} texts={texts} />
      ))}
    </InForm>
  )
}

export const examples: Examples = {
  usual: (page) => show(page, 400, 'Field'),
  wrong: (page) => show(page, 500, 'Field', 'Not an answer'),
  long: (page) => show(page, 600, longTitle(page), longTitle(page)),
}
