import { errorName } from '@/lib/error-name'
import { consentText, consentVersion } from '@/lib/i18n/consent'
import { log } from '@/lib/log'
import { readSetting, writeSetting } from './settings'
import type { Store } from './tables'

const settingName = (version: string) => `consent/${version}`
const storedVersions = new WeakMap<Store, Set<string>>()

/** Keeps the words behind a version of the consent text beside the leads that agreed to it. Never rejects: the lead is stored already. */
export async function storeConsentText(
  store: Store,
  version: string,
  t: { raw(name: 'form.consent' | 'form.privacy'): string },
): Promise<void> {
  const stored = storedVersions.get(store) ?? new Set()
  storedVersions.set(store, stored)
  const texts = { consent: t.raw('form.consent'), privacy: t.raw('form.privacy') }
  // A cached page may name an older version; its words were stored when they were in use.
  if (stored.has(version) || consentVersion(texts) !== version) return
  try {
    await writeSetting(store, settingName(version), consentText(texts))
    stored.add(version)
  } catch (error) {
    log.warn({ reason: errorName(error) }, 'consent text not stored')
  }
}

/** The words of a version; undefined when nobody agreed to them here. */
export function readConsentText(store: Store, version: string): Promise<string | undefined> {
  return readSetting(store, settingName(version))
}
