import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import * as brand from '@/lib/brand/brand'
import { sharp } from '../sharp'
import { drawShare, type ShareShape } from './draw'
import { canSet } from './fonts'
import { byWords } from './words'

const words = { title: '北湾采购云：询价、下单、送货、对账', kind: '产品', site: '北湾数智', lang: 'zh-CN' }
const cover = readFileSync('public/assets/covers/activity-601.en.webp')
const draw = async (title: string, shape: ShareShape, picture: Buffer | undefined = cover) => {
  const bytes = await drawShare({ words: { ...words, title }, cover: picture, logo: undefined }, shape)
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format, bytes: bytes.byteLength }
}

describe('a share picture', () => {
  it.each([
    [words.title, 'wide', cover],
    ['A title that says far too much '.repeat(12), 'wide', cover],
    ['没有图片的页面', 'wide', undefined],
  ] as const)('%s: the size that feeds ask for, small enough for chats', async (title, shape, picture) => {
    const drawn = await draw(title, shape, picture)
    expect(drawn).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect(drawn.bytes).toBeLessThan(300_000)
  })

  it('is a square for WeChat', async () => {
    expect(await draw(words.title, 'square')).toMatchObject({ width: 600, height: 600 })
  })

  it('stands on the dark shade where brand.yaml sets it so', async () => {
    const corner = async () => {
      const parts = { words, cover: undefined, logo: undefined }
      const { data } = await sharp(await drawShare(parts, 'wide'))
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[0] ?? 0
    }
    expect(await corner()).toBeGreaterThan(240)
    vi.spyOn(brand, 'brand').mockReturnValue({ share: 'dark' })
    expect(await corner()).toBeLessThan(40)
    vi.restoreAllMocks()
  })

  it.each([
    ['北湾', { hasLatin: true, hasChinese: false }, false],
    ['北湾', { hasLatin: true, hasChinese: true }, true],
    ['Northbay', { hasLatin: true, hasChinese: false }, true],
    ['Northbay', { hasLatin: false, hasChinese: false }, false],
  ])('%s is set only where a font has its characters: %j', (text, installed, can) => {
    expect(canSet(text, installed)).toBe(can)
  })

  it('looks at no more of a text than a title may have', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    expect(byWords('北湾数智供应链，'.repeat(2000), 'zh-CN').replaceAll('\u2060', '')).toHaveLength(200)
    expect(segment.mock.calls.map(([text]) => text.length)).toEqual([200])
    segment.mockRestore()
  })

  it('ends no line inside a Chinese word, and is no markup', () => {
    const set = byWords('采购云 <b> & 北湾', 'zh-CN')
    expect(set).not.toContain('<b>')
    expect(set.replaceAll('\u2060', '')).toBe('采购云 &#60;b&#62; &#38; 北湾')
    expect(set).toContain('采\u2060购')
    expect(byWords('到 42 天，少 31%', 'zh-CN').replaceAll('\u2060', '')).toBe(
      '到\u00a042\u00a0天，少\u00a031%',
    )
  })
})
