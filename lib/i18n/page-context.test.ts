import { describe, expect, it } from 'vitest'
import { messages, overrideMessages } from './messages'
import { pageContext } from './page-context'
import { translatorFor } from './translator'

const context = (locale: 'cn' | 'en', hosts?: Record<string, 'cn' | 'en'>) =>
  pageContext(locale, translatorFor(locale, messages[locale]), 'Asia/Shanghai', hosts)

describe('addresses on a page (D1–D3)', () => {
  it.each([
    ['/product/1?x=1#a', '/en/product/1?x=1#a'],
    ['/', '/en'],
    ['/en/form/5001?a=1', '/en/form/5001?a=1'],
    ['/en', '/en'],
    ['/cn/cases', '/cases'],
    ['/#top', '/en#top'],
    ['#section', '#section'],
    ['https://example.com/a', 'https://example.com/a'],
    ['//example.com/a', '//example.com/a'],
    ['/assets/files/a.pdf', '/assets/files/a.pdf'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s on an English page', (address, expected) => {
    expect(context('en').href(address)).toBe(expected)
  })

  it('leaves Chinese addresses without prefix', () => {
    expect(context('cn').href('/product')).toBe('/product')
  })

  it('switches language by prefix, or by host when hosts name the language', () => {
    expect(context('cn').otherHref('/product')).toBe('/en/product')
    expect(context('en').otherHref('/')).toBe('/')
    const hosts = { 'www.example.com': 'cn', 'en.example.com': 'en' } as const
    expect(context('cn', hosts).otherHref('/product')).toBe('//en.example.com/product')
    expect(context('en', hosts).href('/product')).toBe('/product')
  })
})

describe('the site dictionary lies over the messages', () => {
  it('overrides known keys and ignores the others', () => {
    const merged = overrideMessages(messages.cn, {
      'shell.consult': '联系北湾',
      'shell.unknown': 'x',
      shell: 'x',
      'a.b.c': 'x',
      '__proto__.polluted': 'x',
    })
    expect(merged.shell.consult).toBe('联系北湾')
    expect(merged.shell.menu).toBe(messages.cn.shell.menu)
    expect(Object.keys(merged.shell)).toEqual(Object.keys(messages.cn.shell))
    expect({}).not.toHaveProperty('polluted')
  })
})
