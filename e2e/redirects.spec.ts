import { expect, test, texts } from './fixtures'

test('addresses that moved redirect once with their query, gone ones show a page in their language (redirects.yaml)', async ({
  request,
}) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 })
  for (const [from, status, to] of [
    ['/news?bd_vid=7&x=1', 301, '/about-us/news?bd_vid=7&x=1'],
    ['/en/news/', 301, '/en/about-us/news'],
    ['/en/whitepapers.html', 301, '/en/periodical'],
    ['/open-day', 302, '/activity/601'],
  ] as const) {
    const answer = await ask(from)
    const { pathname, search } = new URL(answer.headers().location ?? '', 'http://localhost')
    expect([from, answer.status(), pathname + search]).toEqual([from, status, to])
  }
  for (const [path, lang, locale] of [
    ['/user-conference-2019', 'zh-CN', 'cn'],
    ['/en/user-conference-2019', 'en', 'en'],
  ] as const) {
    const answer = await ask(path)
    const html = await answer.text()
    expect([path, answer.status()]).toEqual([path, 410])
    expect(html).toContain(`lang="${lang}"`)
    expect(html).toContain('Oops. The page not found.')
    expect(html).toContain(texts(locale).notFound.home)
  }
  expect((await ask('/user-conference-2018')).status()).toBe(404)
  expect((await ask('/nothing.html')).status()).toBe(404)
  expect((await ask('/ai-native-erp.html')).status()).toBe(200)
})
