import { HtmlValidate } from 'html-validate'
import { pagePaths, wholeSitemap } from '@/scripts/lib/sitemap-files'
import { address, expect, test } from './fixtures'
import { routes } from './routes'

const rules = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Lists and forms may carry a name (WAI-ARIA): that they rarely need one is a matter of taste.
  rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
})

/** Files of styles wait for the loader under another name, so that the first paint does not wait for them (ADR 0012). */
const waiting = /<link rel="stylesheet" data-href="[^"]*"[^>]*>/g

/** What is wrong with a document, one line each. */
async function mistakes(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html.replace(waiting, ''))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

/** The part of a page that is its own, as a document. */
const mainOf = (html: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>-</title></head><body>${/<main[\s\S]*<\/main>/.exec(html)?.[0]}</body></html>`

for (const lang of ['cn', 'en'] as const)
  test(`every kind of page is valid HTML, and what each page of the sitemap adds, ${lang}`, {
    tag: '@desktop',
  }, async ({ request }) => {
    test.setTimeout(240_000)
    const wrong: string[] = []
    const look = async (path: string, part = (html: string) => html) => {
      const html = await (await request.get(path)).text()
      for (const mistake of await mistakes(part(html))) wrong.push(`${path} ${mistake}`)
    }
    // The frame is the same everywhere: a few whole documents show what is wrong with it.
    for (const path of ['/', '/cases', '/ai', '/form/5001', '/nowhere', '/search?q=zzzqqq'])
      await look(address(lang, path))
    for (const path of [...routes, '/search?q=2025', '/activity?activityName=a'])
      await look(address(lang, path), mainOf)
    const get = async ({ pathname }: URL) => (await request.get(pathname)).text()
    const paths = pagePaths(await wholeSitemap(get, 'http://site.invalid'))
    const known = new Set(routes.map((path) => address(lang, path)))
    const rest = paths.filter(
      (path) => path.startsWith('/en/') === (lang === 'en') && path !== '/en' && !known.has(path),
    )
    expect(rest.length).toBeGreaterThan(50)
    for (const path of rest) await look(path, mainOf)
    expect(wrong).toEqual([])
  })
