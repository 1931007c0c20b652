'use client'

import { readStored, writeStored } from '@/components/ui/storage.client'
import { type Provider, providers } from './analytics-providers.client'

type Setting = { provider: Provider; id: string; url?: string }

const NAME = 'analytics'
let view: (() => void) | undefined

const notice = () => document.getElementById('analytics')

/** What the visitor chose; who asks all sites not to be tracked has chosen, too. */
function choice(): string | undefined {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const given = readStored('localStorage', NAME)
  return given ?? (globalPrivacyControl || doNotTrack === '1' ? 'no' : undefined)
}

function choose(setting: Setting, wanted: string): void {
  const box = notice()
  box?.toggleAttribute('hidden', wanted !== 'ask')
  if (wanted === 'ask') {
    box?.querySelector('button')?.focus()
    return
  }
  writeStored('localStorage', NAME, wanted)
  // Scripts that are loaded can only be removed by loading the page anew.
  if (wanted === 'no' && view) location.reload()
  else viewForOthers(setting)
}

/** A page is shown: counted by the provider after consent, asked for before; until then nothing of the provider is loaded (ADR 0038). */
function viewForOthers(setting: Setting): void {
  if (location.pathname.endsWith('/preview')) return
  const chosen = choice()
  notice()?.toggleAttribute('hidden', chosen !== undefined)
  if (chosen !== 'yes') return
  view ??= providers[setting.provider](setting.id, setting.url ?? '')
  view()
}

/** For the provider: a page that is shown, or what a button of the notice asks for (`yes`, `no`, `ask` to see the notice again). */
export function serveProvider(setting: Setting, wanted?: string): void {
  if (wanted) choose(setting, wanted)
  else viewForOthers(setting)
}
