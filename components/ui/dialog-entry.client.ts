'use client'

/** Where the page stood when an open dialog got its history entry; undefined while none has one. */
let entryOf: string | undefined
/** What waits until the entry is gone; undefined while nothing leaves it. */
let waiting: (() => void)[] | undefined
/** A dialog that stays open while a link in it is followed: it gets no second entry. */
let released: HTMLDialogElement | undefined

/** True while the page stands on the history entry of an open dialog. */
export const hasDialogEntry = () => Boolean(history.state?.openDialog)
/** A form that the address itself asks for (D6) is left with its page. */
const isOfAddress = () => /\/form(?:\/|$)/.test(location.pathname)
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].pop()

/** Acts once the page has left the history entry of an open dialog, at once where it stands on none: what is pushed then replaces it. */
export function withoutDialogEntry(act: () => void): void {
  if (waiting) waiting.push(act)
  else if (hasDialogEntry()) {
    released = openDialog()
    waiting = [act]
    history.back()
  } else act()
}

/**
 * True while a step of the history has not yet reached onPop: a window calls its listeners in the order they came, and those before
 * onPop may change the page.
 */
const isStepping = () => (hasDialogEntry() ? entryOf === undefined : entryOf === location.href)

function followDialogs() {
  const dialog = openDialog()
  if (dialog !== released) released = undefined
  if (waiting) return
  if (!dialog && hasDialogEntry()) withoutDialogEntry(() => undefined)
  if (!dialog || dialog === released || hasDialogEntry() || isOfAddress()) return
  entryOf = location.href
  // With the router's own state: for it the entry is the same page.
  history.pushState({ ...history.state, openDialog: true }, '')
}

function onPop(event: PopStateEvent) {
  const acts = waiting
  const isSamePage = location.href === entryOf && !hasDialogEntry()
  waiting = undefined
  entryOf = undefined
  // From a dialog's entry to the page below it nothing changes for anybody else.
  if (acts || isSamePage) event.stopImmediatePropagation()
  const dialog = isSamePage && !acts && openDialog()
  if (dialog) {
    dialog.close()
    // The browser tells of it a frame later, when the visitor may have asked for it again and would lose it.
    dialog.dispatchEvent(new Event('close'))
  }
  for (const act of acts ?? []) act()
  followDialogs()
}

/** Gives an open dialog one entry of the history, so that Back closes it before it leaves the page. Returns what ends it. */
export function watchDialogs(): () => void {
  const observer = new MutationObserver(() => isStepping() || followDialogs())
  observer.observe(document.body, {
    attributes: true,
    attributeFilter: ['open'],
    childList: true,
    subtree: true,
  })
  addEventListener('popstate', onPop, true)
  // Opened before this code came, on the entry from before a reload.
  if (hasDialogEntry() && openDialog()) entryOf = location.href
  followDialogs()
  return () => {
    observer.disconnect()
    removeEventListener('popstate', onPop, true)
  }
}
