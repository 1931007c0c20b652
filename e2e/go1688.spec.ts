import { address, expect, test } from './fixtures'

const forms = { cn: '14008', en: '4001' } as const

for (const lang of ['cn', 'en'] as const)
  test(`/go1688/form opens the marketplace’s form, closing leaves its page, ${lang} (§9, D6)`, async ({
    page,
    open,
  }) => {
    const asked = page.waitForResponse(/\/api\/internal\/form\/\d+/)
    await open(lang, '/go1688/form')
    const answer = await asked
    expect(new URL(answer.url()).pathname).toBe(`/api/internal/form/${forms[lang]}`)
    const { data } = await answer.json()
    const dialog = page.getByRole('dialog', { name: data.name })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${address(lang, '/go1688')}$`))
  })

for (const lang of ['cn', 'en'] as const)
  test(`the marketplace’s pages show its screens, each its own, ${lang}`, { tag: '@desktop' }, async ({
    request,
  }) => {
    const shown = new Set<string>()
    for (const path of ['/go1688', '/go1688/purchaser', '/go1688/supplier']) {
      const html = await (await request.get(address(lang, path))).text()
      const [, src, alt] = /<img src="([^"]*screens%2F[^"]*)" alt="([^"]+)"/.exec(html) ?? []
      expect(alt && src, `${path}: a screen, told in words`).toBeTruthy()
      shown.add(src ?? '')
    }
    expect(shown.size).toBe(3)
  })
