'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from './ask.client'
import { parseBody } from './parse-body.client'

const isPhone = () => matchMedia('(max-width: 767px)').matches
type StoredState = { loadedItems?: { shown: number; scroll: number } }

/** Fetches a further page of the same address and returns its list items: the server renders each item once, for everybody. */
async function fetchItems(listId: string, pageNo: number): Promise<Element[]> {
  const address = new URL(location.href)
  address.searchParams.set('pageNo', String(pageNo))
  const response = await ask(address)
  if (response.status === 404) return [] // the list has become shorter
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const page = parseBody(await response.text())
  return [...(page.getElementById(listId)?.children ?? [])]
}

type Options = { listId: string; pageSize: number; total: number; pageNo: number; step: number }

/**
 * The items of a list that phones have loaded so far: `load` reveals or fetches up to a number of them, and Back finds as many
 * again, at the place where the visitor left (D15). On PC nothing is hidden and nothing is kept.
 */
export function useMoreItems({ listId, pageSize, total, pageNo, step }: Options) {
  const nextPage = useRef(pageNo + 1)
  const busy = useRef(false)
  /** The scroll position that Back returns to; kept until as many items are loaded again. */
  const left = useRef<StoredState['loadedItems']>(undefined)
  const [shown, setShown] = useState(step)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const reachable = Math.max(0, total - (pageNo - 1) * pageSize)
  const hasMore = shown < reachable

  const load = useCallback(
    async (wanted: number) => {
      const list = document.getElementById(listId)
      if (!list || busy.current) return
      busy.current = true
      setState('loading')
      try {
        while (list.children.length < Math.min(wanted, reachable)) {
          const items = await fetchItems(listId, nextPage.current)
          if (items.length === 0) break
          nextPage.current += 1
          for (const item of items) {
            item.setAttribute('data-more', '')
            list.append(document.adoptNode(item))
          }
        }
        setShown(Math.min(wanted, reachable))
        setState('idle')
      } catch {
        setState('failed')
      }
      busy.current = false
    },
    [listId, reachable],
  )

  // The fetched items belong to this address: with another filter or page the list starts anew with what the server sent.
  useEffect(() => {
    const stored = (history.state as StoredState | null)?.loadedItems
    if (stored && isPhone()) {
      left.current = stored
      void load(stored.shown)
    }
    return () => {
      for (const item of document.querySelectorAll(`#${listId} > [data-more]`)) item.remove()
    }
  }, [listId, load])

  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list || !isPhone()) return
    list.dataset.inSteps = ''
    for (const [index, item] of [...list.children].entries()) item.toggleAttribute('hidden', index >= shown)
    // Only now: items that were still hidden have no height, so there was nothing to scroll to.
    if (left.current && shown >= Math.min(left.current.shown, reachable)) {
      scrollTo(0, left.current.scroll)
      left.current = undefined
    }
  }, [listId, shown, reachable])

  useEffect(() => {
    if (!isPhone()) return
    const storeState = () =>
      history.replaceState({ ...history.state, loadedItems: { shown, scroll: scrollY } }, '')
    // A link of the site leaves the page without unloading it.
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a') && storeState()
    addEventListener('click', onClick, true)
    addEventListener('pagehide', storeState)
    return () => {
      removeEventListener('click', onClick, true)
      removeEventListener('pagehide', storeState)
    }
  }, [shown])

  return { shown, state, reachable, hasMore, load }
}
