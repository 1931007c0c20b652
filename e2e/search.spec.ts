import { expectAccessible } from './axe'
import { address, expect, test, texts } from './fixtures'
import { holdBack } from './hold-scripts'

/** Words of the demo's own pages: two kinds of record hold them, in another order. */
const words = {
  cn: {
    q: '培训 北湾',
    typed: '北湾 培',
    misspelt: undefined,
    foreign: { q: 'PLAN', title: '北湾排程', name: 'Northbay Plan' },
  },
  en: {
    q: 'planning stock',
    typed: 'invent',
    misspelt: 'inventroy',
    foreign: { q: '排程', title: 'Northbay Plan', name: '北湾排程' },
  },
} as const

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang).search
  const { q, typed, misspelt, foreign } = words[lang]
  const asked = (query: Record<string, string>) => address(lang, `/search?${new URLSearchParams(query)}`)

  test.describe(`search without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })
    test('finds words in any order, marks them, groups by kind, narrows to one and pages (D13, D15)', async ({
      page,
      open,
    }) => {
      await open(lang, '/search')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.startTitle)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await page.getByRole('searchbox', { name: t.label }).fill(q)
      await page.getByRole('main').getByRole('button', { name: t.title }).click()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/search')}\\?q=`))
      const groups = page.getByRole('main').locator('section:has(h2)')
      await expect.poll(() => groups.count()).toBeGreaterThan(1)
      for (const word of q.split(' '))
        await expect(
          page
            .getByRole('main')
            .locator('mark', { hasText: new RegExp(word, 'i') })
            .first(),
        ).toBeVisible()
      const kinds = page.getByRole('navigation', { name: t.kinds })
      await kinds.getByRole('link').nth(1).click()
      await expect(page).toHaveURL(/type=/)
      await expect(kinds.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page')
      // A name that all pages hold has more news than a page shows.
      await page.goto(asked({ q: lang === 'cn' ? '北湾' : 'northbay', type: 'news' }))
      const hits = page.getByRole('main').getByRole('article')
      await expect(hits).toHaveCount(10)
      const first = (await hits.first().getByRole('link').getAttribute('href')) ?? ''
      await page.locator('a[rel=next]').click()
      await expect(page).toHaveURL(/pageNo=2/)
      await expect(hits.first().getByRole('link')).not.toHaveAttribute('href', first)
      await page.goto(asked({ q: 'zzzqqqx' }))
      await expect(page.getByText(t.none.replace('{q}', 'zzzqqqx'))).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: t.ask })).toBeVisible()
      if (!misspelt) return
      await page.goto(asked({ q: misspelt }))
      await expect(page.getByText(t.similar)).toBeVisible()
      await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
    })

    test('finds a product by its name in the other language and shows both (D3); few hits are not the end', async ({
      page,
    }) => {
      // The names are known once the other language has been read, too.
      const first = page.getByRole('main').getByRole('article').first()
      await expect
        .poll(async () => {
          await page.goto(asked({ q: foreign.q }))
          return first.getByRole('link').textContent()
        })
        .toBe(foreign.title)
      await expect(first.locator('[lang]')).toHaveText(foreign.name)
      await expect(first.locator('[lang] mark')).toHaveText(new RegExp(foreign.q, 'i'))
      // Most texts know it by its own name.
      const own = page.getByRole('link', { name: t.also.replace('{name}', foreign.title) })
      const few = await page.getByRole('main').getByRole('article').count()
      await own.click()
      await expect(page.getByRole('main').locator('input[name=q]')).toHaveValue(foreign.title)
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(few)
      await page.goto(asked({ q: foreign.q, type: 'product' }))
      const ways = page.getByRole('region', { name: t.few })
      await expect(ways.getByRole('link', { name: t.ask })).toBeVisible()
      for (const path of ['/product', '/solution', '/cases'])
        await expect(ways.locator(`a[href="${address(lang, path)}"]`)).toBeVisible()
    })
  })

  test(`results are cached by nobody, and a page past the end is missing, ${lang} (D5, D15)`, {
    tag: '@desktop',
  }, async ({ request }) => {
    const answer = await request.get(asked({ q }))
    expect(answer.headers()['cache-control']).toContain('no-store')
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)
    expect((await request.get(asked({ q, type: 'news', pageNo: '99' }))).status()).toBe(404)
    const long = await request.get(asked({ q: `${'x'.repeat(5000)}` }))
    expect(long.status()).toBe(200)
    const suggested = await request.get(`/api/search?${new URLSearchParams({ lang, q })}`)
    expect((await suggested.json()).hits.length).toBeGreaterThan(0)
    expect((await request.get('/api/search?lang=xx&q=a')).status()).toBe(400)
  })

  test(`the key / opens the search with suggestions, a combobox by keyboard and pointer, ${lang}`, async ({
    page,
    open,
  }) => {
    await open(lang, '/cases?bd_vid=7')
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: t.label })
    const field = dialog.locator('input')
    await expect(field).toBeFocused()
    await expect(dialog.getByRole('combobox', { name: t.label })).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type(typed)
    const options = dialog.getByRole('option')
    await expect(options.first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('aside a[data-form]')).toBeHidden()
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Escape')
    await expect(options.first()).toBeHidden()
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const href = (await options.first().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      (url) =>
        url.pathname + url.hash === href.replace(/\?.*(?=#|$)/, '') && url.searchParams.get('bd_vid') === '7',
    )
    await expect(dialog).toBeHidden()
  })

  test(`the field of the search page suggests again after a search, ${lang}`, async ({ page, open }) => {
    await open(lang, '/search')
    const main = page.getByRole('main')
    await main.locator('input[name=q]').fill(q)
    await expect(main.getByRole('option').first()).toBeVisible()
    await main.getByRole('combobox').press('Enter')
    await expect(main.getByRole('article').first()).toBeVisible()
    await main.locator('input[name=q]').fill(typed)
    await expect(main.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
  })

  test(`what is typed while the search is on its way stands in its field, ${lang} @desktop`, async ({
    page,
    open,
  }) => {
    await open(lang, '/services')
    const release = await holdBack(page)
    await page.keyboard.press('/')
    await page.keyboard.type('erp x')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('2')
    release()
    const field = page.getByRole('dialog', { name: t.label }).locator('input')
    await expect(field).toHaveValue('erp 2')
    await expect(field).toBeFocused()
    await page.keyboard.type('0')
    await expect(field).toHaveValue('erp 20')
  })

  test(`what is typed while the search is on its way is searched by Enter, ${lang} @desktop`, async ({
    page,
    open,
  }) => {
    await open(lang, '/services')
    const release = await holdBack(page)
    await page.locator('header a[data-search]').click()
    await page.keyboard.type('ERP')
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL(/\/search\?q=ERP$/)
  })

  test(`the icon opens it, from the phone menu too; Enter searches and the field of the page is focused by /, ${lang} (D9)`, async ({
    page,
    open,
    isMobile,
  }) => {
    await open(lang, '/cases?bd_vid=7')
    const link = (within: string) => page.locator(`${within} a[data-search]`)
    if (isMobile) {
      await page.getByRole('button', { name: texts(lang).shell.openMenu }).click()
      await link('#site-menu').click()
      await expect(page.locator('#site-menu')).toBeHidden()
    } else await link('header').click()
    const dialog = page.getByRole('dialog', { name: t.label })
    const field = dialog.locator('input')
    await expect(field).toBeFocused()
    await field.fill('zzqx')
    const none = dialog.getByRole('status')
    await expect(none).toContainText(/\S/)
    await expect(async () => expect((await none.boundingBox())?.height).toBeGreaterThan(40)).toPass()
    await field.fill('')
    // Escape closes the suggestions, and then the dialog, whatever the field holds.
    await field.pressSequentially(typed)
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('option').first()).toBeHidden()
    // The browser tells of the close a frame later: who asks again at once gets it again.
    for (const way of ['Escape', 'Back']) {
      await field.evaluate((input, key) => {
        const press = (name: string) =>
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
        const again = new MutationObserver(() => {
          again.disconnect()
          document.body.dispatchEvent(press('/'))
        })
        again.observe(input.closest('dialog') as Element, { attributeFilter: ['open'] })
        if (key === 'Back') history.back()
        else input.dispatchEvent(press(key))
      }, way)
      await expect(field).toBeFocused()
    }
    await dialog.getByRole('button', { name: t.close }).click()
    await expect(dialog).toBeHidden()
    if (!isMobile) await expect(link('header')).toBeFocused()
    await page.keyboard.press('/')
    await field.fill(q)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading.replace('{q}', q))
    await expect(page).toHaveURL(
      ({ searchParams }) => searchParams.get('q') === q && searchParams.get('bd_vid') === '7',
    )
    await expectAccessible(page)
    await page.locator('h1').click()
    await page.keyboard.press('/')
    await expect(page.locator('main input[name=q]')).toBeFocused()
    // Words of one language mean nothing in the other (D3).
    await page.locator('footer').scrollIntoViewIfNeeded()
    const other = page.locator('header a[data-language-switch]')
    await other.hover()
    await expect(other).not.toHaveAttribute('href', /q=/)
  })
}
