'use client'

import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/Button'
import { formOutline, TRAP_NAME } from '@/lib/enquiry/compile-form'
import { Consent } from './Consent'
import styles from './dynamic-form.module.css'
import { Field } from './fields/Field.client'
import type { Consult, ConsultRequest, FormDefinition, Passed, PreviewQuery } from './types'
import { useEnquiry } from './use-enquiry.client'
import { FORM_ID } from './values-before-script.client'

type Props = {
  consult: Consult
  request: ConsultRequest
  form: FormDefinition
  preview: PreviewQuery | undefined
  onInvalid: () => void
  onPassed: (passed: Passed) => void
}

/** A form by its definition (§5). Before and without scripts the same markup posts to /api/enquiry (D25). */
export function DynamicForm(props: Props) {
  const { consult, request, preview } = props
  const { texts, locale } = consult
  const { fields, methods, answer, submit } = useEnquiry(props)
  const { isSubmitting } = methods.formState
  const outline = formOutline(fields, texts, preview !== undefined)
  const hidden = {
    form: request.formId,
    lang: locale,
    consent: texts.consentVersion,
    ...(request.gate && { gate: request.gate }),
    ...preview,
  }
  return (
    <FormProvider {...methods}>
      <form
        id={FORM_ID}
        className={styles.form}
        method="post"
        action={`/api/enquiry?lang=${locale}`}
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.trap} aria-hidden="true">
          <label>
            <span>{texts.trapLabel}</span>
            <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {outline.notes.map(({ kind, text }) => (
          <p key={kind} className={kind === 'preview' ? styles.note : styles.required}>
            {text}
          </p>
        ))}
        <div className={styles.fields}>
          {outline.fields.map((item) => (
            <Field key={item.field.name} outline={item} texts={texts} />
          ))}
        </div>
        <div className={styles.foot}>
          {/* Always there, so that screen readers hear what comes into it. */}
          <div role="alert" className={styles.alert}>
            {answer && (
              <p className={answer.kind === 'dryRun' ? styles.note : styles.problem}>{answer.message}</p>
            )}
          </div>
          <Consent consent={outline.consent} className={styles.consent} />
          <Button type="submit" className={styles.submit ?? ''} aria-disabled={isSubmitting}>
            {isSubmitting ? texts.submitting : outline.submit}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
