import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { stringify } from 'yaml'
import { type ParsedFile, readRecord } from '@/lib/content/sources/files/parse-file'
import { publicationStatusAt } from '@/lib/content/sources/files/times'
import { recordPath } from '@/lib/content-types/addresses'
import { cutPoints } from '@/lib/contract/bounds'
import { reasonOf } from '@/lib/contract/errors'
import { isShownAt } from '@/lib/contract/restrict'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/address'
import { type Locale, locales } from '@/lib/i18n/locales'
import { redirectKey } from '@/lib/i18n/redirects'
import { takenIds } from '../content/scaffold'
import { fileText } from './encoding'
import { type Entry, slugOf, type Tell } from './entry'
import { fetcherOf, type Hosts } from './fetch'
import { markdownOf, summaryOf } from './markdown'
import { pictureStore } from './pictures'
import { addRedirects, oldPath, redirectLines } from './redirects'
import { readSite } from './site'
import { readTable } from './table'
import { readWordpress } from './wordpress'

export type Import = {
  /** A .csv, .xlsx or .xml file, or the address of a site or its sitemap. */
  source: string
  /** What the rows of a table are: product, case or news. */
  kind: string
  /** The language of all records; else each by its own words. */
  locale: Locale | undefined
  /** The beginning of the paths that are read of a site. */
  under: string
  /** Hosts besides the site's own that pictures may come from. */
  hosts: string[]
  isDraft: boolean
  /** False: it is reported what would be done. */
  isWritten: boolean
  contentDirectory: string
  publicDirectory: string
}
/** What was written or would be, what could not be read, and how much an earlier run wrote. */
export type Imported = Record<'files' | 'redirects' | 'problems', string[]> &
  Record<'pictures' | 'there', number>
type Placed = Entry & { id: number; file: string; path: string; isThere: boolean }

const importable: Record<string, Entry['folder']> = { product: 'products', case: 'cases', news: 'news' }
const MOST_BYTES = 200 * 2 ** 20
const pictureField =
  /^(?:cover|coverMaterial|backgroundMaterial|customerLogo|proLogo|(?:mobile)?diagram|\w+Resource)$/i
/** What a file is known again by: its name without the id. */
const endingOf = (file: string) => file.replace(/^\d+/, '')
const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

async function read(options: Import, tell: Tell): Promise<Hosts & { entries: Entry[] }> {
  const { source, kind, locale, under, hosts, contentDirectory } = options
  if (/^https?:\/\//.test(source)) {
    const named = { named: [new URL(source).host, ...hosts], claimed: [] }
    const known = new Map(
      (locale ? [locale] : locales).flatMap((one) =>
        filesIn(join(contentDirectory, one, 'news')).map((file) => [endingOf(file), one] as const),
      ),
    )
    const importedIn = (name: string) => known.get(`-${slugOf(name)}.md`)
    const entries = await readSite(source, { locale, under, tell, importedIn, fetch: fetcherOf(named) })
    return { ...named, entries }
  }
  if (statSync(source).size > MOST_BYTES)
    throw new Error(`${source}: more than ${MOST_BYTES} bytes: divide it`)
  const bytes = readFileSync(source)
  if (source.endsWith('.xml')) {
    const { entries, hosts: claimed } = readWordpress(fileText(bytes, source), source, locale, tell)
    return { entries, named: hosts, claimed }
  }
  if (!/\.(?:csv|xlsx)$/.test(source))
    throw new Error(
      `${source}: a .csv or .xlsx file, a WordPress export (.xml) or an http(s) address is expected`,
    )
  const folder = importable[kind]
  if (!folder) throw new Error('what are its rows? --as=product, --as=case or --as=news')
  const known = new Map<string, ParsedFile['record'][]>()
  const idOf = (of: string, language: Locale, name: string) => {
    const directory = join(contentDirectory, language, of)
    const records =
      known.get(directory) ?? filesIn(directory).map((file) => readRecord(join(directory, file)).record)
    known.set(directory, records)
    return records.find((record) => [record?.name, record?.title, record?.customerName].includes(name))?.id
  }
  const entries = await readTable(bytes, { file: source, folder, locale, tell, idOf })
  return { named: hosts, claimed: [], entries }
}

/** Where what was found belongs: its id, file and address. What an earlier run wrote is known by the name of its file. */
function place(entries: Entry[], contentDirectory: string, tell: Tell): Placed[] {
  const taken = new Map(
    Object.values(importable).map((folder) => [folder, takenIds(contentDirectory, folder)]),
  )
  const names = new Map<string, Map<string, number>>()
  const own = new Set<string>()
  return entries.flatMap((entry): Placed[] => {
    const { folder, locale, where, name, fields } = entry
    const directory = join(contentDirectory, locale, folder)
    const known =
      names.get(directory) ??
      new Map(filesIn(directory).map((file) => [endingOf(file), Number.parseInt(file, 10)]))
    const ending = `-${slugOf(name)}.${folder === 'news' ? 'md' : 'yaml'}`
    const before = known.get(ending)
    const ids = taken.get(folder) ?? []
    const id = before ?? (typeof fields.id === 'number' ? fields.id : Math.max(0, ...ids) + 1)
    if (!existsSync(join(contentDirectory, locale)))
      tell(where, `there is no ${locale} site: choose by --language`)
    else if (own.has(join(directory, ending)))
      tell(where, `not imported: another record of this source is named ${ending.slice(1)} too; rename one`)
    else if (before === undefined && [...known.values()].includes(id))
      tell(where, `id ${id} is taken in ${folder}`)
    else {
      ids.push(id)
      own.add(join(directory, ending))
      names.set(directory, known.set(ending, id))
      const path = recordPath(folder, String(id), folder === 'news' ? 'news' : undefined)
      return [{ ...entry, id, isThere: before !== undefined, file: join(directory, `${id}${ending}`), path }]
    }
    return []
  })
}

