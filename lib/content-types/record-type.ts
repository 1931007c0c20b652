import type { z } from 'zod'
import type { Page } from '@/lib/contract/endpoint'
import type { EssentialName, endpoints, OutputOf } from '@/lib/contract/endpoints'
import type { Jump, Resource } from '@/lib/contract/shared'
import { mayOpen } from '@/lib/rules/address/jump'
import { type GatedTarget, gatedTarget } from '@/lib/rules/gate/gate'

/** Fields of a record by name, not yet read. */
type Fields = Record<string, unknown>
type Input = { id: string; type?: string }
type Find = <N extends EssentialName>(name: N, input: Input) => Promise<OutputOf<N> | undefined>
/** Asks a list for a page. */
export type Ask = <N extends EssentialName>(name: N, body?: Fields) => Promise<OutputOf<N>>

/** How records are turned into search documents: names of fields, as a file or a list writes them. */
export type SearchForm = {
  /** Where its page is, unless it is one of a record by id. */
  path?: (record: Fields) => string
  title: string
  desc?: string
  keywords?: (record: Fields) => unknown[]
  note?: string
  /** Fields that its page does not show. */
  unshown?: (record: Fields) => string[]
  /** A name it also goes by, besides its title. */
  subject?: string
  /** What it shares with its alternate, where the path is no such thing. */
  pair?: (record: Fields) => string
  cover?: string
  time?: string[]
  endTime?: string
}

/** What sitemaps and overviews say of a record in a list. */
export type ListedRecord = {
  id: string
  name: string
  desc?: string | undefined
  cover?: Resource | undefined
  time?: number | undefined
  /** A video that everybody may watch. */
  video?: { title: string; desc: string; src: string; seconds?: number | undefined } | undefined
}
export type ListItem = ListedRecord & { record: Fields }
export type RecordList = {
  call: PagedName
  /** What it is asked with beside the page, and the part of its path that says so. */
  body?: Fields
  view?: string
  read: (ask: Ask, body: Fields) => Promise<Page<ListItem>>
}
/** Calls that answer a list page by page. */
export type PagedName = {
  [N in EssentialName]: (typeof endpoints)[N] extends { paged: true } ? N : never
}[EssentialName]

/** The answer of a list as items, each with its record. */
export const listed = <T extends Fields>(
  { data, total }: Page<T>,
  show: (record: T) => ListedRecord,
): Page<ListItem> => ({ total, data: data.map((record) => ({ ...show(record), record })) })

/** A gate on a record: its form, and what it opens. */
export type Gated = { formId?: string | undefined; target: GatedTarget | undefined }
export type Gates = Record<string, Gated | undefined>

/** What a gate opens; a player names a video as the record that offers it. */
export const named = (target: GatedTarget | undefined, title: string | undefined): GatedTarget | undefined =>
  target?.kind === 'video' && title !== undefined ? { ...target, title } : target

/** What the form of a jump gates; a video is named by `title`, without one as its button. */
export const ofJump = (jump: Jump | undefined, title = jump?.buttonTitle): Gated | undefined =>
  jump && mayOpen(jump) ? { formId: jump.formBO?.id, target: named(gatedTarget(jump), title) } : undefined

/** An address as what a gate opens. */
export const toLink = (href: string | undefined): GatedTarget | undefined =>
  href === undefined ? undefined : { kind: 'link', href }

type Described<N extends EssentialName> = {
  /** The call that gives one record. */
  call: N
  /** What its files have besides the schema of the call, and fields that name other records by id. */
  file?: { schema?: z.ZodType; references?: Record<string, string>; extra?: z.ZodObject }
  /** The field that files are listed by, newest first, where the list has no filters. */
  newest?: string
  search?: SearchForm
  /** Lists that give its records page by page. */
  lists?: readonly RecordList[]
  /** The file of the sitemap that names its pages, where it is not called as its folder. */
  sitemap?: string
  /** Title and picture of its page when it is shared. */
  share?: (record: OutputOf<N>) => [title: string, picture: Resource | undefined]
  /** Its gates, by the name that a GateRef carries in `jump`. */
  gates?: (record: OutputOf<N>) => Gates
}

/** A type of record: its description, and the queries that ask for one of them first. */
export function recordType<N extends EssentialName>({ call, share, gates, ...own }: Described<N>) {
  const finding =
    <T>(show: (record: OutputOf<N>) => T) =>
    async (find: Find, input: Input) => {
      const record = await find(call, input)
      return record && show(record)
    }
  return { ...own, call, findShare: share && finding(share), findGates: gates && finding(gates) }
}
