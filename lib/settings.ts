import { z } from 'zod'
import * as kind from './setting-kinds'

// Every setting (D33): its kind, what it means, what counts when it is unset. docs/settings.md is made of this (`npm run settings`).

/** A blank variable counts as unset: compose files and systemd write `NAME=` for "nothing". */
const blankAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

/** May be left out, and then means nothing. */
const optional = <S extends z.ZodType>(schema: S, meaning: string) =>
  z.preprocess(blankAsUnset, schema.optional()).describe(meaning)

/** May be left out; `fallback` counts then, as if it were written. */
const withDefault = <S extends z.ZodType>(schema: S, fallback: string, meaning: string) =>
  z.preprocess((value) => blankAsUnset(value) ?? fallback, schema).meta({ description: meaning, fallback })

/** With less the heap's guard refuses most pages of the demo, or V8 ends the process (docs/operations.md). */
export const LEAST_HEAP_MB = 192

const site = {
  PORT: withDefault(kind.whole(0, 65_535), '3000', 'port to listen on'),
  SITE_URL: optional(kind.origin, 'public address, for canonical links, feeds and the sitemap').meta({
    fallback: 'http://localhost:$PORT',
  }),
  SITE_HOSTS: optional(kind.siteHosts, 'hosts that name the language (D2)'),
  STRICT_TRANSPORT: withDefault(
    kind.text(
      /^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/,
      'must look like max-age=31536000; includeSubDomains',
    ),
    'max-age=31536000',
    'HSTS of an https `SITE_URL`; `; includeSubDomains` once every subdomain has https',
  ),
  PRODUCT_KEY: optional(
    kind.text(/^[A-Za-z0-9_-]{1,40}$/, 'must be letters, digits, _ or -'),
    'prefix of the two values stored in the browser (D4); unset: `productKey` of `brand.yaml`',
  ),
  SITE_TIME_ZONE: withDefault(kind.timeZone, 'Asia/Shanghai', 'zone whose days count (D10)'),
  GO1688_HOST: optional(
    kind.host,
    'host that `/go1688` leads to; unset: the landing pages are served here (D7)',
  ),
}

const content = {
  CONTENT_API_URL: optional(
    kind.backendUrl,
    'content back end, without `/api/internal`; unset: embedded content',
  ),
  CONTENT_API_TOKEN: optional(
    z.string().min(1),
    'Bearer token sent to the back end; asked of callers of this site’s own `/api/internal`',
  ),
  CONTENT_REVALIDATE_SECONDS: withDefault(
    kind.whole(0, 86_400),
    '60',
    'how long content is fresh; 0 counts as 1',
  ),
  SITE_DIR: withDefault(
    z.string(),
    '.',
    'folder of a company: `content/`, `public/` and `brand.yaml` (docs/own-company.md); unset: the demo company',
  ),
  CONTENT_DIR: optional(z.string(), 'folder of the embedded content').meta({ fallback: '$SITE_DIR/content' }),
  REVALIDATE_SECRET: optional(kind.secret, 'Bearer secret of `POST /api/revalidate`'),
  PREVIEW_SECRET: optional(
    kind.secret,
    'previews open only by signed links (`npm run preview-link`); unset: they are open',
  ),
  MEDIA_HOSTS: withDefault(
    kind.hostList,
    '',
    'hosts whose pictures may be resized, such as `cdn.example.com,10.0.0.5:9000`',
  ),
  MEDIA_BASE_URL: optional(
    kind.httpUrl,
    'address that relative ones of pictures, videos and files count from, its host one of `MEDIA_HOSTS`; unset: this site fetches them from `CONTENT_API_URL`',
  ),
  FRAME_HOSTS: withDefault(kind.hostList, '', 'hosts whose frames content may embed'),
}

