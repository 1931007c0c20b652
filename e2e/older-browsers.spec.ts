import type { Page } from 'playwright/test'
import { defaultFormOf } from '@/lib/i18n/locales'
import {
  dialogOf,
  expect,
  fillAll,
  fillField,
  formOf,
  submitButton,
  takeTime,
  test,
  texts,
} from './enquiry-form'
import { address, type Lang } from './fixtures'
import { holdBack, scripts } from './hold-scripts'

/** What Chromium 94 (as it lives on in apps) and Safari 15.4 do not have. What Next brings for them is among it. */
function takeBack() {
  const gone: [object, string[]][] = [
    [AbortSignal, ['any', 'timeout']],
    [Array, ['fromAsync']],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Crypto.prototype, ['randomUUID']],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility']],
    [HTMLButtonElement.prototype, ['commandForElement']],
    [HTMLElement.prototype, ['hidePopover', 'inert', 'popover', 'showPopover', 'togglePopover']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [Map, ['groupBy']],
    [Object, ['groupBy', 'hasOwn']],
    [Promise, ['any', 'try', 'withResolvers']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [window, ['navigation', 'requestIdleCallback', 'scheduler', 'structuredClone']],
  ]
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name)
  const find = Document.prototype.querySelector
  Document.prototype.querySelector = function (this: Document, selectors: string) {
    if (selectors.includes(':modal')) throw new DOMException(selectors, 'SyntaxError')
    return find.call(this, selectors)
  }
}

/** A script that no browser can read: of it only the window hears. */
const unreadable = { contentType: 'text/javascript', body: 'class { static }' }
/** One that does nothing: the browser read it, and nothing began. */
const idle = { contentType: 'text/javascript', body: '' }

const consult = (page: Page) => page.getByRole('complementary').locator('a[data-form]')

/** Fills in and sends the form of a page whose dialog is no dialog: by script or without, it arrives. */
async function sendPlainly(page: Page, lang: Lang, formId: string) {
  const form = page.locator('form#consult-form')
  for (const field of (await formOf(page, lang, formId)).fields) await fillField(form, field, lang)
  await takeTime(page)
  await form.getByRole('button', { name: texts(lang).form.submit, exact: true }).click()
  const { success, received } = texts(lang).form
  await expect(
    page.getByRole('heading', { name: success }).or(page.getByRole('heading', { name: received })),
  ).toBeVisible()
}

test.use({ expectedErrors: [/showModal|ERR_FAILED|ChunkLoadError|Failed to load|^uncaught: $/] })

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)
  const formId = defaultFormOf(lang, '/')

  test(`a browser of 2021 sends an enquiry, plays a video and follows the sections of a page, ${lang}`, async ({
    page,
    open,
    isMobile,
  }) => {
    test.setTimeout(120_000)
    await page.addInitScript(takeBack)
    await page.clock.install()
    await open(lang, '/solution')
    await page.locator('main a[data-video]:visible').first().click()
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog video')).toHaveCount(0)
    await open(lang, '/services')
    await consult(page).click()
    await fillAll(page, lang, formId)
    await takeTime(page)
    await submitButton(page, lang).click()
    await expect(page.getByRole('heading', { name: t.form.received })).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)

    await open(lang, '/product')
    const anchors = page.locator('main nav a[href^="#"]:visible')
    await anchors.nth(1).click()
    await expect(anchors.nth(1)).toHaveAttribute('aria-current', /./)
    if (isMobile) return
    const opener = page.locator('[data-menu] > button').first()
    await opener.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-menu] [data-panel] a:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog').locator('input[type=search]')).toBeFocused()
  })

  for (const [what, breakIt] of [
    ['is missing', () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')],
    [
      'fails',
      () => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new Error('no showModal here')
        }
      },
    ],
  ] as const)
    test(`where showModal ${what} a link to a form, a video or the search is followed, ${lang}`, {
      tag: ['@desktop', '@all'],
    }, async ({ page, open }) => {
      await page.addInitScript(breakIt)
      await page.clock.install()
      await open(lang, '/solution')
      await page.locator('main a[data-video]:visible').first().click()
      await expect(page).toHaveURL(/\/assets\/videos\//)
      await open(lang, '/services')
      await page.locator('header a[data-search]:visible').first().click()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/search')}$`))
      await open(lang, `/product/1001/form?id=${formId}`)
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/form/')}${formId}$`))
      await open(lang, '/services')
      await consult(page).click()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/form/')}${formId}$`))
      await sendPlainly(page, lang, formId)
    })

  for (const [what, body] of [
    ['cannot be read', unreadable],
    ['is gone', undefined],
  ] as const)
    test(`where the code of a form or a video ${what} its link is followed, ${lang}`, {
      tag: ['@desktop', '@all'],
    }, async ({ page, open }) => {
      await page.clock.install()
      const withhold = () => page.route(scripts, (route) => (body ? route.fulfill(body) : route.abort()))
      await open(lang, '/solution')
      await withhold()
      await page.locator('main a[data-video]:visible').first().click()
      await expect(page).toHaveURL(/\/assets\/videos\//)
      await page.unrouteAll()
      await open(lang, '/services')
      await withhold()
      await consult(page).hover()
      await consult(page).click()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/form/')}${formId}$`))
      await sendPlainly(page, lang, formId)
    })

  for (const [what, body] of [
    ['cannot be read', unreadable],
    ['do nothing', idle],
  ] as const)
    test(`where the page's scripts ${what} no tap waits, ${lang}`, async ({ page }) => {
      // Nobody's patience is asked for: the three seconds that the loader waits never pass.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      const release = await holdBack(page, (route) => route.fulfill(body))
      await page.goto(address(lang, '/services'), { waitUntil: 'commit' })
      await consult(page).click()
      await expect(consult(page)).toHaveAttribute('aria-busy', 'true')
      release()
      await page.clock.runFor(1000)
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/form/')}${formId}$`))
      await page.goto(address(lang, '/solution'))
      await page.clock.runFor(2000)
      await page.locator('main a[data-video]:visible').first().click()
      await expect(page).toHaveURL(/\/assets\/videos\//)
    })
}
