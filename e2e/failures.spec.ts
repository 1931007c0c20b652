import type { Page } from 'playwright/test'
import { address, expect, hydrated, type Lang, test, texts } from './fixtures'
import { holdBack } from './hold-scripts'
import { settled } from './settled'

test.use({ expectedErrors: [/broken on purpose|404|ERR_FAILED|ChunkLoadError|Failed to load chunk/] })

/** The browser interfaces that islands of a page stand on, each of them failing when it is used. */
function breakObservers() {
  for (const { prototype } of [IntersectionObserver, ResizeObserver])
    prototype.observe = () => {
      throw new Error('broken on purpose')
    }
}

/** From now on no script that the page does not have yet can be loaded: what a deploy does to a page that was open. */
const withholdScripts = (page: Page) => page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())

/** Answers wait for it until it is opened. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** Counts the documents that the page loads. */
function documents(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Addresses of the loaded scripts that only a product's page has: the tabs of its functions, whose role is named nowhere else. */
async function ownScripts(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/_next\/static\/.*\.js/.test(name)),
  )
  const codes = await Promise.all(loaded.map(async (url) => (await fetch(url)).text()))
  return loaded.filter((_, index) => codes[index]?.includes('tablist'))
}

/** Follows a link that no pointer went over, so that nothing of its page is there beforehand. */
const goTo = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
  }, path)

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang)

  test(`an island that fails leaves its page readable and the others working, ${lang}`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(breakObservers)
    for (const path of ['/product/1001', '/cases', '/', '/activity', '/ai']) {
      await open(lang, path)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      await expect(page.getByText(t.broken.title)).toHaveCount(0)
    }
    await page.getByRole('complementary').locator('a[data-form]').click()
    await expect(page.getByRole('dialog').locator('form')).toBeVisible()
  })

  test(`a page whose scripts went with a deploy is loaded again, once; after that it stands without them, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    const target = address(lang, '/activity')
    const heading = page.getByRole('heading', { level: 1 })
    await open(lang, '/privacy')
    await hydrated(page)
    const loaded = documents(page)
    await withholdScripts(page)
    await goTo(page, target)
    await expect.poll(() => loaded).toEqual([target])
    await expect(page.getByRole('main').locator('a[href*="/activity/"]').first()).toBeVisible()
    await expect(page.getByText(t.broken.title)).toHaveCount(0)
    const headline = (await heading.textContent()) ?? ''
    await page.unrouteAll()
    await open(lang, '/privacy')
    await hydrated(page)
    await withholdScripts(page)
    await goTo(page, target)
    await expect(heading).toHaveText(headline)
    await expect(page.getByRole('main').locator('a[href*="/activity/"]').first()).toBeVisible()
    expect(loaded).toEqual([target, address(lang, '/privacy')])
    await page.unrouteAll()
    await page.getByRole('main').locator('a[href*="/activity/"]').first().click()
    await expect(page).toHaveURL(/\/activity\/\d+/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(headline)
  })

  test(`a page that is being left while its code cannot be loaded is left, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/privacy')
    await hydrated(page)
    const loaded = documents(page)
    const scripts = gate()
    const services = gate()
    await page.route(/\/_next\/static\/.*\.js/, (route) => scripts.opened.then(() => route.abort()))
    await page.route(/\/services$/, (route) => services.opened.then(() => route.continue()))
    const asked = page.waitForRequest(/\/_next\/static\/.*\.js/)
    await goTo(page, address(lang, '/activity'))
    await asked
    const left = page.waitForRequest(/\/services$/)
    await page.evaluate((href) => void setTimeout(() => location.assign(href)), address(lang, '/services'))
    await left
    const failed = page.waitForRequest(/\/api\/report/)
    scripts.open()
    await failed
    services.open()
    await expect(page).toHaveURL(/\/services$/)
    expect(loaded).toEqual([address(lang, '/services')])
  })

  test(`a page whose address opens a form is left, too, while the form's code cannot be loaded, ${lang}`, {
    tag: ['@desktop', '@all'],
  }, async ({ page, open }) => {
    await open(lang, '/services')
    await hydrated(page)
    const loaded = documents(page)
    const scripts = gate()
    const leaving = gate()
    await page.route(/\/_next\/static\/.*\.js/, (route) => scripts.opened.then(() => route.abort()))
    await page.route(/\/cases$/, (route) => leaving.opened.then(() => route.continue()))
    const asked = page.waitForRequest(/\/_next\/static\/.*\.js/)
    await page.evaluate((href) => history.pushState(null, '', href), address(lang, '/services/form'))
    await asked
    const left = page.waitForRequest(/\/cases$/)
    await page.evaluate((href) => void setTimeout(() => location.assign(href)), address(lang, '/cases'))
    await left
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_next/static/'))
    scripts.open()
    await failed
    expect(await settled(async () => loaded.join())).toBe(address(lang, '/cases'))
    leaving.open()
    await expect(page).toHaveURL(/\/cases$/)
  })

  test(`a link followed in place of one that is still on its way is where the visitor goes, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    // As Firefox does: what a page asks for ends with the beginning of its leaving.
    await page.addInitScript(() => {
      const { fetch } = window
      window.fetch = (...request) =>
        String(request[0]).includes('_rsc')
          ? new Promise((_, reject) =>
              addEventListener('beforeunload', () => setTimeout(reject, 0, new TypeError('left'))),
            )
          : fetch(...request)
    })
    await open(lang, '/services')
    const other = lang === 'cn' ? 'en' : 'cn'
    const release = await holdBack(page, undefined, `**${address(other, '/services')}`)
    await page
      .locator(`header a[href="${address(lang, '/cases')}"]:visible`)
      .first()
      .click()
    const loaded = documents(page)
    // Playwright's own click would wait for the answer.
    await page
      .locator(`header [data-language-switch="${other}"]`)
      .evaluate((link: HTMLElement) => void setTimeout(() => link.click()))
    await expect.poll(() => loaded.length).toBeGreaterThan(0)
    expect(await settled(async () => loaded.join())).toBe(address(other, '/services'))
    release()
    await expect(page).toHaveURL(new RegExp(`${address(other, '/services')}$`))
  })

  test(`a page whose own script is gone is loaded again, once, and stays readable, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/product/1001')
    const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const loaded = documents(page)
    await hydrated(page)
    const own = await ownScripts(page)
    let withheld = 0
    await page.route(
      (url) => own.includes(url.href),
      (route) => {
        withheld += 1
        return route.fulfill({ status: 404 })
      },
    )
    await page.reload()
    await expect.poll(() => loaded.length).toBe(2)
    await expect.poll(() => withheld).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByText(t.broken.title)).toHaveCount(0)
    expect(loaded).toHaveLength(2)
  })

  test(`a page that cannot be shown at all shows an error in its language, with links, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/privacy')
    await hydrated(page)
    await withholdScripts(page)
    await page.evaluate((name) => sessionStorage.setItem(name, '1'), `reloaded:${address(lang, '/activity')}`)
    await page.route(/\/activity$/, (route) =>
      route.request().headers().rsc ? route.fallback() : route.abort(),
    )
    await goTo(page, address(lang, '/activity'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.broken.title)
    await expect(page.getByRole('link', { name: t.notFound.products })).toHaveAttribute(
      'href',
      address(lang, '/product'),
    )
    await page.unrouteAll()
    await page.getByRole('button', { name: t.unavailable.retry }).click()
    await expect(page.getByRole('main').locator('a[href*="/activity/"]').first()).toBeVisible()
    await expect(page.getByText(t.broken.title)).toHaveCount(0)
  })

  test(`without storage a page is not loaded again and again, ${lang}`, { tag: '@desktop' }, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await open(lang, '/privacy')
    await hydrated(page)
    await page.reload()
    await hydrated(page)
    const loaded = documents(page)
    await withholdScripts(page)
    await goTo(page, address(lang, '/activity'))
    await expect(page.getByRole('main').locator('a[href*="/activity/"]').first()).toBeVisible()
    expect(loaded).toEqual([])
  })
}
