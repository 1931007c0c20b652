import { expect, test, texts } from './fixtures'

const day = 86_400_000

for (const lang of ['cn', 'en'] as const) {
  const name = texts(lang).activity.addToCalendar

  test(`an event that is over offers no calendar file, ${lang} (D10)`, { tag: '@desktop' }, async ({
    page,
    open,
    request,
  }) => {
    await open(lang, '/activity/601')
    const link = page.getByRole('link', { name })
    await expect(link).toBeVisible()
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(file.headers()['content-disposition']).toContain('event-601.ics')
    expect(await file.text()).toContain('BEGIN:VEVENT')
    // The same cached page, read by a visitor after the event.
    await page.clock.setFixedTime(Date.now() + 5 * day)
    await page.reload()
    await expect(page.getByRole('button', { name: texts(lang).activity.enrolOver })).toBeDisabled()
    await expect(link).toHaveCount(0)
    // And one that is over for everybody, in the HTML alone.
    await open(lang, '/activity/612')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(link).toHaveCount(0)
  })
}
