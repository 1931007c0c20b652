import type { Fault } from './fault'

/** Faults for items of ASVS in docs/security.md from V7 on, in its order; those of an attack stand with it. */
export const asvsOfData: readonly Fault[] = [
  {
    rows: ['V7.2.3 V7.3.2 sessions: unguessable, ended, not kept in clear'],
    file: 'lib/desk/access/session.ts',
    find: `.where('expires_at', '>', ⟦now⟧)`,
    plant: '0',
  },
  {
    rows: ['V7.4.1 signing out ends it on the server'],
    file: 'lib/desk/access/session.ts',
    find: 'if (⟦token⟧) await db',
    plant: 'false as never',
  },
  {
    rows: ['V8.2.1 V8.3.1 the desk is for who is signed in'],
    file: 'lib/desk/index.ts',
    find: 'const session = ⟦await sessionOf(store, request.headers, now)⟧',
    plant: `(await sessionOf(store, request.headers, now)) ?? ({ who: 'nobody', csrf: '' } as never)`,
  },
  {
    rows: ['V8.2.2 drafts are for who may see them'],
    file: 'lib/http/preview-access.ts',
    find: '!PREVIEW_SECRET || (headers && hasApiToken(headers))',
    plant: 'true',
  },
  {
    rows: ['V9.1.1 V9.2.1 signed passes: checked, with an end'],
    file: 'lib/enquiry/gate-token.ts',
    find: 'isExpired: ⟦now >= expiresAt⟧',
    plant: 'false',
  },
  {
    rows: ['V11.4.1 webhooks are signed (HMAC-SHA-256)'],
    file: 'lib/enquiry/targets/webhook.ts',
    find: `\`\${seconds}.\${body}\``,
    plant: 'body',
  },
  {
    rows: ['V11.5.1 keys are made by the machine’s own chance, once'],
    file: 'lib/enquiry/store/settings.ts',
    find: `⟦conflict.column('name').doNothing()⟧`,
    plant: `conflict.column('name').doUpdateSet({ value: made.value })`,
  },
  {
    rows: ['V11.5.1 keys are made by the machine’s own chance, once'],
    file: 'lib/enquiry/store/settings.ts',
    find: `randomBytes(32).toString('hex')`,
    plant: `'ab'.repeat(32)`,
  },
  {
    rows: ['V13.2.4 V13.2.5 outgoing calls for pictures only to listed hosts'],
    file: 'lib/contract/resource.ts',
    find: 'hosts.includes(new URL(url).host.toLowerCase())',
    plant: 'true',
  },
  {
    rows: ['V13.4.3 no folder is listed'],
    file: 'server/response/public-files.ts',
    find: `if (⟦!written.includes('.')⟧) return`,
    plant: `(written.endsWith('/') && response.end('<a href="logos/">logos/</a>'), false)`,
  },
  {
    rows: ['V13.4.5 figures and details are for who has the token'],
    file: 'server/metrics/open.ts',
    find: `!carriesSecret(new Headers({ authorization: request.headers.authorization ?? '' }), token)`,
    plant: 'false',
  },
  {
    rows: ['V13.4.5 details of deep health too'],
    file: 'app/api/health/route.ts',
    find: 'METRICS_TOKEN === undefined || carriesSecret(asked, METRICS_TOKEN)',
    plant: 'true',
  },
  {
    rows: ['V13.4.6 no version is named'],
    file: 'server/headers.ts',
    find: `...⟦['X-Frame-Options', 'SAMEORIGIN']⟧`,
    plant: `['X-Frame-Options', 'SAMEORIGIN', 'X-Powered-By', 'Next.js 16.4.6']`,
  },
  {
    rows: ['V14.2.1 nothing personal in addresses and reports'],
    file: 'lib/reports/read.ts',
    find: `what: ⟦impersonal(body.message || type)⟧`,
    plant: 'body.message || type',
  },
  {
    rows: ['V14.2.2 V14.3.2 nothing personal is kept by caches'],
    file: 'lib/desk/views/page.ts',
    find: `'Cache-Control': ⟦'private, no-store'⟧, 'X-Robots-Tag'`,
    plant: `'public, max-age=60'`,
  },
  {
    rows: ['V14.2.4 leads are erased by age and by contact'],
    file: 'lib/enquiry/admin/change.ts',
    find: `.set(⟦{ payload: '{}', client: '{}', erased_at: now }⟧)`,
    plant: `{ client: '{}', erased_at: now }`,
  },
  {
    rows: ['V14.2.7 and by themselves when their time is over'],
    file: 'lib/enquiry/chores/retention.ts',
    find: 'now - days * DAY_MS',
    plant: '0',
  },
  {
    rows: ['V14.3.3 nothing personal stays in the browser'],
    file: 'lib/rules/gate/visit.ts',
    find: `\`\${origin}\${pathname}\${query && \`?\${query}\`}\``,
    plant: 'url',
  },
  {
    rows: ['V15.1.2 what the product is made of'],
    file: 'scripts/lib/sbom.mjs',
    find: 'bill.components.filter((part) => !isForDevelopment(part))',
    plant: `bill.components.filter((part) => part.name !== 'sharp')`,
  },
  {
    rows: ['V15.2.2 nothing that takes long takes the site down'],
    file: 'lib/images/resize.ts',
    find: 'const kept = ⟦await readKept(key)⟧',
    plant:
      'await (async () => { for (const end = Date.now() + 1500; Date.now() < end; ); return undefined })()',
  },
  {
    rows: ['V15.2.3 nothing of development is served'],
    file: 'server/main.ts',
    find: `const publicRoot = ⟦join(root, 'public')⟧`,
    plant: 'root',
  },
  {
    rows: ['V15.3.3 a submit holds the contract’s fields and no others'],
    file: 'lib/enquiry/submit.ts',
    find: '...(⟦sourceId && { sourceId: Number(sourceId) }⟧),',
    plant: 'submission as object',
  },
  {
    rows: ['V15.3.6 names that objects have by themselves'],
    file: 'lib/env.ts',
    find: 'Object.create(null)',
    plant: '{}',
  },
  {
    rows: ['V16.2.5 no personal data in the log'],
    file: 'lib/enquiry/outbox.ts',
    find: '{ target: target.name, enquiry: enquiry.id, attempt: delivery.attempts }',
    plant: '{ target: target.name, enquiry, attempt: delivery.attempts }',
  },
  {
    rows: ['V16.3.1 who did what at the desk'],
    file: 'lib/enquiry/admin/audit-log.ts',
    find: `insertInto('desk_log').values(⟦row⟧)`,
    plant: `{ ...row, who: '' }`,
  },
  {
    rows: ['V16.4.1 log lines cannot be forged'],
    file: 'lib/log.ts',
    find: 'pino({ base: null, level: logLevel(), timestamp: pino.stdTimeFunctions.isoTime })',
    plant: `pino({ level: logLevel(), hooks: { streamWrite: (line) => line.replaceAll('\\\\n', '\\n') } })`,
  },
  {
    rows: ['V16.5.1 errors say nothing of the inside'],
    file: 'server/request-target.ts',
    find: '⟦response.writeHead(400).end()⟧',
    plant: `response.writeHead(400).end(new Error('planted').stack)`,
  },
  {
    rows: ['V16.5.2 a back end that fails costs no page'],
    file: 'lib/content/upstream/index.ts',
    find: 'new UnavailableError(call.path, reason, { cause })',
    plant: 'new NotFoundError(call.path)',
  },
]
