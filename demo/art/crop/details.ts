import { langs } from '../../screens/lib/lang'
import { productScene } from '../../screens/products'
import { details } from '../../screens/products/details'
import type { Plate } from '../lib/plate'
import { type Crop, drawCrop } from './panel'
import { drawPhone, type Part } from './phone'
import { handsetScene } from './phones'
import { close, detail, handset, type Shape, told } from './shapes'

type Shown = { shape: Shape & Pick<Crop, 'rules' | 'without'>; phone?: Part[] }

/** Of two functions side by side each shows four rows, so near that they can be read. */
const paired = (without: number[], rules = ''): Shown['shape'] => ({
  ...close,
  without,
  rules: `${rules}td{padding:0 10px}:is(td,th):first-child{padding-left:20px}`,
})

/** All four rows of a table, down to the picture's edge. */
const four = paired([], 'td{height:54px!important}')

/** Beside a product's introduction, near enough to be read. */
const introduced: Shown['shape'] = { ...close, rules: 'td{height:52px!important}' }

/** Five rows, all of a table. */
const five: Shown['shape'] = { ...told, without: [] }

/** A form and a table with a phone beside it, so far as the panel of one of two functions has room. */
const onDesks = {
  form: '.form{width:540px!important;height:277px!important}.form>div:first-child .row:first-child>.mut,.form>div:nth-child(2)>.row,.form>:last-child{display:none!important}.form td{height:39px!important}',
  both: '.body>.card{width:540px!important;height:277px!important;grid-template:277px/1fr 236px!important}.body>.card>:last-child>div{width:200px!important;height:252px!important}.body>.card>:last-child>div>:nth-child(2)>:nth-child(n+4){display:none}.body>.card>:last-child .row.between{height:40px!important}',
  report: '.report{width:540px!important;height:277px!important;padding:14px 20px!important}.report>.row.between{margin:10px 0 8px!important}',
}

/** A form and a report beside each other's parts on a desk stand in one column. */
const onPhones = {
  form: '.taken{width:auto!important;height:auto!important;padding:12px!important;background:#F3F6F7!important}.taken>div[style*="grid"]{grid-template-columns:1fr!important}.taken>:first-child>:last-child,.taken>:last-child>:first-child{display:none}.taken :is(th,td):nth-child(2),.taken col:nth-child(2){display:none}.taken>div{flex:none}.taken table{height:auto}.taken td{height:37px!important}.taken .s13{font-size:14px}.taken .s12{font-size:13px}',
  report:
    '.taken{width:auto!important;height:auto!important;padding:14px 16px!important;display:flex;flex-direction:column}.taken>:first-child{grid-template-columns:1fr 1fr!important}.taken>:first-child>:last-child{display:none}.taken .row.between{flex-direction:column;align-items:flex-start;gap:6px}.taken .s12{font-size:13px}.taken>svg{display:none}.taken .narrow{display:block!important}.taken .narrow text{font-size:13px}',
}

