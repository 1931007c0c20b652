import { readFileSync } from 'node:fs'
import { expect, test, texts } from './fixtures'

/** What a file of captions says first, in one line. */
const firstCue = (name: string) =>
  readFileSync(`public/assets/videos/${name}.vtt`, 'utf8').split('\n\n')[1]?.split('\n')[1] ?? ''

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test(`captions stand below a video in the page's language, another or none, ${lang}`, async ({
    page,
    open,
  }) => {
    await open(lang, '/Media/702')
    await page.getByRole('main').getByRole('link', { name: t.video.watch, exact: true }).click()
    const lightbox = page.getByRole('dialog')
    const video = lightbox.locator('video')
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true
      element.pause()
      element.currentTime = 1
    })
    const choice = lightbox.getByRole('combobox', { name: t.video.captions })
    const tag = (of: 'cn' | 'en') => (of === 'cn' ? 'zh-CN' : 'en')
    const other = lang === 'cn' ? 'en' : 'cn'
    const shown = lightbox.getByText(firstCue(`case-401.${lang}.${tag(lang)}`))
    await expect(shown).toBeVisible()
    const [picture, words] = [await video.boundingBox(), await shown.boundingBox()]
    expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1)
    await choice.selectOption(lang === 'cn' ? 'English' : '中文')
    await expect(lightbox.getByText(firstCue(`case-401.${lang}.${tag(other)}`))).toBeVisible()
    await expect(shown).toHaveCount(0)
    await choice.selectOption(t.video.noCaptions)
    await expect(lightbox.getByText(firstCue(`case-401.${lang}.${tag(other)}`))).toHaveCount(0)
  })
}
