import { labelNames } from '@/lib/enquiry/compile-form'
import { consentVersion } from '@/lib/i18n/consent'
import type { PageContext } from '@/lib/i18n/page-context'

const dialogNames = [
  'dialog',
  'close',
  'loading',
  'loadFailed',
  'loadFailedText',
  'retry',
  'gone',
  'goneText',
  'requiredNote',
  'consent',
  'privacy',
  'submit',
  'submitting',
  'choose',
  'chosen',
  'otherHint',
  'otherLabel',
  'roomLeft',
  'roomOver',
  'trapLabel',
  'nextTitle',
  'next1',
  'next2',
  'next3',
  'received',
  'receivedNext',
  'reference',
  'stories',
  'gateNext1',
  'gateNext2',
  'gateNext3',
  'offline',
  'notStored',
  'previewNote',
  'dryRun',
  'open',
  'fileDownloads',
] as const

export type ConsultTexts = Record<(typeof dialogNames)[number] | (typeof labelNames)[number], string> & {
  /** Address of the privacy page; empty where there is none. */
  privacyHref: string
  /** Where customers' stories are; empty where there are none. */
  storiesHref: string
  /** Which consent text these are: stored with the lead. */
  consentVersion: string
}

/** The texts of the consult dialog in a page's language, placeholders left in: `fill` completes them. */
export function consultTexts({ t, href, absent, privacyHref }: PageContext): ConsultTexts {
  const names = [...dialogNames, ...labelNames]
  const texts = Object.fromEntries(names.map((name) => [name, t.raw(`form.${name}`)]))
  const version = consentVersion({ consent: t.raw('form.consent'), privacy: t.raw('form.privacy') })
  const storiesHref = absent.includes('/cases') ? '' : href('/cases')
  return { ...texts, privacyHref, storiesHref, consentVersion: version } as ConsultTexts
}
