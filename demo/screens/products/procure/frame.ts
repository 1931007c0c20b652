import { suite } from '../../lib/scene'

export const frame = suite({
  active: 1,
  name: ['北湾采购云', 'Northbay Procure'],
  tabs: [
    ['寻源', 'Sourcing'],
    ['采购订单', 'Orders'],
    ['供应商', 'Suppliers'],
    ['支出分析', 'Spend'],
  ],
  user: ['周岚', 'Zhou Lan'],
  search: ['搜索订单、供应商、物料', 'Orders, suppliers, items'],
})
