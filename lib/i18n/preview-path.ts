import { type AddressSettings, localePath, resolveAddress, splitPrefix } from './address'
import { trimTrailingSlashes } from './trailing-slashes'

type Site = { siteUrl: string; siteHosts?: AddressSettings['siteHosts'] }

/**
 * The path of a preview as the site spells it (D14), from a path or a whole address as editors copy it, the record's own page
 * included. Another spelling (`/cn/…`, `/media/…`, zeros before the id) is redirected, and a signature holds for one path only.
 * undefined: no preview.
 */
export function previewPath(written: string, { siteUrl, siteHosts }: Site): string | undefined {
  if (!URL.canParse(written, siteUrl)) return undefined
  const { host, pathname } = new URL(written, siteUrl)
  const whole = trimTrailingSlashes(pathname)
  return properPreview(host, whole) ?? properPreview(host, `${whole}/preview`)

  function properPreview(on: string, path: string): string | undefined {
    const first = resolveAddress({ host: on, path, search: '' }, { siteHosts })
    const to = first.kind === 'redirect' ? new URL(first.to, `http://${on}`) : undefined
    const there = { host: to?.host ?? on, path: to?.pathname ?? path }
    const found = to ? resolveAddress({ ...there, search: '' }, { siteHosts }) : first
    const isPreview = found.kind === 'render' && found.preview
    return isPreview ? localePath(found.locale, splitPrefix(there.path).rest) : undefined
  }
}
