'use client'

import { readStored, writeStored } from '@/components/ui/storage.client'
import { type Provider, providers } from './analytics-providers.client'

type Setting = { provider: Provider; id: string; url?: string }

const NAME = 'analytics'
let view: (() => void) | undefined
let isListening = false

const notice = () => document.getElementById('analytics')

/** What the visitor chose; who asks all sites not to be tracked has chosen, too. */
function choice(): string | undefined {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const given = readStored('localStorage', NAME)
  return given ?? (globalPrivacyControl || doNotTrack === '1' ? 'no' : undefined)
}

function choose(setting: Setting, wanted: string | undefined) {
  const box = notice()
  if (wanted === 'ask') {
    box?.toggleAttribute('hidden', false)
    return box?.querySelector('button')?.focus()
  }
  writeStored('localStorage', NAME, wanted)
  box?.toggleAttribute('hidden', true)
  // What has been loaded goes only with the page.
  if (wanted === 'no' && view) return location.reload()
  viewForOthers(setting)
}

/** A page is shown: counted by the provider after consent, asked for before; until then nothing of the provider is loaded (ADR 0038). */
export function viewForOthers(setting: Setting): void {
  if (location.pathname.endsWith('/preview')) return
  if (!isListening)
    addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-analytics-choice]')
      if (button) choose(setting, button.dataset.analyticsChoice)
    })
  isListening = true
  const chosen = choice()
  notice()?.toggleAttribute('hidden', chosen !== undefined)
  if (chosen !== 'yes') return
  view ??= providers[setting.provider](setting.id, setting.url ?? '')
  view()
}
