import { carriedNames } from '@/lib/rules/address/carried-query'
import { isIos } from '@/lib/rules/media/is-ios'

/**
 * What runs in the browser before anything else of the page. It is written out as text, so it may use nothing from around it.
 *
 * - The page's scripts load after the first paint, or at the first input; a page opened in the background is never painted, and
 *   some browsers do not say when one is. `async` is what React finds them by.
 * - Until the islands answer clicks (`data-ready` on the document) the clicks they would answer are kept, and clicked again
 *   then, each in a frame of its own, as the first may change what the next one means; a filter chosen until then is told
 *   once more (a box before a date, which alone asks for nothing yet). Plain links lead on at once and take along what every
 *   link carries (D9). When the scripts fail, or leave a click without an answer for 3 s, what was kept does what it does by
 *   itself. A script that the browser cannot read fails without `onerror`: it tells the window, and leaves Turbopack's list as
 *   the page made it; one that throws as it starts fails as a promise.
 * - `/` is kept as a click on the search's link, with the letters after it: they reach the dialog, or the search's page.
 * - `data-scripts` on the document says that scripts are to come or run: style sheets ask for it. It falls with them, and a late
 *   start sets it again. A browser that does not know `:where`, as those style sheets write it, gets no scripts and reads the page without.
 * - `data-left` is when the page was last left, ms: code that comes later asks for it (`components/ui/leaving.client.ts`).
 * - Where no notice stands before a file it opens at once: later, its new tab would be taken for a pop-up.
 */
function loader(carried: readonly string[], hasNotice: (browser: Navigator) => boolean) {
  const root = document.documentElement
  const held: HTMLElement[] = []
  let chosen: HTMLInputElement | undefined
  let letters = ''
  let coming = 0
  const isServing = CSS.supports('selector(:where(a))')
  let isGivenUp = !isServing
  if (isServing) root.dataset.scripts = ''

  const loadScripts = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
      coming += 1
      script.onerror = giveUp
      script.onload = () => {
        coming -= 1
        if (coming === 0 && Array.isArray(Reflect.get(self, 'TURBOPACK'))) giveUp()
      }
      script.src = script.dataset.src ?? ''
      script.removeAttribute('data-src')
    }
  }
  const start = () => {
    loadScripts()
    // The parser may not have come to the last ones yet.
    document.addEventListener('DOMContentLoaded', loadScripts)
  }

  const replay = () => {
    const element = held.shift()
    if (!element) return
    element.removeAttribute('aria-busy')
    if (element.isConnected) element.click()
    // To the search that its link has opened, or to nobody: the link has led on.
    if (element === search())
      for (const key of letters) document.dispatchEvent(new KeyboardEvent('keydown', { key }))
    nextFrame(replay)
  }
  const nextFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
  const giveUp = () => {
    if ('ready' in root.dataset) return
    isGivenUp = true
    root.removeAttribute('data-scripts')
    // The button that closes it goes: opened by its fragment it has a link for that.
    const menu = document.querySelector<HTMLDialogElement>('#site-menu[open]')
    if (menu) {
      menu.close()
      location.hash = menu.id
    }
    const link = search()
    if (link && letters) link.search = `q=${encodeURIComponent(letters)}`
    replay()
  }
  /** Opens or closes the dialog that a button names, where the browser does not; one that knows no dialog shows it by its fragment. */
  const command = (button: HTMLElement) => {
    const dialog = document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor')}`)
    if (!dialog || 'commandForElement' in button) return
    const isClosing = button.getAttribute('command') === 'close'
    if (!dialog.showModal) location.hash = isClosing ? 'top' : dialog.id
    else if (isClosing) dialog.close()
    else dialog.showModal()
  }

  const carry = (link: HTMLAnchorElement) => {
    if (link.origin !== location.origin || /^\/api\/|\.\w+$/.test(link.pathname)) return
    for (const pair of location.search.slice(1).split('&')) {
      const [name = '', value] = pair.split('=')
      // As it is written: URLSearchParams destroys GBK.
      if (value && carried.includes(name) && !new URLSearchParams(link.search).has(name))
        link.search += link.search ? `&${pair}` : pair
    }
  }
  const isServed = (element: HTMLElement) => {
    const { video, form, document: file } = element.dataset
    if (element instanceof HTMLAnchorElement)
      return Boolean(video || form || (file !== undefined && hasNotice(navigator)))
    // Popovers and commands open what they name without any other script.
    return !element.hasAttribute('popovertarget') && !element.hasAttribute('commandfor')
  }
  const onClick = (event: MouseEvent) => {
    if ('ready' in root.dataset || !(event.target instanceof Element)) return
    const element = event.target.closest<HTMLElement>('a[href],button[type=button]')
    if (!element) return
    const isPlain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (element.hasAttribute('commandfor')) command(element)
    if (!isPlain || isGivenUp || !isServed(element))
      return element instanceof HTMLAnchorElement && carry(element)
    event.stopImmediatePropagation()
    hold(event, element)
  }
  const hold = (event: Event, element: HTMLElement) => {
    event.preventDefault()
    // A visitor who clicks again because nothing happens wants one click.
    if (held.includes(element)) return
    held.push(element)
    element.setAttribute('aria-busy', 'true')
    setTimeout(() => held.includes(element) && giveUp(), 3_000)
  }
  const search = () => document.querySelector<HTMLAnchorElement>('a[data-search]')
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    const link = search()
    if (!link || isGivenUp || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest('input,textarea,select,dialog')) return
    const isOpening = held.includes(link)
    if (isOpening ? key.length > 1 : key !== '/' || 'ready' in root.dataset) return
    const field = document.querySelector<HTMLElement>('main [data-search-field]')
    if (!field) hold(event, link)
    else {
      event.preventDefault()
      field.focus()
    }
    if (isOpening) letters += key
  }
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.form?.method !== 'get') return
    if (target.type === 'checkbox' || chosen?.type !== 'checkbox') chosen = target
  }
  const unready = new AbortController()
  const options = { capture: true, signal: unready.signal }
  addEventListener('click', onClick, options)
  addEventListener('change', onChange, options)
  // Not only until the islands answer: the held click that lets them take letters comes frames after that.
  addEventListener('keydown', onKey, true)
  const onFailure = (from: string) => from.includes('/_next/static/') && giveUp()
  addEventListener('error', ({ filename }) => onFailure(filename))
  addEventListener('unhandledrejection', ({ reason }) => onFailure(String(reason?.stack)))
  new MutationObserver((_, observer) => {
    if (!('ready' in root.dataset)) return
    observer.disconnect()
    unready.abort()
    nextFrame(() => {
      chosen?.dispatchEvent(new Event('change', { bubbles: true }))
      replay()
    })
  }).observe(root, { attributes: true, attributeFilter: ['data-ready'] })

  for (const end of ['beforeunload', 'pagehide'])
    addEventListener(end, () => {
      root.dataset.left = String(performance.now())
    })
  addEventListener('pageshow', (event) => event.persisted && root.removeAttribute('data-left'))
  if (!isServing) return
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, start, { capture: true, once: true })
  addEventListener('load', () => setTimeout(start, 1000))
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) setTimeout(start)
  }).observe({ type: 'paint', buffered: true })
}

/** The loader as every page carries it. */
export const LOADER = `(${String(loader).replace(/\n\s+/g, '\n')})(${JSON.stringify(carriedNames)},${String(isIos)})`
