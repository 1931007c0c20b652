import type { RecordFile } from '@/lib/content/status'
import { type Html, html } from '@/lib/html'
import type { StudioNames } from '@/lib/studio/place-names'
import type { Desk } from '../desk'
import { crumb, frames } from './parts'
import { recordHref, wrongNote } from './record-parts'

/** A page at the widths of a phone and a computer, the way to it alone, and what is wrong with its record. */
export function previewView(
  desk: Desk,
  address: string,
  record: RecordFile | undefined,
  names: StudioNames,
): Html {
  const { t } = desk
  const [path] = address.split('?')
  const wrong =
    record &&
    wrongNote(desk, record, names, html`<p><a href="${recordHref(desk, record)}">${record.title}</a></p>`)
  return html`${crumb(desk, 'content')}<h1>${t('desk.preview')}</h1><p class="soft">${t('desk.previewText')} <a href="${address}">${t('desk.brandAlone')}</a></p>${wrong}<section class="card"><h2><code translate="no">${path}</code></h2>${frames(desk, { src: address })}</section>`
}
