/** A provider of counts as its pages know it: settings, the addresses it uses, and a stand-in for its script. */
export type ProviderCase = {
  name: string
  settings: Record<string, string>
  script: string
  /** Where it counts, up to the page's address. */
  count: string
  policy: { scripts: string; connects: string }
  standIn: string
}

const matomo = 'https://matomo.example'
const google = 'https://www.googletagmanager.com'
const collect = 'https://region1.google-analytics.com/g/collect?en=page_view&dl='

/**
 * The three providers. Each stand-in takes what waits in the queue and what comes after it, in the form that the real script
 * wants, and tells its host of each page that is shown: by a picture (Baidu) or a call (the others), as the real one does.
 */
export const providerCases: ProviderCase[] = [
  {
    name: 'baidu',
    settings: { ANALYTICS_PROVIDER: 'baidu', ANALYTICS_ID: '0123456789abcdef0123456789abcdef' },
    script: 'https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef',
    count: 'https://hm.baidu.com/hm.gif?u=',
    policy: { scripts: ' https://hm.baidu.com', connects: ' https://hm.baidu.com' },
    standIn: `const take = ([name, path]) => {
      if (name === '_trackPageview') new Image().src = 'https://hm.baidu.com/hm.gif?u=' + encodeURIComponent(location.origin + path)
    }
    _hmt.forEach(take)
    _hmt = { push: take }`,
  },
  {
    name: 'matomo',
    settings: { ANALYTICS_PROVIDER: 'matomo', ANALYTICS_ID: '3', ANALYTICS_URL: matomo },
    script: `${matomo}/matomo.js`,
    count: `${matomo}/matomo.php?idsite=3&url=`,
    policy: { scripts: ` ${matomo}`, connects: ` ${matomo}` },
    standIn: `const set = {}
    const take = ([name, value]) => {
      set[name] = value
      if (name === 'trackPageView')
        fetch(set.setTrackerUrl + '?idsite=' + set.setSiteId + '&url=' + encodeURIComponent(set.setCustomUrl), { method: 'POST', mode: 'no-cors' })
    }
    _paq.forEach(take)
    _paq = { push: (...calls) => calls.forEach(take) }`,
  },
  {
    name: 'ga4',
    settings: { ANALYTICS_PROVIDER: 'ga4', ANALYTICS_ID: 'G-ABC1234567' },
    script: `${google}/gtag/js?id=G-ABC1234567`,
    count: collect,
    policy: {
      scripts: ` ${google}`,
      connects: ` ${google} https://*.google-analytics.com https://*.analytics.google.com`,
    },
    standIn: `const take = (call) => {
      if (String(call) !== '[object Arguments]') throw new Error('not the arguments of a call')
      const [name, event, { page_location } = {}] = call
      if (name === 'event' && event === 'page_view')
        fetch('${collect}' + encodeURIComponent(page_location), { method: 'POST', mode: 'no-cors' })
    }
    dataLayer.forEach(take)
    dataLayer.push = take`,
  },
]
