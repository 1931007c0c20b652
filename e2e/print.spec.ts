import { expect, test } from './fixtures'

test('on paper nothing that floats over the page is printed @desktop', async ({ page, open }) => {
  await open('en', '/cases')
  const consult = page.getByRole('complementary').locator('a[data-form]')
  await expect(consult).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(consult).toBeHidden()
})
