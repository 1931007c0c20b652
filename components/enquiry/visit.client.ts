'use client'

import { type Visit, visitAfter } from '@/lib/rules/visit'
import { readSession, writeSession } from './session.client'

const NAME = 'visit'

/** Notes how the visitor came, once per loaded document; the first touch of a session stays. */
export function noteVisit(): void {
  writeSession(NAME, visitAfter(readSession<Visit>(NAME), location.href, document.referrer))
}

/** How the visitor came, for the enquiry. */
export function visit(): Visit {
  return readSession<Visit>(NAME) ?? { firstTouch: {} }
}
