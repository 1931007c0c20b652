import type { Examples } from '../examples'
import { ViewSwitch } from './ViewSwitch.client'

export const examples: Examples = {
  usual: ({ t }) => (
    <ViewSwitch
      listId="list"
      storageKey="example-view"
      labels={{ group: t('list.view'), card: t('list.cards'), list: t('list.lines') }}
    />
  ),
}
