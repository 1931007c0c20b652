import { env } from '@/lib/env'
import { siteHosts } from '@/lib/http/site-origins'
import { resolveAddress } from '@/lib/i18n/address'
import { decoded } from '@/lib/rules/address/decoded'
import { ownAddress } from '@/lib/rules/address/own-address'
import { campaignAddress, isCampaignParameter } from '@/lib/rules/gate/visit'

/** Characters, each of which may be written in nine. */
const LONGEST_PATH = 200
const LONGEST_NAME = 200
const MOST_PARAMETERS = 10
/** Signs that break a line, show nothing or turn the order of what is read. */
const unreadable = /[\p{C}\p{Zl}\p{Zp}]+/gu

/** The path when it is one of a page of this site, whoever says so, with signs escaped that chats read as formats; undefined for anything else. */
export function samePagePath(written: string): string | undefined {
  const path = written.replace(/[~()!*']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  if (decoded(path).length > LONGEST_PATH || !/^[\w/%-]+$/.test(path)) return undefined
  return resolveAddress({ host: '', path, search: '' }).kind === 'render' ? path : undefined
}

/** The address as one of this site's; another site's becomes this site's own with its path (`ownAddress`). */
export function siteAddress(address: string, path: string, siteUrl = env().SITE_URL): string {
  const { SITE_HOSTS, GO1688_HOST } = env()
  const hosts = siteHosts({ SITE_URL: siteUrl, SITE_HOSTS })
  return ownAddress(address, path, siteUrl, GO1688_HOST ? [...hosts, GO1688_HOST] : hosts)
}

/** How a visitor came, as it is stored: what this site's browser reports (D9) and nothing more, ten parameters at most, each one short line. */
export function storedTouch(touch: Record<string, string>): Record<string, string> {
  const { landing = '', referrer = '' } = touch
  const campaign = Object.entries(touch)
    .filter(([name]) => isCampaignParameter(name))
    .slice(0, MOST_PARAMETERS)
    .map(([name, value]) => {
      const line = value.replace(unreadable, ' ').trim()
      return [name, [...line].slice(0, LONGEST_NAME).join('')]
    })
  return Object.fromEntries(
    [
      ['landing', /^https?:/i.test(landing) ? campaignAddress(siteAddress(landing, '/')) : ''],
      ...campaign,
      ['referrer', campaignAddress(referrer)],
    ].filter(([, value]) => value !== ''),
  )
}
