import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { sharedTypes } from '@/lib/contract/company'
import { filesOfPlaylist, isPlaylist } from '@/lib/contract/stream'
import { defaultFormsOf, locales } from '@/lib/i18n/locales'
import { addressPlaces } from '../../shared/gated-fields'
import { GATED_PREFIX, gatedFileOf } from '../../shared/gated-files'
import { type Finding, findingAt, mistake, type Read } from './check-language'
import type { LinkTargets } from './check-links'
import { asProblem } from './check-record'
import { singles } from './folders'
import { byIdPriority, grouped, idTakenMessage } from './id-conflicts'
import { publicationStatusAt } from './times'
import type { Moment } from './wire'

const NO_KIND = 'site.yaml has no word for this kind of event'

/** Files with the id of a record that another file already has. */
export function duplicates(files: Read[]): Finding[] {
  const named = files.filter(({ rule }) => !rule.isAnonymous)
  return grouped(named, ({ folder, record }) => `${folder} ${record.id}`).flatMap((group) => {
    const [first, ...rest] = byIdPriority(group.map((item) => ({ ...item, name: basename(item.file) })))
    return rest.map((read) =>
      findingAt(read, { path: ['id'], message: idTakenMessage(read.record, first?.name ?? '') }),
    )
  })
}

/** Introductions whose address is another page's; notes, as drafts may share one for a while. */
export function introductionNotes(files: Read[]): Finding[] {
  const introductions = files.filter(({ folder }) => folder === 'introductions')
  return sharedTypes(introductions.map(({ record }) => record)).flatMap((issue) => {
    const read = introductions[Number(issue.keys[0])]
    const { message } = asProblem(issue)
    return read ? [findingAt(read, { path: ['type'], message, isNote: true })] : []
  })
}

/** Events of a kind that site.yaml has no word for: visitors read its code. */
export function unnamedKinds(files: Read[]): Finding[] {
  const site = files.find(({ folder }) => folder === 'site.yaml')?.record
  const kinds = Array.isArray(site?.activityTypes) ? site.activityTypes.map((kind) => kind?.value) : []
  if (kinds.length === 0) return []
  return files
    .filter(({ record }) => record.activityType && !kinds.includes(record.activityType))
    .map((read) => findingAt(read, { path: ['activityType'], message: NO_KIND, isNote: true }))
}

/** The video that captions lie beside has their name up to the language. */
const videoStem = (file: string) => file.replace(/\.[A-Za-z0-9-]+\.vtt$|\.[^.]+$/, '')

const addressIn = (folder: string, file: string) =>
  GATED_PREFIX + relative(folder, file).split(sep).map(encodeURIComponent).join('/')

/** Files of content/gated that no record names: nobody can come to them. Captions are named with their video, parts of a stream by its playlist. */
export function unusedGatedFiles(files: Read[], contentDirectory: string): Finding[] {
  const named = new Set(
    files.flatMap(({ record }) =>
      addressPlaces(record).flatMap(({ address }) => gatedFileOf(contentDirectory, address) ?? []),
    ),
  )
  const folder = join(contentDirectory, 'gated')
  // A playlist's own playlists are added while they are walked.
  for (const list of named)
    if (isPlaylist(list) && existsSync(list))
      for (const [, address] of filesOfPlaylist(readFileSync(list, 'utf8'), addressIn(folder, list)))
        named.add(gatedFileOf(contentDirectory, address) ?? list)
  const stems = new Set([...named].map(videoStem))
  const isNamed = (file: string) => named.has(file) || (file.endsWith('.vtt') && stems.has(videoStem(file)))
  const there = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return there
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !isNamed(file))
    .map((file) => ({
      ...mistake(file, 1, 'no record names this file'),
      isNote: true,
      topic: 'unreached' as const,
    }))
}

const defaultForms = new Set(locales.flatMap((locale) => defaultFormsOf(locale, true)))
const isDefaultForm = ({ folder, record }: Read) => folder === 'forms' && defaultForms.has(String(record.id))

/** Folders whose records are on a page only where another record names them. */
const namedOnly = ['products', 'solutions', 'forms']

/** Records of a language that visitors come to by nothing but search: `named` are those that others name or link to, as `folder/id`. */
export function unreachedRecords(files: Read[], named: ReadonlySet<string>, moment: Moment): Finding[] {
  return files.flatMap((read) => {
    const { folder, record } = read
    const isMeant = namedOnly.includes(folder) && !named.has(`${folder}/${record.id}`)
    if (!isMeant || isDefaultForm(read) || publicationStatusAt(record, moment.now, moment.zone).isDraft)
      return []
    const message = 'no other record names or links to this one'
    return [findingAt(read, { path: ['id'], message, isNote: true, topic: 'unreached' })]
  })
}

/** Default forms of a language that visitors cannot be shown; a language without a site has none (§9, D36). */
export function missingForms(
  files: Read[],
  directory: string,
  forms: string[],
  targets: LinkTargets,
): Finding[] {
  if (!files.some(({ folder }) => folder === 'site.yaml')) return []
  return forms.flatMap((id) => {
    const status = targets.has('forms', Number(id))
    const message = `consult buttons lead to form ${id}, which is ${status ?? 'missing'}`
    return status === 'shown' ? [] : [mistake(join(directory, 'forms'), 1, message)]
  })
}

/** The privacy page, which every form links to; a language without a site has none. */
export function missingPrivacy(files: Read[], directory: string, targets: LinkTargets): Finding[] {
  const isNeeded =
    files.some(({ folder }) => folder === 'site.yaml') &&
    targets.lacks('/privacy') &&
    !targets.isRedirected('/privacy')
  const message = 'this page is missing: every form links to /privacy'
  return isNeeded ? [mistake(join(directory, 'pages', 'privacy.md'), 1, message)] : []
}

/** Records that the other language, `mark`, does not have; the default forms have an id a language (§9). */
export function alternateNotes(files: Read[], others: Read[], mark: string): Finding[] {
  const there = new Set(others.map(({ folder, record }) => `${folder} ${record.id}`))
  const isAlone = (read: Read) =>
    !read.rule.isAnonymous &&
    !(read.folder in singles) &&
    !isDefaultForm(read) &&
    !there.has(`${read.folder} ${read.record.id}`)
  return files.filter(isAlone).map((read) => {
    const message = `no record ${read.record.id} in ${mark}: the language switch leads to the list`
    return findingAt(read, { path: ['id'], message, isNote: true, topic: 'language' })
  })
}
