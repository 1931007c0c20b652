import fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakNarrow } from './html-breaks'
import { ownWords } from './segment-words'
import { bookTitles, clausesOf, latinClauses, wordParts } from './word-breaks'

it.each([
  ['起重机交付周期缩短 47 天，项目毛利按周可见', '起重机|交付|周期|缩短 47 天，|项目|毛利按周可见'],
  ['326 家门店一盘货，缺货率降到 2.8%', '326 家门店一盘货，|缺货率降到 2.8%'],
  ['北湾智核：问得清，答得出依据', '北湾智核：|问得清，|答得出|依据'],
  ['供应商愿意用，数据才是真的', '供应商愿意用，|数据|才是|真的'],
  ['数据归客户所有', '数据归客户|所有'],
  ['会摆出依据的 AI 原生 ERP', '会摆出|依据的 AI 原生 ERP'],
  ['订单全程可视白皮书：从报价到交付的 11 个断点', '订单|全程可视白皮书：|从报价到交付的 11 个断点'],
  ['白皮书：订单从报价到交付，有 11 个看不见的断点', '白皮书：|订单|从报价到交付，|有 11 个看不见的断点'],
  ['《北湾数智观察》2026年秋季号：交期，是算出来的', '《北湾数智观察》|2026年秋季号：|交期，|是算出来的'],
  ['低温奶多出两天新鲜期，临期损耗降到 1.3%', '低温奶多出两天|新鲜期，|临期|损耗|降到 1.3%'],
  ['北湾智核（Northbay Core）把信用超额', '北湾智核|（Northbay |Core）|把信用|超额'],
  ['用 Hyperconnectedmicroservices 连接', '用 |Hyperconnect|edmicroservi|ces |连接'],
  ['智能体之间怎么交接四级授权', '智能体|之间|怎么|交接|四级授权'],
  ['批次追溯白皮书：从来料贴码到四分钟反查', '批次|追溯|白皮书：|从来料贴码到|四分钟反查'],
  ['第一天：改图当天，三个部门看同一张清单', '第一天：|改图当天，|三个部门看|同一张清单'],
  ['我们参编了《供应链订单协同数据规范》', '我们参编了|《供应链|订单|协同|数据|规范》'],
  ['620 家医院里的植入物，枚枚有去向', '620 家医院里的|植入物，|枚枚有去向'],
  ['2026 北湾用户大会', '2026 北湾用户大会'],
  ['北湾财务上线新能源', '北湾财务|上线|新能源'],
  ['Every order, clear', 'Every order, clear'],
  ['', ''],
])('%s ends its lines between words', (title, parts) => {
  expect(
    wordParts(title, ownWords('北湾数智', '参编 一盘货，植入物 新能源、智能体 供应链 用户大会'))
      .join('|')
      .replaceAll('\u00a0', ' '),
  ).toBe(parts)
})

it.each([
  ['北湾软件', '联系北湾', '联系|北湾'],
  ['海川软件', '联系北湾', '联系北湾'],
  ['Northbay', '联系北湾', '联系北湾'],
])('knows the brand in the name of its own site alone: %s, %s', (siteName, title, parts) =>
  expect(wordParts(title, ownWords(siteName)).join('|')).toBe(parts),
)

it('words of a trade are those that the site names, so many and so long', () => {
  const title = '一张采购订单的十九天'
  expect(wordParts(title).join('|')).toBe('一张采购|订单的|十九天')
  expect(wordParts(title, ownWords('', '采购订单')).join('|')).toBe('一张采购订单的|十九天')
  const { terms } = ownWords(
    '',
    `植入物 ${'长'.repeat(13)} ${Array.from({ length: 400 }, (_, at) => `词${at}`).join(' ')}`,
  )
  expect([terms.has('植入物'), terms.has('长'.repeat(13)), terms.size]).toEqual([true, false, 300])
})

it('of a text longer than any title is not looked for: a heading of 16,000 signs is one part', () => {
  const endless = '北湾数智供应链，'.repeat(2000)
  expect(wordParts(endless)).toEqual([endless])
  expect(breakNarrow(`<h2>${endless}</h2>`)).toBe(`<h2>${endless}</h2>`)
  expect(wordParts(endless.slice(0, 400), ownWords('北湾')).length).toBeGreaterThan(50)
})

it('loses no sign of any title', () => {
  const sign = fc.constantFrom(...'让每一张订单都走得明白，：47 天%AIERP的了“”')
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const title = signs.join('')
      expect(wordParts(title).join('').replaceAll('\u00a0', ' ')).toBe(title)
    }),
  )
})

it('begins no line with a stop and ends none with an opening mark', () => {
  const piece = fc.constantFrom(
    ...'订单全程可视白皮书北湾的了，：。》”、《“（）47%',
    '数智',
    'AI',
    'ERP',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece), (all) => {
      const [, ...rest] = wordParts(all.join(''))
      expect(rest.filter((part) => /^[，。：；！？、”》）]/u.test(part))).toEqual([])
      expect(
        wordParts(all.join(''))
          .slice(0, -1)
          .filter((part) => /[《“（]$/u.test(part)),
      ).toEqual([])
    }),
  )
})

it('has no part that a narrow card has no room for', () => {
  const word = fc.constantFrom('订单', '全程', '可视', '白皮书', '一', '盘', '货', '北湾')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (all) => {
      for (const part of wordParts(all.join(''))) expect(part.length).toBeLessThanOrEqual(9)
    }),
  )
})

it.each([
  ['拿一张您自己的订单，走一遍给您看', ['拿一张您自己的订单，', '走一遍给您看'], [true, true]],
  [
    '起重机交付周期缩短 47 天，项目毛利按周可见',
    ['起重机交付周期缩短 47\u00a0天，', '项目毛利按周可见'],
    [true, true],
  ],
  ['《北湾》第 8 期：一张订单', ['《北湾》第 8\u00a0期：', '一张订单'], [true, true]],
  // Two signs are no clause: they go on on their line.
  ['2026年秋季号：交期，是算出来的', ['2026年秋季号：', '交期，是算出来的'], [true, true]],
  ['客户案例', ['客户案例'], [true]],
])('%s has its clauses, short ones whole', (title, clauses, whole) => {
  const found = clausesOf(wordParts(title))
  expect(found.map(({ parts }) => parts.join(''))).toEqual(clauses)
  expect(found.map(({ isWhole }) => isWhole)).toEqual(whole)
})

it('a Latin title has its clauses, short ones whole', () => {
  expect(latinClauses('Two more days of fresh milk, expiry loss cut to 1.3%')).toEqual([
    { text: 'Two more days of fresh milk,', isWhole: true },
    { text: 'expiry loss cut to 1.3%', isWhole: true },
  ])
  expect(latinClauses('Going global: what a manufacturer needs in its second year')).toEqual([
    { text: 'Going global:', isWhole: true },
    { text: 'what a manufacturer needs in its second year', isWhole: true },
  ])
  expect(latinClauses('1,140 stores')).toHaveLength(1)
})

it('the parts of a book title stay together', () => {
  expect(
    bookTitles(wordParts('我们参编了《供应链订单协同数据规范》，请看', ownWords('', '参编 供应链'))),
  ).toEqual([['我们参编了'], ['《供应链', '订单', '协同', '数据', '规范》，'], ['请看']])
})
