import { expect, test, texts } from './fixtures'
import { settled } from './settled'

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test.describe(`video lightbox, ${lang}`, () => {
    test('plays the next video of its list when one ends (§2)', async ({ page, open }) => {
      await open(lang, '/Media/719')
      await page.getByRole('main').locator('[data-video]').first().click()
      const lightbox = page.getByRole('dialog')
      const part = (number: number) =>
        lightbox.getByRole('button', { name: `${t.video.part} ${number}`, exact: true })
      await expect(part(1)).toHaveAttribute('aria-current', 'true')
      const video = lightbox.locator('video')
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
        .toBeGreaterThan(2)
      const first = await video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration - 0.1
        return element.currentSrc
      })
      await expect(part(2)).toHaveAttribute('aria-current', 'true')
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentSrc))
        .not.toBe(first)
      await part(1).click()
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toBe(first)
    })

    test('is as long as its cover shows, has captions in the page’s language and offers the others (ADR 0035)', {
      tag: '@desktop',
    }, async ({ page, open }) => {
      await open(lang, '/Media/701')
      const length = page.getByRole('main').locator('time[datetime^="PT"]').first()
      await expect(length).toHaveText(/^0:[2-4]\d$/)
      const told = await length.getAttribute('datetime')
      await page.getByRole('main').locator('[data-video]').first().click()
      const tracks = () =>
        page.locator('dialog video').evaluate((element: HTMLVideoElement) =>
          [...element.textTracks].map(({ kind, language, label, mode, cues }) => ({
            text: `${kind} ${language} ${label}: ${mode}`,
            cues: cues?.length ?? 0,
          })),
        )
      // The page itself sets what a hidden track says.
      const isShown = (mark: string) => (mark === lang ? 'hidden' : 'disabled')
      await expect
        .poll(async () => (await tracks()).map(({ text }) => text).sort())
        .toEqual([`captions en English: ${isShown('en')}`, `captions zh-CN 中文: ${isShown('cn')}`])
      // What is said was read, from a file that the policy of the page lets in.
      await expect.poll(async () => (await tracks()).map(({ cues }) => cues).sort()).toEqual([0, 6])
      await expect
        .poll(() =>
          page
            .locator('dialog video')
            .evaluate((element: HTMLVideoElement) => `PT${Math.round(element.duration)}S`),
        )
        .toBe(told)
    })

    test.describe('that cannot be had', () => {
      test.use({ expectedErrors: [/Failed to load resource/] })
      test('shows that playing failed, not that the browser cannot (§8)', async ({ page, open }) => {
        await page.route('**/assets/videos/*', (route) => route.fulfill({ status: 404, body: '' }))
        await open(lang, '/Media/701')
        await page.getByRole('main').locator('[data-video]').first().click()
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText(t.video.failed)
      })
    })

    test.describe('of a format the browser cannot play', () => {
      test.use({ expectedErrors: [/Failed to load resource/] })
      test('shows an error and offers the file (D30)', async ({ page, open }) => {
        await page.route('**/assets/videos/*', (route) =>
          route.fulfill({ contentType: 'video/mp4', body: 'no video at all' }),
        )
        await open(lang, '/Media/701')
        await page.getByRole('main').locator('[data-video]').first().click()
        const lightbox = page.getByRole('dialog')
        await expect(lightbox.getByText(t.video.unsupported)).toBeVisible()
        await expect(lightbox.getByRole('link')).toHaveAttribute('href', /\.mp4(?:\?v=\w+)?$/)
      })
    })
  })

  for (const path of ['/activity', '/media', '/about-us/news'])
    test(`${path}, ${lang}: the carousel turns every 8000 ms and rests while a dialog lies over it (§4, §9, D29)`, {
      tag: path === '/activity' ? '@motion' : ['@motion', '@all'],
    }, async ({ page, open, isMobile }) => {
      await page.clock.install()
      if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 })
      await open(lang, path)
      const carousel = page.locator('[aria-roledescription="carousel"]')
      const dots = carousel.locator('button[aria-current], button:not([aria-current])')
      const active = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'))
      await expect(carousel.getByRole('button', { name: t.carousel.pause })).toBeVisible()
      await expect.poll(active).toBeGreaterThanOrEqual(0)
      await page.mouse.move(2, 890)
      // Time stands still from here on: on a slow machine slides would turn between two lines.
      await page.clock.pauseAt(Date.now() + 10_000)
      await expect(carousel, 'before its first turn Swiper takes over').toHaveClass(/swiper-initialized/)
      // A turn that is due by now comes first.
      await page.clock.runFor(1000)
      const before = await settled(active)
      await page.clock.runFor(8100)
      await expect.poll(active).not.toBe(before)
      const next = await settled(active)
      await page.getByRole('complementary').getByRole('link', { name: t.shell.consult }).click()
      // The frame in which the tap is answered.
      await page.clock.runFor(100)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.clock.runFor(20_000)
      expect(await settled(active)).toBe(next)
    })
}

