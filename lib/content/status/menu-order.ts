import { basename, dirname, join } from 'node:path'
import { filesIn, positionOf, recordsIn } from '../sources/files/library'
import type { StatusOptions } from '.'
import { type RecordFile, readFiles } from './read-files'

/** An item of the menu: what it says, where it leads, and its position; undefined for one that comes last. */
export type MenuItem = { record: RecordFile; text: string; address: string; position: number | undefined }

/** The items of the menu as the site orders them, drafts included, one language after the other. */
export function menuOrder({ contentDirectory, zone, now }: StatusOptions): MenuItem[] {
  const items = readFiles(contentDirectory, zone, now).filter(({ folder }) => folder === 'navigation')
  return items
    .flatMap((record) => {
      const folder = join(contentDirectory, dirname(record.file))
      const { shown } = filesIn(folder).get(basename(record.file)) ?? {}
      if (!shown) return []
      const { navigationName, pageAddress } = shown
      const item: MenuItem = {
        record,
        text: String(navigationName ?? record.title),
        address: String(pageAddress ?? ''),
        position: positionOf(shown, basename(record.file)),
      }
      return [{ item, index: recordsIn(folder).indexOf(shown) }]
    })
    .sort((a, b) => a.item.record.locale.localeCompare(b.item.record.locale) || a.index - b.index)
    .map(({ item }) => item)
}
