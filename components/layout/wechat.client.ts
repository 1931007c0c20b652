'use client'

import { ask } from '@/components/ui/ask.client'
import { isIos } from '@/lib/rules/media/is-ios'

type Shared = { title: string; desc: string; link: string; imgUrl: string }
type Sdk = {
  config: (account: object) => void
  ready: (act: () => void) => void
  updateAppMessageShareData: (shared: Shared) => void
  updateTimelineShareData: (shared: Shared) => void
}

/** WeChat's JS-SDK, which stands in the page's policy where the site has an account. */
const SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
/** On iOS the address that was loaded is signed, elsewhere the one that is shown. */
const loaded = location.href
let sdk: Promise<void> | undefined
/** The address that WeChat's SDK was last configured for. */
let configured: string | undefined

const loadSdk = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SDK
    script.onload = () => resolve()
    script.onerror = reject
    document.head.append(script)
  })
const metaOf = (property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? ''

async function configure(address: string): Promise<void> {
  const [url = ''] = (isIos(navigator) ? loaded : address).split('#')
  sdk ??= loadSdk()
  const [answer] = await Promise.all([ask(`/api/wechat?${new URLSearchParams({ url })}`), sdk])
  const { wx } = window as Window & { wx?: Sdk }
  if (!answer.ok || !wx || address !== configured) return
  const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData']
  wx.config({ ...(await answer.json()), jsApiList })
  wx.ready(() => {
    const [link = ''] = location.href.split('#')
    const shared = { link, title: metaOf('og:title') || document.title }
    const words = { desc: metaOf('og:description'), imgUrl: metaOf('og:image') }
    wx.updateAppMessageShareData({ ...shared, ...words })
    wx.updateTimelineShareData({ ...shared, ...words })
  })
}

function configureAnew(): void {
  if (location.href === configured) return
  configured = location.href
  configure(configured).catch(() => undefined)
}

// A filter changes the address alone, and browsers as old as WeChat's have no event for that; the page changes with it.
const changes = new MutationObserver(configureAnew)

/** From now on what is shared out of WeChat's browser shows the title, words and picture of the address that the visitor is at. */
export function shareInWechat(): void {
  configureAnew()
  changes.observe(document, { childList: true, subtree: true })
}
