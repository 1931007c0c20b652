'use client'

import { useEffect, useId, useState } from 'react'
import { ask } from '@/components/ui/ask.client'
import { Highlighted } from '@/components/ui/Highlighted'
import { untranslatedName } from '@/lib/rules/address/untranslated-name'
import type { Part } from '@/lib/rules/search/highlight-hits'
import type { SearchTexts } from './search-texts'
import styles from './suggestions.module.css'

type Suggestion = { href: string; kind: string; title: Part[] }
/** What /api/search answers: hits, and what is said of them. */
export type SuggestAnswer = { hits: Suggestion[]; status: string; all?: { href: string; text: string } }

const PAUSE_MS = 60
/** After a start the index takes a moment: so often, so many milliseconds apart, it is asked again. */
const MOST_RETRIES = 10
const RETRY_MS = 1000

/** The suggestions for the text of a field; the last answer stays until the next one has arrived, or cannot be had. */
function useSuggestions(input: HTMLInputElement, locale: string) {
  const [answer, setAnswer] = useState<SuggestAnswer>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let request = new AbortController()
    const fetchFor = async (q: string, retries = MOST_RETRIES) => {
      request.abort()
      request = new AbortController()
      const { signal } = request
      try {
        const response = await ask(`/api/search?${new URLSearchParams({ lang: locale, q })}`, { signal })
        if (signal.aborted) return
        if (response.status === 202 && retries > 0)
          timer = setTimeout(() => void fetchFor(q, retries - 1), RETRY_MS)
        else if (response.status === 200) setAnswer((await response.json()) as SuggestAnswer)
        else setAnswer(undefined)
      } catch {
        // Enter searches without suggestions; those for other words are none.
        if (!signal.aborted) setAnswer(undefined)
      }
    }
    const onInput = (event: Event) => {
      // Text that an input method (such as pinyin) has not finished composing is not searched for.
      if (event instanceof InputEvent && event.isComposing) return
      clearTimeout(timer)
      const q = input.value.trim()
      if (q === '') {
        request.abort()
        return setAnswer(undefined)
      }
      timer = setTimeout(() => void fetchFor(q), PAUSE_MS)
    }
    const names = ['input', 'compositionend']
    for (const name of names) input.addEventListener(name, onInput)
    if (input.value.trim() !== '' && input.value !== input.defaultValue) onInput(new Event('input'))
    return () => {
      clearTimeout(timer)
      request.abort()
      for (const name of names) input.removeEventListener(name, onInput)
    }
  }, [input, locale])
  return answer
}

/** The suggestions under a field: an ARIA combobox with a list, by arrows, Enter, Escape or pointer. */
export function Suggestions({ input, texts }: { input: HTMLInputElement; texts: SearchTexts }) {
  const answer = useSuggestions(input, texts.locale)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const options = [
    ...(answer?.hits ?? []).map(({ href, kind, title }) => ({ href, kind, title })),
    ...(answer?.all
      ? [{ href: answer.all.href, kind: '', title: [{ text: answer.all.text, isHit: false }] }]
      : []),
  ]
  const isShown = isOpen && options.length > 0

  useEffect(() => {
    setActive(-1)
    setIsOpen(answer !== undefined && document.activeElement === input)
  }, [answer, input])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': String(isShown),
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : '',
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  }, [input, id, isShown, active])

  // Told by an attribute: by `:has()` each key would style the whole page.
  useEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-suggesting', isShown)
    return () => documentElement.removeAttribute('data-suggesting')
  }, [isShown])

  useEffect(() => {
    const count = options.length
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (count === 0) return
        event.preventDefault()
        setIsOpen(true)
        const step = event.key === 'ArrowDown' ? 1 : -1
        // The positions are the options and one more, which stands for the typed text itself.
        setActive((now) => (((isOpen ? now : -1) + 1 + step + count + 1) % (count + 1)) - 1)
      } else if (event.key === 'Enter' && isShown && active >= 0) {
        event.preventDefault()
        document.getElementById(`${id}-${active}`)?.click()
        setIsOpen(false)
      } else if (event.key === 'Escape' && isShown) {
        event.preventDefault()
        event.stopPropagation()
        setIsOpen(false)
      }
    }
    const onLeave = () => setIsOpen(false)
    const onFocus = () => setIsOpen(true)
    input.addEventListener('keydown', onKey)
    input.addEventListener('blur', onLeave)
    input.addEventListener('focus', onFocus)
    return () => {
      input.removeEventListener('keydown', onKey)
      input.removeEventListener('blur', onLeave)
      input.removeEventListener('focus', onFocus)
    }
  }, [input, id, isOpen, isShown, active, options.length])

  return (
    <>
      <div id={id} role="listbox" aria-label={texts.suggestions} className={styles.list} hidden={!isShown}>
        {options.map(({ href, kind, title }, at) => (
          <a
            key={href}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            className={kind ? styles.option : styles.all}
            href={href}
            {...untranslatedName(href)}
            tabIndex={-1}
            // The field keeps the focus: the list would close under the pointer.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setIsOpen(false)}
          >
            <span>
              <Highlighted parts={title} />
            </span>
            {kind && <span className={styles.kind}>{kind}</span>}
          </a>
        ))}
      </div>
      <p
        className={isOpen && answer && !isShown ? `${styles.list} ${styles.none}` : 'visually-hidden'}
        role="status"
      >
        {isOpen && answer?.status}
      </p>
    </>
  )
}
