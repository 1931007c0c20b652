import { langs } from '../../screens/lib/lang'
import { details } from '../../screens/products/details'
import type { Plate } from '../lib/plate'
import { type Crop, drawCrop } from './panel'
import { drawPhone, type Part } from './phone'
import { detail, large, type Shape } from './plates'

type Shown = { shape: Shape & Pick<Crop, 'at'>; isWhole?: boolean; phone?: Part[] }

/** A form and a report beside each other's parts on a desk stand in one column. */
const onPhones = {
  form: '.taken{width:auto!important;height:auto!important;padding:12px!important;background:#F3F6F7!important}.taken>div[style*="grid"]{grid-template-columns:1fr!important}.taken>:first-child>:last-child,.taken>:last-child>:first-child{display:none}.taken :is(th,td):nth-child(2),.taken col:nth-child(2){display:none}.taken>div{flex:none}.taken table{height:auto}.taken td{height:37px!important}.taken .s13{font-size:14px}.taken .s12{font-size:13px}',
  report:
    '.taken{width:auto!important;height:auto!important;padding:14px 16px!important;display:flex;flex-direction:column}.taken>:first-child{grid-template-columns:1fr 1fr!important}.taken>:first-child>:last-child{display:none}.taken .row.between{flex-direction:column;align-items:flex-start;gap:6px}.taken .s12{font-size:13px}.taken>svg{display:none}.taken .narrow{display:block!important}.taken .narrow text{font-size:13px}',
}

/** Each with what phones show of it, where the page has a picture for them; its scenes' cards are in cards.ts. */
const shown: Record<string, Shown> = {
  '1004-constraints': { shape: detail, phone: [{ figures: [1, 2] }, { columns: [1, 3, 4] }] },
  '1004-plans': { shape: detail, phone: [{ columns: [1, 2, 6] }] },
  '1007-eliminations': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 4] }] },
  '1007-matching': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 4] }] },
  '1007-operations': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 5, 6] }] },
  '1007-vouchers': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 4] }] },
  '1010-changes': { shape: detail, phone: [{ columns: [1, 3, 4] }] },
  '1010-relay': {
    shape: detail,
    phone: [
      {
        boxes: [
          [0, 0, 0],
          [3, 1, 0],
          [1, 0, 1],
          [4, 1, 1],
          [2, 0, 2],
          [5, 1, 2],
        ],
        lines: [
          [0, 1],
          [1, 2],
          [0, 3],
          [1, 4, true],
          [2, 5],
        ],
      },
    ],
  },
  '1010-sales': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 2, 5] }] },
  '1012-apps': { shape: { ...large, at: [80, 118] }, phone: [{ figures: [0, 1] }, { columns: [1, 3, 6] }] },
  '1012-both': { shape: detail, phone: [{ columns: [1, 2, 4] }] },
  '1012-form': { shape: detail, phone: [{ element: '.form', css: onPhones.form }] },
  '1012-report': { shape: detail, phone: [{ element: '.report', css: onPhones.report }] },
}

/** Pictures of products' pages that show more than the three screens of each. */
export const detailCrops: Plate[] = langs.flatMap((lang) =>
  Object.entries(shown).flatMap(([name, { shape, phone }]): Plate[] => {
    const scene = details[name]
    if (!scene) throw new Error(`no detail ${name}`)
    const file = `screens/${lang}/${name}`
    const crop: Crop = { id: 0, view: '1', scene, lang, dark: false, without: [], ...shape }
    return [
      { file: `${file}.webp`, budget: shape.width === large.width ? 50_000 : 40_000, draw: () => drawCrop(crop) },
      ...(phone
        ? [{ file: `${file}-phone.webp`, budget: 40_000, draw: () => drawPhone({ scene, lang, parts: phone }) }]
        : []),
    ]
  }),
)
