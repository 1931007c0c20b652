import type { Page } from 'playwright/test'
import { address, expect, type Lang, test, untilReady } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'
import { routes } from './routes'

/** What is read or pressed and lies under a floating shape, wherever the page rests; a bar across the lower edge is the edge itself. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const found = new Set<string>()
    const aside = document.querySelector('[data-floating]')
    if (!aside) return ['no floating buttons']
    const isBar = aside.getBoundingClientRect().bottom >= innerHeight - 1
    const shapes = isBar ? [] : [...aside.querySelectorAll('a')].map((shape) => shape.getBoundingClientRect())
    const parts = [...document.querySelectorAll('main, footer')]
    const texts = parts.flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode())
        if (walker.currentNode.textContent?.trim()) nodes.push(walker.currentNode as Text)
      return nodes
    })
    const controls = [
      ...document.querySelectorAll(':is(main, footer) :is(a[href], button, input, select, summary)'),
    ]
    const edgesOf = (node: Text | Element) => {
      if (node instanceof Element) return [...node.getClientRects()]
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    }
    const look = () => {
      for (const node of [...texts, ...controls])
        for (const edges of edgesOf(node))
          for (const shape of shapes) {
            const [left, right] = [Math.max(edges.left, shape.left), Math.min(edges.right, shape.right)]
            const [top, bottom] = [Math.max(edges.top, shape.top), Math.min(edges.bottom, shape.bottom)]
            if (right - left < 1 || bottom - top < 1) continue
            const element = node instanceof Element ? node : node.parentElement
            const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
            if (element && under.includes(element))
              found.add(`${innerWidth} px: ${node.textContent?.trim().slice(0, 40)}`)
          }
    }
    const most = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < most + 300; top += 300) {
      scrollTo({ top: Math.min(top, most), behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      look()
    }
    return [...found]
  })

const widths = [320, 375, 768, 1024, 1280, 1680]

async function walk(page: Page, lang: Lang, path: string) {
  await page.goto(address(lang, path))
  await untilReady(page)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await covered(page)))
    const over = await horizontalOverflow(page)
    if (over > 0) found.push(`${width} px: wider by ${over}`)
  }
  return found
}

for (const lang of ['cn', 'en'] as const)
  for (const path of process.env.E2E === 'all' ? routes : ['/', '/product/1001', '/activity/601'])
    test(`floating buttons cover no text and no control of ${path}, ${lang} @desktop${path === '/' ? '' : ' @all'}`, async ({
      page,
    }) => {
      expect(await walk(page, lang, path)).toEqual([])
    })

test('on a phone their bar is the screen’s edge: the last line and what has the focus lie above it @phone', async ({
  page,
  open,
}) => {
  for (const path of ['/', '/activity/601']) {
    await open('cn', path)
    const bar = page.locator('[data-floating]')
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const bottom = await page
      .locator('body > footer')
      .evaluate((footer) => footer.getBoundingClientRect().bottom)
    expect(bottom, path).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 1)
    const link = page.getByRole('contentinfo').locator(`a[href="${address('cn', '/product')}"]`)
    // Laid right behind the bar before the keyboard comes.
    await link.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' })
      element.focus()
    })
    const box = await link.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(
      ((await bar.boundingBox())?.y ?? 0) + 1,
    )
  }
})
