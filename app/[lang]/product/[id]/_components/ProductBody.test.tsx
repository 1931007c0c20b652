import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { product as schema } from '@/lib/contract/products'
import { readPayload } from '@/lib/contract/read'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { ProductBody } from './ProductBody'

const page = pageContext('en', translatorFor('en', messages.en), 'Asia/Shanghai')
const render = (record: object) =>
  renderToStaticMarkup(
    <ProductBody
      page={page}
      product={readPayload('test', schema, { id: 1, name: 'Bare', ...record }).value}
    />,
  )
const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, title: `Point ${index}` }))

describe('ProductBody', () => {
  it('of a record with its required fields alone is the closing call, with the default form', () => {
    const html = render({})
    expect(html).not.toContain('<section id=')
    expect(html).not.toContain('<nav')
    expect(html).toContain('data-form="4001"')
    expect(html).toMatch(/Would you like to know more about <span translate="no">Bare<\/span>\?/)
  })

  it('writes no paragraph, picture or list that would be empty', () => {
    const html = render({
      isShowEnterpriseDemandTitle: true,
      productConfig: { config: points(1) },
      productSuperiority: { config: points(1) },
      coreFunctions: [{ id: 7, name: 'Group', functionList: points(1) }],
      scenes: points(1),
    })
    expect(html).toContain('<section id="scenes"')
    expect(html).not.toMatch(/<(p|ul|li|figure|h[1-4])[^>]*><\/\1>|<img/)
  })

  it('keeps forty points and forty tabs', () => {
    const groups = points(40).map(({ id, title }) => ({ id, name: title, functionList: points(1) }))
    const html = render({ businessValues: { config: points(40) }, coreFunctions: groups })
    expect(html.match(/id="function-\d+-tab"/g)).toHaveLength(40)
    expect(html).toContain('--columns:4')
  })

  it('shows a single blueprint without tabs', () => {
    const html = render({ blueprints: [{ id: 9, title: 'The map', resourceUrl: '/assets/map.png' }] })
    expect(html).toContain('alt="The map"')
    expect(html).not.toContain('blueprint-9-tab')
  })

  it.each([
    [1, [651, 942, 1080]],
    [2, [651, 942, 1080]],
    [3, [651, 696]],
  ])(
    'asks for pictures of %i scenes at 1.5 × their box on phones, PC and wide screens (D28)',
    (count, widths) => {
      const resource = '/assets/covers/case-401.cn.webp'
      const html = render({ applicationScenarios: points(count).map((point) => ({ ...point, resource })) })
      const asked = [...html.matchAll(/&amp;w=(\d+)/g)].map(([, width]) => Number(width))
      expect([...new Set(asked)].sort((a, b) => a - b)).toEqual(widths)
    },
  )
})
