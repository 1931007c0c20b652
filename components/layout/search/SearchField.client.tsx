'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { island } from '@/components/ui/island.client'
import { openOrFollow } from '@/components/ui/open-or-follow.client'
import { withCarried } from '@/lib/rules/address/carried-query'
import type { Suggestions } from './Suggestions.client'
import styles from './search-field.module.css'
import type { SearchTexts } from './search-texts'

type Props = { texts: SearchTexts; value?: string; isLarge?: boolean }
type SuggestionsView = ComponentType<Parameters<typeof Suggestions>[0]>

/** A search form: plain GET without scripts; with them suggestions load when the field is first used. */
function SearchFieldIsland({ texts, value = '', isLarge = false }: Props) {
  // By state: suggestions follow to the field that comes with the next search.
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const isAsked = useRef(false)
  const [View, setView] = useState<SuggestionsView>()
  const id = useId()
  const router = useRouter()

  const load = () => {
    if (isAsked.current) return
    isAsked.current = true
    // When the code of suggestions cannot be loaded, the field still searches.
    import('./Suggestions.client').then(
      (module) => setView(() => module.Suggestions),
      () => {
        isAsked.current = false
      },
    )
  }
  const submit = (event: FormEvent) => {
    const q = input?.value.trim() ?? ''
    event.preventDefault()
    if (q === '') return input?.focus()
    input?.blur()
    openOrFollow(router.push, withCarried(`${texts.action}?${new URLSearchParams({ q })}`, location.search))
  }

  return (
    <search className={`${styles.search} ${isLarge ? styles.large : ''}`}>
      <form action={texts.action} method="get" onSubmit={submit} data-search-form>
        <label className="visually-hidden" htmlFor={id}>
          {texts.label}
        </label>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          ref={setInput}
          key={value}
          id={id}
          type="search"
          name="q"
          defaultValue={value}
          placeholder={texts.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={load}
          data-search-field
        />
        <button type="submit">{texts.submit}</button>
      </form>
      {View && input && <View input={input} texts={texts} />}
    </search>
  )
}

export const SearchField = island(SearchFieldIsland)
