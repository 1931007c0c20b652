import type { Page } from 'playwright/test'
import { expect, texts } from './fixtures'
import { test as look } from './shared-page'

/** Pages of every kind of heading: heroes, cards, tabs, plates, texts of editors. */
const pages = [
  '/',
  '/product/1004',
  '/solution',
  '/solution/301',
  '/case-detail/404',
  '/activity/601',
  '/article-detail/news/503',
  '/services',
  '/go1688/supplier',
  '/periodical',
  '/about-us/news',
]

/**
 * Headings, and sentences of heroes, with a line that ends inside a Chinese word or begins with a stop, each with the word or stop; what
 * nobody sees is left out. A long sentence in narrow lines may end one inside a word, but for the company's name: whole words would
 * leave half of it empty.
 */
function brokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(
    (brand) => {
      const words = new Intl.Segmenter('zh-CN', { granularity: 'word' })
      const range = document.createRange()
      const broken: string[] = []
      for (const heading of document.querySelectorAll<HTMLElement>(
        'main :is(h1, h2, h3, h4, [data-banner] p)',
      )) {
        if (heading.clientWidth < 20 || !heading.checkVisibility()) continue
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        let text = ''
        const tops: (number | undefined)[] = []
        while (walker.nextNode()) {
          const { currentNode } = walker
          for (let at = 0; at < (currentNode.textContent ?? '').length; at += 1) {
            range.setStart(currentNode, at)
            range.setEnd(currentNode, at + 1)
            const [box] = range.getClientRects()
            tops.push(box && box.width > 0 ? Math.round(box.top) : undefined)
          }
          text += currentNode.textContent
        }
        const drawn = tops.flatMap((top, at) => (top === undefined ? [] : [{ top, sign: text[at] ?? '' }]))
        for (const [at, { top, sign }] of drawn.entries())
          if (at > 0 && top > (drawn[at - 1]?.top ?? top) + 8 && /[，。：；！？、”》）]/.test(sign))
            broken.push(`${sign} begins a line in ${text}`)
        const isNarrow = heading.querySelector('.lead') !== null && innerWidth < 1200
        const kept = isNarrow
          ? [...text.matchAll(new RegExp(brand, 'g'))].map(({ index }) => ({ segment: brand, index }))
          : words.segment(text)
        for (const { segment, index } of kept) {
          if (!/^\p{Script=Han}{2,}$/u.test(segment)) continue
          const lines = new Set(tops.slice(index, index + segment.length).filter((top) => top !== undefined))
          if (lines.size > 1) broken.push(`${segment} in ${text}`)
        }
      }
      return broken
    },
    texts('cn').shell.siteName.slice(0, 2),
  )
}

for (const path of pages) {
  look(
    `no heading or hero’s sentence breaks inside a Chinese word or before a stop: ${path}`,
    { tag: '@desktop' },
    async ({ page, open }) => {
      await open('cn', path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        // The window's new width comes before the styles made for it.
        await expect.poll(() => brokenHeadings(page), `${path} at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    },
  )
}
