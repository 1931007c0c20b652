import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { crumb, frames } from './parts'

/** A page at the widths of a phone and a computer, and the way to it alone. */
export function previewView(desk: Desk, address: string): Html {
  const { t } = desk
  const [path] = address.split('?')
  return html`${crumb(desk, 'content')}<h1>${t('desk.preview')}</h1><p class="soft">${t('desk.previewText')} <a href="${address}">${t('desk.brandAlone')}</a></p><section class="card"><h2><code translate="no">${path}</code></h2>${frames(desk, { src: address })}</section>`
}
