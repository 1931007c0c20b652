import { langs } from '../../screens/lib/lang'
import { details } from '../../screens/products/details'
import type { Plate } from '../lib/plate'
import { type Crop, drawCrop } from './panel'
import { drawPhone, type Part } from './phone'
import { close, detail, type Shape, told } from './plates'

type Shown = { shape: Shape & Pick<Crop, 'rules' | 'without'>; phone?: Part[] }

/** Of two functions side by side each shows four rows, so near that they can be read. */
const paired = (without: number[], rules = ''): Shown['shape'] => ({
  ...close,
  without,
  rules: `${rules}td{padding:0 10px}:is(td,th):first-child{padding-left:20px}`,
})

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
  '1004-constraints': { shape: detail, phone: [{ figures: [1, 2] }, { columns: [1, 3, 4] }] },
  '1004-plans': { shape: detail, phone: [{ columns: [1, 2, 6] }] },
  '1007-eliminations': { shape: paired([]), phone: [{ figures: [0, 1] }, { columns: [1, 4] }] },
  '1007-matching': { shape: detail, phone: [{ figures: [0, 1] }, { columns: [1, 4] }] },
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

/** Pictures of products' pages that show more than the three screens of each. */
export const detailCrops: Plate[] = langs.flatMap((lang) =>
  Object.entries(shown).flatMap(([name, { shape, phone }]): Plate[] => {
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
)