const data = {
  DATABASE_URL: optional(
    kind.databaseUrl(/^postgres(ql)?:\/\//, 'postgres'),
    'PostgreSQL for enquiries; unset: SQLite in `DATA_DIR`',
  ),
  DATA_DIR: optional(
    z.string(),
    'folder of enquiries (SQLite), resized pictures, cached pages and last good content',
  ).meta({ fallback: '$SITE_DIR/.data' }),
  PICTURE_CACHE_MB: withDefault(
    kind.whole(1, 1_000_000),
    '512',
    'how much of `DATA_DIR` resized pictures may take; the oldest go first',
  ),
  REDIS_URL: optional(
    kind.databaseUrl(/^rediss?:\/\//, 'redis'),
    'Redis that instances share: edits, pages, last good answers',
  ),
  HEAP_MB: withDefault(
    kind.whole(LEAST_HEAP_MB, 65_536),
    '256',
    'most memory for JavaScript in MB, set by `npm start` and `npm run serve`',
  ),
  TRUST_PROXY: withDefault(kind.whole(0, 10), '0', 'how many proxies stand in front'),
  SHUTDOWN_GRACE_SECONDS: withDefault(
    kind.whole(0, 120),
    '0',
    'after SIGTERM: health answers 503 for so long before it stops accepting; 5 behind a balancer (D35)',
  ),
  PAGE_TRANSFORMS: withDefault(
    kind.transforms,
    'on',
    '`off`: documents stay as Next wrote them; or names of the transforms to make (ADR 0051)',
  ),
  LOG_LEVEL: withDefault(
    kind.oneOf(['debug', 'info', 'warn', 'error', 'silent']),
    'info',
    'least level that is logged',
  ),
  METRICS_TOKEN: optional(
    kind.secret,
    'Bearer token of `/api/metrics` and, once set, of deep health’s details; unset: nothing is measured',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    kind.httpUrl,
    'OpenTelemetry collector (OTLP over HTTP) for traces, such as `http://collector:4318`',
  ),
}

const crawlers = {
  ROBOTS: withDefault(
    kind.oneOf(['open', 'closed']),
    'open',
    '`closed`: robots.txt lets no crawler in, for a site that is not public yet',
  ),
  AI_BOTS: withDefault(kind.aiRules, '', 'answer engines, by bot, `training`, `answers` or `all`'),
  SITE_VERIFICATION: withDefault(kind.verification, '', 'codes of search engines for the home page'),
  BAIDU_PUSH_TOKEN: optional(
    kind.text(/^[\w-]{4,128}$/, 'must be the token of Baidu’s link submission'),
    'tells Baidu of new and changed addresses',
  ),
  BAIDU_PUSH_URL: withDefault(
    kind.httpUrl,
    'http://data.zz.baidu.com/urls',
    'where addresses are sent to Baidu',
  ),
  INDEXNOW_KEY: optional(
    kind.text(/^[A-Za-z0-9-]{8,128}$/, 'must be 8–128 letters, digits or -'),
    'tells Bing and others of new and changed addresses',
  ),
  INDEXNOW_URL: withDefault(kind.httpUrl, 'https://api.indexnow.org/indexnow', 'where addresses are sent'),
  CDN_PURGE_URL: optional(
    kind.httpUrls,
    'webhooks that receive the addresses of changed pages, for a CDN to purge',
  ),
  SECURITY_CONTACT: optional(
    kind.text(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must look like mailto:security@example.com'),
    'whom `/.well-known/security.txt` names, a mailbox or an https address; unset: the site’s own contact form',
  ),
}

const enquiries = {
  ENQUIRY_WEBHOOK_URL: optional(kind.httpUrl, 'where enquiries are sent besides the back end'),
  ENQUIRY_WEBHOOK_SECRET: optional(kind.secret, 'key that signs them'),
  ENQUIRY_RETENTION_DAYS: optional(
    kind.whole(1, 36_500),
    'older enquiries are erased, once a day; unset: never',
  ),
  SMTP_URL: optional(
    kind.smtpUrl,
    'mail server, `smtp:` or `smtps:`; who gets mails about enquiries is in `content/{cn,en}/mail.yaml`',
  ),
  MAIL_FROM: optional(kind.mailbox, 'sender of those mails'),
  CHAT_WECOM_URL: optional(kind.httpUrl, 'webhook of a WeCom robot that is notified of enquiries'),
  CHAT_DINGTALK_URL: optional(kind.httpUrl, 'the same of a DingTalk robot'),
  CHAT_DINGTALK_SECRET: optional(z.string(), 'secret of its signature, if it has one'),
  CHAT_FEISHU_URL: optional(kind.httpUrl, 'the same of a Feishu robot'),
  CHAT_FEISHU_SECRET: optional(z.string(), 'secret of its signature, if it has one'),
  CHAT_SLACK_URL: optional(kind.httpUrl, 'webhook of Slack'),
  CHAT_FIELDS: withDefault(kind.oneOf(['on', 'off']), 'off', '`on`: chats also get what the visitor wrote'),
}

const staff = {
  DESK_PASSWORD_HASH: optional(
    kind.text(
      /^scrypt:\d{2}:\d{1,2}:\d{1,2}:[\w-]{16,}:[\w-]{40,}$/,
      'must be a line of npm run desk-password',
    ),
    'turns on `/desk`, the inbox of sales',
  ),
  DESK_ACCOUNTS: withDefault(
    kind.oneOf(['on', 'off']),
    'off',
    '`on`: the same with a name and password for each, made by npm run desk-account; not beside `DESK_PASSWORD_HASH`',
  ),
  DESK_SSO_HEADER: optional(
    kind
      .text(/^[a-z0-9-]{3,60}$/i, 'must be the name of a header such as X-Forwarded-Email')
      .transform((name) => name.toLowerCase()),
    'the same behind a proxy that signs people in: header with their name',
  ),
  DESK_SSO_SECRET: optional(kind.secret, 'what that proxy sends as `X-Desk-Secret`'),
  STUDIO: withDefault(kind.oneOf(['on', 'off']), 'off', '`on`: `/studio` edits the content in the browser'),
  STUDIO_REPO: optional(
    kind.text(
      /^(?:github|gitlab|gitea):[\w.-]+(?:\/[\w.-]+)+$/,
      'must look like github:company/site, gitlab:group/site or gitea:company/site',
    ),
    'repository that the studio commits to; unset: a folder of one’s own machine',
  ),
  STUDIO_BRANCH: optional(kind.text(/^[\w./-]{1,200}$/, 'must be the name of a branch'), 'its branch'),
  STUDIO_HOST: optional(kind.httpUrl, 'the company’s own Git host'),
  STUDIO_APP_ID: optional(
    kind.text(/^[\w-]{1,200}$/, 'must be the id of an OAuth application'),
    'the OAuth application there (GitLab, Gitea)',
  ),
}

const analytics = {
  ANALYTICS_PROVIDER: optional(
    kind.oneOf(['baidu', 'matomo', 'ga4']),
    'counting service, loaded after the visitor’s consent',
  ),
  ANALYTICS_ID: optional(
    kind.text(/^[\w-]{1,64}$/, 'must be the id that the provider gives out: letters, digits, - or _'),
    'the id that it gives out',
  ),
  ANALYTICS_URL: optional(kind.httpUrl, 'address of Matomo, which `matomo` needs'),
}

const wechat = {
  WECHAT_APP_ID: optional(
    kind.text(/^wx[0-9a-f]{16}$/, 'must look like wx0123456789abcdef'),
    'account at WeChat: in its browser, shared pages show their title, words and picture by the JS-SDK',
  ),
  WECHAT_APP_SECRET: optional(kind.secret, 'its secret, which the server alone uses'),
  WECHAT_API_URL: withDefault(kind.httpUrl, 'https://api.weixin.qq.com', 'where tickets are asked for'),
}

/** The settings by subject. */
export const settingGroups = {
  'Site, addresses and languages': site,
  Content: content,
  'Data, process and observation': data,
  Crawlers: crawlers,
  Enquiries: enquiries,
  'Desk and studio': staff,
  'Counting by third parties': analytics,
  'Sharing in WeChat': wechat,
}

/** The schema of the environment. */
export const environment = z.object({
  NODE_ENV: z.string().optional(),
  ...{ ...site, ...content, ...data, ...crawlers, ...enquiries, ...staff, ...analytics, ...wechat },
})

/** Settings that mean nothing, or are unsafe, without another one. */
export const settingPartners = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['BAIDU_PUSH_TOKEN', 'SITE_URL'],
  ['INDEXNOW_KEY', 'SITE_URL'],
  ['CDN_PURGE_URL', 'SITE_URL'],
  ['CHAT_DINGTALK_SECRET', 'CHAT_DINGTALK_URL'],
  ['CHAT_FEISHU_SECRET', 'CHAT_FEISHU_URL'],
  ['DESK_SSO_HEADER', 'DESK_SSO_SECRET'],
  ['DESK_SSO_SECRET', 'DESK_SSO_HEADER'],
  ['STUDIO_BRANCH', 'STUDIO_REPO'],
  ['STUDIO_HOST', 'STUDIO_REPO'],
  ['STUDIO_APP_ID', 'STUDIO_REPO'],
  ['ANALYTICS_PROVIDER', 'ANALYTICS_ID'],
  ['ANALYTICS_ID', 'ANALYTICS_PROVIDER'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_APP_SECRET', 'WECHAT_APP_ID'],
] as const
