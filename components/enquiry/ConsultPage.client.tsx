'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { island } from '@/components/ui/island.client'
import { openOrFollow } from '@/components/ui/open-or-follow.client'
import { reloadOnce } from '@/components/ui/reload-once.client'
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
function ConsultPageIsland({ consult, request, form, leave, preview }: Props) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    setOpen(false)
    // A navigation, not the address alone: title, language switch and what Back returns to are the form's until then.
    openOrFollow(router.replace, withCarried(leave, location.search), { scroll: false })
  }
  return (
    <ConsultDialog
      consult={consult}
      request={request}
      inPage={{ form, leave, preview }}
      onClose={close}
      onPassed={announcePassed}
    />
  )
}

/** A dialog that failed comes back with the page, and with what was typed (D22). */
function Again() {
  useEffect(() => void reloadOnce(), [])
  return null
}

export const ConsultPage = island(ConsultPageIsland, () => <Again />)