/** The text of a content file: an article's own text is below its fields. */
function recordText({ folder, id, fields }: Placed, text: string | undefined, isDraft: boolean): string {
  const type = folder === 'news' && { type: 'NEWS' }
  const all = { id, ...type, ...fields, ...(isDraft && { published: false }) }
  const { content, ...record } = Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== '' && value !== undefined),
  )
  const body = text || content
  if (folder === 'news') return `---\n${stringify(record, { lineWidth: 0 })}---\n\n${body ?? ''}\n`
  return stringify({ ...record, ...(body !== undefined && { content: body }) }, { lineWidth: 0 })
}

/** Makes content files of what another system wrote. Nothing is written over; without `isWritten` nothing is written, and no picture fetched. */
export async function importContent(options: Import): Promise<Imported> {
  const { contentDirectory, isWritten, isDraft } = options
  const problems: string[] = []
  const tell: Tell = (where, what) => void problems.push(`${where}: ${what}`)
  const { entries: found, ...hosts } = await read(options, tell)
  // An old address that is none leads nobody on.
  const isAddress = (from = '') => URL.canParse(from, 'http://old.invalid')
  const entries = found.map((entry) => (isAddress(entry.from) ? entry : { ...entry, from: undefined }))
  const placed = place(entries, contentDirectory, tell)
  const pictures = pictureStore(options.publicDirectory, hosts, isWritten)
  const keyOf = (locale: Locale, address: string) => `${locale}${redirectKey(oldPath(address))}`
  const moved = new Map(
    placed.flatMap((entry) => (entry.from ? [[keyOf(entry.locale, entry.from), entry]] : [])),
  )
  const links: { where: string; address: string; to: Placed }[] = []
  const staging = mkdtempSync(join(tmpdir(), 'import-'))

  /** Writes a record; false when it is not fit to be one. */
  const write = async (entry: Placed): Promise<boolean> => {
    const { where, from, locale, folder, text, file } = entry
    const shown: string[] = []
    const picture = async (address: string) => {
      try {
        shown.push(await pictures.get(address))
        return shown.at(-1)
      } catch (error) {
        const later = isWritten ? `; for it later, delete ${basename(file)} and import again` : ''
        tell(where, `picture ${address} was left out: ${reasonOf(error)}${later}`)
        return undefined
      }
    }
    const link = (address: string) => {
      if (![...hosts.named, ...hosts.claimed].includes(new URL(address).host)) return address
      const now = moved.get(keyOf(locale, address)) ?? moved.get(keyOf(locale, address.replace(/[?#].*/, '')))
      if (now) links.push({ where, address, to: now })
      else tell(where, `leads to ${address}, which is not imported in this language: correct it`)
      return now?.path ?? address
    }
    const fields = { ...entry.fields }
    const body =
      text && (await markdownOf(text, { base: from, picture, link, tell: (what) => tell(where, what) }))
    if (folder === 'news' && text) fields.desc ||= cutPoints(summaryOf(text), 120)
    if (folder === 'news') fields.coverMaterial ||= shown[0]
    for (const [name, value] of Object.entries(fields))
      if (pictureField.test(name) && /^https?:/.test(String(value)))
        fields[name] = await picture(String(value))
    const staged = join(staging, basename(file))
    writeFileSync(staged, recordText({ ...entry, fields }, body, isDraft))
    const { mistakes } = readRecord(staged, folder)
    if (readFileSync(staged, 'utf8').includes('\uFFFD'))
      mistakes.push({
        line: 1,
        path: '$',
        message: 'letters that were lost before (\uFFFD): save the source again, in UTF-8',
      })
    for (const { path, message } of mistakes) tell(where, `not imported: ${path}: ${message}`)
    if (mistakes.length === 0 && isWritten) cpSync(staged, file, { force: false, errorOnExist: true })
    return mistakes.length === 0
  }

  /** True for a record that visitors see now: an earlier run's by its current file. */
  const isPublic = ({ isThere, file, fields }: Placed) => {
    const record = isThere ? readRecord(file).record : { ...fields, ...(isDraft && { published: false }) }
    const now = Date.now()
    return record !== undefined && isShownAt(publicationStatusAt(record, now, env().SITE_TIME_ZONE), now)
  }

  try {
    const done: Placed[] = []
    for (const entry of placed) if (!entry.isThere && (await write(entry))) done.push(entry)
    const known = placed.filter(({ isThere }) => isThere)
    const shown = new Set([...done, ...known])
    for (const { where, address, to } of links)
      if (!shown.has(to))
        tell(where, `leads to ${to.path} for ${address}, which was not imported: correct it`)
    // Those of an earlier run too: it may have ended before this.
    const moves = [...shown].flatMap((entry) => {
      const { from, where, path, locale } = entry
      if (!from) return []
      if (isPublic(entry)) return [{ where, from, to: localePath(locale, path) }]
      tell(where, `${oldPath(from)} is not led on: its record does not show yet; import again once it does`)
      return []
    })
    const redirects = redirectLines(moves, contentDirectory, tell)
    if (isWritten && redirects.length > 0)
      addRedirects(redirects, contentDirectory, join(staging, 'redirects.yaml'))
    const products = done.flatMap(({ folder, id }) => (folder === 'products' ? id : []))
    if (products.length > 0) tell('product-categories', `name these under products: ${products.join(', ')}`)
    const files = done.map(({ file }) => file)
    return {
      ...{ files, redirects, problems: [...new Set(problems)] },
      ...{ pictures: pictures.count(), there: known.length },
    }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}
