import type { Scene } from '../lib/scene'
import type { IconName } from '../ui/icons'
import { button, figure } from '../ui/parts'
import { phone } from '../ui/phone'
import { list } from './layouts'

type Pair = [string, string]
export type PhoneData = {
  title: Pair
  subtitle: Pair
  /** A value with a unit is a pair. */
  figures: [Pair, string | Pair, Pair][]
  heading: Pair
  rows: [Pair, Pair, ('ok' | 'go' | 'bad' | 'mute')?, Pair?][]
  action: Pair
  tabs: [IconName, Pair][]
}

/** A phone page: two figures, a list, one button, tabs. */
export const phoneList =
  (data: PhoneData): Scene =>
  ({ say }) =>
    phone({
      title: say(...data.title),
      subtitle: say(...data.subtitle),
      dark: true,
      body: `<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px">${data.figures.map(([label, value, note]) => `<section class="card">${figure(say(...label), typeof value === 'string' ? value : say(...value), say(...note))}</section>`).join('')}</div>
    <section class="card f1"><div class="h" style="margin-bottom:6px">${say(...data.heading)}</div>${list(data.rows.map(([label, value, tone, note]) => [say(...label), say(...value), tone, note ? say(...note) : '']))}</section>`,
      foot: button(say(...data.action), 'p'),
      tabs: { items: data.tabs.map(([name, word]) => [name, say(...word)]), on: 0 },
    })
