import { basename, dirname, join } from 'node:path'
import { filesIn, positionOf, recordsIn } from '../sources/files/library'
import type { StatusOptions } from '.'
import { type RecordFile, readFiles } from './read-files'

/** An item of the menu: what it says, where it leads, and its position; undefined for one that comes last. */
export type MenuItem = {
  record: RecordFile
  text: string
  address: string
  position: number | undefined
  /** True for a section that has its page and stands in no menu. */
  isHidden: boolean
  /** The items of its sub-menu in their order, and the record they are written in. */
  subMenu: { record: RecordFile; items: string[] } | undefined
}

/** The items of the menu as the site orders them, drafts included, one language after the other. */
export function menuOrder({ contentDirectory, zone, now }: StatusOptions): MenuItem[] {
  const files = readFiles(contentDirectory, zone, now)
  const shownIn = ({ file }: RecordFile) =>
    filesIn(join(contentDirectory, dirname(file))).get(basename(file))?.shown
  return files
    .filter(({ folder }) => folder === 'navigation')
    .flatMap((record) => {
      const shown = shownIn(record)
      if (!shown) return []
      const { navigationName, pageAddress, hidden } = shown
      const sub = files.find(
        ({ folder, locale, title }) =>
          folder === 'top-header' && locale === record.locale && title === navigationName,
      )
      const item: MenuItem = {
        record,
        text: String(navigationName ?? record.title),
        address: String(pageAddress ?? ''),
        position: positionOf(shown, basename(record.file)),
        isHidden: hidden === true || pageAddress === '/join-us',
        subMenu: sub && { record: sub, items: itemsOf(shownIn(sub)?.data, sub, files) },
      }
      const folder = join(contentDirectory, dirname(record.file))
      return [{ item, index: recordsIn(folder).indexOf(shown) }]
    })
    .sort((a, b) => a.item.record.locale.localeCompare(b.item.record.locale) || a.index - b.index)
    .map(({ item }) => item)
}

type SubItem = { name?: string; productCategory?: number; industry?: number }

/** What the items of a sub-menu say: their own names, or those of the records they name. */
function itemsOf(data: unknown, { locale }: RecordFile, files: RecordFile[]): string[] {
  const items = Array.isArray(data) ? (data as SubItem[]) : []
  return items.map(({ name, productCategory, industry }) => {
    const key =
      productCategory === undefined ? `industries/${industry}` : `product-categories/${productCategory}`
    return name ?? files.find((file) => file.locale === locale && file.key === key)?.title ?? key
  })
}
