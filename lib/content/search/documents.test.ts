import { expect, it } from 'vitest'
import { documentOf } from './documents'

it('keeps the signs of a title, which is no HTML, and the words alone of a description, which may be', () => {
  const wire = {
    id: 7,
    title: 'Stock  <5 days, margin >10% & “<b>”',
    desc: '<p>In <b>words</b> &amp; so</p>',
  }
  const found = documentOf('news', wire, { zone: 'Asia/Shanghai', bodyLength: 100 })
  expect([found?.title, found?.desc]).toEqual(['Stock <5 days, margin >10% & “<b>”', 'In words & so'])
})
