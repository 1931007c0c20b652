import type { Field } from '@sveltia/cms'
import type { Common } from './place'
import { words } from './words'

/** A field that names one record of a folder by its number, or a kind of event by its code. */
export function recordField(common: Common, folder: string): Field {
  const found = words.folders[folder]
  if (folder === 'activityTypes')
    return {
      ...common,
      widget: 'relation',
      collection: '_singletons',
      file: 'site',
      value_field: 'activityTypes.*.value',
      display_fields: ['activityTypes.*.label'],
    }
  if (!found || found === 'divider') throw new Error(`${folder}: the studio does not show this folder`)
  const summary = found.summary.replaceAll(/\{\{(\w+)\}\}/g, '{{fields.$1}}')
  return {
    ...common,
    widget: 'relation',
    collection: folder,
    value_field: 'id',
    display_fields: [`{{fields.id}} ${summary}`],
    search_fields: ['id', found.identifier],
  }
}

/** A field that names several, in an order of their own. */
export const recordsField = (common: Common, folder: string): Field =>
  ({
    ...recordField(common, folder),
    multiple: true,
  }) as Field
