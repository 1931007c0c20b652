import { expect, type Lang, texts } from './fixtures'
import { test as look } from './shared-page'

look.use({ expectedErrors: [/404/] })

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang)

  look(
    `pages end in an action, a missing page and a resource in ways on, ${lang}`,
    async ({ page, open }) => {
      // By its text: clauses that stand whole are words of their own in a name.
      const closing = page.getByRole('region').filter({ hasText: t.shell.closingTitle })
      for (const path of ['/nowhere', '/cases', '/services', '/activity/601', '/Media/702']) {
        await open(lang, path)
        await expect(closing.getByRole('link'), path).toHaveAttribute('data-form')
      }
      const next = page.getByRole('heading', { name: t.media.more }).locator('xpath=ancestor::section')
      await expect(next.getByRole('listitem')).toHaveCount(3)
      await expect(next.locator('a[href$="/Media/702"]')).toHaveCount(0)
      await open(lang, '/nowhere')
      const sections = page.locator('[data-page="not-found"]').getByRole('listitem')
      expect(await sections.count()).toBeGreaterThan(5)
      // Who reads an order's own page to its end meets its own call, and no second one.
      await open(lang, '/product/1001')
      await expect(closing).toHaveCount(0)
      // Applicants and whoever asks about data write to whom the page names.
      const { company, privacy } = t
      for (const [path, name] of [
        ['/join-us', company.applyTitle],
        ['/privacy', privacy.closingTitle],
      ] as const) {
        await open(lang, path)
        await expect(closing).toHaveCount(0)
        await expect(page.getByRole('region', { name }).getByRole('link')).toHaveAttribute('href', /^mailto:/)
      }
    },
  )

  look(
    `stages, levels, certificates and roles are set as what they are, on every screen, ${lang}`,
    async ({ page, open }) => {
      const sideways = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main section *')].filter(
              (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX === 'auto',
            ).length,
        )
      await open(lang, '/services')
      const stages = page.locator('main section ol').first().getByRole('listitem')
      const bars = await stages.locator('span[style]').evaluateAll((all) =>
        all.map((bar) => {
          const ends = ['--from', '--to'].map((name) => getComputedStyle(bar).getPropertyValue(name))
          return {
            ends: ends.map(Number.parseFloat),
            isDrawn: getComputedStyle(bar).backgroundImage !== 'none',
          }
        }),
      )
      expect(bars.length).toBeGreaterThan(3)
      expect(
        bars.map(({ ends }) => ends[0]),
        'each begins where the one before ends',
      ).toEqual([0, ...bars.slice(0, -1).map(({ ends }) => ends[1])])
      expect([bars.at(-1)?.ends[1], bars.every(({ isDrawn }) => isDrawn)]).toEqual([100, true])
      expect(await sideways(), 'nothing scrolls sideways').toBe(0)
      await open(lang, '/join-us')
      const role = page.locator('main details').first()
      await expect(role.locator('p')).toBeHidden()
      await role.locator('summary').click()
      await expect(role.locator('p')).toBeVisible()
      await open(lang, '/about-us/history')
      expect(await page.locator('main section ol').first().getByRole('listitem').count()).toBeGreaterThan(2)
    },
  )
}
