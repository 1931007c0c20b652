import { expect, test } from './fixtures'

/** The small card is asked for as wide as §9 says, and shown as high as the others: nothing of its picture is cut. */
const [card, half, small, cover] = ['434x244', '600x338', '320x180', '800x450']
/** The pictures of cards and covers on a page, and their boxes of §9 on PC and on phones. */
const pictures = [
  ['/', 'article:has(> p + h3 > a[href*="/article-detail/"])', half, card],
  ['/about-us/news', '#list article', card, card],
  ['/about-us/news', '[data-track] > li', cover, card],
  ['/activity', '#list article', half, card],
  ['/activity', '[data-track] > li', cover, card],
  ['/activity/601', 'main header', cover, card],
  ['/media', '#list article', half, card],
  ['/Media/701', 'main article', cover, card],
  ['/cases', 'main article', card, small],
  ['/solution', '[data-industry="0"] li:has(> h3)', '840x473', card],
  ['/article-detail/news/501', 'main article', cover, card],
] as const

test('cards are shown and requested at 434x244 or 320 wide, two a row at 600, covers at 800x450, each × 1.5 (§9, D28)', async ({
  page,
  open,
  isMobile,
}) => {
  let at = ''
  for (const [path, selector, pc, phone] of pictures) {
    if (path !== at) await open('cn', path)
    at = path
    const picture = page.locator(selector).locator('img[src*="/api/image"]').first()
    const wanted = isMobile ? phone : pc
    const [width, height] = wanted.split('x').map(Number) as [number, number]
    const seen = await picture.evaluate((image: HTMLImageElement) => {
      const source = image.parentElement?.querySelector('source')
      const address = source && matchMedia(source.media).matches ? source.srcset : image.src
      const { width, height } = image.getBoundingClientRect()
      return { asked: new URL(address, location.href).searchParams.get('w'), ratio: width / height }
    })
    expect(seen.asked, `${path}, ${selector}`).toBe(String(width * 1.5))
    expect(Math.abs(seen.ratio - width / height), `${path}, ${selector}: ${seen.ratio}`).toBeLessThan(0.05)
  }
})

test('on wide screens each picture is requested at 1.5 × its box (D28)', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  const paths = [
    '/',
    '/product',
    '/product-category/101',
    '/product/1001',
    '/solution',
    '/solution/301',
    '/cases',
    '/about-us/news',
  ]
  for (const path of [
    ...paths,
    '/case-detail/401',
    '/activity',
    '/activity/601',
    '/media',
    '/Media/701',
    '/periodical/808',
  ]) {
    await open('cn', path)
    const small = await page
      .locator('main img[src*="/api/image"]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.flatMap((image) => {
          const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
          const source = sources.find(({ media }) => matchMedia(media).matches)
          const address = new URL(source?.srcset ?? image.src, location.href)
          const { width } = image.getBoundingClientRect()
          const share = Number(address.searchParams.get('w')) / (1.5 * width)
          return width > 0 && share < 0.98 ? [`${address.search} in ${width} px`] : []
        }),
      )
    expect(small, path).toEqual([])
  }
})
