'use client'

import { queueBeacon } from '@/components/ui/beacon.client'
import { leadSource } from '@/lib/rules/form/lead-source'
import { visit } from './visit.client'

type Event = 'view' | 'form' | 'gate'

/** True when the site counts at all and the browser does not ask to be left out (GPC, DNT). */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return document.body.dataset.counts !== undefined && !globalPrivacyControl && doNotTrack !== '1'
}

/** One more of an event on this page, by the form and by how the visit began (ADR 0037): no number of the visitor, no address with a query. */
export function count(event: Event, form?: string): void {
  if (!mayCount()) return
  const { firstTouch } = visit()
  const { kind, name } = leadSource({ firstTouch, bdVid: firstTouch.bd_vid })
  const body = { event, form, source: `${kind} ${name}`, campaign: firstTouch.utm_campaign }
  queueBeacon({ type: 'count', url: location.pathname, body })
}
