import { readdirSync } from 'node:fs'

/** The policies of docs/security.md, "Content-Security-Policy by answer", written out. */
const plain = /^default-src 'none'; base-uri 'none'; frame-ancestors 'self'$/
const code = /^default-src 'self'; object-src 'none'; base-uri 'none'$/
const media =
  /^default-src 'none'; base-uri 'none'; frame-ancestors 'self'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'$/
const document = /^script-src 'none'; base-uri 'none'; frame-ancestors 'self'$/
const sandboxed = /^default-src 'none'(?!.*script-src).*; sandbox$/
const page =
  /^default-src 'none'; script-src 'self'(?: 'nonce-[^']+')?; style-src 'self'.*; object-src 'none';.*base-uri 'none'/
const ownersPage =
  /^default-src 'self'; script-src 'self'(?: 'sha256-[^']+')*; .*object-src 'none'.*base-uri 'self'/

/** One answer: who gives it (a handler of `app/`, or what stands around them), its address, status and policy. */
export type AnswerKind = {
  from: string
  path: string
  status: number
  policy: RegExp
  method?: string
  headers?: Record<string, string>
}

const kind = (
  from: string,
  path: string,
  status: number,
  policy: RegExp,
  more: Partial<AnswerKind> = {},
) => ({
  from,
  path,
  status,
  policy,
  ...more,
})
const built = (pattern: RegExp) =>
  `/_next/static/${readdirSync('.next/static', { recursive: true, encoding: 'utf8' }).find((name) => pattern.test(name))}`
const wrongKey = { authorization: 'Bearer none' }

/** Every kind of answer of a site over a back end, with STUDIO on, METRICS_TOKEN and REVALIDATE_SECRET. */
export const answerKinds = (): AnswerKind[] => [
  kind('page', '/en/cases', 200, page),
  kind('page', '/en/activity?place=Shanghai', 200, page),
  kind('page', '/en/services/912/preview', 200, page),
  kind('page', '/en/search?q=erp', 200, page),
  kind('page', '/en/activity?pageNo=99', 404, page),
  kind('page', '/en/no-such-page', 404, page),
  kind('page', '/en/case-detail/99999', 404, page),
  kind('page', '/en/user-conference-2019', 410, page),
  kind('page for client navigation', '/en/cases?_rsc', 200, plain, { headers: { rsc: '1' } }),
  kind('page for client navigation', '/en/activity?place=Shanghai&_rsc', 200, plain, {
    headers: { rsc: '1' },
  }),
  kind('page as Markdown', '/en/cases.md', 200, plain),
  kind('page as Markdown', '/en/case-detail/99999.md', 404, plain),
  kind('page as Markdown', '/en/cases', 303, plain, { headers: { accept: 'text/markdown' } }),
  kind('redirect', '/cn/cases', 308, plain),
  kind('redirect', '/about_us', 308, plain),
  kind('redirect', '/en/cases/', 308, plain),
  kind('redirect', '/news', 301, plain),
  kind('public', '/ai-native-erp.html', 200, ownersPage),
  kind('public', '/assets/logos/northbay.svg', 200, sandboxed),
  kind('public', '/assets/videos/core.en.mp4', 200, media),
  kind('public', '/assets/videos/core.en.mp4', 206, media, { headers: { range: 'bytes=0-9' } }),
  kind('public', '/assets/files/product-overview.en.pdf', 200, document),
  kind('public', '/icon-192.png', 200, media),
  kind('public', '/no-such-file.js', 404, page),
  kind('built file', built(/\.js$/), 200, code),
  kind('built file', built(/\.css$/), 200, code),
  kind('built file', built(/\.woff2$/), 200, plain),
  kind('built file', '/_next/static/none.js', 404, plain),
  kind('entry', '/en/cases', 405, plain, { method: 'DELETE' }),
  kind('api/enquiry', '/api/enquiry', 204, plain, { method: 'OPTIONS' }),
  kind('entry', '/api/metrics', 401, plain),
  kind('api/calendar/[lang]/[id]', '/api/calendar/en/612', 200, plain),
  kind('api/enquiry', '/api/enquiry?form=5002&lang=en', 200, page),
  kind('api/enquiry', '/api/enquiry?done=1&lang=en', 200, page),
  kind('api/gate/[token]/[[...stream]]', '/api/gate/none', 404, page),
  kind('api/gate', '/api/gate', 405, plain),
  kind('api/health', '/api/health?deep=1', 200, plain),
  kind('api/icon/[name]', '/api/icon/icon.svg', 200, media),
  kind('api/icon/[name]', '/api/icon/none.svg', 404, plain),
  kind('api/image', '/api/image?src=%2Fassets%2Fqr%2Fnone.png&w=240', 404, plain),
  kind('api/internal/[...path]', '/api/internal/no/such/call', 404, plain),
  kind('api/internal/form/[id]', '/api/internal/form/5002', 200, plain),
  kind('api/internal/form', '/api/internal/form', 400, plain, { method: 'POST' }),
  kind('api/llms/[lang]', '/en/llms.txt', 200, plain),
  kind('api/report', '/api/report', 204, plain, { method: 'POST' }),
  kind('api/revalidate', '/api/revalidate', 401, plain, { method: 'POST', headers: wrongKey }),
  kind('api/search', '/api/search?q=erp&lang=en', 200, plain),
  kind('api/share/[lang]/[[...path]]', '/api/share/en/cases', 200, sandboxed),
  kind('api/upstream/[...path]', '/api/upstream/none/upload/a.png', 404, plain),
  kind('api/wechat', '/api/wechat?url=none', 400, plain),
  kind('desk/[[...path]]', '/desk/login?lang=en', 200, /^default-src 'none'; style-src 'sha256-/),
  kind('feeds/[lang]/[file]', '/feeds/en/news.rss', 200, plain),
  kind('feeds/[lang]/[file]', '/feeds/en/news.atom', 200, plain),
  kind('feeds/[lang]/[file]', '/feeds/en/events.ics', 200, plain),
  kind('manifest.en.webmanifest', '/manifest.en.webmanifest', 200, plain),
  kind('manifest.webmanifest', '/manifest.webmanifest', 200, plain),
  kind('robots.txt', '/robots.txt', 200, plain),
  kind('security.txt', '/.well-known/security.txt', 200, plain),
  kind('sitemap.xml', '/sitemap.xml', 200, plain),
  kind('sitemaps/[file]', '/sitemaps/en-news.xml', 200, plain),
  kind('studio/[[...path]]', '/studio', 200, /^default-src 'none'; script-src 'self'/),
]

/** Folders of `app/` whose handlers answer by themselves. */
export const handlers = () =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])route\.tsx?$/.test(name))
    .map((name) => name.replaceAll('\\', '/').replace(/\/route\.tsx?$/, ''))
