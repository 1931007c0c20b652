import { address, expect, test, texts } from './fixtures'

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test(`a video with a link and one with a live room have a button for each, ${lang} (contract "Media")`, async ({
    page,
    open,
  }) => {
    const main = page.getByRole('main')
    const watch = main.getByRole('link', { name: t.video.watch, exact: true })
    await open(lang, '/Media/711')
    await expect(main.locator(`a[href="${address(lang, '/article-detail/news/526')}"]`)).toBeVisible()
    await watch.click()
    await expect(page.getByRole('dialog').locator('video source')).toHaveAttribute(
      'src',
      /\.mp4(?:\?v=\w+)?$/,
    )
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog video')).toHaveCount(0)
    await main.locator(`a[href="${address(lang, '/article-detail/news/526')}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${address(lang, '/article-detail/news/526')}$`))

    await open(lang, '/Media/706')
    await expect(watch).toBeVisible()
    await expect(main.getByRole('link', { name: t.media.live })).toHaveAttribute(
      'href',
      'https://live.northbay.example/monthly-lecture',
    )
  })
}
