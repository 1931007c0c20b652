import { langs } from '../../screens/lib/lang'
import { sheets } from '../../screens/solutions'
import { book } from '../chart/books'
import type { Plate } from '../lib/plate'
import { frame } from './covers'
import { drawPhone } from './phone'
import { logo } from './plates'
import { groundOf } from './stories'

const PREFIX = 'wide-'

/** The customers whose tables these are. */
const customers: Record<string, string> = { 'news-529': '403', 'news-559': '415', 'media-705': '410' }

/** What stands above a list instead of a record's cover, which its card below shows: a table of its own, on the ground that the cover does not have. */
export const widePlates: Plate[] = langs.flatMap((lang) =>
  Object.entries(sheets)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([sheet, scene]) => {
      const name = sheet.slice(PREFIX.length)
      const [kind = '', id = ''] = name.split('-')
      const row = book[kind === 'activity' ? 'activities' : kind]?.[id]
      if (!row) throw new Error(`no row for ${name}`)
      const dark = !(row.dark ?? (row.ground ?? 'light') !== 'light')
      const own = customers[name]
      return {
        file: `covers/${name}.${lang}-wide.webp`,
        budget: 36_000,
        draw: () =>
          drawPhone({
            ...{ scene, lang, parts: [{ columns: [1, 2, 3] }], mark: own ? logo(own, lang) : '' },
            frame: {
              ...{ ...frame, width: 440, height: 247.5, ratio: 1280 / 440, isDark: dark },
              css: `${frame.css}.root.root{padding:24px 22px;background:linear-gradient(135deg,${groundOf({ industry: row.industry, dark })})}`,
            },
          }),
      }
    }),
)