/** Each with what phones show of it, where the page has a picture for them; its scenes' cards are in cards.ts. */
const shown: Record<string, Shown> = {
  '1001-matching': { shape: detail, phone: [{ columns: [1, 4, 5] }] },
  '1002-counts': { shape: detail, phone: [{ figures: [0, 2] }, { columns: [1, 4, 6] }] },
  '1002-receiving': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 5, 6] }] },
  '1002-waves': { shape: four, phone: [{ figures: [0, 1] }, { columns: [1, 2, 4] }] },
  '1003-load': { shape: introduced, phone: [{ figures: [0, 1] }, { columns: [1, 3, 4] }] },
  '1003-options': { shape: { ...detail, rules: ':is(td,th):last-child{padding-right:40px}' }, phone: [{ columns: [1, 3, 4, 5], rows: [1, 6] }] },
  '1003-pod': { shape: four, phone: [{ columns: [1, 3, 4] }] },
  '1003-surcharges': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [2, 4, 5] }] },
  '1005-instructions': { shape: detail, phone: [{ columns: [1, 4, 6] }] },
  '1005-morning': { shape: detail, phone: [{ columns: [1, 2, 5] }] },
  '1005-start': { shape: detail, phone: [{ columns: [1, 3, 4] }] },
  '1005-stops': { shape: detail, phone: [{ columns: [1, 3, 5] }] },
  '1006-8d': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 3, 5] }] },
  '1006-answer': { shape: introduced, phone: [{ columns: [1, 2, 3] }] },
  '1006-levels': { shape: four, phone: [{ figures: [0, 1] }, { columns: [1, 2, 4] }] },
  '1006-recall': { shape: four, phone: [{ figures: [0, 1] }, { columns: [1, 2, 4] }] },
  '1007-trail': { shape: five, phone: [{ columns: [1, 2, 4] }] },
  '1008-cockpit': { shape: five, phone: [{ columns: [1, 2, 4] }] },
  '1008-question': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 2, 4] }] },
  '1009-projects': { shape: detail, phone: [{ columns: [1, 3, 5] }] },
  '1009-reasons': { shape: four, phone: [{ columns: [1, 2, 4] }] },
  '1009-request': { shape: detail, phone: [{ columns: [1, 2, 4] }] },
  '1011-connectors': { shape: five, phone: [{ columns: [1, 2, 4] }] },
  '1011-follow': { shape: detail, phone: [{ columns: [1, 4, 5] }] },
  '1011-mapping': { shape: five, phone: [{ columns: [1, 2, 4] }] },
  '1004-constraints': { shape: detail, phone: [{ figures: [1, 2] }, { columns: [1, 3, 4] }] },
  '1004-plans': { shape: detail, phone: [{ columns: [1, 2, 6] }] },
  '1007-eliminations': { shape: paired([]), phone: [{ figures: [0, 1] }, { columns: [1, 4] }] },
  '1007-matching': { shape: detail, phone: [{ columns: [1, 4] }] },
  '1007-operations': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 5, 6] }] },
  '1007-vouchers': { shape: paired([3], 'tbody tr:nth-child(-n+2){display:none}'), phone: [{ figures: [0, 1] }, { columns: [1, 4] }] },
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
  '1012-apps': { shape: paired([4, 5]), phone: [{ figures: [0, 1] }, { columns: [1, 3, 6] }] },
  '1012-both': { shape: { ...told, without: [1], rules: onDesks.both }, phone: [{ columns: [1, 2, 4] }] },
  '1012-form': { shape: { ...told, rules: onDesks.form }, phone: [{ element: '.form', css: onPhones.form }] },
  '1012-report': { shape: { ...told, rules: onDesks.report }, phone: [{ element: '.report', css: onPhones.report }] },
}

/** The products whose phone screen stands beside a desk's on their page: its upper half, which can be read there. */
const handsets = [1002, 1008, 1009]

/** Pictures of products' pages that show more than the three screens of each. */
export const detailCrops: Plate[] = langs.flatMap((lang) => [
  ...handsets.map((id): Plate => ({
    file: `screens/${lang}/${id}-m-detail.webp`,
    budget: 40_000,
    draw: () => drawCrop({ id, view: 'm', scene: handsetScene(String(id), productScene(id, 'm')), lang, dark: false, ...handset }),
  })),
  ...Object.entries(shown).flatMap(([name, { shape, phone }]): Plate[] => {
    const scene = details[name]
    if (!scene) throw new Error(`no detail ${name}`)
    const file = `screens/${lang}/${name}`
    const crop: Crop = { id: 0, view: '1', scene, lang, dark: false, without: [], rows: 'whole', ...shape }
    return [
      { file: `${file}.webp`, budget: 40_000, draw: () => drawCrop(crop) },
      ...(phone
        ? [{ file: `${file}-phone.webp`, budget: 40_000, draw: () => drawPhone({ scene, lang, parts: phone }) }]
        : []),
    ]
  }),
])
