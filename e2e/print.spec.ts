import { expect, test } from './fixtures'

test('on paper nothing that floats over the page is printed @desktop', async ({ page, open }) => {
  await open('en', '/cases')
  const consult = page.getByRole('complementary').locator('a[data-form]')
  await expect(consult).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(consult).toBeHidden()
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
  await page.emulateMedia({ media: 'screen' })
  await open('en', '/activity/601')
  const bar = page.locator('[data-sticky-bar]')
  await expect(bar).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
})
