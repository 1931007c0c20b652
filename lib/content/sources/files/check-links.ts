import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { recordKinds, sectionPath } from '@/lib/content-types/addresses'
import { safeUrl } from '@/lib/contract/safe-url'
import { isPlaylist } from '@/lib/contract/stream'
import { localePath } from '@/lib/i18n/address'
import { isLocale, type Locale, localeConfigs } from '@/lib/i18n/locales'
import { decodedPath, redirectKey } from '@/lib/i18n/redirects'
import { isPublicPath, withoutFormSuffix } from '@/lib/i18n/routes'
import { aiDirectory } from '@/lib/public-directory'
import { introductionAt } from '@/lib/rules/address/introduction-path'
import { GATED_PREFIX, gatedFileOf } from '../../shared/gated-files'
import { captionProblem } from './check-captions'
import type { Problem } from './check-record'
import type { StoredRecord } from './file'
import { foldersShownAt } from './folders'
import { listFiles } from './library'
import { readRedirects } from './redirect-file'
import { publicationStatusAt } from './times'

/** Pages that show one record: path above its id, and its folder. */
const recordPages = recordKinds.flatMap(([folder, { isPreviewOnly }]) =>
  isPreviewOnly ? [] : [{ folder, prefix: `${sectionPath(folder)}/` }],
)

/** A record visitors see (now, or by itself once its day comes), a draft, or one whose expireAt is past. */
export type LinkStatus = 'shown' | 'a draft' | 'expired'

/** The publication status of a record at a moment (D31). */
function linkStatusOf(record: StoredRecord, now: number, zone: string): LinkStatus {
  const { isDraft, until } = publicationStatusAt(record, now, zone)
  if (isDraft) return 'a draft'
  return until !== undefined && until <= now ? 'expired' : 'shown'
}

/** What a language's content offers to links and references. */
export type LinkTargets = {
  /** How visitors find a record; undefined: there is none. */
  has: (folder: string, id: number) => LinkStatus | undefined
  introductionTypes: ReadonlySet<string>
  /** True for a section of which the language has nothing: it has no such page. */
  lacks: (path: string) => boolean
  /** True for an address that content/redirects.yaml leads on. */
  isRedirected: (path: string) => boolean
  publicDirectory: string
  contentDirectory: string
}

/** What records offer as of a moment: `find` gives one by its folder and id. */
export function linkTargetsOf(
  find: (folder: string, id: number) => StoredRecord | undefined,
  introductions: readonly StoredRecord[],
  { locale, contentDirectory, publicDirectory, now, zone, go1688Host }: Surroundings,
): LinkTargets {
  const listed = (folder: string) => listFiles(join(contentDirectory, locale, folder))
  const framed = (path: string) => (path === '/ai' ? '/ai-native-erp' : path)
  const { lines } = readRedirects(join(contentDirectory, 'redirects.yaml'))
  const redirected = new Set(lines.map(({ from }) => redirectKey(from)))
  const shown = introductions.filter((record) => linkStatusOf(record, now, zone) === 'shown')
  return {
    has: (folder, id) => {
      const record = find(folder, id)
      return record && linkStatusOf(record, now, zone)
    },
    introductionTypes: new Set(shown.map(({ type }) => String(type))),
    isRedirected: (path) => redirected.has(redirectKey(localePath(locale, path))),
    lacks: (path) => {
      if (/^\/ai(?:\/[\w-]{1,64})*$/.test(path))
        return (
          aiDirectory() === undefined ||
          !existsSync(join(publicDirectory, localeConfigs[locale].prefix, `${framed(path)}.html`))
        )
      if (/^\/(?:go1688(?:\/|$)|privacy$)/.test(path))
        return (
          !(go1688Host && path !== '/privacy') &&
          !listed('pages')?.includes(`${path.slice(1).replace('/', '-')}.md`)
        )
      const shownThere = foldersShownAt(path)
      return shownThere.length > 0 && shownThere.every((folder) => listed(folder)?.length === 0)
    },
    publicDirectory,
    contentDirectory,
  }
}
type Surroundings = {
  locale: Locale
  contentDirectory: string
  publicDirectory: string
  now: number
  zone: string
  go1688Host?: string | undefined
}

