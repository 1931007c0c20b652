import { dialogOf, expect, fillAll, submitButton, takeTime, test, texts } from './enquiry-form'
import { hydrated } from './fixtures'
import { routes } from './routes'

/** What a browser does that forbids site data: asking for a storage throws already. */
function denyStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

/** What a full disk or a private window of old does: reading answers, writing throws. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

for (const [what, breakIt] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const)
  test.describe(`storage that is ${what}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(breakIt)
    })

    test(`every page stands, and nothing fails in it (${what})`, { tag: ['@desktop', '@all'] }, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      for (const path of routes) {
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      }
    })

    test(`the list's view is still a choice, for this page (${what})`, { tag: '@desktop' }, async ({
      page,
      open,
    }) => {
      const t = texts('en').list
      await open('en', '/activity')
      await page.getByRole('button', { name: t.lines }).click()
      await expect(page.locator('[data-view="list"]')).toBeVisible()
    })

    test(`a form keeps its values while it is open, and its submit arrives (${what}, D22)`, async ({
      page,
      open,
    }) => {
      await page.clock.install()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open('en', '/services')
      await page.getByRole('complementary').locator('a[data-form="4001"]').click()
      await fillAll(page, 'en', '4001')
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
      await page.getByRole('complementary').locator('a[data-form="4001"]').click()
      await expect(dialogOf(page).getByRole('textbox').first()).not.toHaveValue('')
      await takeTime(page)
      await submitButton(page, 'en').click()
      await expect(page.getByText(texts('en').form.success)).toBeVisible()
    })
  })
