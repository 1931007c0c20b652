'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { ConsultDialogProps } from '@/components/enquiry/consult.client'
import { count } from '@/components/enquiry/count.client'
import type { Consult, ConsultRequest, OpenedGate } from '@/components/enquiry/types'
import { importOnUse } from '@/components/ui/import-on-use.client'
import { follow, unlessLeaving } from '@/components/ui/leaving.client'
import { afterFrame } from '@/components/ui/open-modal.client'
import { defaultFormOf, type Locale, localePrefix } from '@/lib/i18n/locales'
import { withCarried } from '@/lib/rules/address/carried-query'

type OpenConsult = {
  View: ComponentType<ConsultDialogProps>
  request: ConsultRequest
  /** The form's own page, for when it cannot be opened here. */
  page: string
  /** Set when the address asked for the form: closing leads to the page without it (D6). */
  leave?: string
}

const loadCode = () => importOnUse(import('@/components/enquiry/consult.client'))
const formLinkOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-form]') : null
const isBrowsersOwn = (event: MouseEvent) =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

const anyPrefix = new RegExp(`^${localePrefix}(?=/|$)`)

/** The form an address asks for: `{path}/form?id={id}` (D6). */
function askedByAddress(locale: Locale): (ConsultRequest & { page: string; leave: string }) | undefined {
  const [, path] = /^(.*)\/form$/.exec(location.pathname) ?? []
  if (path === undefined) return undefined
  const query = new URLSearchParams(location.search)
  const formId = query.get('id') || defaultFormOf(locale, path)
  const gate = query.get('gate') ?? undefined
  const [prefix = ''] = anyPrefix.exec(path) ?? []
  const page = `${prefix}/form/${formId}${gate ? `?${new URLSearchParams({ gate })}` : ''}`
  return { formId, gate, page, leave: path || '/' }
}

/** Opens the contact dialog for links with `data-form` and for addresses that end in /form; its code loads on hover, focus, touch or open (D27). */
export function useConsult(consult: Consult, openGate: (gate: OpenedGate) => void) {
  const [opened, setOpened] = useState<OpenConsult>()
  const path = usePathname()

  const start = useCallback(
    async (request: ConsultRequest, page: string, leave?: string) => {
      const { ConsultDialog, reopenGate } = await loadCode()
      const again = request.gate && (await reopenGate(consult.locale, request.gate))
      if (again) {
        count('gate', request.formId)
        openGate(again)
      } else setOpened({ View: ConsultDialog, request, page, ...(leave && { leave }) })
    },
    [consult.locale, openGate],
  )

  useEffect(() => {
    const prepare = (event: Event) => {
      const formId = formLinkOf(event)?.dataset.form
      if (!formId) return
      void loadCode().then(
        (code) => Promise.all([code.formDefinition(consult, formId), code.prepareDeviceId()]),
        () => undefined,
      )
    }
    const onClick = (event: MouseEvent) => {
      const link = formLinkOf(event)
      const { form: formId, gate } = link?.dataset ?? {}
      if (!link || !formId || isBrowsersOwn(event)) return
      event.preventDefault()
      link.setAttribute('aria-busy', 'true')
      afterFrame(() => {
        start({ formId, gate }, link.href)
          // Without its code the dialog is the form's own page.
          .catch(() => follow(link.href))
          .finally(() => link.removeAttribute('aria-busy'))
      })
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('click', onClick, { signal })
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(name, prepare, { passive: true, signal })
    return () => controller.abort()
  }, [consult, start])

  useEffect(() => {
    const asked = path === null ? undefined : askedByAddress(consult.locale)
    // In place of this address: Back would ask for the form again.
    const instead = () => unlessLeaving(() => asked && location.replace(asked.page))
    if (asked) start(asked, asked.page, asked.leave).catch(instead)
    else setOpened(undefined)
  }, [path, consult.locale, start])

  const close = useCallback(() => {
    setOpened(undefined)
    if (opened?.leave) history.replaceState(null, '', withCarried(opened.leave, location.search))
  }, [opened])
  return { opened, close }
}
