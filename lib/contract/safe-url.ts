import { env } from '@/lib/env'
import { resolveAddress } from '@/lib/i18n/address'
import { isPublicAddress } from '@/lib/public-address'
import { bounds } from './bounds'
import { fileAddress } from './file-address'

const control = /[\p{Cc}\u0020\u00a0]/gu
/** Files that visitors are offered, by their endings. */
const file =
  /\.(?:pdf|ofd|xps|docx?|xlsx?|pptx?|ppsx?|wps|et|dps|od[tsp]|pages|numbers|rtf|txt|csv|ics|vcf|epub|mobi|azw3|caj|mpp|xmind|zip|rar|7z|gz|tgz|tar|xz|bz2|apk|ipa|exe|msi|dmg|pkg|deb|rpm|iso|img|bin|dwg|dxf|step|stp|ige?s|stl|obj|gl[bt]f?|ifc|rvt|skp|sldprt|vsdx?|psd|eps|png|jpe?g|gif|webp|avif|bmp|svg|ico|tiff?|heic|[ot]tf|woff2?|mp[34]|3gp|mpe?g|aac|flac|wma|m4[av]|mov|webm|og[gv]|wav|avi|wmv|flv|mkv|m3u8|srt|vtt)$/i
/** True for a path that ends as files for visitors do. */
export const endsAsFile = (path: string): boolean => file.test(path)
const page = /\.(?:x?html?|php\d?|jspx?|aspx?|do|action|shtml|cgi|cfm)$/i

/** True for an address without its query that ends as files do, on this site in any letters, and is no page or file of ours. */
export function namesFile(path: string): boolean {
  if (!/^\/(?!\/)/.test(path)) return file.test(path)
  const isFile = file.test(path) || (/\.[a-z][a-z0-9]{0,8}$/i.test(path) && !page.test(path))
  // Pages have twins in Markdown.
  const own = { host: '', path: path.replace(/\.md$/, ''), search: '' }
  return isFile && resolveAddress(own).kind === 'notFound'
}
const host =
  /^(?:(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}|(?:\d{1,3}\.){3}\d{1,3})(?::\d{1,5})?(?=[/?#]|$)/u
const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '')
const isRelative = (url: string) => !/^(?:[/?#]|[a-z][a-z0-9+.-]*:)/i.test(url)

/** What programs write where they have no address, and templates that nobody filled in. */
const none =
  /^(?:undefined|null|none|nan|true|false|\/{2,}|\d+)$|\{\{|[$#]\{|<%|^(?:\[object|[[{]\s*["[{\]}])/i
/** Numbers of telephones, as people write them; what has fewer digits is none, and no page of ours. */
const telephone = /^\+?(?=(?:\D*\d){7,15}\D*$)[\d\s()（）-]+$/

/** An address with the scheme its writer left out, cut short or typed in full-width signs; others as they are. */
function withScheme(written: string): string {
  const url = written
    .replace(/^(?:undefined|null)(?=\/)/i, '')
    .replace(/^(https?)\s{0,9}(?:[:：;；]\s{0,9}[/／\\]{0,9}|[/／\\]{2,9})\s{0,9}(?=[^\s/／\\])/i, '$1://')
    .replace(/^(mailto|tel)\s*：/i, '$1:')
    // A host has a dot: without one, a folder came behind a base that ends in a slash or is empty.
    .replace(/^[/／]{2,}(?=([^/／?#]+))/, (_, first: string) =>
      /[.:]|^localhost$/i.test(first) ? '//' : '/',
    )
  if (telephone.test(url)) return `tel:${url.replace(/[^+\d]/g, '')}`
  const [found] = host.exec(url) ?? []
  const isName = found === withoutQuery(url) && (file.test(found) || page.test(found))
  if (found && (!isName || /^www\./i.test(found)))
    return `${/^[\d.:]+$/.test(found) ? 'http' : 'https'}://${url}`
  return /^[^\s/@:?#]+@[\w-]+(?:\.[\w-]+)+$/.test(url) ? `mailto:${url}` : url
}

/** An address of the back end's own host that browsers cannot reach, as a relative one. */
function withoutInnerHost(url: string): string {
  const { CONTENT_API_URL, MEDIA_HOSTS } = env()
  if (!CONTENT_API_URL || !url.startsWith(`${CONTENT_API_URL}/`) || isPublicAddress(url)) return url
  return MEDIA_HOSTS.includes(new URL(url).host) ? url : url.slice(CONTENT_API_URL.length)
}

/** The address of a text, if it is safe to follow and no longer than `bounds.address`; relative ones as they are. */
function safe(text: string): string | undefined {
  if (text.length > bounds.address) return undefined
  const url = withScheme(text.trim())
  if (url === '' || none.test(url)) return undefined
  // Browsers skip control characters inside a scheme, so it is judged without them.
  const bare = url.replace(control, '')
  if (/^https?:/i.test(bare)) return URL.canParse(url) ? withoutInnerHost(url) : undefined
  if (/^(?:mailto|tel):/i.test(bare)) return url
  if (/^[a-z][a-z0-9+.-]*:/i.test(bare)) return undefined
  return url.replaceAll('\\', '/')
}

const fromRoot = (url: string) => (isRelative(url) ? `/${url.replace(/^(?:(?:~|\.{0,2})\/)+/, '')}` : url)

/**
 * An address from content that is safe to follow: http, https, mailto, tel, this site; anything else → undefined (D18). A missing
 * scheme is added, a relative one counts from the site's root, and from the back end where it names a file that is not the site's.
 */
export function safeUrl(text: string): string | undefined {
  const url = safe(text)
  if (url === undefined || /^(?:[?#]|\/\/|[a-z][a-z0-9+.-]*:)/i.test(url)) return url
  if (namesFile(withoutQuery(fromRoot(url)))) return fileAddress(fromRoot(url))
  // Words in place of an address lead nowhere.
  return /^[\w~%!$&'()*+,;=@.:/?#-]*$/.test(url) || !isRelative(url) ? fromRoot(url) : undefined
}

/** An address of a file or picture, absolute or a path of this site (D18); anything else → undefined. */
export function safeFileUrl(text: string): string | undefined {
  const url = safe(text)
  if (url === undefined || /^(?:mailto|tel):|^[?#]|^\/$/i.test(url)) return undefined
  if (url.startsWith('//')) return new URL(env().SITE_URL).protocol + url
  return isRelative(url) || url.startsWith('/') ? fileAddress(fromRoot(url)) : url
}
