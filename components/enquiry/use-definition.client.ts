'use client'

import { useCallback, useEffect, useState } from 'react'
import { type Definition, formDefinition } from './definition.client'
import { prepareDeviceId } from './device.client'
import type { Consult, FormDefinition } from './types'

/** The form of an open dialog: given by the page, or fetched with its own retry. The fingerprint is computed meanwhile. */
export function useDefinition(consult: Consult, formId: string, given: FormDefinition | undefined) {
  const [definition, setDefinition] = useState<Definition | { state: 'loading' }>(
    given ? { state: 'ready', form: given } : { state: 'loading' },
  )
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    void prepareDeviceId()
    if (given) return
    let isCurrent = true
    void formDefinition(consult, formId).then((answer) => isCurrent && setDefinition(answer))
    return () => {
      isCurrent = false
    }
  }, [consult, formId, given, tries])

  const retry = useCallback(() => {
    setDefinition({ state: 'loading' })
    setTries((count) => count + 1)
  }, [])
  return { definition, retry }
}
