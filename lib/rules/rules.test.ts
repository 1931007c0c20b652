import { describe, expect, it } from 'vitest'
import { requestedWidth, resizedUrl, versionedUrl } from '@/lib/contract/image-address'
import { withCarried } from '@/lib/rules/address/carried-query'
import { jumpTarget } from '@/lib/rules/address/jump'
import { localiseLinks } from '@/lib/rules/address/localise-links'
import { caseRowLayout, gridColumns, subMenuStyle } from '@/lib/rules/layout/card-layout'
import { homeModuleKind } from '@/lib/rules/layout/home-module'
import { brightness, themeOf } from '@/lib/rules/media/banner-theme'
import { isVideo, videoType } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'

describe('banner theme (§4, D19)', () => {
  it.each([
    [255, 255, 255, 'light'],
    [11, 26, 38, 'dark'],
    [204, 204, 204, 'dark'], // exactly 0.8 is not above it
    [205, 205, 205, 'light'],
  ])('rgb(%i, %i, %i) → %s', (red, green, blue, theme) => {
    expect(themeOf(red, green, blue)).toBe(theme)
  })
  it('weighs green most', () => {
    expect(brightness(0, 255, 0)).toBeGreaterThan(brightness(255, 0, 0))
  })
})

describe('card layouts (§9)', () => {
  it.each([
    [0, false, false],
    [2, false, false],
    [3, true, false],
    [4, true, true],
  ])('%i cases', (count, isCarousel, hasArrows) => {
    expect(caseRowLayout(count)).toEqual({ isCarousel, hasArrows })
  })
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
  ])('grid of %i items has %i columns', (count, columns) => {
    expect(gridColumns(count, 3)).toBe(columns)
  })
  it('sub-menus of six or fewer are small', () => {
    expect([subMenuStyle(6), subMenuStyle(7)]).toEqual(['small', 'large'])
  })
})

describe('carried query (D9)', () => {
  it.each([
    ['/product', '?bd_vid=1&utm_source=x&ext_info=2', '/product?bd_vid=1&ext_info=2'],
    ['/product?pageNo=2#a', '?bd_vid=1', '/product?pageNo=2&bd_vid=1#a'],
    ['/product?bd_vid=own', '?bd_vid=1', '/product?bd_vid=own'],
    ['/product', '?utm_source=x', '/product'],
    ['/product?q=a%20b', '?bd_vid=%B2%D6&ext_info=a+b', '/product?q=a%20b&bd_vid=%B2%D6&ext_info=a+b'],
    ['/product', '?bd_vid=', '/product'],
    ['/', '', '/'],
  ])('%s on a page with %s', (address, search, expected) => {
    expect(withCarried(address, search)).toBe(expected)
  })
})

describe('home modules (§2)', () => {
  it.each([
    ['CAROUSEL', 'x', 'carousel'],
    ['PRODUCT', 'x', 'product'],
    ['NEWS', 'x', 'news'],
    ['BUSINESS_CONSULTING', 'x', 'consult'],
    ['SOLUTION', 'x', 'solution'],
    ['Example', 'x', 'case'],
    ['NEWS', 'case', 'case'],
    ['ANYTHING', 'x', 'banner'],
    ['constructor', 'x', 'banner'],
  ])('%s named %s → %s', (moduleType, moduleName, kind) => {
    expect(homeModuleKind({ moduleType, moduleName })).toBe(kind)
  })
})

describe('pictures are requested at 1.5 × their box (§9, D28)', () => {
  it('scales, and leaves vectors and foreign pictures alone', () => {
    expect(requestedWidth(434)).toBe(651)
    expect(resizedUrl({ url: '/assets/a.jpg', isResizable: true }, 320)).toBe(
      '/api/image?src=%2Fassets%2Fa.jpg&w=480',
    )
    expect(resizedUrl({ url: '/assets/a.svg', isResizable: true }, 320)).toBe('/assets/a.svg')
    // Pages show nothing of an unlisted host by plain http; a listed one may have nothing else.
    const scheme = (isResizable: boolean) =>
      versionedUrl({ url: 'http://elsewhere.example/a.mp4?b=http:', isResizable })
    expect(scheme(false)).toBe('https://elsewhere.example/a.mp4?b=http:')
    expect(scheme(true)).toBe('http://elsewhere.example/a.mp4?b=http:')
    expect(resizedUrl({ url: 'http://elsewhere.example/a.jpg', isResizable: false }, 320)).toBe(
      'https://elsewhere.example/a.jpg',
    )
  })
})

