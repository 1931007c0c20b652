'use client'

export type Provider = 'baidu' | 'matomo' | 'ga4'

type Queues = { _hmt?: unknown[]; _paq?: unknown[]; dataLayer?: unknown[] }
const queues = () => window as Window & Queues

function load(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Loads a provider's code, and gives what to call for every page that is shown. */
export const providers: Record<Provider, (id: string, url: string) => () => void> = {
  baidu(id) {
    const queue: unknown[] = []
    queues()._hmt = queue
    queue.push(['_setAutoPageview', false])
    load(`https://hm.baidu.com/hm.js?${id}`)
    return () => (queues()._hmt ?? queue).push(['_trackPageview', location.pathname + location.search])
  },
  matomo(id, url) {
    const queue: unknown[] = []
    queues()._paq = queue
    queue.push(['setTrackerUrl', `${url}/matomo.php`], ['setSiteId', id], ['enableLinkTracking'])
    load(`${url}/matomo.js`)
    return () =>
      (queues()._paq ?? queue).push(
        ['setCustomUrl', location.href],
        ['setDocumentTitle', document.title],
        ['trackPageView'],
      )
  },
  ga4(id) {
    const queue: unknown[] = []
    queues().dataLayer = queue
    // Google's queue takes the arguments of a call, not a list of them.
    function gtag(..._words: unknown[]) {
      // biome-ignore lint/complexity/noArguments: its form
      queue.push(arguments)
    }
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false })
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
    return () => gtag('event', 'page_view', { page_location: location.href, page_title: document.title })
  },
}
