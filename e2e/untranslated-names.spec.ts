import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from './shared-page'

for (const lang of ['cn', 'en'] as const) {
  const folder = `content/${lang}/products`
  const names = readdirSync(folder).map(
    (file): string => parse(readFileSync(`${folder}/${file}`, 'utf8')).name,
  )

  test(`names of products, numbers and addresses are left by browsers that translate the page, ${lang}`, async ({
    page,
    open,
  }) => {
    for (const path of [
      '/',
      '/product',
      '/product/1001',
      `/search?q=${encodeURIComponent(names[0] ?? '')}`,
    ]) {
      await open(lang, path)
      const { translated, kept } = await page.evaluate((known) => {
        const found = { translated: [] as string[], kept: 0 }
        const ofProduct = document.querySelector('h1')?.textContent ?? ''
        for (const element of document.querySelectorAll('h1, h2, h3, a')) {
          const text = element.textContent.trim()
          const isContact = element.matches('a[href^="tel:"], a[href^="mailto:"]')
          const isName = known.includes(text) || (known.includes(ofProduct) && text.includes(ofProduct))
          if (!isContact && !isName) continue
          if (element.closest('[translate=no]') ?? element.querySelector('[translate=no]')) found.kept += 1
          else found.translated.push(text)
        }
        return found
      }, names)
      expect(translated, path).toEqual([])
      expect(kept, path).toBeGreaterThan(3)
    }
  })
}
