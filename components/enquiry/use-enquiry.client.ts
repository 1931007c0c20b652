'use client'

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldValue } from '@/lib/contract/enquiry'
import { compileForm, type FormValues, TRAP_NAME } from '@/lib/enquiry/compile-form'
import { count } from './count.client'
import { clearDraft, readDraft, saveDraft } from './draft.client'
import { type Outcome, postEnquiry } from './post-enquiry.client'
import { storeSubmissionToken } from './submission-tokens.client'
import type { Consult, ConsultRequest, FormDefinition, Passed, PreviewQuery } from './types'
import { uuid } from './uuid'
import { valuesBeforeScript } from './values-before-script.client'

type Options = {
  consult: Consult
  request: ConsultRequest
  form: FormDefinition
  preview: PreviewQuery | undefined
  onInvalid: () => void
  onPassed: (passed: Passed) => void
}

/** The state of an open form: values stored for the session, the checks of §5, and one submit at a time (§4). */
export function useEnquiry({ consult, request, form, preview, onInvalid, onPassed }: Options) {
  const { locale, texts } = consult
  const { formId } = request
  const { fields, schema, initialValues } = useMemo(
    () => compileForm(form, texts, locale),
    [form, texts, locale],
  )
  const [typed] = useState(valuesBeforeScript)
  const [answer, setAnswer] = useState<Outcome>()
  const isBusy = useRef(false)
  /** Once stored, the form only waits to be closed: the second half of a double click must not begin another enquiry (§4). */
  const isStored = useRef(false)
  const methods = useForm<FormValues, unknown, FieldValue[]>({
    defaultValues: initialValues,
    resolver: standardSchemaResolver(schema),
    reValidateMode: 'onChange',
  })
  const { reset, subscribe } = methods

  useEffect(() => {
    const { values } = readDraft(locale, formId)
    const restored = Object.entries({ ...values, ...typed }).filter(([name]) => name in initialValues)
    if (restored.length > 0) reset({ ...initialValues, ...Object.fromEntries(restored) })
    return subscribe({
      formState: { values: true },
      callback: (state) => saveDraft(locale, formId, { values: state.values }),
    })
  }, [locale, formId, typed, initialValues, reset, subscribe])

  /** A retry of the same words for the same gate keeps its key; others are another enquiry. */
  const keyOf = (fieldValues: FieldValue[]) => {
    const text = JSON.stringify([fieldValues, request.gate])
    const { attempt } = readDraft(locale, formId)
    if (attempt?.text === text) return attempt.key
    const key = uuid()
    saveDraft(locale, formId, { attempt: { key, text } })
    return key
  }

  const showErrors = (errors: Record<string, string>) => {
    const wrong = fields.filter((field) => errors[field.id])
    for (const field of wrong) methods.setError(field.name, { message: errors[field.id] ?? '' })
    if (wrong[0]) methods.setFocus(wrong[0].name)
    onInvalid()
    return wrong.length > 0
  }

  const send = async (fieldValues: FieldValue[], trap: string) => {
    setAnswer(undefined)
    const elapsedMs = Math.max(0, Date.now() - readDraft(locale, formId).since)
    const enquiry = { request, fieldValues, trap, elapsedMs, key: keyOf(fieldValues), preview }
    const outcome = await postEnquiry(consult, enquiry)
    if (outcome.kind === 'stored') {
      isStored.current = true
      clearDraft(locale, formId)
      if (outcome.passed.gate) count('gate', formId)
      if (request.gate && outcome.passed.receipt)
        storeSubmissionToken(locale, request.gate, outcome.passed.receipt)
      return onPassed(outcome.passed)
    }
    if (outcome.kind === 'refused' && outcome.isKeyTaken) saveDraft(locale, formId, { attempt: undefined })
    if (outcome.kind !== 'errors' || !showErrors(outcome.errors)) setAnswer(outcome)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current || isStored.current) return
    isBusy.current = true
    const trap = String(new FormData(event.currentTarget).get(TRAP_NAME) ?? '')
    try {
      // The tap is answered before the fields are checked and drawn anew (P3); no frame is waited for, a hidden page has none.
      await new Promise((resolve) => setTimeout(resolve))
      await methods.handleSubmit((fieldValues) => send(fieldValues, trap), onInvalid)(event)
    } finally {
      isBusy.current = false
    }
  }

  return { fields, methods, answer, submit }
}
