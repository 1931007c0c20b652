import { suite } from '../../lib/scene'

const head = {
  active: 1,
  tabs: [
    ['找货', 'Find'],
    ['我的订单', 'Orders'],
    ['供货', 'Supply'],
    ['对账', 'Accounts'],
  ] as [string, string][],
  search: ['搜索规格、供应商、订单', 'Items, suppliers, orders'] as [string, string],
}

/** The marketplace as a purchaser sees it, and as a supplier does. */
export const purchaser = suite({
  ...head,
  name: ['北湾集采', 'Northbay Marketplace'],
  user: ['周岚', 'Zhou Lan'],
})
export const supplier = suite({
  ...head,
  name: ['北湾集采', 'Northbay Marketplace'],
  user: ['贺铭', 'He Ming'],
})