test.describe('a stream of parts (HLS) in a browser that does not play it by itself', {
  tag: '@desktop',
}, () => {
  test.use({ expectedErrors: [/stream\/(?:none\.m3u8|video\.mp4)|404/] })

  test('plays by a script that is loaded only then, or shows an error', async ({ page, open }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.addInitScript(() => {
      const own = HTMLMediaElement.prototype.canPlayType
      HTMLMediaElement.prototype.canPlayType = function (type) {
        return type.includes('mpegurl') ? '' : own.call(this, type)
      }
    })
    await open('en', '/Media/701')
    // A second of moving squares, as phones of today record it: its head, then its parts.
    const video = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
      const pen = canvas.getContext('2d')
      const type = ['avc1.42001f', 'vp09.00.10.08']
        .map((codec) => `video/mp4;codecs=${codec}`)
        .find(MediaRecorder.isTypeSupported)
      const recorder = new MediaRecorder(canvas.captureStream(20), type ? { mimeType: type } : {})
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
      recorder.start()
      for (let at = 0; at < 30; at += 1) {
        pen?.fillRect(at, at, 9, 9)
        await new Promise(requestAnimationFrame)
      }
      recorder.stop()
      await ended
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
    })
    const bytes = Buffer.from(video)
    const head = bytes.indexOf('moof') - 4
    const list = [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:2',
      `#EXT-X-MAP:URI="video.mp4",BYTERANGE="${head}@0"`,
      '#EXTINF:1.0,',
      `#EXT-X-BYTERANGE:${bytes.length - head}@${head}`,
      'video.mp4',
      '#EXT-X-ENDLIST',
      '',
    ]
    await page.route('**/stream/list.m3u8', (route) =>
      route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body: list.join('\n') }),
    )
    let isBroken = false
    await page.route('**/stream/video.mp4', (route) => {
      if (isBroken) return route.fulfill({ status: 404, body: '' })
      const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? []
      return route.fulfill({
        status: 206,
        contentType: 'video/mp4',
        body: bytes.subarray(Number(from), to === '' ? undefined : Number(to) + 1),
      })
    })
    const watch = async (name: string, type?: string) => {
      await page
        .getByRole('main')
        .locator('[data-video]')
        .first()
        .evaluate(
          (link: HTMLElement, video) => {
            link.dataset.video = JSON.stringify([video])
          },
          { src: `/stream/${name}.m3u8`, type, title: 'Stream' },
        )
      await page.getByRole('main').locator('[data-video]').first().click()
    }
    const before = scripts.length
    await watch('list')
    await expect
      .poll(() => page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(1)
    expect(scripts.length).toBeGreaterThan(before)
    await page.keyboard.press('Escape')
    const alert = page.getByRole('dialog').getByRole('alert')
    await watch('none', 'application/vnd.apple.mpegurl')
    await expect(alert).toContainText(texts('en').video.failed)
    await expect(alert.getByRole('link')).toHaveAttribute('href', '/stream/none.m3u8')
    await page.keyboard.press('Escape')
    isBroken = true
    await watch('list')
    await expect(alert, 'its parts are missing').toContainText(texts('en').video.failed, { timeout: 15_000 })
  })
})
