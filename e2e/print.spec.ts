import { expect, test } from './fixtures'
import { loadAllPictures } from './load-pictures'

test('on paper nothing that floats over the page is printed @desktop', async ({ page, open }) => {
  await open('en', '/cases')
  const consult = page.getByRole('complementary').locator('a[data-form]')
  await expect(consult).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(consult).toBeHidden()
})

test('a product is four sheets at most, in both languages', { tag: ['@desktop', '@all'] }, async ({
  page,
  open,
}) => {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  for (const lang of ['cn', 'en'] as const) {
    for (const path of ['/product/1003', '/product/1006', '/product/1010']) {
      await open(lang, path)
      await loadAllPictures(page)
      await page.emulateMedia({ media: 'print' })
      await expect(
        page.getByRole('main').locator('a[data-document], a[data-form]').filter({ visible: true }),
      ).toHaveCount(0)
      const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(sheets?.length, `${lang} ${path}`).toBeLessThanOrEqual(4)
    }
  }
})

test('on paper every panel of tabs stands under its own title @desktop', async ({ page, open }) => {
  await open('en', '/product/1001')
  const panels = page.getByRole('tabpanel', { includeHidden: true })
  const tabs = page.getByRole('tablist').first()
  await expect(tabs).toBeVisible()
  const count = await panels.count()
  expect(count).toBeGreaterThan(1)
  await expect(panels.nth(1)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(tabs).toBeHidden()
  for (let at = 0; at < count; at += 1) {
    await expect(panels.nth(at)).toBeVisible()
    const title = await panels.nth(at).getByRole('heading', { level: 3 }).first().boundingBox()
    expect(title?.height).toBeGreaterThan(10)
  }
})

test('on paper a framed page is its text, and an event has no bar over its words @desktop', async ({
  page,
  open,
}) => {
  await open('en', '/ai')
  const text = page.getByRole('main').locator('details')
  const frame = page.getByRole('main').locator('iframe')
  await expect(frame).toBeVisible()
  await expect(text.getByRole('heading').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(frame).toBeHidden()
  await expect(text.getByRole('heading').first()).toBeVisible()
  const bar = await page.getByRole('banner').boundingBox()
  const first = await text.locator('p, h2').first().boundingBox()
  expect(first?.y, 'below the head of the sheet').toBeGreaterThanOrEqual(bar?.height ?? 0)
  await page.emulateMedia({ media: 'screen' })
  await open('en', '/activity/601')
  const enrol = page.locator('[data-sticky-bar]')
  await expect(enrol).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(enrol).toBeHidden()
})

test('on paper the slides of a carousel stand beside each other: none makes the sheet smaller @desktop', async ({
  page,
  open,
}) => {
  await open('en', '/activity')
  await page.emulateMedia({ media: 'print' })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})
