'use client'

import type { FormValues } from '@/lib/enquiry/compile-form'

/** Id of the form element; /form/{id} renders it before any script runs. */
export const FORM_ID = 'consult-form'

/** What was typed into a form that stood in the page before its script came; empty values are left out. */
export function valuesBeforeScript(): FormValues {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${FORM_ID}`)
  if (!form) return {}
  const data = new FormData(form)
  const lists = new Set(
    [...form.querySelectorAll('input[type=checkbox]')].map((input) => input.getAttribute('name')),
  )
  const values = [...new Set(data.keys())].map((name): [string, string | string[]] => {
    const all = data.getAll(name).map(String)
    return [name, lists.has(name) ? all : (all[0] ?? '')]
  })
  return Object.fromEntries(values.filter(([, value]) => value.length > 0))
}
