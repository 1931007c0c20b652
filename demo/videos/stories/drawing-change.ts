import type { Change, Two } from '../story'
import * as on from '../targets'
import { box, words } from './changes'

/** An approved drawing change on its way to everybody it touches: the flow of Northbay Link at Hengyue. */
export const drawingChange: Change[] = [
  words(on.title, '图纸变更 · 谁受影响', 'Drawing change: whom it touches'),
  words(on.subtitle, '恒岳重工 · 每台起重机 140 多次变更', 'Hengyue Heavy Industries · 140 changes a crane'),
  ...(
    [
      [
        ['D 版图纸批准', 'Rev. D approved'],
        ['M36×160 螺栓', 'Bolts M36×160'],
      ],
      [
        ['工艺变更', 'Routing change'],
        ['拧紧扭矩', 'Torque'],
      ],
      [
        ['供应商回函', 'Supplier’s letter'],
        ['交期 3 天', '3 days'],
      ],
      [
        ['比对版本', 'Compare'],
        ['C 版 → D 版', 'Rev. C → D'],
      ],
      [
        ['查用处', 'Where used'],
        ['6 个部位', '6 places'],
      ],
      [
        ['库存', 'Stock'],
        ['旧规格 38 套', '38 old sets'],
      ],
      [
        ['一张清单', 'One list'],
        ['9 行', '9 lines'],
      ],
      [
        ['等人回答', 'To be answered'],
        ['2 行', '2 lines'],
      ],
      [
        ['采购改单', 'Change the PO'],
        ['PO-26118-04', 'PO-26118-04'],
      ],
      [
        ['总装排程', 'Assembly plan'],
        ['六号跨', 'Bay six'],
      ],
      [
        ['班组', 'The team'],
        ['新规格', 'New spec'],
      ],
    ] satisfies [Two, Two][]
  ).map(([title, note], i) => ({ of: on.node(i + 1), to: box(title, note) })),
]
