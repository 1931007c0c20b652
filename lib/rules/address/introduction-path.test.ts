import { expect, it } from 'vitest'
import { isPublicPath } from '@/lib/i18n/routes'
import { normalAddress } from '@/server/normal-address'
import { introductionAt, introductionPath, introductionType } from './introduction-path'

it.each(['history', '资质荣誉 & more', '50%', 'a/b?c#d', 'v1.5', '品牌/文化\\', 'a~2Fb', '~~', 'a\tb\u007f'])(
  'leads to the introduction of type %s and back',
  (type) => {
    const path = introductionPath(type)
    expect(isPublicPath(path)).toBe(true)
    expect(normalAddress(path)).toEqual({ url: path })
    expect(introductionAt(path)).toBe(type)
  },
)

it('takes a segment that is no encoding as it is', () => {
  expect(introductionType('50%')).toBe('50%')
})

it.each(['/about-us', '/about-us/news', '/about-us/form', '/about-us/trust/form', '/ai'])(
  '%s is the page of no introduction',
  (path) => expect(introductionAt(path)).toBeUndefined(),
)
