import { address, expect, hydrated, test, texts } from './fixtures'
import { scripts } from './hold-scripts'

test.use({ expectedErrors: [/ERR_FAILED|video of the framed page failed/] })

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test.describe(`AI pages, ${lang}`, () => {
    test('frame a static page whose height follows its content, with text of their own (§2, D8)', async ({
      page,
      open,
    }) => {
      for (const path of ['/ai', '/ai/agents', '/ai/data-foundation']) {
        expect((await open(lang, path))?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
        const frame = page.locator('iframe')
        await expect.poll(async () => (await frame.boundingBox())?.height ?? 0, path).toBeGreaterThan(700)
      }
    })

    test('the video of the framed page plays in the lightbox; Escape sends VIDEO_CLOSED to the frame', async ({
      page,
      open,
    }) => {
      await open(lang, '/ai')
      const frame = page.frameLocator('iframe')
      await frame.locator('[data-play-video]').click()
      const lightbox = page.getByRole('dialog')
      await expect(lightbox.locator('video source')).toHaveAttribute('src', `/assets/videos/core.${lang}.mp4`)
      await expect(lightbox.locator('track[default]')).toHaveAttribute(
        'srclang',
        lang === 'cn' ? 'zh-CN' : 'en',
      )
      await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
        element.contentWindow?.addEventListener('message', (event) => {
          element.dataset.told = event.data.type
        })
      })
      await page.keyboard.press('Escape')
      await expect(lightbox).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveAttribute('data-told', 'VIDEO_CLOSED')
    })

    test('a video that fails closes the lightbox and is reported to the frame (§8)', async ({
      page,
      open,
    }) => {
      await page.route('**/core.*.mp4', (route) => route.abort())
      await open(lang, '/ai')
      await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
        element.contentWindow?.addEventListener('message', (event) => {
          element.dataset.told = `${event.data.type} ${event.data.message}`
        })
      })
      await page.frameLocator('iframe').locator('[data-play-video]').click()
      await expect(page.locator('iframe')).toHaveAttribute('data-told', `VIDEO_ERROR ${t.video.failed}`)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    for (const [what, lost] of [
      ['of the page', scripts],
      ['of the framed page', '**/ai/ai.js'],
    ] as const)
      test(`where the scripts ${what} are lost the link to the video is followed`, { tag: '@all' }, async ({
        page,
      }) => {
        await page.route(lost, (route) => route.abort())
        await page.goto(address(lang, '/ai'))
        await page.frameLocator('iframe').locator('[data-play-video]').click()
        await expect(page).toHaveURL(new RegExp(`/assets/videos/core\\.${lang}\\.mp4$`))
      })

    test('one failure is reported once, CLOSE_VIDEO is answered, a relative src counts from the frame (D8)', async ({
      page,
      open,
    }) => {
      await page.route('**/none.mp4', (route) => route.abort())
      await open(lang, '/ai/agents')
      await hydrated(page)
      const frame = page.frame({ url: /\/ai\/agents\.html$/ })
      if (!frame) throw new Error('the page frames nothing')
      const told = await frame.evaluateHandle(() => {
        const seen: unknown[] = []
        addEventListener('message', (event) => seen.push(event.data.type))
        return seen
      })
      const say = (message: object) =>
        frame.evaluate((data) => parent.postMessage(data, location.origin), message)
      const heard = () => told.evaluate((seen) => [...seen])
      const source = page.getByRole('dialog').locator('video source')

      await say({ type: 'PLAY_VIDEO', src: 'none.mp4', mimeType: 'video/mp4' })
      await expect.poll(heard).toEqual(['VIDEO_ERROR'])
      const up = lang === 'en' ? '../..' : '..'
      await say({ type: 'PLAY_VIDEO', src: `${up}/assets/videos/core.${lang}.mp4`, mimeType: 'video/mp4' })
      await expect(source).toHaveAttribute('src', `/assets/videos/core.${lang}.mp4`)
      await say({ type: 'CLOSE_VIDEO' })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await say({ type: 'CLOSE_VIDEO' })
      // A failure told twice would stand between them.
      await expect.poll(heard).toEqual(['VIDEO_ERROR', 'VIDEO_CLOSED', 'VIDEO_CLOSED'])
    })

    test('the frame begins at 500 px and shrinks to a shorter page (§9, D8)', async ({ page }) => {
      const content =
        '<!doctype html><title>short</title><body style="margin:10px"><p style="margin:0;height:180px">'
      let answer = () => {}
      const asked = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/ai-native-erp.html', async (route) => {
        await asked
        await route.fulfill({ contentType: 'text/html', body: content })
      })
      await page.goto(address(lang, '/ai'), { waitUntil: 'commit' })
      const height = () => page.locator('iframe').evaluate((element) => element.clientHeight)
      await hydrated(page)
      expect(await height()).toBe(500)
      answer()
      await expect.poll(height).toBe(200)
    })

    test('messages from elsewhere or in a wrong shape open nothing', async ({ page, open }) => {
      await open(lang, '/ai')
      await page.evaluate(() =>
        window.postMessage(
          { type: 'PLAY_VIDEO', src: '/assets/videos/core.en.mp4', mimeType: 'video/mp4' },
          location.origin,
        ),
      )
      await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
        const code = element.contentWindow as (Window & { parent: Window }) | null
        code?.parent.postMessage({ type: 'PLAY_VIDEO', src: 'javascript:alert(1)' }, location.origin)
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}

test.describe('failing video', () => {
  test.use({ expectedErrors: [/404/] })
  test('an AI page that is not there is not found, whatever is in the path', { tag: '@desktop' }, async ({
    request,
  }) => {
    for (const path of ['/ai/none', '/ai/..%2f..%2fpackage', '/ai/a.b', '/en/ai/none/deeper']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })
})
