import { expectAccessible } from './axe'
import {
  boxOf,
  dialogOf,
  expect,
  fillAll,
  fillField,
  formOf,
  groupOf,
  posts,
  submitButton,
  takeTime,
  test,
  texts,
} from './enquiry-form'
import { address, type Lang, untilReady } from './fixtures'

const defaultForm = { cn: '1', en: '4001' } as const
const forms = {
  cn: ['1', '14008', '5001', '5002', '5003', '5004', '5005'],
  en: ['4001', '5001', '5002', '5003', '5004', '5005'],
} as const

const copied = {
  EMAIL: 'ada@ocean.example、',
  PHONE: '\u202d+86 138‑0013‑8000\u202c',
  PHONE_INTL: '\u202a+44 20 7946‑0123\u202c',
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  // A page that glides while a finger is on its way is not what is tested here.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang).form
  const id = defaultForm[lang]

  test.describe(`enquiry, ${lang}`, () => {
    // The default form by itself; the others one after the other in one page.
    for (const formIds of [[id], forms[lang].filter((formId) => formId !== id)])
      test(`form ${formIds.join(', ')}: every field reaches the server, success closes the dialog (§5, §7)`, {
        tag: formIds[0] === id ? [] : '@all',
      }, async ({ page, open }) => {
        test.setTimeout(60_000 * formIds.length)
        const sent = posts(page)
        for (const formId of formIds) {
          await open(lang, `/form/${formId}?bd_vid=7&ext_info=x`)
          const values = await fillAll(page, lang, formId)
          // As autofill and address books write it: what is sent is what the rule wants.
          for (const field of (await formOf(page, lang, formId)).fields) {
            if (!field.check) continue
            // Pasted, not set: an e-mail field of the browser rewrites what is typed into it.
            await boxOf(dialogOf(page), field).fill('')
            await page.keyboard.insertText(copied[field.check])
          }
          await takeTime(page)
          await submitButton(page, lang).click()
          await expect(page.getByText(t.success)).toBeVisible()
          await expect(dialogOf(page)).toHaveCount(0)
          await expect(page).toHaveURL(new RegExp(`${address(lang, '/')}\\?bd_vid=7&ext_info=x$`))
          expect(sent).toHaveLength(1)
          expect(sent.pop()?.body).toMatchObject({
            form: { id: formId },
            fieldValues: values,
            formTypeSource: 'INDEX_MODEL',
            trafficAccessReq: {
              bd_vid: '7',
              ext_info: 'x',
              deviceType: 2,
              deviceId: expect.stringMatching(/^\w{20,}$/),
              logidUrl: expect.stringContaining('bd_vid=7'),
            },
            client: { trap: '', firstTouch: { bd_vid: '7' } },
          })
        }
      })

    test('bad input: messages at the fields, toast, focus on the first, nothing sent (§5, D22)', async ({
      page,
      open,
    }) => {
      const sent = posts(page)
      await open(lang, `/form/${id}`)
      const dialog = dialogOf(page)
      const { fields } = await formOf(page, lang, id)
      const required = fields.filter((field) => field.isRequired)
      await submitButton(page, lang).click()
      await expect(dialog.getByText(t.invalid)).toBeVisible()
      for (const field of required) {
        await expect(dialog.getByText(t.required.replace('{label}', field.label))).toBeVisible()
        await expect(boxOf(dialog, field)).toHaveAttribute('aria-invalid', 'true')
      }
      const [first] = required
      const email = fields.find((field) => field.check === 'EMAIL')
      if (!first || !email) throw new Error('the form asks for nothing, or for no e-mail')
      await expect(boxOf(dialog, first)).toBeFocused()
      await expectAccessible(page, 'dialog:modal')
      await boxOf(dialog, email).fill('ada@ocean')
      await submitButton(page, lang).click()
      await expect(dialog.getByText(t.email)).toBeVisible()
      await boxOf(dialog, email).fill('ada@ocean.example')
      await expect(dialog.getByText(t.email)).toBeHidden()
      expect(sent).toHaveLength(0)
    })

    test('closing keeps what was typed, so does a reload; success clears it (D22)', async ({
      page,
      open,
    }) => {
      await open(lang, '/services')
      const consult = page.getByRole('complementary').locator(`a[data-form="${id}"]`)
      const { fields } = await formOf(page, lang, id)
      const [name] = fields
      if (!name) throw new Error('the form has no field')
      await consult.click()
      await boxOf(dialogOf(page), name).fill('Ada')
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(consult).toBeFocused()
      await consult.click()
      await expect(boxOf(dialogOf(page), name)).toHaveValue('Ada')
      await page.reload()
      await untilReady(page)
      await consult.click()
      await expect(boxOf(dialogOf(page), name)).toHaveValue('Ada')
      await fillAll(page, lang, id)
      await takeTime(page)
      await submitButton(page, lang).click()
      await expect(page.getByText(t.success)).toBeVisible()
      await consult.click()
      await expect(boxOf(dialogOf(page), name)).toHaveValue('')
      await dialogOf(page).getByRole('button', { name: t.close }).click()
      await expect(dialogOf(page)).toHaveCount(0)
    })

    test('a double click submits once (§4)', async ({ page, open }) => {
      const sent = posts(page)
      await open(lang, `/form/${id}`)
      await fillAll(page, lang, id)
      await takeTime(page)
      // The second click may come at any moment, right after the answer too.
      await dialogOf(page)
        .locator('form')
        .evaluate((form: HTMLFormElement) => {
          const ask = window.fetch
          const again = () => {
            if (!form.isConnected) return
            form.requestSubmit()
            setTimeout(again)
          }
          window.fetch = async (...call) => {
            const answer = await ask(...call)
            setTimeout(again)
            return answer
          }
        })
      await submitButton(page, lang).dblclick()
      await expect(page.getByText(t.success)).toBeVisible()
      expect(sent).toHaveLength(1)
    })

    test('a download behind a form starts after it, and again without asking (D23, D26)', async ({
      page,
      open,
    }) => {
      await open(lang, '/periodical/808')
      expect(await page.content()).not.toContain('.pdf')
      const button = page.getByRole('main').locator('a[data-form="5002"]').first()
      await button.click()
      await fillAll(page, lang, '5002')
      await takeTime(page)
      const download = page.waitForEvent('download')
      await submitButton(page, lang).click()
      await expect(page.getByText(t.success)).toBeVisible()
      await page.clock.fastForward(1000)
      expect((await download).suggestedFilename()).toMatch(/^whitepaper-808.*\.pdf$/)
      await expect(page.getByRole('status').filter({ hasText: t.fileDownloads })).toBeVisible()
      await expect(page.getByRole('status').getByRole('link', { name: t.open })).toHaveAttribute(
        'href',
        /^\/api\/gate\//,
      )
      const again = page.waitForEvent('download')
      await button.click()
      expect((await again).suggestedFilename()).toMatch(/\.pdf$/)
      await expect(dialogOf(page)).toHaveCount(0)
    })

    for (const [what, path, gate] of [
      ['video', '/Media/709', 'multimedia/resource~709~video'],
      ['event review', '/activity/601', 'activity~601~review:60102'],
    ] as const) {
      test(`a ${what} behind a form plays in the lightbox after it, and again without asking (§2, D23)`, async ({
        page,
        open,
      }) => {
        await open(lang, path)
        const button = page.getByRole('main').locator(`a[data-gate="${gate}"]`).last()
        const formId = (await button.getAttribute('data-form')) ?? ''
        await button.click()
        await fillAll(page, lang, formId)
        await takeTime(page)
        await submitButton(page, lang).click()
        const video = page.getByRole('dialog').locator('video source')
        await expect(video).toHaveAttribute('src', /^\/api\/gate\//)
        const captions = page.locator('dialog video track[default]')
        await expect(captions).toHaveAttribute('src', /^\/api\/gate\/\S+\?file=\w{12}$/)
        await expect
          .poll(() => captions.evaluate((track: HTMLTrackElement) => track.track.cues?.length))
          .toBeGreaterThan(3)
        const ready = () =>
          page.locator('dialog video').evaluate((element: HTMLVideoElement) => element.readyState)
        await expect.poll(ready).toBeGreaterThan(2)
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog video')).toHaveCount(0)
        await button.click()
        await expect(video).toHaveAttribute('src', /^\/api\/gate\//)
      })
    }

    test(`{path}/form?id= opens over its page, closing leaves the page, Back works (D6)`, async ({
      page,
      open,
    }) => {
      const sent = posts(page)
      await open(lang, '/cases')
      await open(lang, `/product/1001/form?id=${id}`)
      await expect(dialogOf(page)).toBeVisible()
      await expectAccessible(page, 'dialog:modal')
      await fillAll(page, lang, id)
      await takeTime(page)
      await submitButton(page, lang).click()
      await expect(dialogOf(page)).toHaveCount(0)
      expect(sent[0]?.body).toMatchObject({ formTypeSource: 'PRODUCT', sourceId: '1001' })
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/product/1001')}$`))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/cases')}$`))
    })

    test('a preview is marked, and its submit is a dry run, shown as one (D6, D14)', async ({
      page,
      open,
    }) => {
      const response = await open(lang, '/form/5008/preview')
      expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex' })
      expect(response?.headers()['cache-control']).toContain('no-store')
      const dialog = dialogOf(page)
      await expect(dialog.getByText(t.previewNote)).toBeVisible()
      for (const [label, value] of Object.entries(
        lang === 'cn'
          ? { 姓名: '艾', 公司名称: '海洋', 工作邮箱: 'ada@ocean.example', 想看的环节: '两个' }
          : {
              'Full name': 'Ada',
              Company: 'Ocean',
              'Work e-mail': 'ada@ocean.example',
              'What you want to see': 'Two',
            },
      ))
        await dialog.getByLabel(label).fill(value)
      await takeTime(page)
      await submitButton(page, lang).click()
      await expect(dialog.getByText(t.dryRun)).toBeVisible()
    })

    test('nothing is cut off at 320 px, nor at 200 % of a small PC; the text of "other" is offered only when it is chosen (§5)', async ({
      page,
      open,
    }) => {
      await open(lang, '/form/5004')
      const dialog = dialogOf(page)
      for (const size of [
        { width: 320, height: 568 },
        { width: 640, height: 360 },
      ]) {
        await page.setViewportSize(size)
        await expect(dialog).toBeVisible()
        const isWider = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
        await expect.poll(isWider).toBe(0)
        await submitButton(page, lang).scrollIntoViewIfNeeded()
        await expect(submitButton(page, lang)).toBeInViewport({ ratio: 1 })
        await expect(dialog.getByRole('link', { name: t.close })).toBeInViewport({ ratio: 1 })
      }
      const { fields } = await formOf(page, lang, '5004')
      const radio = fields.find((field) => field.control === 'radio' && field.other)
      if (!radio?.other) throw new Error('form 5004 has no radio field with "other"')
      const group = groupOf(dialog, radio)
      const text = group.getByRole('textbox', { name: t.otherHint })
      await expect(text).toBeHidden()
      await group.getByLabel(radio.other, { exact: true }).check()
      await expect(text).toBeVisible()
      await group.getByLabel(radio.options[0] ?? '', { exact: true }).check()
      await expect(text).toBeHidden()
    })
  })

  test.describe(`enquiry while the server is away, ${lang}`, () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] })

    test('refused three ways, what was typed stays, and the retry is the same enquiry (D22, D24, D25)', async ({
      page,
      open,
    }) => {
      const sent = posts(page)
      const alert = dialogOf(page).getByRole('alert')
      const call = '**/api/internal/form'
      await open(lang, `/form/${id}`)
      await fillAll(page, lang, id)
      await takeTime(page)
      const { fields } = await formOf(page, lang, id)
      const [first, second] = fields
      if (!first || !second) throw new Error('the form has too few fields')
      const typed = await boxOf(dialogOf(page), first).inputValue()

      await page.route(call, (route) => route.abort())
      await submitButton(page, lang).click()
      await expect(alert).toHaveText(t.offline)
      await page.unroute(call)

      // Read where one submits: too many submits (D25).
      const tooMany = { code: '429', msg: t.tooMany.replace('{seconds}', '30') }
      await page.route(call, (route) => route.fulfill({ status: 429, json: tooMany }))
      await submitButton(page, lang).click()
      await expect(alert).toContainText('30')
      await page.unroute(call)

      // What the server finds wrong stands at its field.
      const wrong = { code: '400', msg: t.invalid, errors: { [second.id]: '#!' } }
      await page.route(call, (route) => route.fulfill({ status: 400, json: wrong }))
      await submitButton(page, lang).click()
      await expect(boxOf(dialogOf(page), second)).toHaveAccessibleDescription(/#!/)
      await expect(boxOf(dialogOf(page), second)).toBeFocused()
      await page.unroute(call)

      await expect(boxOf(dialogOf(page), first)).toHaveValue(typed)
      expect(typed).not.toBe('')
      await submitButton(page, lang).click()
      await expect(page.getByText(t.success)).toBeVisible()
      expect(sent).toHaveLength(4)
      expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    })

    test('the same words for another paper have another key, and a key that is taken is not sent again (D24)', async ({
      page,
      open,
    }) => {
      const sent = posts(page)
      const call = '**/api/internal/form'
      const openForm = async (path: string) => {
        await open(lang, path)
        await page.getByRole('main').locator('a[data-form="5002"]').first().click()
        await expect(dialogOf(page)).toBeVisible()
      }
      await openForm('/periodical/808')
      await fillAll(page, lang, '5002')
      await takeTime(page)
      // Stored, and the answer is lost.
      await page.route(call, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await submitButton(page, lang).click()
      await expect(dialogOf(page).getByRole('alert')).toHaveText(t.offline)
      await page.unroute(call)

      await openForm('/periodical/809')
      await page.route(call, (route) =>
        route.fulfill({ status: 422, json: { code: '422', msg: t.keyTaken, errors: {} } }),
      )
      await submitButton(page, lang).click()
      await expect(dialogOf(page).getByRole('alert')).toHaveText(t.keyTaken)
      await page.unroute(call)
      const download = page.waitForEvent('download')
      await submitButton(page, lang).click()
      await expect(page.getByText(t.success)).toBeVisible()
      await page.clock.fastForward(1000)
      expect((await download).suggestedFilename()).toMatch(/809/)
      expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
    })

    test('a form that cannot be loaded shows an error and can be requested again', async ({ page, open }) => {
      await page.route('**/api/internal/form/*', (route) => route.abort())
      await open(lang, `/product/1001/form?id=${id}`)
      const dialog = page.getByRole('dialog', { name: t.loadFailed })
      await expect(dialog).toBeVisible()
      await page.unroute('**/api/internal/form/*')
      await dialog.getByRole('button', { name: t.retry }).click()
      await expect(dialogOf(page)).toBeVisible()
    })

    test('an unknown form is 404 at its own address and "no longer available" over a page (D6)', async ({
      page,
      open,
    }) => {
      for (const missing of ['/form/999999', '/form/5008'])
        expect((await page.request.get(address(lang, missing))).status()).toBe(404)
      await open(lang, '/product/1001/form?id=999999')
      await expect(page.getByRole('dialog', { name: t.gone })).toBeVisible()
    })
  })

  test.describe(`enquiry without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/400 \(Bad Request\)/] })

    test('the link of a download leads to a plain form, whose answer opens it (D25, D26)', async ({
      page,
      open,
    }) => {
      await open(lang, '/periodical/808')
      await page.getByRole('main').locator('a[data-form="5002"]').first().click()
      const { fields } = await formOf(page, lang, '5002')
      const form = page.locator('form[method=post]')
      for (const field of fields) await fillField(form, field, lang)
      await form.getByRole('button', { name: t.submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success)
      await expect(page.getByRole('link', { name: t.open })).toHaveAttribute('href', /^\/api\/gate\//)
    })

    test('a bad answer comes back with what was typed', async ({ page, open }) => {
      await open(lang, `/form/${id}`)
      const { fields } = await formOf(page, lang, id)
      const [name, company] = fields
      if (!name || !company) throw new Error('the form has too few fields')
      const form = page.locator('form[method=post]')
      await fillField(form, name, lang)
      await form.getByRole('button', { name: t.submit }).click()
      await expect(page.locator(`[name="${name.name}"]`)).toHaveValue(`${name.label} 1`)
      await expect(page.getByText(t.required.replace('{label}', company.label)).first()).toBeVisible()
    })
  })
}

test('the code, the definition and the fingerprint load only when a form is near (D27)', async ({
  page,
  open,
  isMobile,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open('en', '/services')
  await page.waitForLoadState('networkidle')
  const before = loaded.length
  expect(loaded.filter((url) => url.includes('/api/internal/form'))).toEqual([])
  const consult = page.getByRole('complementary').locator('a[data-form]')
  const definition = page.waitForRequest('**/api/internal/form/4001*')
  if (isMobile) await consult.tap()
  else await consult.hover()
  await definition
  await expect.poll(() => loaded.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1)
})

test('a form under /go1688 is the marketplace’s (§9), in HTML alone', { tag: '@desktop' }, async ({
  request,
}) => {
  expect(await (await request.get('/go1688/purchaser')).text()).toContain('href="/form/14008"')
  expect(await (await request.get('/services')).text()).toContain('href="/form/1"')
  expect(await (await request.get('/en/services')).text()).toContain('href="/en/form/4001"')
})
