import { basename } from 'node:path'
import { z } from 'zod'
import { everyType } from '@/lib/content-types'
import { recordAddresses, recordKinds } from '@/lib/content-types/addresses'
import type { ResourceName } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { homeModule } from '@/lib/contract/home'
import { choice, jump, required, text } from '@/lib/contract/shared'
import {
  advantage,
  bottomNavigation,
  dictionary,
  listTitle,
  site,
  titleTypes,
  topHeaderGroup,
  topNavigationItem,
} from '@/lib/contract/site'
import { industry } from '@/lib/contract/solutions'
import { locales } from '@/lib/i18n/locales'
import { mailSettings } from '../../shared/mail-settings'
import { staticPage } from '../../shared/static-page'

export type FolderRule = {
  /** The contract's schema of a record, as its file writes it. */
  schema: z.ZodType
  /** What the records belong to on the wire: the cache tags a change expires. */
  resource: ResourceName
  /** Fields that name other records by id, and the folder they are in. */
  references?: Record<string, string>
  /** Fields beside the contract's: references are known anyway. */
  extra?: z.ZodObject
  /** True where views know fields of their own beside the schema's. */
  isOpen?: true
  /** True for records that no address and no reference names: they need no id. */
  isAnonymous?: true
  /** True for a single file that need not be there. */
  isOptional?: true
}

const page = staticPage.extend({ jumpBO: jump.optional() })
/** Where in the menu or on the page, in place of the number that the file's name begins with. */
const order = z.number().optional()
const activityTypes = z.array(z.object({ value: required, label: required })).optional()
const headerReferences = { productCategory: 'product-categories', industry: 'industries' }

/** Folders of content/{mark} and what a file in them must be (D31). */
export const folders: Record<string, FolderRule> = {
  navigation: {
    schema: topNavigationItem,
    resource: 'navigation',
    extra: z.object({ order }),
    isAnonymous: true,
  },
  'top-header': {
    schema: topHeaderGroup,
    resource: 'navigation',
    references: headerReferences,
    extra: z.object({ order }),
    isAnonymous: true,
  },
  home: {
    schema: homeModule,
    resource: 'homepage',
    extra: z.object({ order, newsLatest: z.number().int().min(1).max(20).optional() }),
    isAnonymous: true,
  },
  advantages: { schema: advantage, resource: 'enterprise/advantage' },
  titles: {
    schema: listTitle,
    resource: 'title',
    extra: z.object({ type: choice(titleTypes) }),
    isAnonymous: true,
  },
  industries: {
    schema: industry.extend({ jumpBO: jump.optional() }),
    resource: 'solution',
    references: { solutions: 'solutions', examples: 'cases' },
    extra: z.object({ naviDesc: text.optional() }),
  },
  ...Object.fromEntries(
    everyType.map(([folder, { call, file }]) => [
      folder,
      { schema: endpoints[call].output, resource: recordAddresses[folder].resource, ...file },
    ]),
  ),
  // Pages that no call of the contract carries: go1688, privacy (D7).
  pages: { schema: page, resource: 'site', isAnonymous: true, isOpen: true },
}

/** The folders whose records a list or company page shows, by its path; none for any other path. */
export const foldersShownAt = (path: string): string[] =>
  path === '/'
    ? []
    : [
        ...recordKinds.flatMap(([folder, { list }]) => (list === path ? [folder] : [])),
        ...(path === recordAddresses.solutions.list ? ['industries'] : []),
      ]

/** Records that are one file beside the folders. */
export const singles: Record<string, FolderRule> = {
  'site.yaml': {
    schema: site.extend({ activityTypes }),
    resource: 'site',
    extra: z.object({ dictionary: dictionary.optional() }),
  },
  'footer.yaml': { schema: bottomNavigation, resource: 'navigation', isAnonymous: true },
  'mail.yaml': { schema: mailSettings, resource: 'site', isAnonymous: true, isOptional: true },
}

/** What the files of a folder must be; of the language's own folder, the single file. */
export const ruleOf = (folder: string, name: string): FolderRule | undefined =>
  folders[basename(folder)] ?? singles[name]

/** Every folder of records of both languages below CONTENT_DIR, that of the single files included, and what its records belong to. */
export const places = locales.flatMap((locale) => [
  { locale, place: locale as string, resource: 'site' as ResourceName },
  ...Object.entries(folders).map(([folder, { resource }]) => ({
    locale,
    place: `${locale}/${folder}`,
    resource,
  })),
])