const written = (text: string) =>
  [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)

/** Every address in a text or HTML field that leads to this site: `/…`, and href or src inside HTML. */
export function ownAddresses(text: string): string[] {
  if (/^\/(?!\/)\S*$/.test(text)) return [text]
  return written(text).filter((address) => /^\/(?!\/)/.test(address))
}

/** Relative addresses in a text of HTML, or as a field of links has them, each with the address from the site's root that it means. */
export function relativeAddresses(text: string, isLink: boolean): { written: string; address: string }[] {
  return (isLink ? [text.trim()] : written(text)).flatMap((one) => {
    const address = /^[/?#]/.test(one) ? undefined : safeUrl(one)
    return address?.startsWith('/') ? [{ written: one, address }] : []
  })
}

export type LinkProblem = Pick<Problem, 'message' | 'missed' | 'folder'>
const said = (message: string | undefined) => (message === undefined ? undefined : { message })

/** What is wrong with an address of this site as content writes it; undefined when it leads somewhere. */
export function linkProblem(address: string, targets: LinkTargets, isGated = false): LinkProblem | undefined {
  const path = decodedPath(address.split(/[?#]/)[0] ?? '')
  if (path.startsWith(GATED_PREFIX)) return said(gatedProblem(path, targets, isGated))
  if (isGated && path.startsWith('/assets/'))
    return said(
      `a form stands before public${path}, which anyone can fetch: move it to content/gated and write ${GATED_PREFIX}${basename(path)}`,
    )
  if (path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path)) {
    const file = join(targets.publicDirectory, path)
    return said(existsSync(file) ? captionProblem(file) : `there is no file public${path}`)
  }
  if (isLocale(path.split('/')[1])) return said(`${path}: internal links carry no language prefix`)
  const page = withoutFormSuffix(path)
  // Before its characters are looked at: a type may be any text, and here it is decoded.
  const type = introductionAt(page)
  if (type !== undefined)
    return targets.introductionTypes.has(type) || targets.isRedirected(page)
      ? undefined
      : { message: `there is no introduction of type ${type}`, missed: `introductions/${type}` }
  if (!isPublicPath(page) || (targets.lacks(page) && !targets.isRedirected(page)))
    return { message: `there is no page ${path}`, missed: page }
  return recordProblem(page, targets)
}

/** A file of content/gated: it must be there, a stream in a folder of its own, and nothing but a form may lead to it (D26). */
function gatedProblem(path: string, targets: LinkTargets, isGated: boolean): string | undefined {
  if (!isGated) return `no form stands before this: ${path} is never given out without one`
  const file = gatedFileOf(targets.contentDirectory, path)
  if (!file || !existsSync(file)) return `there is no file content${path}`
  if (isPlaylist(path) && `${dirname(path)}/` === GATED_PREFIX)
    return `beside ${path} lie the files of all forms: a stream needs a folder of its own, such as ${path.replace(/\.m3u8$/i, '/index.m3u8')}`
  return captionProblem(file)
}

function recordProblem(page: string, targets: LinkTargets): LinkProblem | undefined {
  const kind = recordPages.find(({ prefix }) => page.startsWith(prefix))
  return kind && missing(kind.folder, Number(page.slice(kind.prefix.length)), targets)
}

/** What is wrong with a link to a record; undefined when visitors can see it. */
function missing(folder: string, id: number, targets: LinkTargets): LinkProblem | undefined {
  const status = targets.has(folder, id)
  if (status === 'shown') return undefined
  const message =
    status === undefined ? `there is no record ${id} in ${folder}` : `record ${id} in ${folder} is ${status}`
  return { message, missed: `${folder}/${id}`, folder }
}