describe('videos (§9, contract "Shared shapes")', () => {
  it.each([
    ['/a.mp4', undefined, true],
    ['/a.RMVB?x=1', undefined, true],
    ['/a', 'video', true],
    ['/a', 'video/mp4', true],
    ['/a', 'MP4', true],
    ['/a.m3u8?t=1', undefined, true],
    ['/a', 'application/x-mpegURL', true],
    ['/a', 'audio/mp4', false],
    ['/a.jpg', undefined, false],
    ['/a.mp4.jpg', undefined, false],
    ['/files', 'image/png', false],
  ])('%s of type %s', (url, type, expected) => {
    expect(isVideo({ url, isResizable: false, ...(type && { type }) })).toBe(expected)
  })
})

describe('the type a browser is offered a video under', () => {
  it.each([
    ['/a.mp4', undefined, 'video/mp4'],
    ['/a.mov', undefined, undefined],
    ['/a.mov', 'video/quicktime', undefined],
    ['/a', 'video', undefined],
    ['/a', 'video/x-m4v', undefined],
    ['/a.wmv', 'video/x-ms-wmv', 'video/x-ms-wmv'],
    ['/a.m3u8', 'video', 'application/vnd.apple.mpegurl'],
    ['/a', 'application/x-mpegURL', 'application/vnd.apple.mpegurl'],
  ])('%s of type %s: %s', (url, type, expected) => {
    expect(videoType({ url, isResizable: false, ...(type && { type }) })).toBe(expected)
  })
})

describe('the page is named to no other host that serves a picture', () => {
  it.each([
    ['https://a.example/b.svg', true],
    ['/api/image?src=https%3A%2F%2Fa.example%2Fb.png&w=240', true],
    ['/api/image?src=%2Fassets%2Fhttps.png&w=240', false],
    ['/assets/a.svg?v=1', false],
    [undefined, false],
  ])('%s: %s', (src, isForeign) => expect('referrerPolicy' in pictureSource(src)).toBe(isForeign))
})

describe('jumps (§3)', () => {
  const files = (url: string) => ({ files: [{ url, isResizable: true }] })
  const jump = { buttonTitle: undefined, buttonLink: undefined, attachment: undefined, formBO: undefined }
  it.each([
    ['a link', { ...jump, jumpContentType: 'URL' as const, buttonLink: '/a' }, { kind: 'link', href: '/a' }],
    [
      'a document',
      { ...jump, jumpContentType: 'DOCUMENT' as const, attachment: files('/a.pdf') },
      { kind: 'document', href: '/a.pdf' },
    ],
    [
      'a form',
      { ...jump, jumpContentType: 'FORM' as const, formBO: { id: '7' } },
      { kind: 'form', href: '/form/7', formId: '7' },
    ],
    [
      'the default form',
      { ...jump, jumpContentType: 'FORM' as const },
      { kind: 'form', href: '/form/1', formId: '1' },
    ],
    ['nothing', { ...jump, jumpContentType: 'URL' as const }, undefined],
    ['no jump', undefined, undefined],
  ])('%s', (_name, value, expected) => {
    expect(jumpTarget(value, '1')).toEqual(expected)
  })
  it('a video plays, with its type', () => {
    expect(jumpTarget({ ...jump, jumpContentType: 'VIDEO', attachment: files('/a') }, '1')).toMatchObject({
      kind: 'video',
      href: '/a',
    })
    expect(jumpTarget({ ...jump, jumpContentType: 'VIDEO', attachment: files('/a.mp4') }, '1')).toEqual({
      kind: 'video',
      href: '/a.mp4',
      videos: [{ src: '/a.mp4', type: 'video/mp4' }],
    })
  })
})

describe('links inside content (D1)', () => {
  it('get the language prefix, once, and nothing else changes', () => {
    const html =
      '<p><a href="/product?a=1&amp;b=2">x</a> <a href="https://e.example/">y</a> <img src="/assets/a.jpg"></p>'
    expect(localiseLinks(html, (address) => `/en${address}`)).toBe(
      '<p><a href="/en/product?a=1&amp;b=2">x</a> <a href="https://e.example/">y</a> <img src="/assets/a.jpg"></p>',
    )
  })
})
