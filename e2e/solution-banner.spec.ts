import { dialogOf } from './enquiry-form'
import { expect, test } from './fixtures'

type Item = { pageAddress: string; desc: string; jumpBO: { buttonTitle: string } }

for (const lang of ['cn', 'en'] as const)
  test(`/solution shows its navigation item’s sentence and button, clear of the floating buttons, ${lang} (D21)`, async ({
    page,
    open,
    request,
  }) => {
    const site = lang === 'cn' ? 1 : 2
    const answer = await request.post('/api/internal/topNavigation/list', { data: { site: { id: site } } })
    const { data } = (await answer.json()) as { data: Item[] }
    const item = data.find(({ pageAddress }) => pageAddress === '/solution')
    await open(lang, '/solution')
    const main = page.getByRole('main')
    await expect(main.getByText(item?.desc ?? '?')).toBeVisible()
    const button = main.getByRole('link', { name: item?.jumpBO.buttonTitle ?? '?' })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await expect(dialogOf(page)).toBeVisible()
  })
