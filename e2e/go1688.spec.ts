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
