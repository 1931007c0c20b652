'use client'

import { useState } from 'react'
import { island } from '@/components/ui/island.client'
import { withCarried } from '@/lib/rules/address/carried-query'
import { ConsultDialog } from './ConsultDialog.client'
import { announcePassed } from './passed-event.client'
import type { Consult, ConsultRequest, FormDefinition, PreviewQuery } from './types'

type Props = {
  consult: Consult
  request: ConsultRequest
  form: FormDefinition
  /** Address of the page around the form: closing leads there. */
  leave: string
  preview?: PreviewQuery | undefined
}

/** The contact dialog of /form/{id} (§2, D6): in the page's HTML, where it works as a plain form; modal once scripts run. */
function StandingConsultIsland({ consult, request, form, leave, preview }: Props) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    setOpen(false)
    history.replaceState(null, '', withCarried(leave, location.search))
  }
  return (
    <ConsultDialog
      consult={consult}
      request={request}
      standing={{ form, leave, preview }}
      onClose={close}
      onPassed={announcePassed}
    />
  )
}

export const StandingConsult = island(StandingConsultIsland)
