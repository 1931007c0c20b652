import { expect, test } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'

test.use({ viewport: { width: 320, height: 700 } })

const paths = [
  ...['/', '/product', '/product/1001', '/solution', '/services', '/activity', '/activity/601', '/about-us'],
  ...[
    '/about-us/news',
    '/periodical',
    '/cases',
    '/media',
    '/search?q=ERP',
    '/privacy',
    '/join-us',
    '/form/5004',
  ],
]

/** Texts that their box cuts, and texts that lie on each other: what is clamped to lines, moved by its row or floats over the page is meant. */
function spoilt(): string[] {
  const found = new Set<string>()
  const lines: { element: Element; box: DOMRect; text: string }[] = []
  const walker = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.textContent?.trim().slice(0, 40) ?? ''
    if (
      !text ||
      !element ||
      element.closest(
        'script, style, svg, [aria-hidden="true"], body > header, [data-floating], [data-sticky-bar]',
      )
    )
      continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const around: Element[] = []
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      around.push(one)
    const styles = around.map((one) => getComputedStyle(one))
    if (styles.some(({ clipPath, webkitLineClamp }) => clipPath !== 'none' || webkitLineClamp !== 'none'))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue
      lines.push({ element, box, text })
      for (const [index, one] of around.entries()) {
        const { overflowX, overflowY } = styles[index] ?? {}
        if (overflowX === 'auto' || overflowX === 'scroll') break
        const edges = one.getBoundingClientRect()
        const isWide =
          overflowX !== 'visible' && (box.right > edges.right + 1.5 || box.left < edges.left - 1.5)
        const isHigh = overflowY !== 'visible' && (box.bottom > edges.bottom + 3 || box.top < edges.top - 3)
        if (isWide || isHigh) found.add(`cut: ${text}`)
      }
    }
  }
  for (const [index, { element, box, text }] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (element !== other.element && wide > 3 && high > 5) found.add(`${text} on ${other.text}`)
    }
  return [...found]
}

/** The spacing of WCAG 1.4.12, as a visitor's own style sheet sets it. */
function space() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

for (const lang of ['cn', 'en'] as const) {
  for (const width of [320, 768])
    test(`with the spacing of a visitor’s own no station of the home scene is cut, ${width} px wide, ${lang} @phone @every`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await open(lang, '/')
      const stations = page.locator('input[name=station]:not([value=live])')
      const each = async () => {
        const found: string[][] = []
        for (const station of await stations.all()) {
          await station.check()
          found.push(await page.evaluate(spoilt))
        }
        return found
      }
      const before = new Set((await each()).flat())
      await page.evaluate(space)
      const after = await each()
      expect(after.map((found) => found.filter((one) => !before.has(one)))).toEqual([[], [], [], [], []])
      expect(await horizontalOverflow(page)).toBe(0)
    })

  test(`the banner of a narrow phone is 320 px high, and with the spacing of a visitor’s own nothing lies on its link, ${lang} @phone`, async ({
    page,
    open,
  }) => {
    await open(lang, '/')
    const banner = page.locator('[data-banner]')
    expect((await banner.boundingBox())?.height).toBe(320)
    await page.evaluate(space)
    for (const width of [320, 768, 899, 1280]) {
      await page.setViewportSize({ width, height: 1024 })
      await banner.locator('[data-active] a:visible').first().click({ trial: true })
    }
  })

  test(`with the spacing of a visitor’s own the words of the bar stay whole and in its middle, ${lang} @phone`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 768, height: 700 })
    await open(lang, '/services')
    await page.evaluate(space)
    const off = await page.evaluate(() =>
      [...document.querySelectorAll('body > header nav > ul > li > a')].map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const [words, box] = [range.getBoundingClientRect(), link.getBoundingClientRect()]
        return {
          text: link.textContent,
          low: words.top + words.bottom - box.top - box.bottom,
          cut: link.scrollWidth - link.clientWidth,
        }
      }),
    )
    expect(off.length).toBeGreaterThan(0)
    expect(off.filter(({ low, cut }) => Math.abs(low) > 2.5 || cut > 0)).toEqual([])
  })

  test(`with the spacing of a visitor’s own no text is cut or lies on another, 320 px wide, ${lang} @phone @every`, async ({
    page,
    open,
  }) => {
    test.setTimeout(120_000)
    for (const path of paths) {
      await open(lang, path)
      const before = await page.evaluate(spoilt)
      await page.evaluate(space)
      const after = await page.evaluate(spoilt)
      expect(
        after.filter((one) => !before.includes(one)),
        path,
      ).toEqual([])
      expect(await horizontalOverflow(page), path).toBe(0)
    }
  })
}

test('the measure itself finds a text that is cut and texts that lie on each other, only once they do @phone', async ({
  page,
}) => {
  const words = 'One line until letters stand apart'
  const style = 'position: absolute; left: 0; width: 300px; font: 16px/1 monospace; letter-spacing: -2px'
  await page.setContent(
    `<p style="${style}; top: 0">${words}</p><p style="${style}; top: 28px">Below</p>
     <p style="${style}; top: 200px; height: 24px; overflow: hidden">${words.toLowerCase()}</p>`,
  )
  expect(await page.evaluate(spoilt)).toEqual([])
  await page.evaluate(space)
  expect(await page.evaluate(spoilt)).toEqual([`cut: ${words.toLowerCase()}`, `${words} on Below`])
})
