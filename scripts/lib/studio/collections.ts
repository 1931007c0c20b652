import type { Collection, CollectionDivider, Field } from '@sveltia/cms'
import { z } from 'zod'
import { type FolderRule, folders } from '@/lib/content/sources/files/folders'
import { isRecordFolder, sectionPath } from '@/lib/content-types/addresses'
import { id } from '@/lib/contract/shared'
import { kindName } from '@/lib/enquiry/admin/words'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import type { Locale } from '@/lib/i18n/locales'
import { fieldsOf } from './fields'
import { housekeeping, publishedSwitch, sourceField } from './housekeeping'
import { below, commonOf, type Place, textOf } from './place'
import { recordField, recordsField } from './references'
import { formatOf } from './shapes'
import { type FolderWords, words } from './words'

const withId = z.object({ id })

/** Every folder of content/{mark} as a collection, in the order and groups of `words.yaml`. */
export const collections = (locale: Locale): (Collection | CollectionDivider)[] =>
  Object.entries(words.folders).map(([folder, own]) =>
    own === 'divider' ? { name: folder, divider: true } : collection(locale, folder, own),
  )

function collection(locale: Locale, folder: string, own: FolderWords): Collection {
  const rule = folders[folder]
  if (!rule) throw new Error(`${folder}: no such folder of content/`)
  const { newest, thumbnail = [] } = own
  const t = builtInTexts(locale)
  const sorted = newest ?? (rule.isAnonymous ? undefined : 'id')
  return {
    name: folder,
    label: textOf(locale, own.label),
    label_singular: kindName({ t }, folder),
    description: textOf(locale, own.hint),
    icon: own.icon,
    folder: `content/{{locale}}/${folder}`,
    format: formatOf(folder, own.extension ?? 'yaml'),
    extension: own.extension ?? 'yaml',
    i18n: true,
    media_folder: '/public/assets/uploads',
    public_folder: '/assets/uploads',
    identifier_field: own.identifier,
    // A draft is marked in the list; a file without the field is published.
    summary: `${own.summary}{{published | ternary('', ' · ${t('desk.isDraft')}')}}`,
    thumbnail,
    slug: slugOf(locale, rule),
    ...previewOf(locale, folder),
    editor: { preview: false },
    ...(sorted && {
      sortable_fields: {
        fields: [...new Set([sorted, 'id', own.identifier])],
        default: { field: sorted, direction: newest ? 'descending' : 'ascending' },
      },
    }),
    fields: recordFields(locale, folder, rule, own.identifier),
  }
}

/** Where the editor's button leads from a saved record: the desk signs the preview of its page for who is signed in there. */
function previewOf(locale: Locale, folder: string) {
  const type = folder === 'introductions' ? '{{fields.type}}' : undefined
  const section = isRecordFolder(folder) && sectionPath(folder, type)
  return section
    ? { preview_path: `/desk/preview?lang=${locale}&path=/{{locale}}${section}/{{fields.id}}/preview` }
    : {}
}

/** Files bear their record's number; those without one are sorted by name and named by hand. */
function slugOf(
  locale: Locale,
  { isAnonymous }: FolderRule,
): Extract<Collection, { folder: string }>['slug'] {
  const named = {
    editable: ['create' as const],
    hint: textOf(locale, ['小写字母、数字和连字符。', 'Small letters, digits and hyphens.']),
    pattern: [
      '^[a-z0-9]+(-[a-z0-9]+)*$',
      textOf(locale, ['只用小写字母、数字和连字符', 'Small letters, digits and hyphens only']),
    ] as [string, string],
  }
  return isAnonymous ? named : { ...named, template: '{{fields.id}}' }
}

/** What a record of a folder has: housekeeping, the contract's fields, references, fields beside the contract's. */
function recordFields(locale: Locale, folder: string, rule: FolderRule, identifier: string): Field[] {
  const place: Place = { locale, folder, path: [] }
  const own = fieldsOf(rule.schema, place).filter(
    ({ name }) => name !== 'id' && !(name in (rule.references ?? {})) && !(name in (rule.extra?.shape ?? {})),
  )
  const extra = rule.extra ? fieldsOf(rule.extra, place) : []
  return [
    ...(rule.isAnonymous ? [] : fieldsOf(withId, place)),
    publishedSwitch(place, identifier),
    ...extra.filter(({ widget }) => widget === 'select'),
    ...own.map((field) =>
      folder === 'top-header' && field.name === 'data' ? menuItems(field, rule, place) : field,
    ),
    ...extra.filter(({ widget }) => widget !== 'select'),
    ...(folder === 'top-header' ? [] : references(rule, place)),
    ...housekeeping(place),
    sourceField,
  ]
}

function references({ references: all = {} }: FolderRule, place: Place): Field[] {
  return Object.entries(all).map(([name, folder]) => {
    const common = commonOf(below(place, name), false)
    const isOne = name === 'industry' || name === 'productCategory'
    return isOne ? recordField(common, folder) : recordsField(common, folder)
  })
}

/** Of an item that leads to a page of its own address. Its number is given by its place. */
const ownItem = ['name', 'pageAddress', 'naviDesc']

/** Items of a sub-menu name a category, an industry or a page. */
function menuItems(field: Field, rule: FolderRule, place: Place): Field {
  const {
    thumbnail: _of,
    fields: all = [],
    ...list
  } = field as { thumbnail?: string; fields?: Field[] } & Field
  const own = all.filter(({ name }) => ownItem.includes(name))
  const fields = [
    ...references(rule, below(place, 'data')),
    ...own.map((item) => ({ ...item, required: false }) as Field),
  ]
  return {
    ...list,
    widget: 'list',
    fields,
    collapsed: false,
    summary: '{{fields.name}}{{fields.productCategory}}{{fields.industry}}',
  } as Field
}
