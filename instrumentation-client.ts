import { flushBeacon } from '@/components/ui/beacon.client'
import { unlessLeaving } from '@/components/ui/leaving.client'
import { reloadOnce } from '@/components/ui/reload-once.client'
import { reportFailure } from '@/components/ui/report-failure.client'

// Next runs this file in the browser before it takes the page over. A script of the page's own HTML that is gone (the HTML is
// from before a deploy) would leave the page readable and dead: React waits for it for ever, and no boundary hears of it.

const isOwnScript = (address: string) => address.includes('/_next/static/') && /\.js(?:\?|$)/.test(address)

/** From here on the page answers, and what fails belongs to other pages: their boundary knows which address to load again. */
const isReady = () => 'ready' in document.documentElement.dataset

function onError({ target }: Event) {
  if (isReady()) removeEventListener('error', onError, true)
  else if (target instanceof HTMLScriptElement && isOwnScript(target.src)) reloadOnce()
}

/** Scripts that failed before anybody listened; browsers that do not say leave it at that. */
const hasFailed = performance
  .getEntriesByType('resource')
  .some(
    (entry) =>
      entry instanceof PerformanceResourceTiming && isOwnScript(entry.name) && entry.responseStatus >= 400,
  )

// Whichever comes last before a browser forgets the page: some change what is visible only after they have left.
for (const name of ['visibilitychange', 'pagehide']) addEventListener(name, flushBeacon)
addEventListener('error', ({ error, message, filename }) => {
  if (message) reportFailure(error ?? message, filename)
})
addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))

// Firefox ends what a page asks for as soon as it is left, and Next answers a navigation that failed with a whole load of its page, in
// place of where the visitor is going. So a failure is told only if the page stays.
const { fetch } = window
window.fetch = (...request) =>
  fetch(...request).catch(
    (error: unknown) => new Promise<never>((_, reject) => unlessLeaving(() => reject(error))),
  )

if (hasFailed) reloadOnce()
else addEventListener('error', onError, true)
