import { readFileSync } from 'node:fs'
import { buildGallery } from '../scripts/lib/gallery'
import { root } from '../scripts/lib/run.mjs'
import { address, expect, hydrated, type Lang, test } from './fixtures'
import { loadAllPictures } from './load-pictures'
import { changedLooks, lightnessMaps, wholePage } from './visual'

/** Pages that look the same every day, whatever its date. */
const keyPages = [
  ...['/', '/product/1001', '/solution', '/cases', '/case-detail/401', '/services', '/go1688', '/search'],
]

const html = buildGallery()
/** Pages that the components share: each is shorter than what a screen here holds. */
const parts = 10
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#4a6d7c"/></svg>'

for (const lang of ['cn', 'en'] as Lang[]) {
  test(`key pages look as they did, ${lang}`, { tag: '@every' }, async ({ page }, info) => {
    // Pictures as they lie there: scaling them is the server's work, and of no matter from so far away.
    await page.route('**/api/image?*', (route) => {
      const source = new URL(route.request().url()).searchParams.get('src') ?? ''
      return route.fulfill({ body: readFileSync(`${root}/public${source}`), contentType: 'image/webp' })
    })
    const seen: Awaited<ReturnType<typeof lightnessMaps>> = {}
    await wholePage(page)
    for (const path of keyPages) {
      await page.goto(address(lang, path))
      await loadAllPictures(page)
      await hydrated(page)
      // The section being read is marked when the island has looked where sections stand.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main nav:has(li > a[href^="#"])')].every((nav) =>
          nav.querySelector('[aria-current]'),
        ),
      )
      const box = await page.evaluate(() => {
        // At once: a style changes by a transition otherwise, however short.
        document.body.style.setProperty('transition', 'none', 'important')
        document.body.style.minHeight = '0'
        // What holds dates moves with the days.
        for (const section of document.querySelectorAll<HTMLElement>('main section:has(time)'))
          section.style.display = 'none'
        const { width, height } = document.body.getBoundingClientRect()
        return { x: 0, y: 0, width, height }
      })
      Object.assign(seen, await lightnessMaps(page, { [path]: box }))
    }
    expect(await changedLooks(`pages.${lang}.${info.project.name}`, seen, info)).toEqual([])
  })

  // One language a width: the same components break in both, and a page of all of them takes its time.
  test(
    `components look as they did, ${lang}`,
    { tag: lang === 'cn' ? '@desktop' : '@phone' },
    async ({ page }, info) => {
      await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      await page.route('**/{assets,api}/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
      )
      const seen: Awaited<ReturnType<typeof lightnessMaps>> = {}
      const screen = page.viewportSize() ?? { height: 0 }
      await wholePage(page)
      for (let index = 0; index < parts; index += 1) {
        const body = (await html)(lang, { index, of: parts, isUsualOnly: true }).replace(
          /100[sd]?vh/g,
          `${screen.height}px`,
        )
        await page.route('**/gallery', (route) => route.fulfill({ contentType: 'text/html', body }))
        await page.goto('/gallery')
        await loadAllPictures(page)
        const boxes = await page.locator('[data-example]').evaluateAll((all) =>
          all.flatMap((frame) => {
            const { x, y, width, height } = frame.getBoundingClientRect()
            return height < 24 ? [] : [[frame.dataset.example, { x, y, width, height }] as const]
          }),
        )
        Object.assign(seen, await lightnessMaps(page, Object.fromEntries(boxes)))
      }
      expect(Object.keys(seen).length).toBeGreaterThan(80)
      expect(await changedLooks(`components.${lang}.${info.project.name}`, seen, info)).toEqual([])
    },
  )
}
