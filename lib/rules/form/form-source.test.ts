import { describe, expect, it } from 'vitest'
import { deviceType } from './device-type'
import { formSource } from './form-source'

describe('formSource (§7)', () => {
  it.each([
    ['/', 'INDEX_MODEL', undefined],
    ['/en', 'INDEX_MODEL', undefined],
    ['/product', 'PRODUCT', undefined],
    ['/product/1001', 'PRODUCT', '1001'],
    ['/en/product/1001/form?id=5001#top', 'PRODUCT', '1001'],
    ['/product/form', 'PRODUCT', undefined],
    ['/product-category/101', 'PRODUCT', '101'],
    ['/cases', 'EXAMPLE', undefined],
    ['/case-detail/401', 'EXAMPLE', '401'],
    ['/solution/301/', 'SOLUTION', '301'],
    ['/en/periodical/808', 'CORPORATE_PUBLICATION', '808'],
    ['/activity/601', 'INDEX_MODEL', '601'],
    ['/Media/707', 'INDEX_MODEL', '707'],
    ['/article-detail/news/501', 'INDEX_MODEL', undefined],
    ['/form/1', 'INDEX_MODEL', undefined],
    ['/en/form/4001', 'INDEX_MODEL', undefined],
    ['/go1688/purchaser', 'INDEX_MODEL', undefined],
    ['/product/1234567890123456789', 'PRODUCT', '1234567890123456789'],
    ['/product/p-3_B', 'PRODUCT', 'p-3_B'],
    ['/about-us/news', 'INDEX_MODEL', undefined],
    ['/about-us/2', 'INDEX_MODEL', undefined],
    ['/constructor/1', 'INDEX_MODEL', undefined],
  ])('%s → %s %s', (path, formTypeSource, sourceId) => {
    expect(formSource(path)).toEqual({ formTypeSource, ...(sourceId && { sourceId }) })
  })
})

describe('deviceType (§7)', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile', 0, 0],
    ['Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN00) Chrome/114 Mobile', 0, 0],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile', 5, 2],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 1],
    ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, 1],
    [mac, 5, 1],
    [mac, 0, 2],
    ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft) Mobile', 5, 2],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 10, 2],
    ['', 0, 2],
  ])('%s, %d touch points → %d', (userAgent, touchPoints, expected) => {
    expect(deviceType(userAgent, touchPoints)).toBe(expected)
  })
})
