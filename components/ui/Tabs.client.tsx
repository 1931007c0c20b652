'use client'

import {
  Children,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { pictureSource } from '@/lib/rules/media/picture-source'
import { island } from './island.client'
import styles from './tabs.module.css'

type Tab = { id: string; label: string; iconUrl?: string | undefined }
type Props = {
  /** Names the tab list for screen readers. */
  label: string
  tabs: Tab[]
  /** One rendered panel per tab, in the same order. */
  children: ReactNode
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * WAI-ARIA tabs over panels that are all in the HTML. Tabs are links to their panels: without scripts every panel shows,
 * before hydration `:target` switches them (CSS), and an address with a panel's hash opens it. Hidden pictures stay lazy.
 */
function TabsIsland({ label, tabs, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number>()
  const isReady = active !== undefined
  const ids = tabs.map((tab) => tab.id).join(' ')

  useEffect(() => {
    const open = () => {
      const index = ids.split(' ').indexOf(location.hash.slice(1))
      setActive((current) => (index >= 0 ? index : (current ?? 0)))
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [ids])

  const show = (index: number) => {
    setActive(index)
    const tab = list.current?.querySelectorAll<HTMLElement>('a')[index]
    tab?.focus({ preventScroll: true })
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const click = (event: MouseEvent, index: number) => {
    event.preventDefault()
    show(index)
  }
  const press = (event: KeyboardEvent, index: number) => {
    const next = event.key === ' ' ? index : moves[event.key]?.(index, tabs.length)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(next)
  }

  return (
    <div className={isReady ? undefined : styles.waiting}>
      <div
        ref={list}
        className={`${styles.list} fades`}
        {...(isReady && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            className={styles.tab}
            href={`#${tab.id}`}
            onClick={(event) => click(event, index)}
            onKeyDown={(event) => press(event, index)}
            {...(isReady && {
              role: 'tab',
              'aria-selected': index === active,
              'aria-controls': tab.id,
              tabIndex: index === active ? 0 : -1,
            })}
          >
            {tab.iconUrl && (
              <img {...pictureSource(tab.iconUrl)} alt="" width={24} height={24} loading="lazy" />
            )}
            <span>{tab.label}</span>
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {Children.toArray(children).map((panel, index) => {
          const tab = tabs[index]
          if (!tab) return null
          const attributes = isReady && {
            role: 'tabpanel',
            'aria-labelledby': `${tab.id}-tab`,
            tabIndex: 0,
            hidden: index !== active,
          }
          return (
            <div key={tab.id} id={tab.id} className={styles.panel} {...attributes}>
              <h3 className={styles.title}>{tab.label}</h3>
              {panel}
            </div>
          )
        })}
      </div>
    </div>
  )
}

export const Tabs = island(TabsIsland)
