'use client'

import { useEffect, useRef, useState } from 'react'
import styles from './anchor-list.module.css'
import { followSections } from './follow-sections.client'
import { island } from './island.client'
import { showInRow } from './show-in-row.client'

type Props = {
  /** Names the navigation for screen readers. */
  label: string
  /** `id` of a section of this page, and how the list names it. */
  items: { id: string; label: string }[]
  /** `side`: a column beside the content on PC, chips on narrow screens. `bar`: a line under the top bar on PC, absent on phones. `tabs`: that line on every width. */
  variant?: 'side' | 'bar' | 'tabs'
  /** On phones the links are tabs: one section at a time, with `data-chosen`: the one in the address, else the first. */
  hasPhoneTabs?: boolean
}

/** Sets `data-chosen` on the section that the address names, else on the first, and takes it from its siblings. */
function chooseSection(ids: string[]) {
  const named = ids.find((id) => location.hash === `#${id}`)
  const chosen = document.getElementById(named ?? ids[0] ?? '')
  for (const id of ids) document.getElementById(id)?.toggleAttribute('data-chosen', id === chosen?.id)
  chosen?.parentElement?.toggleAttribute('data-has-tabs', true)
  return named === undefined ? undefined : chosen
}

/** Links to the sections of a page; the one being read is `aria-current`. Plain #anchors: without scripts only `aria-current` is missing. */
function AnchorListIsland({ label, items, variant = 'side', hasPhoneTabs = false }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState<string>()
  const ids = items.map((item) => item.id).join(' ')

  useEffect(() => {
    if (!hasPhoneTabs) return
    const choose = () => chooseSection(ids.split(' '))
    // The router does not scroll to a section that was not shown yet.
    const named = choose()
    if (matchMedia('(max-width: 767px)').matches) named?.scrollIntoView()
    addEventListener('hashchange', choose)
    return () => removeEventListener('hashchange', choose)
  }, [ids, hasPhoneTabs])

  useEffect(() => followSections(ids.split(' '), setActive), [ids])

  useEffect(() => {
    const element = list.current
    const link = active && element?.querySelector<HTMLElement>('[aria-current]')
    if (element && link) showInRow(element, link)
  }, [active])

  return (
    <nav
      className={variant === 'tabs' ? `${styles.bar} ${styles.always}` : styles[variant]}
      aria-label={label}
    >
      <ul ref={list} className={`${variant === 'side' ? '' : 'container '}${styles.list} fades`}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.link}
              href={`#${item.id}`}
              aria-current={item.id === active ? 'true' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const AnchorList = island(AnchorListIsland)
