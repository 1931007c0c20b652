'use client'

import { type ComponentType, useCallback, useState } from 'react'
import type { ConfirmationProps } from '@/components/enquiry/consult.client'
import type { Passed } from '@/components/enquiry/types'

type Shown = { View: ComponentType<ConfirmationProps>; passed: Passed }

/** What stays of the last stored enquiry, and how it comes and goes; its code came with the form's (D27). */
export function useConfirmation() {
  const [confirmation, setConfirmation] = useState<Shown>()
  const confirm = useCallback((passed: Passed) => {
    import('@/components/enquiry/consult.client').then(
      ({ Confirmation }) => setConfirmation({ View: Confirmation, passed }),
      // When its code cannot be loaded, the toast has already said that the form was sent.
      () => undefined,
    )
  }, [])
  const dismiss = useCallback(() => setConfirmation(undefined), [])
  return { confirmation, confirm, dismiss }
}
