'use client'

import { useLayoutEffect, useState } from 'react'
import { Icon } from './Icon'
import { island } from './island.client'
import { readStored, writeStored } from './storage.client'
import styles from './view-switch.module.css'

type View = 'card' | 'list'
type Props = { listId: string; storageKey: string; labels: Record<View | 'group', string> }

/** Cards or lines on PC (§2): sets `data-view` on the list and remembers the choice in this browser. */
function ViewSwitchIsland({ listId, storageKey, labels }: Props) {
  const [view, setView] = useState<View>('card')

  // Set before anything is painted: the first filter leads to another page, whose list would be shown as cards for a moment.
  useLayoutEffect(() => {
    if (readStored('localStorage', storageKey) === 'list') setView('list')
  }, [storageKey])

  useLayoutEffect(() => {
    document.getElementById(listId)?.setAttribute('data-view', view)
  })

  const choose = (next: View) => {
    setView(next)
    writeStored('localStorage', storageKey, next)
  }
  return (
    <div className={styles.switch} role="group" aria-label={labels.group}>
      {(['card', 'list'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          aria-label={labels[name]}
          onClick={() => choose(name)}
        >
          <Icon name={name === 'card' ? 'grid' : 'list'} />
        </button>
      ))}
    </div>
  )
}

export const ViewSwitch = island(ViewSwitchIsland)
