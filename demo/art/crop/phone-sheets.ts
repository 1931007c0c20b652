import { langs } from '../../screens/lib/lang'
import { sheets } from '../../screens/solutions'
import type { Plate } from '../lib/plate'
import { drawPhone } from './phone'
import type { TablePart } from './phone-parts'
import { drawScreen } from './phones'
import { logo } from './plates'

/** Sheets with another choice of columns than the first and the last two, the second small below the first. */
const chosen: Record<string, [columns: number[], below?: number]> = {
  'solution-301-change': [[1, 2, 4], 3],
  'solution-302-ashore': [[1, 3, 4], 2],
  'solution-302-report': [[1, 2, 3]],
  'solution-303-orders': [[2, 3, 4], 1],
  'solution-304-order': [[1, 3, 4], 2],
  'solution-304-topup': [[1, 2, 4], 3],
  'solution-305-measure': [[1, 2, 4], 3],
  'solution-305-case': [[1, 2, 3, 4]],
  'solution-306-assets': [[1, 3, 5], 4],
  'solution-307-billing': [[1, 2, 3, 4]],
  'solution-307-shortage': [[1, 2, 3, 4]],
  'solution-307-sequence': [[2, 3, 4], 1],
  'solution-308-lamination': [[1, 2, 4], 3],
  'solution-308-match': [[1, 2, 4], 3],
  'solution-309-recall': [[1, 2, 4], 3],
  'solution-308-noise': [[1, 2, 4], 3],
  'solution-310-pilot': [[1, 2, 3, 4]],
  'solution-310-release': [[1, 2, 4], 3],
  'solution-311-checks': [[1, 2, 4], 3],
  'solution-311-clearance': [[1, 2, 4], 3],
  'solution-311-release': [[1, 2, 4], 3],
  'solution-311-steps': [[1, 2, 4], 3],
  'article-528': [[1, 2, 4], 3],
  'ai-item': [[1, 2, 4]],
  'ai-messages': [[2, 3, 4], 1],
  'case-406': [[1, 2, 4], 3],
  'case-408': [[1, 2, 4], 3],
  'case-412': [[1, 2, 4], 3],
  'case-414': [[1, 2, 4], 3],
  'case-415': [[1, 2, 4], 3],
  'case-417': [[1, 2, 4], 3],
}

/** Sheets on which what stands below needs no name: a person, a place, a thing. */
const unnamed = new Set([
  'solution-301-change',
  'solution-302-ashore',
  'solution-302-claims',
  'solution-302-dispatch',
  'solution-303-campaign',
  'solution-303-returns',
  'solution-303-transfer',
  'solution-304-topup',
  'solution-306-height',
  'solution-306-parts',
  'solution-307-tier',
  'solution-309-recall',
  'solution-310-release',
  'solution-311-clearance',
  'solution-311-deviations',
  'solution-311-release',
  'solution-312-udi',
  'ai-messages',
  'case-406',
  'case-408',
  'case-409',
  'case-411',
  'case-412',
  'case-413',
  'case-415',
  'case-416',
  'case-417',
  'case-418',
])

/** What a customer's own screen shows on phones: the parts of that picture of a product's page. */
const shownAs: Record<string, string> = {
  402: '1004-2-detail',
  403: '1012-1-large',
  404: '1002-1-large',
  407: '1007-1-large',
  410: '1011-1-large',
}

/** Scenes of a product and highlights of an event stand in a row of cards on phones too. */
const cards = new Set(['event-change', 'product-1004-chain', 'product-1007-revenue'])
/** A sheet of news or a paper is its cover alone, that of a banner its banner. */
const shown = Object.entries(sheets).filter(([name]) => !/^(news|media|banner|wide)-/.test(name) && !cards.has(name))

/** The columns of a sheet that a narrow panel shows. */
export const partOf = (name: string): TablePart => {
  const [columns, below] = chosen[name] ?? [[1, 3, 4], 2]
  return { columns, ...(below && { below: { column: below, isNamed: !unnamed.has(name) } }) }
}

/** Sheets and customers' own screens as phones show them. */
export const phoneSheets: Plate[] = langs.flatMap((lang) => {
  const plate = (name: string, draw: Plate['draw']): Plate => ({
    file: `screens/${lang}/${name}-phone.webp`,
    budget: 26_000,
    draw,
  })
  const markOf = (name: string) => (name.startsWith('case-') ? logo(name.slice(5), lang) : '')
  return [
    ...shown.map(([name, scene]) =>
      plate(name, () => drawPhone({ scene, lang, parts: [partOf(name)], mark: markOf(name) })),
    ),
    plate('news-520', () => drawScreen('1006-2-detail', lang, { id: 'news-520', mark: '' })),
    ...Object.entries(shownAs).map(([id, shown]) =>
      plate(`case-${id}`, () => drawScreen(shown, lang, { id, mark: logo(id, lang) })),
    ),
  ]
})
